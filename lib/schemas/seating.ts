import { z } from 'zod';
import { MAX_TABLES } from './event';
import { id, optionalLine } from './primitives';

/** People a table is advised to have, and beyond which it is warned of (RULES 6.1); 31 don't fit. */
export const TABLE_SIZE = { fewest: 3, advisedFrom: 8, advisedTo: 10, most: 12, limit: 30 } as const;

/** So many 会 a table may play in one evening. */
export const MAX_SETS = 9;

/** The highest number that a table may have. */
export const MAX_TABLE_NUMBER = 9999;

/** Seeds of a draw are short enough to be read out. */
export const MAX_SEED = 999_999;

const chair = z.int('invalid-chair').min(1, 'invalid-chair').max(TABLE_SIZE.limit, 'invalid-chair');
const sets = z.int('table-sets').min(1, 'table-sets').max(MAX_SETS, 'table-sets');
const digest = z.string().max(40);

/** Where guests are put down; see lib/seating/plan-move.ts. */
const target = z.union([
  z.strictObject({ tableId: z.null() }),
  z.strictObject({ tableId: id, at: z.enum(['free', 'last']) }),
  z.strictObject({ tableId: id, chair }),
  z.strictObject({ tableId: id, before: id }),
]);

/** Guests who are put down somewhere else; `from`: the table at which the mover saw each. */
export const moveGuestsInput = z.strictObject({
  eventId: id,
  guests: z
    .array(z.strictObject({ guestId: id, from: id.nullable() }))
    .min(1)
    .max(10_000),
  target,
});
export type MoveGuestsInput = z.infer<typeof moveGuestsInput>;

/**
 * Automatic seating of one sitting. `tables`: how many it is to use, new ones where there are fewer;
 * `digest`: of what the preview showed.
 */
export const arrangeSeatingInput = z.strictObject({
  eventId: id,
  sittingId: id,
  method: z.enum(['mixed', 'together', 'drawn']),
  who: z.enum(['everybody', 'unseated']),
  seed: z.int('seating-seed').min(0, 'seating-seed').max(MAX_SEED, 'seating-seed'),
  tables: z.int('table-count').min(1, 'table-count').max(MAX_TABLES, 'table-count'),
  digest,
});
export type ArrangeSeatingInput = z.infer<typeof arrangeSeatingInput>;

/** A seating of one sitting to go back to, table by table; `digest`: of the seating that it replaces. */
export const restoreSeatingInput = z.strictObject({
  eventId: id,
  sittingId: id,
  digest,
  tables: z.array(
    z.strictObject({ tableId: id.nullable(), guests: z.array(z.tuple([id, chair.nullable()])) }),
  ),
});
export type RestoreSeatingInput = z.infer<typeof restoreSeatingInput>;

/** What is set for a table; `seen`: what the form was filled with. */
export const tableFields = z.strictObject({
  number: z.int('table-number').min(1, 'table-number').max(MAX_TABLE_NUMBER, 'table-number'),
  name: optionalLine(40),
  locked: z.boolean(),
  sets,
});
export type TableFields = z.infer<typeof tableFields>;

export const editTableInput = z.strictObject({
  eventId: id,
  tableId: id,
  seen: tableFields,
  table: tableFields,
});
export type EditTableInput = z.infer<typeof editTableInput>;

/** Tables that go; `people`: how many sat there as the page showed it. */
export const removeTablesInput = z.strictObject({
  eventId: id,
  tableIds: z.array(id).min(1).max(MAX_TABLES),
  people: z.int().nonnegative(),
});
export type RemoveTablesInput = z.infer<typeof removeTablesInput>;

/** How many 会 every table of a sitting plays. */
export const saveSetsInput = z.strictObject({ eventId: id, sittingId: id, sets });
export type SaveSetsInput = z.infer<typeof saveSetsInput>;

/** One more 会 for a table of an open event, its `ordinal`th; or that one away again. */
export const addSetInput = z.strictObject({
  eventId: id,
  tableId: id,
  ordinal: z.int().min(2).max(MAX_SETS, 'table-sets'),
});
export type AddSetInput = z.infer<typeof addSetInput>;

const people = z.array(id).min(1).max(10_000);

/** Guests put on the waiting list, or taken off it. */
export const setWaitingInput = z.strictObject({ eventId: id, guestIds: people, waiting: z.boolean() });
export type SetWaitingInput = z.infer<typeof setWaitingInput>;

/** A guest of the waiting list who gets a seat at a table that has not begun. */
export const giveSeatInput = z.strictObject({ eventId: id, guestId: id, tableId: id });
export type GiveSeatInput = z.infer<typeof giveSeatInput>;

/** `id` is made by the page, so that a double click makes one bond. */
export const saveBondInput = z.strictObject({
  eventId: id,
  id,
  kind: z.enum(['together', 'apart']),
  guestIds: z.array(id).min(2, 'bond-size').max(TABLE_SIZE.limit, 'bond-size'),
});
export type SaveBondInput = z.infer<typeof saveBondInput>;

export const removeBondInput = z.strictObject({ eventId: id, id });
export type RemoveBondInput = z.infer<typeof removeBondInput>;

export type TableSizeNote = 'empty' | 'too-few' | 'few' | 'fine' | 'many' | 'too-many' | 'impossible';

/** What is to be said about so many people at one table. */
export function noteTableSize(people: number): TableSizeNote {
  if (people === 0) return 'empty';
  if (people > TABLE_SIZE.limit) return 'impossible';
  if (people < TABLE_SIZE.fewest) return 'too-few';
  if (people > TABLE_SIZE.most) return 'too-many';
  if (people < TABLE_SIZE.advisedFrom) return 'few';
  return people > TABLE_SIZE.advisedTo ? 'many' : 'fine';
}
