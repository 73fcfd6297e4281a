/** What one throw can be, counted over all ways for six dice to lie (RULES 1). */
import { bookOf } from './book';
import type { Throw } from './hands';
import { HANDS, type Hand, type Rules, type ZhuangyuanClass } from './types';

/** In how many ways six dice can lie, in order. Every count below is out of these. */
export const OUTCOMES = 46_656;

export interface Odds {
  readonly outcomes: typeof OUTCOMES;
  /** What a throw is called under the rules (RULES 1.1), strongest first; all of them add up to `outcomes`. */
  readonly hands: readonly { readonly hand: Hand; readonly count: number }[];
  /** Throws that count as 状元 by their class, strongest first, as the rules list them. */
  readonly claims: readonly { readonly hand: ZhuangyuanClass; readonly count: number }[];
  /** All of them. */
  readonly claim: number;
  /** Throws that take an ordinary tier, highest first. */
  readonly tiers: readonly { readonly tier: string; readonly count: number }[];
  /** Throws that are neither a claim nor take a tier. */
  readonly nothing: number;
  /** Throws that win an extra besides (RULES 4.7, 4.15). */
  readonly extra: number;
  /** Throws that `liuhei.then` speaks of, whatever it says. */
  readonly black: number;
}

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720] as const;

/** In how many orders the dice of a throw can lie. */
export function waysOf({ counts }: Throw): number {
  return counts.reduce((ways, count) => ways / FACTORIALS[count]!, FACTORIALS[6]);
}

/** The exact chances of one throw under any rules, as counts out of 46,656. */
export function oddsOf(rules: Rules): Odds {
  const { judgements, extraTiers } = bookOf(rules);
  const count = (counts: (judgement: (typeof judgements)[number]) => boolean): number =>
    judgements.reduce((sum, one) => (counts(one) ? sum + waysOf(one.thrown) : sum), 0);
  const { order } = rules.zhuangyuan;
  return {
    outcomes: OUTCOMES,
    hands: HANDS.map((hand) => ({ hand, count: count((one) => one.hand === hand) })),
    claims: order
      .map((hand) => ({ hand, count: count((one) => one.strength > 0 && one.hand === hand) }))
      .reverse(),
    claim: count(({ strength }) => strength > 0),
    tiers: rules.tiers
      .map(({ id }, number) => ({ tier: id, count: count(({ tier }) => tier === number) }))
      .reverse(),
    nothing: count(({ strength, tier }) => strength === 0 && tier < 0),
    extra: count(({ extra }) => extra > 0 && extraTiers[extra]! >= 0),
    black: count(({ black }) => black),
  };
}
