import type { Entry, FinalAnswer, FinalSetup, Move, PlainEntry, TableAnswer, TableSetup } from '../rules';
import type { ItemView } from '../schemas/game';
import type { GivenUnit } from '../schemas/items';
import type { SittingLabel } from '../schemas/sitting-label';

/** What the prize list is made from: logs replayed, with the guests and goods around them. No clock, no database. */
export interface PrizeListInput {
  event: ListEvent;
  /** Everybody of the event, in the list's order: by table and chair, then who has no table. */
  guests: readonly ListGuest[];
  /** The tables' games in order. */
  games: readonly PlayedGame[];
  /** The final's tables, stage by stage. */
  finals: readonly PlayedFinal[];
}

interface ListEvent {
  name: string;
  venue: string;
  startsAt: Date;
  timeZone: string;
  /** ISO 4217. */
  currency: string;
}

export interface ListGuest {
  id: string;
  name: string;
  employeeNumber: string | null;
  department: string;
  /** Where they sit; null: at no table. */
  place: { sitting: SittingLabel | null; table: number; chair: number | null } | null;
}

interface Played {
  id: string;
  /** Guests by seat: seat n is `seats[n - 1]`. */
  seats: readonly string[];
  items: readonly ItemView[];
  throws: number;
  log: readonly LogLine[];
}

/** A table's game: a 会. */
export interface PlayedGame extends Played {
  /** null: the event has only one sitting. */
  sitting: SittingLabel | null;
  table: number;
  /** Which 会 of the table. */
  ordinal: number;
  setup: TableSetup;
  answer: TableAnswer;
  given: readonly GivenUnit[];
  /** The dice that each row of the title rests on, as they read now; null where none do. */
  titleDice: readonly (string | null)[];
}

/** A final table. */
export interface PlayedFinal extends Played {
  stage: number;
  /** Whether this stage bears the prizes. */
  last: boolean;
  /** Which table of its stage. */
  ordinal: number;
  setup: FinalSetup;
  answer: FinalAnswer;
}

/** One entry of a log, in the order in which they were logged. */
export interface LogLine {
  number: number;
  /** When the server took it, ISO 8601. */
  at: string;
  author: 'host' | 'organiser';
  /** As it was logged. */
  entry: Entry;
  /** What stands in its place now, if it was amended. */
  amended: PlainEntry | null;
  removed: boolean;
  /** It has no effect at its place. */
  ignored: boolean;
  moves: readonly Move[];
  /** Why a throw won nothing. */
  nothing: string | null;
  /** The tier that it was about. */
  tier: string | null;
}
