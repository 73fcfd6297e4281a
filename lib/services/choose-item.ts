import { recordAudit } from '../db/audit';
import { transaction } from '../db/client';
import { lockGame } from '../db/games';
import { insertGiven } from '../db/log';
import { announce } from '../live/announce';
import type { GivenRequest } from '../schemas/game';
import { done, refused, type Answer } from '../schemas/problem';
import { loadGameLog } from './game-log-cache';
import { gameSetup } from './game-setup';

/**
 * Notes which goods a won unit really was, by a host's session that the caller has checked.
 * Errors: `not-open`, `unknown-entry`, `unknown-item`.
 */
export async function chooseItem(
  sessionId: string,
  gameId: string,
  request: GivenRequest,
): Promise<Answer<null>> {
  const log = await loadGameLog(gameId);
  if (!log?.log.entryNumbers.has(request.entry)) return refused('unknown-entry');
  const result = await transaction(async (tx): Promise<Answer<number>> => {
    const game = await lockGame(tx, gameId);
    const frozen = game && gameSetup(game);
    if (!frozen || game.event.status !== 'open') return refused('not-open');
    if (!frozen.snapshot.items.some(({ id }) => id === request.item)) return refused('unknown-item');
    if (game.given.some(({ id }) => id === request.id)) return done(game.length);
    const { id, entry, nth, item } = request;
    await insertGiven(tx, { id, gameId, entryId: entry, nth, itemId: item });
    const detail = { entry, nth, item };
    const actor = { kind: 'host' as const, sessionId };
    await recordAudit(tx, { actor, action: 'game.choose-item', eventId: game.eventId, gameId, detail });
    return done(game.length);
  });
  if (!result.ok) return result;
  announce(gameId, result.value, 'game');
  return done(null);
}
