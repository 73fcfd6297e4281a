import { findWitness, insertWitness } from '../db/beside';
import type { BesideView, WitnessRequest } from '../schemas/beside';
import { done, refused, type Answer } from '../schemas/problem';
import { changeBeside } from './change-beside';
import { loadGameLog } from './game-log-cache';

/**
 * Notes what a second person at the table said to a 状元, by a host's session that the caller has checked. A
 * verdict names the entry that says what was seen (the throw, or the amendment that counts), so that a
 * corrected throw waits again. Repeating it changes nothing.
 * Errors: `not-open`, `unknown-entry`, `id-reused`.
 */
export async function witnessTitle(
  sessionId: string,
  gameId: string,
  request: WitnessRequest,
): Promise<Answer<BesideView>> {
  const log = await loadGameLog(gameId);
  return changeBeside(sessionId, gameId, async (db) => {
    const known = await findWitness(db, request.id);
    if (known) return known.gameId === gameId ? done('same') : refused('id-reused');
    const { entry, verdict } = request;
    if (!log?.log.entryNumbers.has(entry)) return refused('unknown-entry');
    await insertWitness(db, gameId, sessionId, request);
    return done({ action: 'game.witness', detail: { entry, verdict } });
  });
}
