import { noteTableSize } from './seating';
import type { SittingLabel } from './sitting-label';

/** What is still missing before the tables can open (开博), and what should be looked at. Pure. */

/** A table in a list of some. */
export interface NotedTable {
  number: number;
  /** null: the event has only one sitting. */
  sitting: SittingLabel | null;
}

export interface OpeningFacts {
  guests: number;
  /** On the roster, not waiting, at no table. */
  unseated: number;
  tables: readonly (NotedTable & { people: number })[];
  /** Sets of prizes (会) that the tables play together. */
  sets: number;
  /** Tiers whose items don't come to their quantity. */
  mismatched: number;
  /** Items of tiers that the rules don't have. */
  stray: number;
  /** Tiers without any item. */
  bare: number;
  /** Wishes who sits with whom, and who doesn't, that the seating does not keep. */
  brokenBonds: number;
  /** Whether the prizes cost more than the budget. */
  overBudget: boolean;
  /** Days from today to each sitting's, on the event's calendar; negative where it is over. */
  days: readonly number[];
  /** Sittings that begin at the same time as another. */
  simultaneous: number;
}

export type OpeningCheck =
  | 'no-guests'
  | 'no-tables'
  | 'empty-tables'
  | 'impossible-tables'
  | 'prizes-mismatch'
  | 'prizes-stray'
  | 'unseated'
  | 'small-tables'
  | 'big-tables'
  | 'no-prizes'
  | 'broken-bonds'
  | 'over-budget'
  | 'past-date'
  | 'opens-early'
  | 'same-time';

export interface OpeningNote {
  code: OpeningCheck;
  /** Opening is refused while there is one. */
  blocks: boolean;
  count: number;
  /** The tables it is about. */
  tables: readonly NotedTable[];
}

/** Everything to be said about an event that wants to open, what blocks first. */
export function checkOpening(facts: OpeningFacts): OpeningNote[] {
  const having = (...notes: ReturnType<typeof noteTableSize>[]) =>
    facts.tables
      .filter((table) => notes.includes(noteTableSize(table.people)))
      .map(({ number, sitting }) => ({ number, sitting }));
  const about = (code: OpeningCheck, blocks: boolean, tables: readonly NotedTable[]): OpeningNote => ({
    code,
    blocks,
    count: tables.length,
    tables,
  });
  const counted = (code: OpeningCheck, blocks: boolean, count: number): OpeningNote => ({
    code,
    blocks,
    count,
    tables: [],
  });
  const noGuests = facts.guests === 0;
  const first = Math.min(...facts.days);
  return [
    counted('no-guests', true, noGuests ? 1 : 0),
    counted('no-tables', true, facts.tables.length === 0 ? 1 : 0),
    about('empty-tables', true, noGuests ? [] : having('empty')),
    about('impossible-tables', true, having('impossible')),
    counted('prizes-mismatch', true, facts.mismatched),
    counted('prizes-stray', true, facts.stray),
    counted('unseated', false, facts.unseated),
    about('small-tables', false, having('too-few')),
    about('big-tables', false, having('too-many')),
    counted('no-prizes', false, facts.bare),
    counted('broken-bonds', false, facts.brokenBonds),
    counted('over-budget', false, facts.overBudget ? 1 : 0),
    counted('same-time', false, facts.simultaneous),
    counted('past-date', false, facts.days.filter((day) => day < 0).length),
    counted('opens-early', false, facts.days.length > 0 && first > 0 ? first : 0),
  ].filter((note) => note.count > 0);
}
