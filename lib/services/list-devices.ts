import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listTableGames } from '../db/event-games';
import { lastSeenByGame, listConnectedHosts } from '../db/host-sessions';
import { groupBy } from '../schemas/group-by';
import type { TableDevices } from '../schemas/hosts';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { CONNECTED_MS } from './load-hosts';

/** How many devices are at each table now, and whether one of them has the pen. Refuses: `not-found`. */
export async function listDevices(actor: Actor, eventId: string): Promise<Answer<TableDevices[]>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const [games, sessions, seen] = await Promise.all([
    listTableGames(db(), eventId),
    listConnectedHosts(db(), eventId, new Date(Date.now() - CONNECTED_MS)),
    lastSeenByGame(db(), eventId),
  ]);
  const byGame = groupBy(sessions, (session) => session.gameId);
  return done(
    games.map(({ id, penSessionId }) => {
      const here = byGame.get(id) ?? [];
      return {
        gameId: id,
        devices: here.length,
        pen: here.some((session) => session.id === penSessionId),
        seenAt: seen.get(id)?.toISOString() ?? null,
      };
    }),
  );
}
