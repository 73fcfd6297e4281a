import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { findForeignItems, listItems, replaceItems } from '../db/items';
import { parseRules } from '../rules';
import { pieces, prizeTiers, withQuantity } from '../schemas/prize-plan';
import { saveTierItemsInput, type SaveTierItemsInput } from '../schemas/prizes';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { eventRules } from './event-rules';
import { parseInput } from './parse-input';

/**
 * Replaces a tier's items. The tier's quantity becomes their sum, so that each unit is some goods; without
 * items it is the given one; an unlimited tier stays so where it has items. In the draft. Refuses:
 * `invalid-input`, `event-not-draft`, `conflict`, `tier-gone`, `id-reused`, and what the core says about
 * such rules.
 */
export async function saveTierItems(
  actor: Actor,
  input: SaveTierItemsInput,
): Promise<Answer<{ quantity: number | null }>> {
  const parsed = parseInput(saveTierItemsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision, tier, items } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, event, audit }) => {
    if (event.revision !== revision) return refused('conflict');
    const rules = eventRules(event);
    const known = prizeTiers(rules).find((one) => one.tier === tier);
    if (!known) return refused('tier-gone');
    const quantity =
      parsed.value.quantity === null ? null : items.length > 0 ? pieces(items) : parsed.value.quantity;
    const changed = parseRules(withQuantity(rules, tier, quantity));
    if (!changed.ok) return changed;
    const ids = items.map((item) => item.id);
    if ((await findForeignItems(db, eventId, tier, ids)).length > 0) return refused('id-reused');
    const before = (await listItems(db, eventId)).filter((item) => item.tier === tier);
    await replaceItems(db, eventId, tier, items);
    await changeEventRow(db, eventId, { rules: changed.value });
    await audit({
      action: 'prizes.tier',
      detail: { tier, quantityFrom: known.quantity, quantityTo: quantity },
      before: before.map(({ name, quantity, value }) => ({ name, quantity, value })),
      after: items.map(({ name, quantity, value }) => ({ name, quantity, value })),
    });
    return done({ quantity });
  });
}
