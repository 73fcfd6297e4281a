import type { Actor } from '../auth/actor';
import { findGuest, findGuestByNumber, insertGuests } from '../db/guests';
import { findFirstSitting } from '../db/sittings';
import { withPinyin } from '../import/pinyin';
import { done, refused, type Answer } from '../schemas/problem';
import { addGuestInput, type AddGuestInput, type GuestFields } from '../schemas/roster';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Adds a guest by hand, in the draft; the same id again is the same guest.
 * Refuses: `invalid-input`, `event-not-draft`, `employee-number-taken`.
 */
export async function addGuest(actor: Actor, input: AddGuestInput): Promise<Answer<{ guestId: string }>> {
  const parsed = parseInput(addGuestInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, id, guest } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    if (await findGuest(db, eventId, id)) return done({ guestId: id });
    const data = guestData(guest);
    if (data.employeeNumber !== null) {
      const other = await findGuestByNumber(db, eventId, data.employeeNumber);
      if (other) return refused('employee-number-taken', { number: data.employeeNumber, name: other.name });
    }
    const sitting = await findFirstSitting(db, eventId);
    await insertGuests(db, [{ ...withPinyin(data), id, eventId, sittingId: sitting.id }]);
    await audit({ action: 'guest.add', detail: { guest: id }, after: data });
    return done({ guestId: id });
  });
}

/** A form's fields as they are stored. */
export function guestData(fields: GuestFields) {
  return { ...fields, employeeNumber: fields.employeeNumber === '' ? null : fields.employeeNumber };
}
