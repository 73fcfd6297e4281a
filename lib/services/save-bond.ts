import type { Actor } from '../auth/actor';
import { insertBond, listBonds } from '../db/bonds';
import { listGuests } from '../db/guests';
import { done, refused, type Answer } from '../schemas/problem';
import { saveBondInput, type SaveBondInput } from '../schemas/seating';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Notes that guests are to be kept together, or apart, by automatic seating; the same id, or the same
 * guests and kind, again is the same bond. In the draft. Refuses: `invalid-input`, `event-not-draft`,
 * `guest-gone`.
 */
export async function saveBond(actor: Actor, input: SaveBondInput): Promise<Answer<{ bondId: string }>> {
  const parsed = parseInput(saveBondInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, id, kind } = parsed.value;
  const guestIds = [...new Set(parsed.value.guestIds)].sort();
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const bonds = await listBonds(db, eventId);
    const same = bonds.find(
      (bond) => bond.id === id || (bond.kind === kind && bond.guests.join() === guestIds.join()),
    );
    if (same) return done({ bondId: same.id });
    const known = new Set((await listGuests(db, eventId)).map((guest) => guest.id));
    if (guestIds.length < 2 || guestIds.some((guestId) => !known.has(guestId))) return refused('guest-gone');
    await insertBond(db, { id, eventId, kind, guests: guestIds });
    await audit({ action: 'bond.add', detail: { bond: id, kind, guests: guestIds } });
    return done({ bondId: id });
  });
}
