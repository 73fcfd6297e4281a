import type { TableFields } from '../schemas/seating';
import type { SittingView } from '../schemas/sittings';
import type { SeatBond, Sitter } from './types';

/** The seating as the organiser's page shows it. */
export interface SeatingView {
  /** In their order; at least one. */
  sittings: SittingView[];
  /** By sitting and number. */
  tables: SeatingTable[];
  guests: SeatingGuest[];
  bonds: SeatBond[];
}

export interface SeatingTable extends TableFields {
  id: string;
  sittingId: string;
}

export interface SeatingGuest extends Sitter {
  name: string;
  /** The name in pinyin, as lib/schemas/pinyin-search.ts reads it. */
  pinyin: string;
  employeeNumber: string;
  external: boolean;
  /** Whose waiting list or table it is; guests of none belong to the first. */
  sittingId: string;
  /** 候补: on the waiting list. */
  waiting: boolean;
}

/** A table of an open event, as far as chairs are concerned. */
export interface FloorTable {
  tableId: string;
  /** How many 会 it has, and how many of them have ended. */
  games: number;
  ended: number;
  /** not-begun: an organiser can still give seats; playing: its host lets guests join; ended: all are over. */
  state: 'not-begun' | 'playing' | 'ended';
  rollCalled: boolean;
  /** Names of those who are not at the table now. */
  away: string[];
  /** How many have a seat in the game that is on. */
  seats: number;
}
