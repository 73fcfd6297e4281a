import type { Actor } from '../auth/actor';
import { placeGuests } from '../db/guests';
import { MAX_TABLES } from '../schemas/event';
import { done, refused, type Answer } from '../schemas/problem';
import { arrangeSeatingInput, type ArrangeSeatingInput } from '../schemas/seating';
import { arrange } from '../seating/arrange';
import { seatingDigest } from '../seating/compare';
import { guestsFor, hallFor } from '../seating/hall-for';
import { changeEvent } from './change-event';
import { addTables } from './create-event';
import { parseInput } from './parse-input';
import { readSittingSeats } from './sitting-seats';
import { listTables } from '../db/tables';

/**
 * Seats a sitting's guests as its preview showed: adds the tables that it needs, deals guests to those that
 * aren't locked. In the draft. Refuses: `invalid-input`, `event-not-draft`, `sitting-gone`, `no-tables`
 * where all are locked, `too-many-tables`, and `seating-changed` where the seating is no longer what the
 * preview started from.
 */
export async function arrangeSeating(
  actor: Actor,
  input: ArrangeSeatingInput,
): Promise<Answer<{ seated: number }>> {
  const parsed = parseInput(arrangeSeatingInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, sittingId, digest, tables: wanted, ...wish } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const seats = await readSittingSeats(db, eventId, sittingId);
    if (!seats) return refused('sitting-gone');
    const planned = hallFor(seats.tables, wanted, (number) => `new-${number}`);
    if (planned.every((table) => table.locked)) return refused('no-tables');
    const people = guestsFor(seats.guests, planned);
    const { places, dealt } = arrange(planned, people, seats.bonds, wish);
    if (seatingDigest(planned, seats.guests, places) !== digest) return refused('seating-changed');

    const added = planned.filter((table) => table.id.startsWith('new-'));
    const others = (await listTables(db, eventId)).length;
    if (others + added.length > MAX_TABLES) return refused('too-many-tables', { limit: MAX_TABLES });
    const created = await addTables(
      db,
      eventId,
      sittingId,
      added.map((table) => table.number),
    );
    const idOf = new Map(created.map(({ id, number }) => [`new-${number}`, id]));
    await placeGuests(
      db,
      places.map((place) => ({ ...place, tableId: idOf.get(place.tableId ?? '') ?? place.tableId })),
    );
    await audit({
      action: 'seating.arrange',
      detail: { sitting: sittingId, ...wish, tables: wanted, guests: dealt },
    });
    return done({ seated: dealt });
  });
}
