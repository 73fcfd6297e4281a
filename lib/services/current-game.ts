import type { Db } from '../db/client';
import { addSeats, lockGamesOf, type LockedGame, type NewSeat } from '../db/seats';
import { lowestFree } from '../seating/chairs';
import { loadGameLog } from './game-log-cache';

/**
 * The game that a table's link leads to: the first 会 that hasn't ended, else the last. Who joined the one
 * before has a seat in it, too. Null where the table has none. Locks the table's games.
 */
export async function currentGame(db: Db, tableId: string): Promise<LockedGame | null> {
  const games = await lockGamesOf(db, tableId);
  const at = games.findIndex((game) => game.finishedAt === null);
  const game = games[at] ?? games.at(-1) ?? null;
  const before = games[at - 1];
  if (game?.snapshotId && before && game.length === 0) await addSeats(db, await seatsFrom(before, game));
  return game;
}

/** Seats for those of a table's last game who have none in the next: behind the others, on free chairs. */
export async function seatsFrom(
  before: Pick<LockedGame, 'id' | 'seats'>,
  next: Pick<LockedGame, 'id' | 'seats'>,
): Promise<NewSeat[]> {
  const known = new Set(next.seats.map((seat) => seat.guestId));
  const missing = (await seatsInOrder(before)).filter((seat) => !known.has(seat.guestId));
  const taken = new Set([...next.seats, ...missing].flatMap((seat) => seat.chair ?? []));
  const last = Math.max(0, ...next.seats.map((seat) => seat.position ?? 0));
  return missing.map(({ guestId, chair }, index) => {
    const given = chair ?? lowestFree(taken);
    taken.add(given);
    return { gameId: next.id, guestId, position: last + index + 1, chair: given };
  });
}

/** In throwing order, as the log has them: not those whose join was taken back. */
async function seatsInOrder({ id, seats }: Pick<LockedGame, 'id' | 'seats'>): Promise<LockedGame['seats']> {
  const game = await loadGameLog(id);
  if (!game) return seats;
  const { state, seatIds } = game.log;
  return state.players.flatMap(({ seat }) => seats.find(({ id }) => id === seatIds[seat - 1]) ?? []);
}
