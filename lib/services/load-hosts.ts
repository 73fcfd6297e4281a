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

/** Every table's one link and PIN, and the devices at the game that is on. Refuses: `not-found`, `forbidden`. */
export async function loadHosts(actor: Actor, eventId: string): Promise<Answer<HostAccess[]>> {
  const authorised = await authoriseEvent(actor, eventId, 'game.links');
  if (!authorised.ok) return authorised;
  const [games, sessions] = await Promise.all([
    listTableGames(db(), eventId),
    listConnectedHosts(db(), eventId, new Date(Date.now() - CONNECTED_MS)),
  ]);
  const devices = groupBy(sessions, (session) => session.gameId);
  const several = new Set(games.map(({ table }) => table?.sitting.position)).size > 1;
  return done(
    [...groupBy(games, ({ table }) => table?.id)].flatMap(([, own]) => {
      const [first] = own;
      if (!first?.table) return [];
      const { number, name, sets, sitting } = first.table;
      const current = own.find((game) => game.finishedAt === null) ?? own.at(-1);
      return [
        {
          gameId: first.id,
          sitting: several ? sitting : null,
          ...{ table: number, tableName: name, sets },
          current: current?.ordinal ?? 1,
          path: `/t/${gameCode(first.id, first.generation)}`,
          pin: gamePin(first.id, first.generation),
          devices: (devices.get(current?.id ?? '') ?? []).map(({ id, userAgent }) => ({
            ...{ id, userAgent },
            hasPen: id === current?.penSessionId,
          })),
        },
      ];
    }),
  );
}
