import { transaction } from '../db/client';
import { findGamePlaceOf } from '../db/games';
import { announce } from '../live/announce';
import { done, refused, type Answer } from '../schemas/problem';
import { currentGame } from './current-game';
import { startHostSession, type NewHostSession } from './start-host-session';

/**
 * A session at the 会 that a table plays next, for a host whose own has ended; the caller has checked their
 * session. Refuses: `not-finished`, also where the last throws have not arrived yet; `no-next-game`.
 */
export async function goOn(gameId: string, userAgent: string): Promise<Answer<NewHostSession>> {
  const entered = await transaction(async (db): Promise<Answer<NewHostSession>> => {
    const game = await findGamePlaceOf(db, gameId);
    if (!game?.tableId) return refused('no-next-game');
    if (game.finishedAt === null) return refused('not-finished');
    const next = await currentGame(db, game.tableId);
    if (!next || next.ordinal <= game.ordinal) return refused('no-next-game');
    return done(await startHostSession(db, next, userAgent, 'next'));
  });
  // Its seats may be new.
  if (entered.ok) announce(entered.value.gameId, 0, 'game');
  return entered;
}
