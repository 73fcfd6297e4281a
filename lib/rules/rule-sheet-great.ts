/** What the great throws do besides, each of them named, also where the rules list it nowhere (RULES 4.4 to 4.9). */
import { takenBy } from './rule-sheet-dice';
import { endsThrowing, type Facts } from './rule-sheet-facts';
import { refOf, say, sayIf, type SheetItem } from './rule-sheet-items';
import { ZHUANGYUAN_CLASSES, type ZhuangyuanClass } from './types';

/** Strongest first. */
export function greatItems(facts: Facts): SheetItem[] {
  const unlisted = ZHUANGYUAN_CLASSES.filter((hand) => !facts.listed(hand) && !REPLACED.includes(hand));
  return [
    ...liuhongItems(facts),
    ...biandijinItems(facts),
    ...liuheiItems(facts, unlisted.includes('liuhei')),
    ...jinhuaItems(facts),
    ...unlisted.filter((hand) => hand !== 'liuhei').map((hand) => unlistedItem(facts, hand)),
  ];
}

/** Classes that are others where they are not listed (RULES 1.1). */
const REPLACED: readonly ZhuangyuanClass[] = ['jinhua', 'biandijin'];

/** RULES 1.2: what is no claim is just six dice. */
function unlistedItem({ book, rules }: Facts, name: ZhuangyuanClass): SheetItem {
  const taken = takenBy(book, name);
  const winning = [...taken.keys()].filter((number) => number >= 0).sort((one, other) => other - one);
  const dice = (winning.length > 0 ? winning : [...taken.keys()]).map((number) => taken.get(number)!);
  const tiers = winning.map((number) => refOf(rules.tiers[number]!));
  const hand = { hand: name };
  if (tiers.length === 0) return say('unlisted-nothing', { hand }, { dice });
  if (taken.size === 1) return say('unlisted-wins', { hand, tier: tiers[0]! }, { dice });
  return say('unlisted-various', { hand, tiers: { tiers } }, { dice });
}

/** RULES 4.4. */
function jinhuaItems(facts: Facts): SheetItem[] {
  const { rules, bonus, book, chase, jinhuaTakes } = facts;
  const dice = ['444411'];
  if (!facts.listed('jinhua')) return [say('jinhua-as-sihong', {}, { dice })];
  if (jinhuaTakes === 'nothing' || bonus === null) return [say('jinhua-takes-nothing', {}, { dice })];
  const tier = refOf(bonus);
  const { protected: guarded } = rules.jinhua;
  const chased = chase[book.bonus] !== 'never';
  const details = sayIf(chased, guarded ? 'jinhua-protected' : 'jinhua-not-protected', { tier });
  return [say(`jinhua-takes-${jinhuaTakes}`, { tier }, { dice, details })];
}

/** RULES 4.5. */
function liuhongItems(facts: Facts): SheetItem[] {
  const { rules, bonus, jinhuaTakes, liuhongTakes: takes } = facts;
  if (!facts.listed('liuhong')) return [];
  const dice = ['444444'];
  const after = say(endsThrowing(rules, 'liuhong') ? 'liuhong-ends' : 'liuhong-goes-on');
  if (takes === 'none') return [say('liuhong-takes-nothing', {}, { dice, details: [after] })];
  const takesHeld = takes !== 'remaining' && jinhuaTakes !== 'nothing' && bonus !== null;
  const spares = rules.liuhong.sparesJinhua && rules.jinhua.protected;
  const details = [
    ...notTaken(facts, takes === 'duitang'),
    ...(takesHeld ? [say(spares ? 'liuhong-spares' : 'liuhong-spares-not', { tier: refOf(bonus) })] : []),
    after,
  ];
  if (takes === 'duitang') {
    return bonus === null ? [] : [say('liuhong-takes-bonus', { tier: refOf(bonus) }, { dice, details })];
  }
  return [say(`liuhong-takes-${takes}`, {}, { dice, details })];
}

/** RULES 4.0: an unlimited pool gives nothing to an effect, and ranked tiers lie outside. */
function notTaken({ immediate, ranked, bonus }: Facts, bonusOnly: boolean): SheetItem[] {
  const unlimited = immediate.filter((tier) => tier.quantity === null && (!bonusOnly || tier === bonus));
  const outside = bonusOnly ? [] : ranked;
  return [
    ...(unlimited.length > 0 ? [say('unlimited-not-taken', { tiers: { tiers: unlimited.map(refOf) } })] : []),
    ...(outside.length > 0 ? [say('ranked-not-taken', { tiers: { tiers: outside.map(refOf) } })] : []),
  ];
}

/** RULES 1.1, 4.6. */
function biandijinItems(facts: Facts): SheetItem[] {
  const dice = ['111111'];
  if (!facts.listed('biandijin')) return [say('biandijin-as-liuhei', {}, { dice })];
  if (facts.rules.biandijin.takes === 'none' || facts.limited.length === 0) {
    return [say('biandijin-takes-nothing', {}, { dice })];
  }
  return [say('biandijin-takes-remaining', {}, { dice, details: notTaken(facts, false) })];
}

/** RULES 4.8, 4.9. */
function liuheiItems(facts: Facts, unlisted: boolean): SheetItem[] {
  const { rules, blackFaces: faces } = facts;
  const what = unlisted ? unlistedItem(facts, 'liuhei') : say('liuhei-listed', {}, { dice: ['666666'] });
  if (faces.length === 0) return [what, ...sayIf(!unlisted, 'liuhei-goes-on')];
  const dice = faces.map((face) => String(face).repeat(6));
  const code = rules.liuhei.then === 'scramble' ? 'liuhei-scramble' : 'liuhei-share';
  return [what, say(code, { faces: { faces } }, { dice })];
}
