import type { Actor } from '../auth/actor';
import { changeDepartment, listGuests } from '../db/guests';
import { done, refused, type Answer } from '../schemas/problem';
import { setDepartmentInput, type SetDepartmentInput } from '../schemas/roster-page';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/** Gives guests a department, or takes it away. Refuses: `invalid-input`, `event-closed`, `guest-gone`. */
export async function setDepartment(
  actor: Actor,
  input: SetDepartmentInput,
): Promise<Answer<{ changed: number }>> {
  const parsed = parseInput(setDepartmentInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, guestIds, department } = parsed.value;
  return changeEvent(actor, eventId, { action: 'event.edit' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return refused('event-closed');
    const wanted = new Set(guestIds);
    const known = (await listGuests(db, eventId)).filter(({ id }) => wanted.has(id));
    if (known.length < wanted.size) return refused('guest-gone');
    const changing = known.filter((guest) => guest.department !== department);
    if (changing.length === 0) return done({ changed: 0 });
    const ids = changing.map(({ id }) => id);
    await changeDepartment(db, ids, department);
    await audit({
      action: 'guests.department',
      detail: { guests: ids },
      before: { changed: changing.map((guest) => ({ guest: guest.name, department: guest.department })) },
      after: { changed: changing.map((guest) => ({ guest: guest.name, department })) },
    });
    return done({ changed: ids.length });
  });
}
