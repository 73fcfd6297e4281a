import type { Actor } from '../auth/actor';
import { placeGuests } from '../db/guests';
import { listSitters } from '../db/seats';
import { listTables } from '../db/tables';
import { TABLE_SIZE, moveGuestsInput, type MoveGuestsInput } from '../schemas/seating';
import { done, refused, type Answer } from '../schemas/problem';
import { lockedBetween } from '../seating/locked-between';
import { planMove, withPlaces } from '../seating/plan-move';
import type { Place } from '../seating/types';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Puts guests down at a table, between others there, on a chair, or nowhere; others move up as
 * lib/seating/plan-move.ts says. Who is put down at a table waits no longer. In the draft. Answers with
 * where everybody sits now whom it touched, the whole of the target's table included.
 * Refuses: `invalid-input`, `event-not-draft`, `guest-gone`, `table-gone`, `table-full`, `table-locked`, and `guest-moved`
 * where somebody else has put one of them elsewhere meanwhile.
 */
export async function moveGuests(actor: Actor, input: MoveGuestsInput): Promise<Answer<{ places: Place[] }>> {
  const parsed = parseInput(moveGuestsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, guests: moved, target } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const ids = moved.map(({ guestId }) => guestId);
    const all = await listSitters(db, eventId, target.tableId, ids);
    const tables = await listTables(db, eventId);
    const byId = new Map(all.map((guest) => [guest.id, guest]));
    const numberOf = (tableId: string | null) => tables.find(({ id }) => id === tableId)?.number ?? null;
    if (target.tableId !== null && numberOf(target.tableId) === null) return refused('table-gone');
    for (const { guestId, from } of moved) {
      const guest = byId.get(guestId);
      if (!guest) return refused('guest-gone');
      if (guest.tableId !== from && guest.tableId !== target.tableId) {
        return refused('guest-moved', { name: guest.name, table: numberOf(guest.tableId) ?? 0 });
      }
    }
    const locked = lockedBetween(
      tables,
      ids.map((id) => byId.get(id)?.tableId ?? null),
      target.tableId,
    );
    if (locked) return refused('table-locked', { number: locked.number });
    const places = planMove(all, ids, target);
    if (places === null) return refused('table-full', { limit: TABLE_SIZE.limit });
    await placeGuests(db, places);
    if (places.length > 0) {
      await audit({
        action: 'seating.move',
        detail: {
          guests: ids.map((id) => ({ id, from: numberOf(byId.get(id)?.tableId ?? null) })),
          to: numberOf(target.tableId),
        },
      });
    }
    const touched = new Set(ids);
    return done({
      places: withPlaces(all, places)
        .filter(({ id, tableId }) => touched.has(id) || (tableId !== null && tableId === target.tableId))
        .map(({ id, tableId, chair }) => ({ guestId: id, tableId, chair })),
    });
  });
}
