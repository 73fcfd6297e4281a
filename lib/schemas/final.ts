import { z } from 'zod';
import { FINAL_FORMATS } from '../rules';
import { sentEntry } from './append';
import { id, line, optionalLine } from './primitives';

/** Who meets in the final (RULES 8): the tables' title holders, or everyone who threw a claim. */
export const ENTRANTS = ['title-holders', 'claimants'] as const;
export type Entrants = (typeof ENTRANTS)[number];

/** How finalists come to their seats: in the order of their tables, or drawn by the app and recorded. */
export const SEAT_ORDERS = ['table', 'drawn'] as const;

/** Seats at a final table, unless the organiser says otherwise; the rules allow 30. */
export const FINAL_TABLE_SIZE = 12;
export const MAX_FINAL_TABLE_SIZE = 30;

/** How the final is played. Until its first throw it may be changed. */
export const setUpFinalInput = z.strictObject({
  eventId: id,
  format: z.enum(FINAL_FORMATS, 'unknown-format'),
  rounds: z.int('final-rounds').min(1, 'final-rounds').max(20, 'final-rounds'),
  places: z.int('final-places').min(1, 'final-places').max(30, 'final-places'),
  entrants: z.enum(ENTRANTS, 'unknown-entrants'),
});
export type SetUpFinalInput = z.infer<typeof setUpFinalInput>;

export const drawFinalistsInput = z.strictObject({ eventId: id });
export type DrawFinalistsInput = z.infer<typeof drawFinalistsInput>;

/** `id` is made by the form, so that a double click adds one finalist. */
export const addFinalistInput = z.strictObject({
  eventId: id,
  stageId: id,
  id,
  guestId: z.uuid('required'),
  reason: line(200),
});
export type AddFinalistInput = z.infer<typeof addFinalistInput>;

export const withdrawFinalistInput = z.strictObject({ eventId: id, finalistId: id, reason: line(200) });
export type WithdrawFinalistInput = z.infer<typeof withdrawFinalistInput>;

export const seatFinalistsInput = z.strictObject({
  eventId: id,
  stageId: id,
  order: z.enum(SEAT_ORDERS, 'unknown-order'),
  perTable: z
    .int('final-table-size')
    .min(2, 'final-table-size')
    .max(MAX_FINAL_TABLE_SIZE, 'final-table-size'),
  /** How many of each table go on, where more than one table is needed. */
  goOn: z.int('final-go-on').min(1, 'final-go-on').max(29, 'final-go-on'),
});
export type SeatFinalistsInput = z.infer<typeof seatFinalistsInput>;

/** The stage after this one, drawn from its tables' places. */
export const drawNextStageInput = z.strictObject({ eventId: id, stageId: id });
export type DrawNextStageInput = z.infer<typeof drawNextStageInput>;

const placeOf = z.strictObject({
  guestId: id,
  place: z.int('final-places').min(1, 'final-places').max(30, 'final-places'),
});
export type PlaceOf = z.infer<typeof placeOf>;

const distinct = (rows: readonly PlaceOf[]) =>
  new Set(rows.map(({ place }) => place)).size === rows.length &&
  new Set(rows.map(({ guestId }) => guestId)).size === rows.length;

/** Who has which place of a tie, and what the page showed of that. */
export const decidePlacesInput = z.strictObject({
  eventId: id,
  stageId: id,
  seen: z.array(placeOf).max(30),
  places: z.array(placeOf).max(30).refine(distinct, 'invalid'),
});
export type DecidePlacesInput = z.infer<typeof decidePlacesInput>;

/** Entries that an organiser logs at a final table, with the version and length that the page showed. */
export const logFinalInput = z.strictObject({
  eventId: id,
  gameId: id,
  version: z.int().positive(),
  length: z.int().nonnegative(),
  entries: z.array(sentEntry).min(1).max(30),
});
export type LogFinalInput = z.input<typeof logFinalInput>;

/** A search among an event's guests, to add one to the final. */
export const findGuestsInput = z.strictObject({ eventId: id, query: optionalLine(100) });
export type FindGuestsInput = z.infer<typeof findGuestsInput>;

export interface FoundGuest {
  id: string;
  name: string;
  department: string;
  employeeNumber: string;
  table: number | null;
}
