import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { listItems } from '../db/items';
import { isDeepEqual } from '../schemas/is-deep-equal';
import { saveFinalItemsInput, type SaveFinalItemsInput } from '../schemas/prizes';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { asInput, asText, putGoods } from './goods';
import { parseInput } from './parse-input';

/**
 * Replaces the prizes of the final's places. In the draft, as opening freezes them with the others. What is
 * saved already is saved. Refuses: `invalid-input`, `event-not-draft`, `conflict`, `id-reused`,
 * `picture-gone`.
 */
export async function saveFinalItems(
  actor: Actor,
  input: SaveFinalItemsInput,
): Promise<Answer<{ items: number }>> {
  const parsed = parseInput(saveFinalItemsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision } = parsed.value;
  const items = parsed.value.items.toSorted((one, other) => one.place - other.place);
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, event, audit }) => {
    const before = (await listItems(db, eventId)).filter((item) => item.tier === null);
    if (isDeepEqual(before.map(asInput), items)) return done({ items: items.length });
    if (event.revision !== revision) return refused('conflict');
    const put = await putGoods(db, eventId, null, items);
    if (!put.ok) return put;
    await changeEventRow(db, eventId, {});
    await audit({ action: 'prizes.final', before: before.map(asText), after: items.map(asText) });
    return done({ items: items.length });
  });
}
