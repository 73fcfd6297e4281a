/** What has changed between two states of one game, such as before and after a correction. */
import type { State } from './state';
import type { Phase, TitleRow } from './types';

/** So many units of a tier. */
export interface Count {
  readonly tier: string;
  readonly count: number;
}

export interface Difference {
  /** Seats that have more or less of something, and what; by seat, tiers in the order of holdings. */
  readonly seats: readonly {
    readonly seat: number;
    readonly gained: readonly Count[];
    readonly lost: readonly Count[];
  }[];
  readonly title: { readonly before: readonly TitleRow[]; readonly after: readonly TitleRow[] };
  /** Whether a title's holder or the throw that it rests on changed. */
  readonly titleChanged: boolean;
  readonly phase: { readonly before: Phase; readonly after: Phase };
  readonly next: { readonly before: number | null; readonly after: number | null };
  /** Entries that have no effect any more, and entries that have one again (RULES 6.5). */
  readonly ignored: { readonly more: readonly number[]; readonly fewer: readonly number[] };
}

/** Who gains and who loses what, and what else has changed. Units count by tier, since their numbers may shift. */
export function difference(before: State, after: State): Difference {
  const ignoredBefore = before.ignored.map(({ entry }) => entry);
  const ignoredAfter = after.ignored.map(({ entry }) => entry);
  return {
    seats: changedSeats(before, after),
    title: { before: before.title, after: after.title },
    titleChanged: JSON.stringify(before.title) !== JSON.stringify(after.title),
    phase: { before: before.phase, after: after.phase },
    next: { before: before.next, after: after.next },
    ignored: {
      more: ignoredAfter.filter((entry) => !ignoredBefore.includes(entry)),
      fewer: ignoredBefore.filter((entry) => !ignoredAfter.includes(entry)),
    },
  };
}

type Counts = ReadonlyMap<string, number>;

function changedSeats(before: State, after: State): Difference['seats'] {
  const had = countHoldings(before);
  const has = countHoldings(after);
  const seats = [...new Set([...had.keys(), ...has.keys()])].sort((one, other) => one - other);
  return seats.flatMap((seat) => {
    const changes = changesOf(had.get(seat), has.get(seat));
    const gained = changes.filter(({ count }) => count > 0);
    const lost = changes.filter(({ count }) => count < 0).map(({ tier, count }) => ({ tier, count: -count }));
    return changes.length > 0 ? [{ seat, gained, lost }] : [];
  });
}

function countHoldings(state: State): ReadonlyMap<number, Counts> {
  const seats = new Map<number, Map<string, number>>();
  for (const { seat, tier } of state.holdings) {
    const counts = seats.get(seat) ?? new Map<string, number>();
    seats.set(seat, counts.set(tier, (counts.get(tier) ?? 0) + 1));
  }
  return seats;
}

function changesOf(had: Counts = new Map(), has: Counts = new Map()): Count[] {
  const tiers = new Set([...has.keys(), ...had.keys()]);
  return [...tiers]
    .map((tier) => ({ tier, count: (has.get(tier) ?? 0) - (had.get(tier) ?? 0) }))
    .filter(({ count }) => count !== 0);
}
