import type { Actor } from '../auth/actor';
import { isDeepEqual } from '../schemas/is-deep-equal';
import { withOrder } from '../schemas/prize-tiers';
import { orderTiersInput, type OrderTiersInput } from '../schemas/prizes';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { eventRules } from './event-rules';
import { parseInput } from './parse-input';
import { storeRules } from './store-rules';

/**
 * Puts the ordinary tiers into another order, lowest first: a throw takes the highest that it matches. In
 * the draft. Refuses: `invalid-input`, `event-not-draft`, `conflict`, also where these aren't all tiers.
 */
export async function orderTiers(actor: Actor, input: OrderTiersInput): Promise<Answer<null>> {
  const parsed = parseInput(orderTiersInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision, order } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async (work) => {
    const { event, audit } = work;
    const rules = eventRules(event);
    const before = rules.tiers.map(({ id }) => id);
    if (isDeepEqual(before, order)) return done(null);
    const wanted = withOrder(rules, order);
    if (event.revision !== revision || !wanted) return refused('conflict');
    const stored = await storeRules(work, wanted);
    if (!stored.ok) return stored;
    await audit({ action: 'prizes.order', detail: { from: before, to: order } });
    return done(null);
  });
}
