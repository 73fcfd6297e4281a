import { recordAudit } from '../db/audit';
import { transaction } from '../db/client';
import { givePen, lockGame } from '../db/games';
import { announce } from '../live/announce';
import type { GameAnswer } from '../schemas/game';
import { loadGame } from './load-game';

/**
 * Gives a game's pen to a host's session: from now on its device alone writes, and the former holder's
 * appends are refused. `epoch`: the pen as the device knows it; if another device was quicker, nothing
 * changes (`pen`). Asking again for a pen that the session holds changes nothing either.
 */
export async function takePen(sessionId: string, gameId: string, epoch: number): Promise<GameAnswer> {
  const taken = await transaction(async (tx) => {
    const game = await lockGame(tx, gameId);
    if (!game) return 'missing';
    if (game.penSessionId === sessionId) return 'ok';
    if (game.epoch !== epoch) return 'pen';
    await givePen(tx, gameId, sessionId);
    await recordAudit(tx, {
      actor: { kind: 'host', sessionId },
      action: 'game.pen',
      eventId: game.eventId,
      gameId,
      detail: { from: game.penSessionId, epoch: game.epoch + 1 },
    });
    return game;
  });
  const view = await loadGame(gameId, sessionId);
  if (taken === 'missing' || !view) return { ok: false, stop: 'signed-out', game: null };
  if (taken === 'pen') return { ok: false, stop: 'pen', game: view };
  if (taken !== 'ok') announce(gameId, taken.length, 'game');
  return { ok: true, game: view };
}
