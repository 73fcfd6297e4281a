import { z } from 'zod';
import { id, optionalLine } from './primitives';

/** An event has no more sittings than this. */
export const MAX_SITTINGS = 20;

export const sittingFields = z.strictObject({
  /** Empty: called by its place among the others. */
  name: optionalLine(40),
  /** Wall-clock time in the event's zone, as `<input type="datetime-local">` writes it. */
  startsAt: z.string('required').min(1, 'required').max(40, 'invalid-date'),
});
export type SittingFields = z.infer<typeof sittingFields>;

const tables = z.int('sitting-tables').min(0, 'sitting-tables').max(600, 'sitting-tables');

/** A new sitting as its form asks for it. */
export const newSitting = sittingFields.extend({ tables });
export type NewSitting = z.infer<typeof newSitting>;

/** `id` is made by the form, so that a double click adds one sitting. */
export const addSittingInput = z.strictObject({ eventId: id, id, sitting: sittingFields, tables });
export type AddSittingInput = z.infer<typeof addSittingInput>;

/** `seen`: what the form was filled with. */
export const editSittingInput = z.strictObject({
  eventId: id,
  sittingId: id,
  seen: sittingFields,
  sitting: sittingFields,
  /** Of the first: whether the others are moved by as much as it is. */
  moveOthers: z.boolean().optional(),
});
export type EditSittingInput = z.infer<typeof editSittingInput>;

export const removeSittingInput = z.strictObject({ eventId: id, sittingId: id });
export type RemoveSittingInput = z.infer<typeof removeSittingInput>;

/** So many hours after the last one a further sitting is proposed. */
export const HOURS_BETWEEN = 3;

/** All sittings in their new order; `seen`: in the order in which they were shown. */
export const orderSittingsInput = z.strictObject({
  eventId: id,
  seen: z.array(id).max(MAX_SITTINGS),
  order: z.array(id).max(MAX_SITTINGS),
});
export type OrderSittingsInput = z.infer<typeof orderSittingsInput>;

/** Guests who come to another sitting. */
export const moveToSittingInput = z.strictObject({
  eventId: id,
  sittingId: id,
  guestIds: z.array(id).min(1).max(10_000),
});
export type MoveToSittingInput = z.infer<typeof moveToSittingInput>;

/** Which sitting it is, and when it begins on the event's clock. */
export interface SittingTime extends SittingFields {
  id: string;
  position: number;
}

/** A sitting as the organiser's pages show it. */
export interface SittingView extends SittingTime {
  tables: number;
  /** Sets of prizes (会) that its tables play together. */
  sets: number;
  /** Whether each of them plays as many. */
  sameSets: boolean;
  /** Guests who come to it, the waiting list aside, and those who wait. */
  guests: number;
  waiting: number;
}
