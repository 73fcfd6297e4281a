import type { Actor } from '../auth/actor';
import { listItems, removeItems } from '../db/items';
import { ZHUANGYUAN } from '../rules';
import { prizeTiers } from '../schemas/prize-plan';
import { hasPrize, withoutPrize } from '../schemas/prize-tiers';
import { removeTierInput, type RemoveTierInput } from '../schemas/prizes';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { eventRules } from './event-rules';
import { asText, tidyPictures } from './goods';
import { parseInput } from './parse-input';
import { storeRules } from './store-rules';

/**
 * Removes a tier or the consolation with its goods, but only if the page had named them all. In the draft.
 * What is gone is gone. Refuses: `invalid-input`, `event-not-draft`, `conflict`, `zhuangyuan-stays`,
 * `items-would-vanish`, and the core's `tiers-empty` for the last one.
 */
export async function removeTier(actor: Actor, input: RemoveTierInput): Promise<Answer<{ dropped: number }>> {
  const parsed = parseInput(removeTierInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision, tier, drops } = parsed.value;
  if (tier === ZHUANGYUAN) return refused('zhuangyuan-stays');
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async (work) => {
    const { db, event, audit } = work;
    const rules = eventRules(event);
    if (!hasPrize(rules, tier)) return done({ dropped: 0 });
    if (event.revision !== revision) return refused('conflict');
    const items = (await listItems(db, eventId)).filter((item) => item.tier === tier);
    const unnamed = items.filter((item) => !drops.includes(item.id));
    if (unnamed.length > 0) return refused('items-would-vanish', { count: unnamed.length });
    const slipTiers = event.slipTiers.filter((one) => one !== tier);
    const stored = await storeRules(work, withoutPrize(rules, tier), { slipTiers });
    if (!stored.ok) return stored;
    await removeItems(
      db,
      items.map((item) => item.id),
    );
    await tidyPictures(db, eventId);
    const name = prizeTiers(rules).find((one) => one.tier === tier)?.name ?? tier;
    await audit({
      action: 'prizes.remove',
      detail: { tier, dropped: items.length },
      before: { name, items: items.map(asText) },
    });
    return done({ dropped: items.length });
  });
}
