import { z } from 'zod';
import { id, line, optionalLine, timeZone } from './primitives';
import { toInstant } from './zoned-time';

/** Currencies that an event may count in; one an event. */
export const CURRENCIES = ['CNY', 'TWD', 'HKD', 'MOP', 'SGD', 'MYR', 'JPY', 'USD'] as const;
export const MAX_TABLES = 600;

const settings = {
  name: line(80),
  venue: optionalLine(120),
  /** Wall-clock time in `timeZone`, as `<input type="datetime-local">` writes it. */
  startsAt: z.string('required').min(1, 'required'),
  timeZone,
  currency: z.enum(CURRENCIES, 'unknown-currency'),
};

const tableCount = z.int('table-count').min(1, 'table-count').max(MAX_TABLES, 'table-count');

/** The instant that `startsAt` and `timeZone` say together; an issue at `startsAt` where there is none. */
const startExists = (value: { startsAt: string; timeZone: string }, context: z.RefinementCtx) => {
  if (!timeZone.safeParse(value.timeZone).success) return;
  if (toInstant(value.startsAt, value.timeZone) === null) {
    context.addIssue({ code: 'custom', message: 'invalid-date', path: ['startsAt'] });
  }
};

/** A new event. `id` is made by the form, so that a double click makes one event. */
export const createEventInput = z
  .strictObject({ id, ...settings, tables: tableCount })
  .superRefine(startExists);
export type CreateEventInput = z.infer<typeof createEventInput>;

/** The settings of an event, and the revision that the form was filled from. */
export const updateEventInput = z
  .strictObject({
    eventId: id,
    revision: z.int().positive(),
    ...settings,
    calledThrows: z.boolean(),
    twoEyes: z.boolean(),
    /** Whether the other sittings are moved by as much as the start is. */
    moveSittings: z.boolean().optional(),
  })
  .superRefine(startExists);
export type UpdateEventInput = z.infer<typeof updateEventInput>;

/** How many tables a sitting has. */
export const setTableCountInput = z.strictObject({ eventId: id, sittingId: id, tables: tableCount });
export type SetTableCountInput = z.infer<typeof setTableCountInput>;

/** An event by its id: opening it, going back to the draft. */
export const eventInput = z.strictObject({ eventId: id });
export type EventInput = z.infer<typeof eventInput>;
