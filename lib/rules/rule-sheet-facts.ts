/** What can come into play under a rules object (RULES 3.2): a sheet says nothing of options that can't. */
import { bookOf, type Book } from './book';
import { mayChase } from './chase';
import { refOf, type TierRef } from './rule-sheet-items';
import type { Rules, Tier, ZhuangyuanClass } from './types';

export type ChaseTime = 'never' | 'while-others' | 'always';

export interface Facts {
  readonly rules: Rules;
  readonly book: Book;
  readonly highest: boolean;
  readonly listed: (hand: ZhuangyuanClass) => boolean;
  /** By tier number: whether some throw takes it. */
  readonly reached: readonly boolean[];
  /** By tier number: when it can be chased. */
  readonly chase: readonly ChaseTime[];
  /** What the 对堂 effects take; null where that is nothing. */
  readonly bonus: Tier | null;
  /** Immediate tiers highest first, those of them with a limit, and ranked tiers. */
  readonly immediate: readonly Tier[];
  readonly limited: readonly Tier[];
  readonly ranked: readonly Tier[];
  /** Whether two claims can ever be compared, in play or in a roll-off. */
  readonly compares: boolean;
  /** Classes after whose claim the title can still change. */
  readonly open: readonly ZhuangyuanClass[];
  readonly jinhuaTakes: 'nothing' | 'remaining' | 'all' | 'held';
  readonly liuhongTakes: Rules['liuhong']['takes'];
  /** The faces of a 六勃黑 for which it does what `liuhei.then` says; none where that is nothing. */
  readonly blackFaces: readonly number[];
}

/** Reads what can come into play. */
export function factsOf(rules: Rules): Facts {
  const book = bookOf(rules);
  const { zhuangyuan } = rules;
  const highest = zhuangyuan.contest === 'highest';
  const listed = (hand: ZhuangyuanClass): boolean => zhuangyuan.order.includes(hand);
  const immediate = book.immediate.map((number) => rules.tiers[number]!);
  const limited = immediate.filter(({ quantity }) => quantity !== null);
  const bonus = book.bonus < 0 ? null : rules.tiers[book.bonus]!;
  const reached = rules.tiers.map((_, number) => book.judgements.some(({ tier }) => tier === number));
  const open = zhuangyuan.order.filter(
    (hand) => !zhuangyuan.immune.includes(hand) && !endsThrowing(rules, hand),
  );
  return {
    rules,
    book,
    highest,
    listed,
    reached,
    chase: rules.tiers.map((_, number) => (reached[number] ? chaseTime(book, number) : 'never')),
    bonus,
    immediate,
    limited,
    ranked: book.ranked.map((number) => rules.tiers[number]!),
    compares: highest && (open.length > 0 || zhuangyuan.fallback !== 'three-dice'),
    open: highest ? open : [],
    jinhuaTakes: jinhuaTakes(rules, bonus),
    liuhongTakes: listed('liuhong') ? liuhongTakes(rules, { bonus, immediate, limited }) : 'none',
    blackFaces: blackFaces(rules, immediate),
  };
}

/** Under 6.6 and 6.9 nothing is thrown any more, not even for the title, once all tiers are gone. */
function overOnceGone({ finish, zhuangyuan }: Rules): boolean {
  const { contest, fallback, fallbackAfter } = zhuangyuan;
  return finish === 'stop' && contest === 'highest' && fallback !== 'none' && fallbackAfter === 0;
}

/** RULES 4.12, 4.13. */
function chaseTime(book: Book, tier: number): ChaseTime {
  if (!mayChase(book, tier)) return 'never';
  const { rules } = book;
  const others = rules.tiers.filter((_, other) => other !== tier);
  const over = overOnceGone(rules);
  if (over && others.every(({ quantity }) => quantity === null)) return 'never';
  if (over || rules.chaseWhile === 'game-open' || others.some(({ quantity }) => quantity === null)) {
    return 'always';
  }
  return others.length === 0 ? 'never' : 'while-others';
}

/** Whether a claim of this class always ends the throwing (RULES 4.5, 4.8), or makes the game done (6.6). */
export function endsThrowing(rules: Rules, hand: ZhuangyuanClass): boolean {
  const { liuhong, liuhei, zhuangyuan } = rules;
  if (hand === 'liuhong' && liuhong.ends) return true;
  if (makesDone(rules, hand)) return true;
  if (hand !== 'liuhei' || liuhei.then !== 'scramble') return false;
  const faces = zhuangyuan.order.includes('biandijin') ? [2, 3, 5, 6] : [1, 2, 3, 5, 6];
  return faces.every((face) => liuhei.faces.some((one) => one === face));
}

/** Whether nothing is left after a claim of this class, so that there is an end at once under `stop`. */
function makesDone({ tiers, finish, zhuangyuan, ...rules }: Rules, hand: ZhuangyuanClass): boolean {
  if (finish !== 'stop' || zhuangyuan.contest === 'first') return false;
  const { takes } = rules.liuhong;
  const takesAll =
    hand === 'liuhong'
      ? takes === 'remaining' || takes === 'everything'
      : hand === 'biandijin' && rules.biandijin.takes === 'remaining';
  const takesBonus = hand === 'liuhong' && takes === 'duitang';
  return tiers.every(
    ({ id, quantity, award }) =>
      quantity === null || (award === 'immediate' && (takesAll || (takesBonus && id === rules.bonusTier))),
  );
}

/** RULES 4.4: an unlimited pool has nothing to give, so that only what others hold can be taken. */
function jinhuaTakes({ jinhua, zhuangyuan }: Rules, bonus: Tier | null): Facts['jinhuaTakes'] {
  if (!zhuangyuan.order.includes('jinhua') || bonus === null || jinhua.duitang === 'none') return 'nothing';
  if (bonus.quantity !== null) return jinhua.duitang;
  return jinhua.duitang === 'all' ? 'held' : 'nothing';
}

/** RULES 4.5. */
function liuhongTakes(
  { liuhong }: Rules,
  { bonus, immediate, limited }: Pick<Facts, 'bonus' | 'immediate' | 'limited'>,
): Facts['liuhongTakes'] {
  switch (liuhong.takes) {
    case 'none':
      return 'none';
    case 'duitang':
      return bonus === null ? 'none' : 'duitang';
    case 'remaining':
      return limited.length === 0 ? 'none' : 'remaining';
    case 'everything':
      if (immediate.length === 0) return 'none';
      return immediate.length === 1 && bonus !== null ? 'duitang' : 'everything';
  }
}

/** RULES 4.8, 4.9. */
function blackFaces({ liuhei, zhuangyuan }: Rules, immediate: readonly Tier[]): number[] {
  if (liuhei.then === 'nothing' || (liuhei.then === 'share-own' && immediate.length === 0)) return [];
  const own = zhuangyuan.order.includes('biandijin');
  return liuhei.faces.filter((face) => !(own && face === 1)).sort((one, other) => one - other);
}

/** Whether two claims of this class can ever be compared. */
export function comparesWithin({ compares, open, rules }: Facts, hand: ZhuangyuanClass): boolean {
  const { fallback, repeat } = rules.zhuangyuan;
  return compares && (fallback !== 'three-dice' || repeat === 'last' || open.includes(hand));
}

const ALL_EQUAL: readonly ZhuangyuanClass[] = ['jinhua', 'biandijin', 'liuhong'];

/** The immune classes for which that matters: a title that nothing could change anyway needs no lock. */
export function immuneClasses({ rules, highest }: Facts): ZhuangyuanClass[] {
  const { order, immune, repeat } = rules.zhuangyuan;
  if (!highest) return [];
  return [...order].reverse().filter((hand, place) => {
    if (!immune.includes(hand) || endsThrowing(rules, hand)) return false;
    return repeat === 'last' || place > 0 || !ALL_EQUAL.includes(hand);
  });
}

/** Whether, and from which tiers, a throw steps down (RULES 4.14), extras included. */
export function stepsDown(facts: Facts): boolean {
  const { rules, book, reached } = facts;
  if (rules.exhausted === 'nothing') return false;
  if (!facts.highest && facts.immediate.length > 0) return true;
  const hasLower = (tier: number): boolean =>
    rules.tiers[tier]?.quantity !== null && book.immediate.some((lower) => lower < tier);
  const byThrow = rules.tiers.some(
    ({ award, chase }, tier) =>
      award === 'immediate' && chase === 'none' && reached[tier] === true && hasLower(tier),
  );
  return byThrow || extraKinds(book).some((fours) => hasLower(book.extraTiers[fours]!));
}

/** How many 4s the extras are for that can be won (RULES 4.7, 4.15). */
export function extraKinds({ judgements, extraTiers }: Book): (1 | 2)[] {
  return ([1, 2] as const).filter(
    (fours) => extraTiers[fours]! >= 0 && judgements.some(({ extra }) => extra === fours),
  );
}

/** Limited tiers that no throw can ever empty: the game is never done (RULES 6.6). */
export function neverGone(facts: Facts): TierRef[] {
  const { rules, book, reached, liuhongTakes: takes } = facts;
  const byExtra = extraKinds(book).map((fours) => book.extraTiers[fours]!);
  const liuhongEnds = endsThrowing(rules, 'liuhong');
  const allPools =
    (!liuhongEnds && (takes === 'remaining' || takes === 'everything')) ||
    (facts.listed('biandijin') && rules.biandijin.takes === 'remaining');
  const bonusPool = facts.jinhuaTakes !== 'nothing' || (!liuhongEnds && takes === 'duitang');
  const steps = stepsDown(facts);
  return rules.tiers
    .filter((tier, number) => {
      if (tier.quantity === null || reached[number] === true) return false;
      if (tier.award === 'ranked') return true;
      return !(allPools || steps || byExtra.includes(number) || (bonusPool && number === book.bonus));
    })
    .map(refOf);
}
