import type { Actor } from '../auth/actor';
import { placeGuests } from '../db/guests';
import { done, refused, type Answer } from '../schemas/problem';
import { restoreSeatingInput, type RestoreSeatingInput } from '../schemas/seating';
import { seatingDigest } from '../seating/compare';
import { lockedBetween } from '../seating/locked-between';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';
import { readSittingSeats } from './sitting-seats';

/**
 * Goes back to an earlier seating of a sitting, in one act. Tables stay; guests who aren't in it stay where
 * they are. In the draft. Refuses: `invalid-input`, `event-not-draft`, `sitting-gone`, `table-gone`,
 * `chair-taken`, `table-locked` where a table has been locked since, and `seating-changed` where the seating isn't the one that was to be replaced.
 */
export async function restoreSeating(
  actor: Actor,
  input: RestoreSeatingInput,
): Promise<Answer<{ seated: number }>> {
  const parsed = parseInput(restoreSeatingInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, sittingId, digest, tables: wanted } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const seats = await readSittingSeats(db, eventId, sittingId);
    if (!seats) return refused('sitting-gone');
    const { tables, guests } = seats;
    if (seatingDigest(tables, guests) !== digest) return refused('seating-changed');
    const known = new Set(tables.map((table) => table.id));
    if (wanted.some(({ tableId }) => tableId !== null && !known.has(tableId))) return refused('table-gone');
    const present = new Set(guests.map((guest) => guest.id));
    const places = wanted.flatMap(({ tableId, guests: sitters }) =>
      sitters
        .filter(([guestId]) => present.has(guestId))
        .map(([guestId, chair]) => ({ guestId, tableId, chair: tableId === null ? null : chair })),
    );
    const now = new Map(guests.map((guest) => [guest.id, guest.tableId]));
    const locked = places
      .map(({ guestId, tableId }) => lockedBetween(tables, [now.get(guestId) ?? null], tableId))
      .find((table) => table !== undefined);
    if (locked) return refused('table-locked', { number: locked.number });
    const placed = new Set(places.map(({ guestId }) => guestId));
    const staying = guests.filter(({ id }) => !placed.has(id));
    const chairs = [...places, ...staying].flatMap(({ tableId, chair }) =>
      chair === null ? [] : [`${tableId}/${chair}`],
    );
    if (placed.size < places.length || new Set(chairs).size < chairs.length) return refused('chair-taken');
    await placeGuests(db, places);
    await audit({ action: 'seating.restore', detail: { sitting: sittingId, guests: places.length } });
    return done({ seated: places.length });
  });
}
