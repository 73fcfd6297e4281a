import type { Actor } from '../auth/actor';
import { listItems } from '../db/items';
import type { Rules } from '../rules';
import { isDeepEqual } from '../schemas/is-deep-equal';
import { pieces, prizeTiers } from '../schemas/prize-plan';
import { hasPrize, tierIdOf, withPrize } from '../schemas/prize-tiers';
import { saveTierInput, type PrizeInput, type SaveTierInput } from '../schemas/prizes';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { eventRules } from './event-rules';
import { asInput, asText, putGoods } from './goods';
import { parseInput } from './parse-input';
import { storeRules } from './store-rules';

/**
 * Saves a kind of prize, a tier, the 状元 or the consolation, with its goods, which must be as many as there
 * are prizes; an unlimited tier takes any number. In the draft. What is saved already is saved. Refuses:
 * `invalid-input`, `event-not-draft`, `conflict`, `tier-gone`, `pieces-differ`, `id-reused`, `picture-gone`,
 * and what the core says about such rules.
 */
export async function saveTier(actor: Actor, input: SaveTierInput): Promise<Answer<{ tier: string }>> {
  const parsed = parseInput(saveTierInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision, prize, insert, items } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async (work) => {
    const { db, event, audit } = work;
    const tier = tierIdOf(prize);
    const rules = eventRules(event);
    const known = hasPrize(rules, tier);
    const wanted = withPrize(rules, prize, insert?.below);
    const before = (await listItems(db, eventId)).filter((item) => item.tier === tier);
    if (known && isDeepEqual(wanted, rules) && isDeepEqual(before.map(asInput), items)) return done({ tier });
    if (event.revision !== revision) return refused('conflict');
    if (!known && insert === null) return refused('tier-gone');
    if (insert !== null && isTaken(rules, prize)) return refused('id-reused');
    const count = pieces(items);
    if (items.length > 0 && prize.quantity !== null && count !== prize.quantity) {
      return refused('pieces-differ', { pieces: count, quantity: prize.quantity });
    }
    const stored = await storeRules(work, wanted);
    if (!stored.ok) return stored;
    const put = await putGoods(db, eventId, tier, items);
    if (!put.ok) return put;
    await audit({
      action: known ? 'prizes.tier' : 'prizes.add',
      detail: { tier, quantityFrom: quantityOf(rules, tier), quantityTo: prize.quantity },
      before: { tier: tierText(rules, tier), items: before.map(asText) },
      after: { tier: tierText(stored.value, tier), items: items.map(asText) },
    });
    return done({ tier });
  });
}

/** Whether something new would take the place of what is there. */
function isTaken(rules: Rules, prize: PrizeInput): boolean {
  return hasPrize(rules, tierIdOf(prize)) || (prize.kind === 'consolation' && rules.consolation !== null);
}

function quantityOf(rules: Rules, tier: string): number | null {
  return prizeTiers(rules).find((one) => one.tier === tier)?.quantity ?? null;
}

/** A tier as the audit list tells it; null where there is none. */
function tierText(rules: Rules, tier: string) {
  const found = rules.tiers.find(({ id }) => id === tier);
  if (found)
    return {
      name: found.name,
      match: found.match.map((one) => ({ ...one })),
      chase: found.chase,
      award: found.award,
    };
  return rules.consolation?.id === tier ? { name: rules.consolation.name } : null;
}
