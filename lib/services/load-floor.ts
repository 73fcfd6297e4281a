import type { Actor } from '../auth/actor';
import { groupBy } from '../schemas/group-by';
import { done, type Answer } from '../schemas/problem';
import type { FloorTable } from '../seating/view';
import { authoriseEvent } from './authorise-event';
import { loadEventLogs, type EventGame } from './event-logs';

/** How far each table of an open event is, and who isn't there. Refuses: `not-found`. */
export async function loadFloor(actor: Actor, eventId: string): Promise<Answer<FloorTable[]>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  if (authorised.value.event.status === 'draft') return done([]);
  const games = (await loadEventLogs(authorised.value.event.id)).filter(({ row }) => row.table);
  return done([...groupBy(games, ({ row }) => row.table?.id ?? '')].map(([id, own]) => floorTable(id, own)));
}

function floorTable(tableId: string, games: readonly EventGame[]): FloorTable {
  const ended = games.filter(({ row }) => row.finishedAt !== null).length;
  const current = games.find(({ row }) => row.finishedAt === null) ?? games.at(-1);
  const players = current?.game?.log.state.players ?? [];
  const begun = (current?.row.length ?? 0) > 0;
  return {
    tableId,
    games: games.length,
    ended,
    state: ended === games.length ? 'ended' : begun ? 'playing' : 'not-begun',
    rollCalled: begun || current?.row.rollCalledAt !== null,
    away: players.filter(({ away }) => away).map(({ name }) => name),
    seats: players.length,
  };
}
