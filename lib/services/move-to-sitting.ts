import type { Actor } from '../auth/actor';
import { listGuests } from '../db/guests';
import { findSitting, moveToSitting as moveRows } from '../db/sittings';
import { listTables } from '../db/tables';
import { done, refused, type Answer } from '../schemas/problem';
import { moveToSittingInput, type MoveToSittingInput } from '../schemas/sittings';
import { lockedBetween } from '../seating/locked-between';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Lets guests come to another sitting; who sat at a table has none then. Those who come to it already stay
 * where they are. In the draft. Refuses: `invalid-input`, `event-not-draft`, `sitting-gone`, `guest-gone`,
 * `table-locked` where somebody sits at a locked table.
 */
export async function moveToSitting(
  actor: Actor,
  input: MoveToSittingInput,
): Promise<Answer<{ moved: number; unseated: number }>> {
  const parsed = parseInput(moveToSittingInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, sittingId, guestIds } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    if (!(await findSitting(db, eventId, sittingId))) return refused('sitting-gone');
    const byId = new Map((await listGuests(db, eventId)).map((guest) => [guest.id, guest]));
    const wanted = [...new Set(guestIds)];
    if (wanted.some((id) => !byId.has(id))) return refused('guest-gone');
    const moving = wanted
      .flatMap((id) => byId.get(id) ?? [])
      .filter((guest) => guest.sittingId !== sittingId);
    const locked = lockedBetween(
      await listTables(db, eventId),
      moving.map(({ tableId }) => tableId),
      null,
    );
    if (locked) return refused('table-locked', { number: locked.number });
    const ids = moving.map((guest) => guest.id);
    const unseated = moving.filter((guest) => guest.tableId !== null).length;
    if (ids.length > 0) {
      await moveRows(db, sittingId, ids);
      await audit({ action: 'guests.sitting', detail: { sitting: sittingId, guests: ids, unseated } });
    }
    return done({ moved: ids.length, unseated });
  });
}
