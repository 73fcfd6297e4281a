import type { Actor } from '../auth/actor';
import { gameCode, gamePin } from '../auth/game-link';
import { db } from '../db/client';
import { listTableGames } from '../db/event-games';
import { listConnectedHosts } from '../db/host-sessions';
import { groupBy } from '../schemas/group-by';
import type { HostAccess } from '../schemas/hosts';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';

/** A device counts as connected so long after it was last heard of. */
export const CONNECTED_MS = 60_000;

/** Links, PINs and connected devices of every table. Refuses: `not-found`, `forbidden`. */
export async function loadHosts(actor: Actor, eventId: string): Promise<Answer<HostAccess[]>> {
  const authorised = await authoriseEvent(actor, eventId, 'game.links');
  if (!authorised.ok) return authorised;
  const [games, sessions] = await Promise.all([
    listTableGames(db(), eventId),
    listConnectedHosts(db(), eventId, new Date(Date.now() - CONNECTED_MS)),
  ]);
  const devices = groupBy(sessions, (session) => session.gameId);
  return done(
    games.map((game) => ({
      gameId: game.id,
      table: game.table?.number ?? game.ordinal,
      tableName: game.table?.name ?? '',
      ordinal: game.ordinal,
      path: `/t/${gameCode(game.id, game.generation)}`,
      pin: gamePin(game.id, game.generation),
      devices: (devices.get(game.id) ?? []).map(({ id, userAgent }) => ({
        id,
        userAgent,
        hasPen: id === game.penSessionId,
      })),
    })),
  );
}
