import type { Hand, Phase } from '../rules';
import type { EventStatusView } from './event-view';
import type { SittingLabel } from './sitting-label';

/** Whether the results stand as they were closed. */
export interface ClosingView {
  closedAt: Date;
  /** false: this version of the rules gives other results than those that were closed. */
  agrees: boolean;
}

export interface AmountsView {
  quantity: number;
  given: number;
  left: number;
  valueGiven: number;
  valueLeft: number;
}

/** What the results page shows. Values in minor units. */
export interface ResultsView {
  eventId: string;
  status: EventStatusView;
  currency: string;
  timeZone: string;
  /** Whether this person may close the event. */
  mayClose: boolean;
  closing: ClosingView | null;
  /** Games that have not ended. */
  unfinished: number;
  games: number;
  tiers: (AmountsView & { tier: string; name: string })[];
  totals: AmountsView;
  checks: { id: 'units' | 'guests' | 'value' | 'once'; expected: number; actual: number }[];
  tables: (AmountsView & {
    gameId: string;
    /** null: the event has only one sitting. */
    sitting: SittingLabel | null;
    table: number;
    ordinal: number;
    guests: number;
    throws: number;
    phase: Phase;
    title: { name: string; hand: Hand | 'roll-off'; dice: string | null }[];
  })[];
  /** Prizes of the final's places: all, and those decided. */
  final: { champion: string | null; prizes: number; decided: number; value: number } | null;
  columns: { tier: string; name: string }[];
  guests: GuestResultView[];
  /** How many guests the search found, and the page of them that `guests` is. */
  found: number;
  page: number;
  pages: number;
}

export interface GuestResultView {
  id: string;
  name: string;
  employeeNumber: string | null;
  department: string;
  sitting: SittingLabel | null;
  table: number | null;
  chair: number | null;
  counts: Record<string, number>;
  rank: number | null;
  items: { name: string; count: number }[];
  /** Units without goods, by tier. */
  bare: { tier: string; count: number }[];
  value: number;
}
