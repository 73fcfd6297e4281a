import { endCall, findCall, insertCall } from '../db/beside';
import type { BesideView, HelpRequest } from '../schemas/beside';
import { done, refused, type Answer } from '../schemas/problem';
import { changeBeside } from './change-beside';

/**
 * 叫人: a table calls for an organiser, or takes its call back, by a host's session that the caller has
 * checked. A table that calls already goes on with its first call; repeating changes nothing.
 * Errors: `not-open`, `id-reused`.
 */
export async function callHelp(
  sessionId: string,
  gameId: string,
  { id, wanted }: HelpRequest,
): Promise<Answer<BesideView>> {
  return changeBeside(sessionId, gameId, async (db, game) => {
    const known = await findCall(db, id);
    if (known && known.gameId !== gameId) return refused('id-reused');
    const open = game.calls.find(({ answeredAt }) => answeredAt === null);
    if (wanted) {
      if (known || open) return done('same');
      await insertCall(db, { id, gameId, hostSessionId: sessionId });
      return done({ action: 'game.help', detail: { call: id } });
    }
    if (open?.id !== id) return done('same');
    await endCall(db, id, null);
    return done({ action: 'game.help-taken-back', detail: { call: id } });
  });
}
