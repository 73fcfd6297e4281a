import { z } from 'zod';
import { AWARDS, CHASES, type Matcher } from '../rules';
import { id, line, money } from './primitives';

/** What fits into the database's integer: 20 million of a currency with cents. */
export const MAX_VALUE = 2_000_000_000;

const quantity = z.int('item-quantity').min(1, 'item-quantity').max(10_000, 'item-quantity');
const tierQuantity = z.int('tier-quantity').min(1, 'tier-quantity').max(10_000, 'tier-quantity');
const tierId = z.string('required').min(1, 'required').max(100, 'too-long');

/** The revision that the page showed; `conflict` where somebody has changed the event since. */
const page = { eventId: id, revision: z.int().positive() };

/** One kind of goods. `id` is made by the form and stays with the item. */
const item = z.strictObject({
  id,
  name: line(120),
  quantity,
  value: money.max(MAX_VALUE, 'invalid-amount'),
  pictureId: id.nullable().default(null),
});

/** What a kind of prize is; the core judges matchers. */
const prize = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('zhuangyuan'), quantity: tierQuantity }),
  z.strictObject({
    kind: z.literal('ordinary'),
    id: tierId,
    name: line(40),
    quantity: tierQuantity.nullable(),
    match: z.custom<readonly Matcher[]>(Array.isArray, 'invalid'),
    award: z.enum(AWARDS, 'invalid'),
    chase: z.enum(CHASES, 'invalid'),
  }),
  z.strictObject({
    kind: z.literal('consolation'),
    id: tierId,
    name: line(40),
    quantity: tierQuantity.nullable(),
  }),
]);
export type PrizeInput = z.output<typeof prize>;

/** A kind of prize with its goods in order, replacing what was there. */
export const saveTierInput = z.strictObject({
  ...page,
  prize,
  /** Null: the rules have it already. A new ordinary tier goes below the named one, or to the top. */
  insert: z.strictObject({ below: tierId.nullable() }).nullable(),
  items: z.array(item).max(50, 'too-many-items'),
});
export type SaveTierInput = z.input<typeof saveTierInput>;

/** Removing a kind of prize, with those of its goods that the page has named. */
export const removeTierInput = z.strictObject({ ...page, tier: tierId, drops: z.array(id).max(50) });
export type RemoveTierInput = z.infer<typeof removeTierInput>;

/** The ordinary tiers' ids, lowest first. */
export const orderTiersInput = z.strictObject({ ...page, order: z.array(tierId).min(1).max(100) });
export type OrderTiersInput = z.infer<typeof orderTiersInput>;

/** The prizes of the final's places, replacing what was there. */
export const saveFinalItemsInput = z.strictObject({
  ...page,
  items: z
    .array(item.extend({ place: z.int('item-place').min(1, 'item-place').max(30, 'item-place') }))
    .max(50, 'too-many-items'),
});
export type SaveFinalItemsInput = z.input<typeof saveFinalItemsInput>;

/** What the prizes may cost (null: no limit), and how many percent more of each kind are bought. */
export const saveBudgetInput = z.strictObject({
  ...page,
  budget: money.max(MAX_VALUE, 'invalid-amount').nullable(),
  spares: z.int('spares-percent').min(0, 'spares-percent').max(100, 'spares-percent'),
});
export type SaveBudgetInput = z.infer<typeof saveBudgetInput>;

/** Whether a tier hands out slips (奖券) instead of goods. */
export const setSlipsInput = z.strictObject({ eventId: id, tier: tierId, on: z.boolean() });
export type SetSlipsInput = z.infer<typeof setSlipsInput>;
