import { PRESETS, type Rules, type Tier, type ZhuangyuanClass } from '../rules';

/**
 * What sets rules apart from the plainest ones, as codes; their sentences are in `messages/…/rulebook.json`
 * under `trait`. Pure.
 */

type TraitCode =
  | 'tiers'
  | 'ranked'
  | 'chase-nearest-behind'
  | 'chase-last-winner'
  | 'chase-first-winner'
  | 'chase-game-open'
  | 'order-counts'
  | 'order-not-counts'
  | 'order-top'
  | 'wuzi-kicker'
  | 'contest-first'
  | 'repeat-last'
  | 'immune'
  | 'duitang-at-end'
  | 'fallback-three-dice'
  | 'fallback-six-dice'
  | 'jinhua-remaining'
  | 'jinhua-all'
  | 'jinhua-unprotected'
  | 'liuhong-duitang'
  | 'liuhong-remaining'
  | 'liuhong-everything'
  | 'liuhong-spares'
  | 'liuhong-ends'
  | 'biandijin-remaining'
  | 'liuhei-scramble'
  | 'liuhei-share-own'
  | 'liuhei-faces'
  | 'extras-sijin'
  | 'extras-wuzi'
  | 'step-down'
  | 'miss-skips'
  | 'finish-round'
  | 'quiet-round'
  | 'round-limit'
  | 'clockwise'
  | 'consolation';

export interface Trait {
  code: TraitCode;
  tiers?: readonly Pick<Tier, 'id' | 'name' | 'quantity'>[];
  classes?: readonly ZhuangyuanClass[];
  count?: number;
}

const PLAIN = PRESETS.plain;

/** What is to be said about these rules, in the order in which one would tell it. */
export function traitsOf(rules: Rules): Trait[] {
  return [
    ...tierTraits(rules),
    ...orderTraits(rules),
    ...titleTraits(rules),
    ...specialTraits(rules),
    ...turnTraits(rules),
  ];
}

function when(condition: boolean, code: TraitCode, more: Omit<Trait, 'code'> = {}): Trait[] {
  return condition ? [{ code, ...more }] : [];
}

function tierTraits({ tiers, chaseWhile, bonusTier, jinhua }: Rules): Trait[] {
  const standard = PLAIN.tiers;
  const same =
    tiers.length === standard.length &&
    tiers.every((tier, at) => tier.id === standard[at]?.id && tier.quantity === standard[at].quantity);
  const chasing = (chase: Tier['chase']) => tiers.filter((tier) => tier.chase === chase);
  const chases = (['nearest-behind', 'last-winner', 'first-winner'] as const).flatMap((chase) =>
    when(chasing(chase).length > 0, `chase-${chase}`, { tiers: chasing(chase) }),
  );
  const ranked = tiers.filter((tier) => tier.award === 'ranked');
  return [
    ...when(!same, 'tiers', { tiers: [...tiers].reverse() }),
    ...when(ranked.length > 0, 'ranked', { tiers: ranked }),
    ...chases,
    ...when(chases.length > 0 && chaseWhile === 'game-open', 'chase-game-open'),
    ...when(
      jinhua.duitang !== 'none' && !jinhua.protected && hasTier(tiers, bonusTier),
      'jinhua-unprotected',
    ),
  ];
}

function orderTraits({ zhuangyuan: { order } }: Rules): Trait[] {
  const standard = PLAIN.zhuangyuan.order;
  const more = order.filter((one) => !standard.includes(one));
  const fewer = standard.filter((one) => !order.includes(one));
  const top = order.at(-1);
  return [
    ...when(more.length > 0, 'order-counts', { classes: more }),
    ...when(fewer.length > 0, 'order-not-counts', { classes: fewer }),
    ...(top === undefined ? [] : when(top !== 'liuhong', 'order-top', { classes: [top] })),
  ];
}

function titleTraits({ zhuangyuan, tiers, bonusTier }: Rules): Trait[] {
  const { order, wuzi, contest, repeat, immune, duitangAtEnd, fallback, fallbackAfter } = zhuangyuan;
  const atEnd = duitangAtEnd.filter((hand) => order.includes(hand));
  return [
    ...when(wuzi === 'kicker' && order.includes('wuzi'), 'wuzi-kicker'),
    ...when(contest === 'first', 'contest-first'),
    ...when(repeat === 'last', 'repeat-last'),
    ...when(immune.length > 0, 'immune', { classes: immune }),
    ...when(atEnd.length > 0 && hasTier(tiers, bonusTier), 'duitang-at-end', { classes: atEnd }),
    ...(fallback === 'none' ? [] : when(true, `fallback-${fallback}`, { count: fallbackAfter })),
  ];
}

function specialTraits(rules: Rules): Trait[] {
  const { jinhua, liuhong, biandijin, liuhei, extras, tiers, bonusTier } = rules;
  const listed = (hand: ZhuangyuanClass) => rules.zhuangyuan.order.includes(hand);
  const flower = listed('jinhua') && hasTier(tiers, bonusTier);
  const reds = listed('liuhong');
  return [
    ...(jinhua.duitang === 'none' ? [] : when(flower, `jinhua-${jinhua.duitang}`)),
    ...(liuhong.takes === 'none' ? [] : when(reds, `liuhong-${liuhong.takes}`)),
    ...when(reds && liuhong.takes !== 'none' && liuhong.sparesJinhua, 'liuhong-spares'),
    ...when(reds && liuhong.ends, 'liuhong-ends'),
    ...when(listed('biandijin') && biandijin.takes === 'remaining', 'biandijin-remaining'),
    ...(liuhei.then === 'nothing' ? [] : when(true, `liuhei-${liuhei.then}`)),
    ...when(liuhei.then !== 'nothing' && liuhei.faces.length < 5, 'liuhei-faces', {
      count: liuhei.faces[0] ?? 6,
    }),
    ...when(extras.sijin, 'extras-sijin'),
    ...when(extras.wuzi, 'extras-wuzi'),
  ];
}

function hasTier(tiers: Rules['tiers'], id: string): boolean {
  return tiers.some((tier) => tier.id === id);
}

function turnTraits({ exhausted, miss, finish, roundLimit, direction, consolation }: Rules): Trait[] {
  return [
    ...when(exhausted === 'step-down', 'step-down'),
    ...when(miss === 'void-and-skip', 'miss-skips'),
    ...(finish === 'stop' ? [] : when(true, finish)),
    ...when(roundLimit !== null, 'round-limit', { count: roundLimit ?? 0 }),
    ...when(direction === 'clockwise', 'clockwise'),
    ...when(consolation !== null, 'consolation'),
  ];
}
