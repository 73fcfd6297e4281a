import type { Db } from './client';

/** The games of an event's tables, by table number, with what overviews need. */
export function listTableGames(db: Db, eventId: string) {
  return db.game.findMany({
    where: { eventId, tableId: { not: null } },
    orderBy: [{ table: { sitting: { position: 'asc' } } }, { table: { number: 'asc' } }, { ordinal: 'asc' }],
    select: {
      id: true,
      ordinal: true,
      version: true,
      length: true,
      finishedAt: true,
      generation: true,
      penSessionId: true,
      table: {
        select: {
          id: true,
          number: true,
          name: true,
          sets: true,
          sitting: { select: { position: true, name: true } },
          _count: { select: { guests: true } },
        },
      },
    },
  });
}

/** All games of an event, with where each is played. */
export function listEventGames(db: Db, eventId: string) {
  return db.game.findMany({
    where: { eventId },
    select: {
      id: true,
      ordinal: true,
      tableId: true,
      table: { select: { number: true, sitting: { select: { name: true, position: true } } } },
      stage: { select: { number: true } },
    },
  });
}

/** A game of this event, by id. */
export function findEventGame(db: Db, eventId: string, gameId: string) {
  return db.game.findFirst({
    where: { id: gameId, eventId },
    select: { id: true, generation: true, length: true, version: true, tableId: true, stageId: true },
  });
}

/** How many games of an event have begun, and how many have ended. */
export async function countGames(db: Db, eventId: string) {
  const [all, begun, finished] = await Promise.all([
    db.game.count({ where: { eventId, tableId: { not: null } } }),
    db.game.count({ where: { eventId, tableId: { not: null }, length: { gt: 0 } } }),
    db.game.count({ where: { eventId, tableId: { not: null }, finishedAt: { not: null } } }),
  ]);
  return { all, begun, finished };
}
