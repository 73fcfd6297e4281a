import { z } from 'zod';
import { id } from './primitives';

/** Dealing guests to the tables: everybody anew, or only who has no table yet. */
export const seatEvenlyInput = z.strictObject({ eventId: id, who: z.enum(['everybody', 'unseated']) });
export type SeatEvenlyInput = z.infer<typeof seatEvenlyInput>;

/** Where a guest sits; `tableId` null: nowhere, `chair` null: the next free one. */
export const moveGuestInput = z.strictObject({
  eventId: id,
  guestId: id,
  tableId: id.nullable(),
  chair: z.int('invalid-chair').min(1, 'invalid-chair').max(30, 'invalid-chair').nullable(),
});
export type MoveGuestInput = z.infer<typeof moveGuestInput>;

/** People a table is advised to have, and beyond which it is warned of (RULES 6.1); 31 don't fit. */
export const TABLE_SIZE = { fewest: 3, advisedFrom: 8, advisedTo: 10, most: 12, limit: 30 } as const;

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
