import type { Actor } from '../auth/actor';
import { findGuest, placeGuests } from '../db/guests';
import { addSeats, findSeated, listSitters, lockGamesOf } from '../db/seats';
import { listTables } from '../db/tables';
import { announce } from '../live/announce';
import { done, refused, type Answer } from '../schemas/problem';
import { giveSeatInput, TABLE_SIZE, type GiveSeatInput } from '../schemas/seating';
import { lowestFree } from '../seating/chairs';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Gives a guest of the waiting list a seat at a table that has not begun, behind the others; in every 会
 * that the table has still to play. Only in an open event; before, they are seated like everybody. Refuses:
 * `invalid-input`, `event-not-open`, `guest-gone`, `table-gone`, `guest-seated` where they play already,
 * `table-begun` where only the table's host can let them join, `table-full`.
 */
export async function giveSeat(actor: Actor, input: GiveSeatInput): Promise<Answer<{ chair: number }>> {
  const parsed = parseInput(giveSeatInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, guestId, tableId } = parsed.value;
  const demands = { action: 'event.edit', status: 'open' } as const;
  const given = await changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const table = (await listTables(db, eventId)).find(({ id }) => id === tableId);
    if (!table) return refused('table-gone');
    const games = await lockGamesOf(db, tableId);
    const guest = await findGuest(db, eventId, guestId);
    if (!guest) return refused('guest-gone');
    if (guest.tableId === tableId && guest.chair !== null) return done({ chair: guest.chair, games: [] });
    if (!guest.waiting || (await findSeated(db, [guestId])).has(guestId)) {
      return refused('guest-seated', { name: guest.name });
    }
    const begun = games.some((game) => game.length > 0 && game.finishedAt === null);
    const open = games.filter((game) => game.length === 0 && game.snapshotId !== null);
    if (begun || open.length === 0) return refused('table-begun', { number: table.number });
    if (open.some((game) => game.seats.length >= TABLE_SIZE.limit)) {
      return refused('table-full', { limit: TABLE_SIZE.limit });
    }
    const sitters = await listSitters(db, eventId, tableId, []);
    const seated = [...sitters, ...games.flatMap((game) => game.seats)];
    const chair = lowestFree(new Set(seated.flatMap((one) => one.chair ?? [])));
    await placeGuests(db, [{ guestId, tableId, chair }]);
    await addSeats(
      db,
      open.map((game) => ({
        gameId: game.id,
        guestId,
        position: Math.max(0, ...game.seats.map((seat) => seat.position ?? 0)) + 1,
        chair,
      })),
    );
    await audit({ action: 'seat.give', detail: { guest: guestId, table: tableId, chair } });
    return done({ chair, games: open.map((game) => game.id) });
  });
  if (!given.ok) return given;
  for (const game of given.value.games) announce(game, 0, 'game');
  return done({ chair: given.value.chair });
}
