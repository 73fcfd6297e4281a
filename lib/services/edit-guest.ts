import type { Actor } from '../auth/actor';
import { changeGuest, findGuest, findGuestByNumber, type GuestData, type GuestRow } from '../db/guests';
import { withPinyin } from '../import/pinyin';
import { done, refused, type Answer } from '../schemas/problem';
import { editGuestInput, type EditGuestInput, type GuestFields } from '../schemas/roster';
import { guestData } from './add-guest';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Changes what the roster says about a guest. The name is frozen once the event is open. Refuses:
 * `invalid-input`, `guest-gone`, `conflict` where somebody else changed it meanwhile, with what is stored now
 * (`external` as a word), `frozen-by-opening`,
 * `employee-number-taken`, `event-closed`.
 */
export async function editGuest(actor: Actor, input: EditGuestInput): Promise<Answer<{ guestId: string }>> {
  const parsed = parseInput(editGuestInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, guestId, seen, guest } = parsed.value;
  return changeEvent(actor, eventId, { action: 'event.edit' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return refused('event-closed');
    const stored = await findGuest(db, eventId, guestId);
    if (!stored) return refused('guest-gone');
    const before = guestFieldsOf(stored);
    if (!differs(before, guest)) return done({ guestId });
    if (differs(before, seen)) return refused('conflict', { ...before, external: String(before.external) });
    if (event.status !== 'draft' && before.name !== guest.name) return refused('frozen-by-opening');
    const data = guestData(guest);
    if (data.employeeNumber !== null) {
      const other = await findGuestByNumber(db, eventId, data.employeeNumber);
      if (other && other.id !== guestId) {
        return refused('employee-number-taken', { number: data.employeeNumber, name: other.name });
      }
    }
    await changeGuest(db, guestId, withPinyin(data));
    await audit({ action: 'guest.edit', detail: { guest: guestId }, before: { ...before }, after: data });
    return done({ guestId });
  });
}

/** A stored guest as a form shows it. */
export function guestFieldsOf(row: Pick<GuestRow, keyof GuestData>): GuestFields {
  const { name, employeeNumber, department, phone, external, note } = row;
  return { name, employeeNumber: employeeNumber ?? '', department, phone, external, note };
}

function differs(one: GuestFields, other: GuestFields): boolean {
  return (Object.keys(one) as (keyof GuestFields)[]).some((field) => one[field] !== other[field]);
}
