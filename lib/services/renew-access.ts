import type { Actor } from '../auth/actor';
import { gameCode, hashToken } from '../auth/game-link';
import { findEventGame } from '../db/event-games';
import { renewGameCode } from '../db/games';
import { lockGamesOf } from '../db/seats';
import { renewAccessInput, type RenewAccessInput } from '../schemas/hosts';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Gives a table, by its first game, or a final table a new link and PIN; the old ones open nothing any more
 * and its devices are signed out.
 * Refuses: `invalid-input`, `game-gone`.
 */
export async function renewAccess(
  actor: Actor,
  input: RenewAccessInput,
): Promise<Answer<{ generation: number }>> {
  const parsed = parseInput(renewAccessInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, gameId } = parsed.value;
  return changeEvent(actor, eventId, { action: 'game.links' }, async ({ db, audit }) => {
    const game = await findEventGame(db, eventId, gameId);
    if (!game) return refused('game-gone');
    const generation = game.generation + 1;
    // Whoever is at another 会 of the table came in by the same code.
    const others = game.tableId === null ? [] : await lockGamesOf(db, game.tableId);
    for (const one of [game, ...others.filter(({ id }) => id !== game.id)]) {
      const next = one.generation + 1;
      await renewGameCode(db, one.id, next, hashToken(gameCode(one.id, next)));
    }
    await audit({ action: 'game.renew-access', gameId, detail: { generation } });
    return done({ generation });
  });
}
