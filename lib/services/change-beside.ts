import { recordAudit, type AuditInput } from '../db/audit';
import { raiseRevision } from '../db/beside';
import { db, transaction, type Db } from '../db/client';
import { findGame, lockGame, type GameRow } from '../db/games';
import { announce } from '../live/announce';
import type { BesideView } from '../schemas/beside';
import { done, refused, type Answer } from '../schemas/problem';
import { besideView } from './beside-view';

/** What a change did: the action of its audit row, with the ids that row keeps; `same`: it was made before. */
export type BesideChange = Pick<AuditInput, 'action' | 'detail'> | 'same';

/**
 * Runs one change of what a game has beside its log, by a host's session that the caller has checked: the
 * game is locked, the change audited, its revision raised and its watchers told. Answers what is there now.
 * Refuses: `not-open`, or what `work` refuses with, before it has written anything.
 */
export async function changeBeside(
  sessionId: string,
  gameId: string,
  work: (db: Db, game: GameRow) => Promise<Answer<BesideChange>>,
): Promise<Answer<BesideView>> {
  const changed = await transaction(async (tx): Promise<Answer<boolean>> => {
    const game = await lockGame(tx, gameId);
    if (game?.event.status !== 'open' || !game.snapshotId) return refused('not-open');
    const change = await work(tx, game);
    if (!change.ok) return change;
    if (change.value === 'same') return done(false);
    await raiseRevision(tx, gameId);
    const actor = { kind: 'host' as const, sessionId };
    await recordAudit(tx, { actor, eventId: game.eventId, gameId, ...change.value });
    return done(true);
  });
  if (!changed.ok) return changed;
  const game = await findGame(db(), gameId);
  if (!game) return refused('not-open');
  if (changed.value) announce(gameId, game.length, 'game');
  return done(besideView(game));
}
