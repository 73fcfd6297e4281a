/** A rules object made ready for play: every throw judged once, every tier found by its number. */
import { THROWS, type Throw } from './hands';
import { handUnder, strengthOf } from './strength';
import { ZHUANGYUAN, type Hand, type Matcher, type Rules, type Tier } from './types';

/** What one way for six dice to lie means under these rules. */
export interface Judgement {
  readonly thrown: Throw;
  /** What it is called here (RULES 1.1). */
  readonly hand: Hand;
  /** 0: no claim. */
  readonly strength: number;
  /** The ordinary tier that it takes (RULES 1.2), or -1; a claim takes none. */
  readonly tier: number;
  /** What a ranked tier records (RULES 4.10). */
  readonly score: number;
  /** How many 4s the extra of 兼得 is for (RULES 4.7, 4.15), or 0. */
  readonly extra: number;
  /** Whether `liuhei.then` speaks of it (RULES 4.8, 4.9). */
  readonly black: boolean;
}

/** A kind of prize: an ordinary tier, the 状元, or the consolation. */
export interface Prize {
  readonly id: string;
  /** Infinity: unlimited. */
  readonly quantity: number;
}

export interface Book {
  readonly rules: Rules;
  /** By `Throw.index`. */
  readonly judgements: readonly Judgement[];
  /** Ordinary tiers lowest first, then the 状元, then the consolation if there is one. */
  readonly prizes: readonly Prize[];
  readonly prizeNumbers: ReadonlyMap<string, number>;
  /** The number of the 状元 prize; ordinary tiers have lower ones. */
  readonly crown: number;
  /** The consolation's number, or -1. */
  readonly consolation: number;
  /** Immediate tiers, highest first: what effects, extras and grabs may touch (RULES 4.0). */
  readonly immediate: readonly number[];
  /** Ranked tiers, highest first (RULES 5). */
  readonly ranked: readonly number[];
  /** The tier that the 对堂 effects mean, or -1 where they take nothing. */
  readonly bonus: number;
  /** The tier whose unit an extra of one or two 4s is (RULES 4.15), or -1; by the number of 4s. */
  readonly extraTiers: readonly number[];
}

const books = new WeakMap<Rules, Book>();

/** The book of a rules object, made once for each object. */
export function bookOf(rules: Rules): Book {
  const known = books.get(rules);
  if (known) return known;
  const book = compile(rules);
  books.set(rules, book);
  return book;
}

function compile(rules: Rules): Book {
  const { tiers, consolation } = rules;
  const prizes = [
    ...tiers.map(({ id, quantity }) => ({ id, quantity: quantity ?? Infinity })),
    { id: ZHUANGYUAN, quantity: rules.zhuangyuan.quantity },
    ...(consolation ? [{ id: consolation.id, quantity: consolation.quantity ?? Infinity }] : []),
  ];
  const highestFirst = tiers.map((_, number) => number).reverse();
  const immediate = highestFirst.filter((number) => tiers[number]!.award === 'immediate');
  return {
    rules,
    judgements: THROWS.map((thrown) => judge(rules, thrown)),
    prizes,
    prizeNumbers: new Map(prizes.map(({ id }, number) => [id, number])),
    crown: tiers.length,
    consolation: consolation ? tiers.length + 1 : -1,
    immediate,
    ranked: highestFirst.filter((number) => tiers[number]!.award === 'ranked'),
    bonus: immediate.find((number) => tiers[number]!.id === rules.bonusTier) ?? -1,
    extraTiers: [0, 1, 2].map((fours) =>
      fours === 0 ? -1 : (immediate.find((number) => hasMatcher(tiers[number]!, 'fours', fours)) ?? -1),
    ),
  };
}

function judge(rules: Rules, thrown: Throw): Judgement {
  const strength = strengthOf(rules, thrown);
  const hand = handUnder(rules, thrown);
  const tier = strength > 0 ? -1 : highestMatch(rules.tiers, thrown);
  const taken = rules.tiers[tier];
  return {
    thrown,
    hand,
    strength,
    tier,
    score: taken && countsFours(taken) ? thrown.sumWithoutFours : thrown.sum,
    extra: strength > 0 ? extraOfClaim(rules, hand, thrown) : extraOfTier(rules, taken, thrown),
    black: hand === 'liuhei' && rules.liuhei.faces.some((face) => face === thrown.face),
  };
}

function highestMatch(tiers: readonly Tier[], thrown: Throw): number {
  let highest = -1;
  tiers.forEach(({ match }, number) => {
    if (match.some((matcher) => matches(matcher, thrown))) highest = number;
  });
  return highest;
}

/** Whether a throw is what a matcher asks for (RULES 1.2). */
export function matches(matcher: Matcher, thrown: Throw): boolean {
  if ('fours' in matcher) return thrown.counts[4] === matcher.fours;
  if ('alike' in matcher) return thrown.counts.some((count, face) => face !== 4 && count === matcher.alike);
  if ('straight' in matcher) return thrown.dice === '123456';
  return thrown.dice === [...matcher.exact].sort().join('');
}

/** Whether a tier has a matcher for exactly so many 4s, or exactly so many alike. */
export function hasMatcher(tier: Tier, kind: 'fours' | 'alike', count: number): boolean {
  return tier.match.some((matcher) =>
    kind === 'fours'
      ? 'fours' in matcher && matcher.fours === count
      : 'alike' in matcher && matcher.alike === count,
  );
}

/** Whether a tier has a `fours` matcher: then its throws compare by the dice that show no 4 (RULES 4.10, 8). */
export function countsFours(tier: Tier): boolean {
  return tier.match.some((matcher) => 'fours' in matcher);
}

function extraOfClaim(rules: Rules, hand: Hand, thrown: Throw): number {
  return rules.extras.wuzi && hand === 'wuzi' && thrown.kicker === 4 ? 1 : 0;
}

function extraOfTier(rules: Rules, taken: Tier | undefined, thrown: Throw): number {
  if (!rules.extras.sijin || !taken || !hasMatcher(taken, 'alike', 4)) return 0;
  return matches({ alike: 4 }, thrown) ? thrown.counts[4]! : 0;
}
