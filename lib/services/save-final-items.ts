import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { findForeignItems, listItems, replaceItems } from '../db/items';
import { saveFinalItemsInput, type SaveFinalItemsInput } from '../schemas/prizes';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Replaces the prizes of the final's places. In the draft, as opening freezes them with the others.
 * Refuses: `invalid-input`, `event-not-draft`, `conflict`, `id-reused`.
 */
export async function saveFinalItems(
  actor: Actor,
  input: SaveFinalItemsInput,
): Promise<Answer<{ items: number }>> {
  const parsed = parseInput(saveFinalItemsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision, items } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, event, audit }) => {
    if (event.revision !== revision) return refused('conflict');
    const ids = items.map((item) => item.id);
    if ((await findForeignItems(db, eventId, null, ids)).length > 0) return refused('id-reused');
    const before = (await listItems(db, eventId)).filter((item) => item.tier === null);
    await replaceItems(db, eventId, null, items);
    await changeEventRow(db, eventId, {});
    await audit({
      action: 'prizes.final',
      before: before.map(({ place, name, quantity, value }) => ({ place, name, quantity, value })),
      after: items.map(({ place, name, quantity, value }) => ({ place, name, quantity, value })),
    });
    return done({ items: items.length });
  });
}
