/** A run of entries that are all one seat off, put right in one act (RULES 6.3). */
import { standing } from './log';
import { beginShift, deal, endShift, isTurn, placesOf, type Pass, type ShiftTo } from './shift-turns';
import type { State } from './state';
import type { Correction } from './types';

export interface Shift {
  /** In the order in which they are added: all of them are one act. */
  readonly corrections: readonly Correction[];
  /** The entries that become another seat's, in the order in which they take effect. */
  readonly shifted: readonly { readonly entry: number; readonly from: number; readonly to: number }[];
  /** Seats that the run so jumps over: they are logged as not at the table. */
  readonly passing: readonly number[];
  /** Passes that go: whoever they said was not at the table has thrown. */
  readonly dropped: readonly number[];
  /** Entries of the run that name somebody whatever the turn was, and stay: leaves, returns, joins, grabs, ends. */
  readonly kept: readonly number[];
}

/** Numbers of the standing entries that were somebody's turn, in the order in which they take effect. */
export function turnEntries({ log }: State): number[] {
  return standing(log).flatMap((place) => (isTurn(place) ? [place.number] : []));
}

/**
 * The corrections that give every turn from entry `first` to entry `last`, in the order in which they take
 * effect, to the next or the previous seat in throwing order: of those at the table then who don't sit out.
 * The seat jumped over passes, and a pass of whoever has the turn beside it now goes, so that rounds and
 * circles count right.
 *
 * Nothing is added yet: `append` says of each correction whether it is possible.
 * @returns no corrections where nothing becomes another seat's, or where there is no such run
 */
export function shiftRun(state: State, first: number, last: number, to: ShiftTo): Shift {
  const places = placesOf(state);
  const from = places.findIndex(({ number }) => number === first);
  const until = places.findIndex(({ number }) => number === last);
  const run = from < 0 ? [] : places.slice(from, until + 1);
  const kept = run.filter((place) => !isTurn(place)).map(({ number }) => number);
  const nothing = { corrections: [], shifted: [], passing: [], dropped: [], kept };
  const start = run.find(isTurn);
  if (!start) return nothing;

  const begun = beginShift(places.slice(0, places.indexOf(start)), start, to);
  const dealt = deal(run.slice(run.indexOf(start)), begun, to);
  const shifted = dealt.rows.filter((row) => row.from !== row.to);
  if (shifted.length === 0) return nothing;
  const ended = endShift(places.slice(until + 1), dealt, to);
  // In this order each correction is tried on a log that is right up to its place.
  return {
    corrections: [
      ...begun.dropped.map(removal),
      ...begun.passes.map(insertion),
      ...shifted.map(({ entry, plain, to: seat }): Correction => {
        return { kind: 'amend', target: entry, with: { ...plain, seat } };
      }),
      ...ended.dropped.map(removal),
      ...ended.passes.map(insertion),
    ],
    shifted: shifted.map(({ entry, from: had, to: has }) => ({ entry, from: had, to: has })),
    passing: [...begun.passes, ...ended.passes].map(({ seat }) => seat),
    dropped: [...begun.dropped, ...ended.dropped],
    kept,
  };
}

function removal(target: number): Correction {
  return { kind: 'remove', target };
}

function insertion({ before, seat }: Pass): Correction {
  return { kind: 'insert', before, entry: { kind: 'pass', seat } };
}
