import type { Rules } from '../../rules';
import type { SheetFinal } from '../../rules/rule-sheet';
import type { PrizeHouse } from '../../schemas/prize-house';
import type { PrizePlan } from '../../schemas/prize-plan';
import type { SeatingListInput, TableSeating } from '../../schemas/seating-list';
import type { SittingLabel } from '../../schemas/sitting-label';

/** What prints are made from. No clock, no database. */

export interface PrintedEvent {
  name: string;
  venue: string;
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** In order; an event has at least one. */
  sittings: readonly (SittingLabel & { startsAt: Date })[];
}

/** What every print has at hand. */
export interface PrintInput {
  event: PrintedEvent;
  /** The tables that were chosen, by sitting and number, with who sits there. */
  tables: readonly TableSeating[];
  /** The same, for lists that are sorted anew. */
  seating: SeatingListInput;
  rules: Rules;
  plan: PrizePlan;
  /** The same tables as prizes are counted by them. */
  house: PrizeHouse;
  /** Tiers that hand out slips instead of goods. */
  slipTiers: readonly string[];
  final: SheetFinal | null;
}

/** A table's way in to all its 会, for its card. A secret: it makes whoever holds it the table's host. */
export interface PrintedAccess {
  tableId: string;
  sitting: SittingLabel | null;
  number: number;
  name: string;
  url: string;
  pin: string;
}
