import type { Actor } from '../auth/actor';
import { listGuests, removeGuests as deleteGuests } from '../db/guests';
import { done, type Answer } from '../schemas/problem';
import { removeGuestsInput, type RemoveGuestsInput } from '../schemas/roster-page';
import { changeEvent } from './change-event';
import { guestFieldsOf } from './edit-guest';
import { parseInput } from './parse-input';

/** Takes guests off the roster, in the draft; who is gone already is no failure. Refuses: `event-not-draft`. */
export async function removeGuests(
  actor: Actor,
  input: RemoveGuestsInput,
): Promise<Answer<{ removed: number }>> {
  const parsed = parseInput(removeGuestsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, guestIds } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const wanted = new Set(guestIds);
    const stored = (await listGuests(db, eventId)).filter(({ id }) => wanted.has(id));
    if (stored.length === 0) return done({ removed: 0 });
    const ids = stored.map(({ id }) => id);
    await deleteGuests(db, ids);
    await audit({
      action: 'guests.remove',
      detail: { guests: ids },
      before: { removed: stored.map(guestFieldsOf) },
    });
    return done({ removed: ids.length });
  });
}
