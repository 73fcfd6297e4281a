/** A table's game as a working value (RULES 4 to 6): play changes it in place, states keep forks. */
import type { Book } from './book';
import type { Because, EndCause, NothingCode, TurningCause } from './causes';
import type { RollOff } from './roll-off';
import { Tape } from './tape';
import { NO_TITLE, type Title } from './title';
import { forkTurns, startTurns, type Turns } from './turns';
import { forkUnits, startUnits, type Units } from './units';
import type { Phase, RankedRow } from './types';

export interface TableGame {
  readonly kind: 'table';
  readonly book: Book;
  readonly turns: Turns;
  readonly units: Units;
  /** The entries of ranked tiers, by tier number, as they came. */
  readonly ranked: readonly Tape<RankedRow>[];
  phase: Phase;
  title: Title;
  /** While `phase` is `roll-off`. */
  rollOff: RollOff | null;
  /** Throws logged so far, called ones and those of a roll-off included. */
  throws: number;
  /** `turns.had` when all but the title was done, or -1 (RULES 6.9). */
  goneAt: number;
  /** `turns.rounds` when the game was done, before that throw's walk, or -1 (RULES 6.6). */
  doneRound: number;
  /** `turns.had` at the throw that made the game done or last changed a title since. */
  quietFrom: number;
  /** What the last roll-off or scramble began with. */
  turning: Because<TurningCause> | null;
  end: Because<EndCause> | null;
  /** Why the last entry, or its extra, won nothing. */
  nothing: NothingCode | null;
  extraNothing: NothingCode | null;
}

export function startTable(book: Book, seats: number): TableGame {
  return {
    kind: 'table',
    book,
    turns: startTurns(seats),
    units: startUnits(book),
    ranked: book.rules.tiers.map(() => new Tape()),
    phase: 'playing',
    title: NO_TITLE,
    rollOff: null,
    throws: 0,
    goneAt: -1,
    doneRound: -1,
    quietFrom: -1,
    turning: null,
    end: null,
    nothing: null,
    extraNothing: null,
  };
}

/** A copy that goes its own way. Every field is named: a literal that spreads and overrides is much slower. */
export function forkTable(game: TableGame): TableGame {
  return {
    kind: 'table',
    book: game.book,
    turns: forkTurns(game.turns),
    units: forkUnits(game.units),
    ranked: game.ranked.map((rows) => rows.fork()),
    phase: game.phase,
    title: game.title,
    rollOff: game.rollOff,
    throws: game.throws,
    goneAt: game.goneAt,
    doneRound: game.doneRound,
    quietFrom: game.quietFrom,
    turning: game.turning,
    end: game.end,
    nothing: game.nothing,
    extraNothing: game.extraNothing,
  };
}
