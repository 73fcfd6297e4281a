/**
 * A second judge, written apart from the core and as plainly as the rules read: it counts faces in a list
 * and compares claims pair by pair. Only for tests.
 */
import type { Hand, Rules } from '@/lib/rules';

export function faces(dice: string): number[] {
  return dice.split('').map(Number);
}

function howMany(dice: string, face: number): number {
  return faces(dice).filter((one) => one === face).length;
}

function isPermutationOf(dice: string, other: string): boolean {
  return [1, 2, 3, 4, 5, 6].every((face) => howMany(dice, face) === howMany(other, face));
}

const named = new Map<string, Hand>();

/** RULES 1; each way to throw is looked at once. */
export function naiveHand(dice: string): Hand {
  const known = named.get(dice) ?? lookAt(dice);
  named.set(dice, known);
  return known;
}

/** The table of RULES 1, read from its strongest row down. */
function lookAt(dice: string): Hand {
  const blacks = [1, 2, 3, 5, 6];
  if (isPermutationOf(dice, '444444')) return 'liuhong';
  if (isPermutationOf(dice, '111111')) return 'biandijin';
  if (['222222', '333333', '555555', '666666'].some((six) => isPermutationOf(dice, six))) return 'liuhei';
  if (isPermutationOf(dice, '444411')) return 'jinhua';
  if (howMany(dice, 4) === 5) return 'wuhong';
  if (blacks.some((face) => howMany(dice, face) === 5)) return 'wuzi';
  if (howMany(dice, 4) === 4) return 'sihong';
  if (isPermutationOf(dice, '123456')) return 'duitang';
  if (howMany(dice, 4) === 3) return 'sanhong';
  if (blacks.some((face) => howMany(dice, face) === 4)) return 'sijin';
  if (howMany(dice, 4) === 2) return 'erju';
  if (howMany(dice, 4) === 1) return 'yixiu';
  return 'none';
}

/** RULES 1.1: the class under these rules, and null where it is no claim. */
export function naiveClaim(rules: Rules, dice: string): Hand | null {
  const listed = (hand: Hand): boolean => (rules.zhuangyuan.order as readonly Hand[]).includes(hand);
  let hand = naiveHand(dice);
  if (hand === 'jinhua' && !listed('jinhua')) hand = 'sihong';
  if (hand === 'biandijin' && !listed('biandijin')) hand = 'liuhei';
  return listed(hand) ? hand : null;
}

/** RULES 1.2: the highest ordinary tier that matches, or null. */
export function naiveTier(rules: Rules, dice: string): string | null {
  if (naiveClaim(rules, dice) !== null) return null;
  for (const tier of [...rules.tiers].reverse()) {
    for (const matcher of tier.match) {
      if ('fours' in matcher && howMany(dice, 4) === matcher.fours) return tier.id;
      if ('alike' in matcher && [1, 2, 3, 5, 6].some((face) => howMany(dice, face) === matcher.alike)) {
        return tier.id;
      }
      if ('straight' in matcher && isPermutationOf(dice, '123456')) return tier.id;
      if ('exact' in matcher && isPermutationOf(dice, matcher.exact)) return tier.id;
    }
  }
  return null;
}

/** RULES 2: more than zero where the first claim is stronger, less where the second is, zero for equals. */
export function naiveCompare(rules: Rules, one: string, other: string): number {
  const [hand, otherHand] = [naiveClaim(rules, one), naiveClaim(rules, other)];
  const place = (of: Hand | null): number => (rules.zhuangyuan.order as readonly (Hand | null)[]).indexOf(of);
  if (hand !== otherHand) return place(hand) - place(otherHand);
  const differences = naiveDetails(rules, hand, one).map(
    (detail, at) => detail - naiveDetails(rules, otherHand, other)[at]!,
  );
  return differences.find((difference) => difference !== 0) ?? 0;
}

function naiveDetails(rules: Rules, hand: Hand | null, dice: string): number[] {
  const sorted = faces(dice).sort();
  const odd = sorted.filter((face) => howMany(dice, face) === 1);
  switch (hand) {
    case 'sihong':
      return [sorted.filter((face) => face !== 4).reduce((sum, face) => sum + face, 0)];
    case 'wuzi':
      return rules.zhuangyuan.wuzi === 'kicker' ? odd : [sorted[2]!, ...odd];
    case 'wuhong':
      return odd;
    case 'liuhei':
      return [sorted[0]!];
    default:
      return [];
  }
}

export interface NaiveThrow {
  seat: number;
  dice: string;
}

/**
 * RULES 4.2 and 4.3 for a list of throws: who holds the titles at the end, best first, as the numbers (from 1)
 * of the throws they rest on. Everything is worked out from the list again for every prefix of it.
 */
export function naiveTitle(rules: Rules, throws: readonly NaiveThrow[]): number[] {
  let recorded: number[] = [];
  let holders: number[] = [];
  throws.forEach(({ dice }, at) => {
    if (naiveClaim(rules, dice) === null) return;
    const first = holders[0] === undefined ? null : naiveClaim(rules, throws[holders[0] - 1]!.dice);
    if (first !== null && (rules.zhuangyuan.immune as readonly Hand[]).includes(first)) return;
    recorded = [...recorded, at + 1];
    holders = holdersOf(rules, throws, recorded);
  });
  return holders;
}

function holdersOf(rules: Rules, throws: readonly NaiveThrow[], recorded: readonly number[]): number[] {
  const dice = (number: number): string => throws[number - 1]!.dice;
  const beats = (one: number, other: number): boolean => {
    const compared = naiveCompare(rules, dice(one), dice(other));
    return compared > 0 || (compared === 0 && one < other);
  };
  const stands = (number: number): boolean => {
    const own = recorded.filter((other) => throws[other - 1]!.seat === throws[number - 1]!.seat);
    return rules.zhuangyuan.repeat === 'last'
      ? number === Math.max(...own)
      : own.every((other) => other === number || beats(number, other));
  };
  const standing = recorded.filter(stands);
  const ahead = (number: number): number => standing.filter((other) => beats(other, number)).length;
  return standing
    .filter((number) => ahead(number) < rules.zhuangyuan.quantity)
    .sort((one, other) => ahead(one) - ahead(other));
}
