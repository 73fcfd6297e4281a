import { z } from 'zod';
import { id } from './primitives';
import { tableRange } from './table-range';

/** What is printed of an event: the rule sheet, what stands on the tables, lists, and what goes with the prizes. */
export const PRINTS = [
  'rules',
  'cards',
  'by-table',
  'by-name',
  'log',
  'slips',
  'packing',
  'shopping',
] as const;
export type PrintId = (typeof PRINTS)[number];

/** Prints of the whole event; of the others, some tables may be chosen. */
export const WHOLE_PRINTS: readonly PrintId[] = ['rules', 'shopping'];

/** How a table's card is made up: a tent to fold, a whole page, or two on a page to cut apart. */
export const CARD_LAYOUTS = ['tent', 'page', 'half'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

export const printInput = z.strictObject({
  eventId: id,
  print: z.enum(PRINTS, 'invalid'),
  tables: tableRange,
  /** null: every sitting. */
  sitting: id.nullable(),
  layout: z.enum(CARD_LAYOUTS, 'invalid'),
});
export type PrintRequest = z.input<typeof printInput>;

/** Characters that no font of the prints has, with what they stand in. */
export interface Unprintable {
  signs: string;
  /** Names and other texts, a few of them. */
  texts: string[];
  /** How many there are in all. */
  count: number;
}

/** What the page of the prints knows. */
export interface PrintsView {
  sittings: { id: string; position: number; name: string }[];
  tables: { sittingId: string; number: number; guests: number }[];
  /** Guests without a table, who are on no list. */
  unseated: number;
  /** Whether any tier hands out slips. */
  slips: boolean;
  /** Whether this person may see slips, which are worth their goods. */
  maySlips: boolean;
  /** Whether this person may see the hosts' codes. */
  codes: boolean;
  /** null: every character has its glyph. */
  unprintable: Unprintable | null;
}
