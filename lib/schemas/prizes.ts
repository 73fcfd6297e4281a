import { z } from 'zod';
import { id, line, money } from './primitives';

/** What fits into the database's integer: 20 million of a currency with cents. */
const MAX_VALUE = 2_000_000_000;

const quantity = z.int('item-quantity').min(1, 'item-quantity').max(10_000, 'item-quantity');

/** One kind of goods. `id` is made by the form and stays with the item. */
const item = z.strictObject({ id, name: line(120), quantity, value: money.max(MAX_VALUE, 'invalid-amount') });

/** A tier's items in order, replacing what was there. Its quantity becomes their sum where there are any. */
export const saveTierItemsInput = z.strictObject({
  eventId: id,
  revision: z.int().positive(),
  /** A tier's id, `zhuangyuan` or the consolation's. */
  tier: z.string().min(1).max(100),
  /** The tier's quantity where there are no items; null: unlimited. */
  quantity: z.int('tier-quantity').min(1, 'tier-quantity').max(10_000, 'tier-quantity').nullable(),
  items: z.array(item).max(50, 'too-many-items'),
});
export type SaveTierItemsInput = z.infer<typeof saveTierItemsInput>;

/** The prizes of the final's places, replacing what was there. */
export const saveFinalItemsInput = z.strictObject({
  eventId: id,
  revision: z.int().positive(),
  items: z
    .array(item.extend({ place: z.int('item-place').min(1, 'item-place').max(30, 'item-place') }))
    .max(50, 'too-many-items'),
});
export type SaveFinalItemsInput = z.infer<typeof saveFinalItemsInput>;
