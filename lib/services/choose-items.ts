import { findGiven, insertGiven } from '../db/beside';
import type { BesideView, GivenRequest } from '../schemas/beside';
import { done, refused, type Answer } from '../schemas/problem';
import { changeBeside } from './change-beside';
import { loadGameLog } from './game-log-cache';
import { gameSetup } from './game-setup';

/**
 * Notes which goods won units really were, all rows or none: a guest takes others, or two guests swap. By a
 * host's session that the caller has checked; repeating it changes nothing.
 * Errors: `not-open`, `unknown-entry`, `unknown-item`, `id-reused`.
 */
export async function chooseItems(
  sessionId: string,
  gameId: string,
  { rows }: GivenRequest,
): Promise<Answer<BesideView>> {
  const log = await loadGameLog(gameId);
  return changeBeside(sessionId, gameId, async (db, game) => {
    const known = await findGiven(
      db,
      rows.map(({ id }) => id),
    );
    if (known.some((row) => row.gameId !== gameId)) return refused('id-reused');
    if (known.length > 0) return done('same');
    if (!log || rows.some(({ entry }) => !log.log.entryNumbers.has(entry))) return refused('unknown-entry');
    const items = new Set(gameSetup(game)?.snapshot.items.map(({ id }) => id));
    if (rows.some(({ item }) => !items.has(item))) return refused('unknown-item');
    await insertGiven(db, gameId, rows);
    return done({
      action: 'game.choose-items',
      detail: { rows: rows.map(({ entry, nth, item }) => ({ entry, nth, item })) },
    });
  });
}
