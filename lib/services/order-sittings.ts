import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { listSittings, orderSittings as orderSittingRows } from '../db/sittings';
import { done, refused, type Answer } from '../schemas/problem';
import { orderSittingsInput, type OrderSittingsInput } from '../schemas/sittings';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Puts the sittings into another order; the event starts when the first of them does. In the draft.
 * Refuses: `invalid-input`, `event-not-draft`, and `conflict` where they aren't those, or not in the order,
 * that the page showed.
 */
export async function orderSittings(
  actor: Actor,
  input: OrderSittingsInput,
): Promise<Answer<{ order: string[] }>> {
  const parsed = parseInput(orderSittingsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, seen, order } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, event, audit }) => {
    const sittings = await listSittings(db, eventId);
    const ids = sittings.map(({ id }) => id);
    if (ids.join() === order.join()) return done({ order });
    if (ids.join() !== seen.join() || [...ids].sort().join() !== [...order].sort().join()) {
      return refused('conflict');
    }
    await orderSittingRows(db, eventId, order);
    const first = sittings.find(({ id }) => id === order[0]);
    if (first && first.startsAt.getTime() !== event.startsAt.getTime()) {
      await changeEventRow(db, eventId, { startsAt: first.startsAt });
    }
    await audit({ action: 'sittings.order', detail: { from: ids, to: order } });
    return done({ order });
  });
}
