import type { Actor } from '../auth/actor';
import { listGuests } from '../db/guests';
import { changeWaiting, findSeated } from '../db/seats';
import { listTables } from '../db/tables';
import { done, refused, type Answer } from '../schemas/problem';
import { setWaitingInput, type SetWaitingInput } from '../schemas/seating';
import { lockedBetween } from '../seating/locked-between';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Puts guests on the waiting list (候补), which takes their seats away, or takes them off it. In an open
 * event only guests whom no game has. Refuses: `invalid-input`, `event-closed`, `guest-gone`,
 * `table-locked` where somebody sits at a locked table of a draft, and `guest-seated` with who plays already.
 */
export async function setWaiting(actor: Actor, input: SetWaitingInput): Promise<Answer<{ changed: number }>> {
  const parsed = parseInput(setWaitingInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, waiting } = parsed.value;
  const wanted = new Set(parsed.value.guestIds);
  return changeEvent(actor, eventId, { action: 'event.edit' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return refused('event-closed');
    const known = (await listGuests(db, eventId)).filter(({ id }) => wanted.has(id));
    if (known.length < wanted.size) return refused('guest-gone');
    const changing = known.filter((guest) => guest.waiting !== waiting);
    const ids = changing.map(({ id }) => id);
    const seated = await findSeated(db, ids);
    const playing = changing.find(({ id }) => seated.has(id));
    if (playing) return refused('guest-seated', { name: playing.name });
    const left = waiting && event.status === 'draft' ? changing.map(({ tableId }) => tableId) : [];
    const locked = lockedBetween(await listTables(db, eventId), left, null);
    if (locked) return refused('table-locked', { number: locked.number });
    if (ids.length > 0) {
      await changeWaiting(db, ids, waiting);
      await audit({ action: 'guests.waiting', detail: { guests: ids, waiting } });
    }
    return done({ changed: ids.length });
  });
}
