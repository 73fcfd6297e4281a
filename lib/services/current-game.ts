import type { Db } from '../db/client';
import { readEntries } from '../db/log';
import { addSeats, lockGamesOf, type LockedGame, type NewSeat } from '../db/seats';
import { isUnplayed } from '../schemas/roll-call-log';
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
  if (game?.snapshotId && before && (await isUnbegun(db, game)))
    await addSeats(db, await seatsFrom(before, game));
  return game;
}

/** Whether a game can still be given seats: its roll may have been called, but nobody has thrown. */
async function isUnbegun(db: Db, { id, length }: LockedGame): Promise<boolean> {
  return length === 0 || isUnplayed(await readEntries(id, 0, db));
}

/**
 * Seats for those of a table's last game who have none in the next: behind the others, each on the own chair,
 * or on a free one where somebody else has that one.
 */
export async function seatsFrom(
  before: Pick<LockedGame, 'id' | 'seats'>,
  next: Pick<LockedGame, 'id' | 'seats'>,
): Promise<NewSeat[]> {
  const known = new Set(next.seats.map((seat) => seat.guestId));
  const missing = (await seatsInOrder(before)).filter((seat) => !known.has(seat.guestId));
  const taken = new Set(next.seats.flatMap((seat) => seat.chair ?? []));
  const own = missing.map(({ chair }) => {
    if (chair === null || taken.has(chair)) return null;
    taken.add(chair);
    return chair;
  });
  const last = Math.max(0, ...next.seats.map((seat) => seat.position ?? 0));
  return missing.map(({ guestId }, index) => {
    const chair = own[index] ?? lowestFree(taken);
    taken.add(chair);
    return { gameId: next.id, guestId, position: last + index + 1, chair };
  });
}

/** In throwing order, as the log has them: not those whose join was taken back. */
export async function seatsInOrder<Seat extends { id: string }>(game: {
  id: string;
  seats: readonly Seat[];
}): Promise<readonly Seat[]> {
  const log = (await loadGameLog(game.id))?.log;
  if (!log) return game.seats;
  return log.state.players.flatMap(
    ({ seat }) => game.seats.find(({ id }) => id === log.seatIds[seat - 1]) ?? [],
  );
}
