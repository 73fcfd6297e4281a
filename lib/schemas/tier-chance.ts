import { meaningOf, THROWS, ZHUANGYUAN, type Matcher, type Rules, type Throw } from '../rules';
import { matches } from '../rules/book';
import { OUTCOMES, oddsOf, waysOf } from '../rules/odds';

/** What a tier's dice come to under its rules, for those who choose them. Pure. */

export interface TierChance {
  /** Throws that take the tier, out of 46,656. */
  count: number;
  outcomes: typeof OUTCOMES;
  /** Some of them, the most frequent first; six digits each. */
  examples: string[];
  /** Who takes throws that would match, too: `zhuangyuan`, or a higher tier; the most first. */
  takenBy: { tier: string; count: number }[];
  /** Other tiers that no throw takes any more, because this one takes them all. */
  starved: string[];
}

const EXAMPLES = 4;

/** The chances of an ordinary tier. */
export function chanceOf(rules: Rules, tier: string): TierChance {
  const match = rules.tiers.find(({ id }) => id === tier)?.match ?? [];
  const own: Throw[] = [];
  const takenBy = new Map<string, number>();
  for (const thrown of THROWS.filter((one) => matchesAny(match, one))) {
    const taken = meaningOf(rules, thrown.dice).tier;
    if (taken === tier) own.push(thrown);
    else if (taken !== null) takenBy.set(taken, (takenBy.get(taken) ?? 0) + waysOf(thrown));
  }
  return {
    count: own.reduce((sum, thrown) => sum + waysOf(thrown), 0),
    outcomes: OUTCOMES,
    examples: spread(own.sort((one, other) => waysOf(other) - waysOf(one))),
    takenBy: [...takenBy].map(([id, count]) => ({ tier: id, count })).sort((a, b) => b.count - a.count),
    starved: starvedBy(rules, tier),
  };
}

/** How many throws take each kind of prize, out of 46,656; the consolation has none. */
export function chances(rules: Rules): ReadonlyMap<string, number> {
  const odds = oddsOf(rules);
  return new Map([
    [ZHUANGYUAN, odds.claim],
    ...odds.tiers.map(({ tier, count }): [string, number] => [tier, count]),
  ]);
}

function matchesAny(match: readonly Matcher[], thrown: Throw): boolean {
  return match.some((one) => matches(one, thrown));
}

function starvedBy(rules: Rules, tier: string): string[] {
  const others = rules.tiers.filter(({ id }) => id !== tier);
  if (others.length === 0) return [];
  const without = chances({ ...rules, tiers: others });
  const now = chances(rules);
  return others.map(({ id }) => id).filter((id) => now.get(id) === 0 && (without.get(id) ?? 0) > 0);
}

/** A few of a list, from its beginning to its end. */
function spread(throws: readonly Throw[]): string[] {
  if (throws.length <= EXAMPLES) return throws.map(({ dice }) => dice);
  const step = (throws.length - 1) / (EXAMPLES - 1);
  return Array.from({ length: EXAMPLES }, (_, at) => throws[Math.round(at * step)]?.dice ?? '');
}
