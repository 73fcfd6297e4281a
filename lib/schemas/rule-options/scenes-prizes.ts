/** Throws that show how prizes are won, chased and taken. Pure. */
import { classify, PRESETS, type Rules, type Tier, type ZhuangyuanClass } from '../../rules';
import { countsFours } from '../../rules/book';
import { NOTHING, play, stage, stageOf, throwsOf, tiers, type Scene } from './stage';

/** Every way of chasing takes from another: three have one unit each, a fourth throws when all are gone. */
export function chaseScene(rules: Rules, tierId: string, chase: Tier['chase']): Scene | null {
  const table = alone(rules, tierId, { quantity: 3, chase, award: 'immediate' });
  if (!table) return null;
  const [dice] = throwsOf(table, tierId);
  if (dice === undefined) return null;
  return play(
    table,
    4,
    [
      { seat: 1, dice },
      { seat: 3, dice },
      { seat: 2, dice },
      { seat: 4, dice },
    ],
    { stock: [tierId] },
  );
}

/** The greater sum comes first, when it is too early to know; then somebody is 状元 and the game ends. */
export function awardScene(rules: Rules, tierId: string, award: Tier['award']): Scene | null {
  const table = alone(rules, tierId, { quantity: 1, chase: 'none', award });
  const tier = table?.tiers.find(({ id }) => id === tierId);
  if (!table || !tier) return null;
  const score = (dice: string): number => {
    const thrown = classify(dice);
    return countsFours(tier) ? thrown.sumWithoutFours : thrown.sum;
  };
  const thrown = throwsOf(table, tierId).sort((one, other) => score(one) - score(other));
  const [low, high] = [thrown[0], thrown.at(-1)];
  if (low === undefined || high === undefined) return null;
  return play(
    { ...table, tiers: [tier] },
    3,
    [
      { seat: 1, dice: low },
      { seat: 2, dice: high },
      { seat: 3, dice: '444435' },
    ],
    { stock: [tierId] },
  );
}

/** The tiers of the rules with one of them changed, under the plainest other options. */
function alone(rules: Rules, tierId: string, change: Partial<Tier>): Rules | null {
  const { order } = rules.zhuangyuan;
  const own = rules.tiers.map((tier) => (tier.id === tierId ? { ...tier, ...change } : tier));
  return stageOf({ tiers: own, zhuangyuan: { order } });
}

/** All else is gone when somebody would chase. */
export function chaseWhileScene(chaseWhile: Rules['chaseWhile']): Scene {
  const own = tiers({ yixiu: 1, duitang: 1 }, { duitang: { chase: 'last-winner' } });
  return play(
    stage({ tiers: own, chaseWhile }),
    3,
    [
      { seat: 1, dice: '123456' },
      { seat: 2, dice: '411236' },
      { seat: 3, dice: '123456' },
    ],
    { stock: ['duitang', 'yixiu'] },
  );
}

export function exhaustedScene(exhausted: Rules['exhausted']): Scene {
  return play(
    stage({ tiers: tiers({ yixiu: 8, sanhong: 1 }), exhausted }),
    2,
    [
      { seat: 1, dice: '444126' },
      { seat: 2, dice: '444235' },
    ],
    { stock: ['sanhong'] },
  );
}

export function sijinScene(sijin: boolean): Scene {
  return play(stage({ extras: { sijin } }), 2, [
    { seat: 1, dice: '222241' },
    { seat: 2, dice: '555544' },
  ]);
}

export function wuziExtraScene(wuzi: boolean): Scene {
  return play(stage({ extras: { wuzi } }), 1, [{ seat: 1, dice: '555554' }]);
}

/** Two have won something when 六勃红 comes. */
export function liuhongScene(takes: Rules['liuhong']['takes']): Scene {
  return play(
    stage({ tiers: tiers({ yixiu: 2, sanhong: 2, duitang: 2 }), liuhong: { takes } }),
    3,
    [
      { seat: 1, dice: '123456' },
      { seat: 2, dice: '444126' },
      { seat: 3, dice: '444444' },
    ],
    { stock: ['duitang', 'sanhong', 'yixiu'] },
  );
}

export function sparesScene(sparesJinhua: boolean): Scene {
  const table = stage({ jinhua: { duitang: 'remaining' }, liuhong: { takes: 'duitang', sparesJinhua } });
  return play(
    table,
    2,
    [
      { seat: 1, dice: '444411' },
      { seat: 2, dice: '444444' },
    ],
    { stock: ['duitang'] },
  );
}

export function liuhongEndsScene(ends: boolean): Scene {
  return play(stage({ liuhong: { ends } }), 2, [
    { seat: 1, dice: '444444' },
    { seat: 2, dice: '411236' },
  ]);
}

const WITH_BIANDIJIN: readonly ZhuangyuanClass[] = PRESETS.liuhe.zhuangyuan.order;

export function biandijinScene(takes: Rules['biandijin']['takes']): Scene {
  const own = tiers({ yixiu: 2, sanhong: 2, duitang: 2 });
  return play(
    stage({ tiers: own, zhuangyuan: { order: WITH_BIANDIJIN }, biandijin: { takes } }),
    2,
    [
      { seat: 1, dice: '123456' },
      { seat: 2, dice: '111111' },
    ],
    { stock: ['duitang', 'sanhong', 'yixiu'] },
  );
}

/** Who throws six blacks has won two prizes before. */
export function blackScene(then: Rules['liuhei']['then']): Scene {
  return play(stage({ tiers: tiers({ yixiu: 4, sanhong: 2, duitang: 2 }), liuhei: { then } }), 3, [
    { seat: 1, dice: '123456' },
    { seat: 1, dice: '444126' },
    { seat: 1, dice: '666666' },
    ...(then === 'scramble' ? [{ seat: 3, grab: 'duitang' }] : [{ seat: 2, dice: '411236' }]),
  ]);
}

export function facesScene({ zhuangyuan }: Rules, faces: readonly number[], face: number): Scene {
  const { order } = zhuangyuan;
  return play(stage({ zhuangyuan: { order }, liuhei: { then: 'scramble', faces } }), 2, [
    { seat: 1, dice: String(face).repeat(6) },
    { seat: 2, dice: NOTHING },
  ]);
}
