/** What could be changed about rules whose forecast has something to worry about, each tried before it is said. */
import { forecastOf, type Forecast } from './forecast';
import { percentileOf, shareAbove } from './forecast-histogram';
import { parseRules } from './parse-rules';
import type { TableTally } from './simulate';
import { ZHUANGYUAN, type Rules } from './types';

/** One change of the rules, small enough to say in a sentence. */
export type RuleChange =
  | { readonly kind: 'quantity'; readonly tier: string; readonly from: number; readonly to: number }
  | { readonly kind: 'step-down' }
  | { readonly kind: 'round-limit'; readonly rounds: number }
  | { readonly kind: 'no-round-limit' }
  | { readonly kind: 'fallback' }
  | { readonly kind: 'consolation' };

export interface Remedy {
  readonly change: RuleChange;
  /** What is left of the worry's share with it. */
  readonly share: number;
  /** By which throw nine tables in ten are done with it. */
  readonly throws: number;
  /** Units that stay in a table's box with it, on average. */
  readonly leftOver: number;
}

/**
 * - `late`: tables that still throw when the time is up;
 * - `no-title`: tables at which everything else is gone while nobody is 状元 yet, and no roll-off is due;
 * - `left-over`: prizes that stay in the box;
 * - `nothing`: guests who go home without anything.
 */
export const WORRIES = ['late', 'no-title', 'left-over', 'nothing'] as const;

export interface Advice {
  readonly worry: (typeof WORRIES)[number];
  /** Of tables, of prizes or of guests, from 0 to 1. */
  readonly share: number;
  /** The prize that is mostly the last to go, where it matters. */
  readonly tier: string | null;
  readonly remedies: readonly Remedy[];
}

/** From this share on something is a worry. */
const WORRYING: Record<Advice['worry'], number> = {
  late: 0.05,
  'no-title': 0.05,
  'left-over': 0.1,
  nothing: 0.03,
};

/** A remedy leaves at most so much of its worry. */
const WORTHWHILE = 0.75;

/**
 * Advice on what a tally shows.
 * @param limit how many throws fit into the time that the organiser has
 * @param players how many sit at most tables
 * @param play simulates other rules in the same way; only called for changes that are worth a try
 */
export function adviseOn(
  rules: Rules,
  tally: TableTally,
  { limit, players, play }: { limit: number; players: number; play: (rules: Rules) => TableTally },
): Advice[] {
  const shares = sharesOf(rules, tally, limit);
  const last = lastToGo(forecastOf(tally));
  const now = percentileOf(tally.throws, 0.9);
  return WORRIES.filter((worry) => shares[worry] >= WORRYING[worry]).map((worry) => {
    const share = shares[worry];
    const remedies = changesFor(worry, rules, { limit, players, last })
      .map((change) => ({ change, rules: changed(rules, change) }))
      .filter((tried) => parseRules(tried.rules).ok)
      .map((tried): Remedy => {
        const tally = play(tried.rules);
        const left = sharesOf(tried.rules, tally, limit)[worry];
        const { leftOverInAll: leftOver } = forecastOf(tally);
        return { change: tried.change, share: left, throws: percentileOf(tally.throws, 0.9), leftOver };
      })
      // A roll-off for a missing title comes when all else is gone: it shortens the wait, not the share.
      .filter((remedy) => (worry === 'no-title' ? remedy.throws < now : remedy.share <= share * WORTHWHILE))
      .sort((one, other) => one.share - other.share || one.throws - other.throws);
    return { worry, share, tier: worry === 'late' ? last : null, remedies };
  });
}

/** The rules with one change made. */
export function changed(rules: Rules, change: RuleChange): Rules {
  switch (change.kind) {
    case 'quantity':
      return {
        ...rules,
        tiers: rules.tiers.map((tier) => (tier.id === change.tier ? { ...tier, quantity: change.to } : tier)),
      };
    case 'step-down':
      return { ...rules, exhausted: 'step-down' };
    case 'round-limit':
      return { ...rules, roundLimit: change.rounds };
    case 'no-round-limit':
      return { ...rules, roundLimit: null };
    case 'fallback':
      return { ...rules, zhuangyuan: { ...rules.zhuangyuan, fallback: 'three-dice', fallbackAfter: 1 } };
    case 'consolation':
      return { ...rules, consolation: { id: unusedId(rules), name: 'consolation', quantity: null } };
  }
}

function sharesOf(rules: Rules, tally: TableTally, limit: number): Record<Advice['worry'], number> {
  const forecast = forecastOf(tally);
  const units = rules.tiers.reduce((sum, { quantity }) => sum + (quantity ?? 0), rules.zhuangyuan.quantity);
  return {
    late: shareAbove(tally.throws, limit),
    'no-title': rules.zhuangyuan.fallback === 'none' ? forecast.goneWithoutZhuangyuan : 0,
    'left-over': forecast.leftOverInAll / units,
    nothing: forecast.guestsWithNothing,
  };
}

/** Which prize is mostly the last to go; null where that is nothing to speak of. */
function lastToGo({ lastOut }: Forecast): string | null {
  const [most] = [...lastOut].sort((one, other) => other.share - one.share);
  return most !== undefined && most.share > 0 ? most.tier : null;
}

function changesFor(
  worry: Advice['worry'],
  rules: Rules,
  { limit, players, last }: { limit: number; players: number; last: string | null },
): RuleChange[] {
  const rounds = Math.floor(limit / players);
  const limited: RuleChange[] = rounds >= 1 ? [{ kind: 'round-limit', rounds }] : [];
  switch (worry) {
    case 'late':
      return [...fewerOf(rules, last), ...steppingDown(rules), ...limited];
    case 'no-title':
      return [{ kind: 'fallback' }];
    case 'left-over':
      return rules.roundLimit === null
        ? []
        : [
            ...steppingDown(rules),
            { kind: 'round-limit', rounds: rules.roundLimit * 2 },
            { kind: 'no-round-limit' },
          ];
    case 'nothing':
      return [...moreOf(rules), ...(rules.consolation === null ? [{ kind: 'consolation' } as const] : [])];
  }
}

/** A quarter fewer, and half, of an ordinary prize. */
function fewerOf(rules: Rules, id: string | null): RuleChange[] {
  const from = id === ZHUANGYUAN ? null : rules.tiers.find((tier) => tier.id === id)?.quantity;
  if (id === null || from === null || from === undefined) return [];
  const fewer = [Math.floor(from * 0.75), Math.floor(from / 2)].filter((to) => to >= 1 && to < from);
  return [...new Set(fewer)].map((to) => ({ kind: 'quantity', tier: id, from, to }));
}

/** Half as many again of the lowest prize. */
function moreOf({ tiers: [lowest] }: Rules): RuleChange[] {
  if (lowest === undefined || lowest.quantity === null) return [];
  const { id: tier, quantity: from } = lowest;
  return [{ kind: 'quantity', tier, from, to: Math.ceil(from * 1.5) }];
}

function steppingDown(rules: Rules): RuleChange[] {
  return rules.exhausted === 'nothing' ? [{ kind: 'step-down' }] : [];
}

function unusedId({ tiers }: Rules): string {
  let id = 'consolation';
  while (tiers.some((tier) => tier.id === id)) id += '-';
  return id;
}
