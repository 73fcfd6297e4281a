import type { Actor } from '../auth/actor';
import { findGuest, removeGuests } from '../db/guests';
import { done, type Answer } from '../schemas/problem';
import { removeGuestInput, type RemoveGuestInput } from '../schemas/roster';
import { changeEvent } from './change-event';
import { guestFieldsOf } from './edit-guest';
import { parseInput } from './parse-input';

/** Takes a guest off the roster, in the draft; one who is gone already is no failure. Refuses: `event-not-draft`. */
export async function removeGuest(
  actor: Actor,
  input: RemoveGuestInput,
): Promise<Answer<{ removed: boolean }>> {
  const parsed = parseInput(removeGuestInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, guestId } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent<{ removed: boolean }>(actor, eventId, demands, async ({ db, audit }) => {
    const stored = await findGuest(db, eventId, guestId);
    if (!stored) return done({ removed: false });
    await removeGuests(db, [guestId]);
    await audit({ action: 'guest.remove', detail: { guest: guestId }, before: { ...guestFieldsOf(stored) } });
    return done({ removed: true });
  });
}
