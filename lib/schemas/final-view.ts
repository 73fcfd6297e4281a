import type { FinalFormat, Hand, Phase } from '../rules';
import type { EventStatusView } from './event-view';
import type { Entrants, PlaceOf } from './final';
import type { ItemView } from './game';
import type { SittingLabel } from './sitting-label';

/** The final as the organiser's page shows it. */
export interface FinalView {
  eventId: string;
  status: EventStatusView;
  currency: string;
  /** Whether this person may run it. */
  mayRun: boolean;
  /** Whether it has been set up; until then the settings are what the rules suggest. */
  exists: boolean;
  begun: boolean;
  settings: { format: FinalFormat; rounds: number; places: number; entrants: Entrants };
  /** The tables' games: how many there are, and which haven't ended. */
  tables: number;
  unfinished: (TablePlace & { gameId: string })[];
  stages: StageView[];
  /** Prizes of the places. */
  prizes: ItemView[];
  champion: { name: string; department: string; source: FinalistSource | null } | null;
}

export interface StageView {
  id: string;
  number: number;
  last: boolean;
  /** How many of each table go on, or how many places count. */
  places: number;
  /** Its finalists are no longer those whom its sources send: an earlier result has changed. */
  outdated: boolean;
  finalists: FinalistView[];
  games: FinalGameView[];
  /** Places of ties that an organiser has given. */
  decided: PlaceOf[];
  /** Who shares a place that only some of them could have. */
  tied: string[];
  /** Whether all of its tables have ended, so that the next stage can be drawn. */
  ended: boolean;
}

/** Which 会 of which table. */
export interface TablePlace {
  /** null: the event has only one sitting. */
  sitting: SittingLabel | null;
  table: number;
  ordinal: number;
}

export type FinalistSource =
  | (TablePlace & {
      kind: 'table';
      hand: Hand | 'roll-off' | null;
      dice: string | null;
      entry: number | null;
    })
  | { kind: 'stage'; stage: number; table: number; rank: number | null };

export interface FinalistView {
  id: string;
  guestId: string;
  name: string;
  department: string;
  employeeNumber: string | null;
  reason: string;
  withdrawn: boolean;
  /** null: added by hand. */
  source: FinalistSource | null;
  /** The final table they are seated at. */
  table: number | null;
  /** Their table has begun, so they can't be withdrawn any more. */
  locked: boolean;
}

export interface FinalGameView {
  gameId: string;
  ordinal: number;
  /** Path of the host's link, and its PIN; null for who may not see them. */
  path: string | null;
  pin: string | null;
  version: number;
  length: number;
  phase: Phase;
  throws: number;
  round: number;
  places: number;
  /** How many dice the next throw is of. */
  dice: 3 | 6;
  /** Seat id of whose turn it is. */
  next: string | null;
  /** The entry that taking back would remove. */
  lastEntry: string | null;
  seats: FinalSeatView[];
  /** Who still ties for places that count; in the last stage, once it is finished. */
  ties: { rank: number; places: number[]; guests: { guestId: string; name: string }[] }[];
}

export interface FinalSeatView {
  seatId: string;
  guestId: string;
  name: string;
  /** Once it is finished; of a tie, as an organiser has decided it. */
  rank: number | null;
  /** Whether they hold the title now. */
  holds: boolean;
  /** What their standing claim, or else their last throw, is. */
  hand: Hand | 'roll-off' | null;
  dice: string | null;
}
