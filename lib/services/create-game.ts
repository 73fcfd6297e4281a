import { gameCode, hashToken } from '../auth/game-link';
import type { Db } from '../db/client';
import { createGameRow, createGameRows } from '../db/games';
import { newId } from '../schemas/new-id';

/** Where a game is played: the nth 会 of a table, or the nth table of a final's stage. */
export interface NewGame {
  eventId: string;
  tableId?: string;
  stageId?: string;
  ordinal: number;
  /** What it is played by, where the event is open already. */
  snapshotId?: string;
}

/** Creates a game with its link and PIN, inside the caller's transaction; the caller has authorised it. */
export async function createGame(db: Db, game: NewGame): Promise<{ id: string }> {
  const id = newId();
  await createGameRow(db, { ...game, id, codeHash: hashToken(gameCode(id, 1)) });
  return { id };
}

/** Creates the first game of each of these tables at once; the caller has authorised it. */
export function createTableGames(db: Db, eventId: string, tableIds: readonly string[]): Promise<void> {
  return createGames(
    db,
    eventId,
    tableIds.map((tableId) => ({ tableId, ordinal: 1 })),
  );
}

/** Creates games of tables at once, each the `ordinal`th 会 of its table; the caller has authorised it. */
export async function createGames(
  db: Db,
  eventId: string,
  games: readonly { tableId: string; ordinal: number }[],
): Promise<void> {
  await createGameRows(
    db,
    games.map((game) => {
      const id = newId();
      return { ...game, id, eventId, codeHash: hashToken(gameCode(id, 1)) };
    }),
  );
}
