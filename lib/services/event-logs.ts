import { db } from '../db/client';
import { listPlayedGames, type PlayedGameRow } from '../db/results';
import { loadGameLog, type GameLog } from './game-log-cache';

/** A game of an event with its log replayed. */
export interface EventGame {
  row: PlayedGameRow;
  /** null: not open yet. */
  game: GameLog | null;
  /** Guests by seat: seat n is `guests[n - 1]`. */
  guests: readonly string[];
}

/** So many logs are loaded at a time. */
const AT_ONCE = 16;

/** All games of an event, its tables' in order, then the final's. The caller has authorised it. */
export async function loadEventLogs(eventId: string): Promise<EventGame[]> {
  const rows = await listPlayedGames(db(), eventId);
  const loaded: EventGame[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    loaded.push(...(await Promise.all(rows.slice(from, from + AT_ONCE).map(load))));
  }
  // A late guest may have joined since the rows were read.
  return loaded.every(isWhole) ? loaded : loadEventLogs(eventId);
}

async function load(row: PlayedGameRow): Promise<EventGame> {
  const game = row.snapshot ? await loadGameLog(row.id) : null;
  const owners = new Map(row.seats.map((seat) => [seat.id, seat.guestId]));
  return { row, game, guests: (game?.log.seatIds ?? []).flatMap((seat) => owners.get(seat) ?? []) };
}

function isWhole({ game, guests }: EventGame): boolean {
  return game === null || guests.length === game.log.seatIds.length;
}
