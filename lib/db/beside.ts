import type { GivenRow, WitnessRequest } from '../schemas/beside';
import type { Db } from './client';

/** What games have beside their logs. Whoever changes it holds the game's lock and raises its revision. */

/** Tells the watchers of a game that something beside its log has changed. */
export async function raiseRevision(db: Db, gameId: string): Promise<void> {
  await db.game.update({ where: { id: gameId }, data: { revision: { increment: 1 } } });
}

/** The same for all games of an event, lower ids first; where they stand now. */
export async function raiseRevisions(db: Db, eventId: string): Promise<{ id: string; length: number }[]> {
  await db.$queryRaw`SELECT 1 FROM games WHERE event_id = ${eventId}::uuid ORDER BY id FOR UPDATE`;
  await db.game.updateMany({ where: { eventId }, data: { revision: { increment: 1 } } });
  return db.game.findMany({ where: { eventId }, select: { id: true, length: true } });
}

/** Notes that units were given as other goods than the item order says. */
export async function insertGiven(db: Db, gameId: string, rows: readonly GivenRow[]): Promise<void> {
  await db.given.createMany({
    data: rows.map(({ id, entry, nth, item }) => ({ id, gameId, entryId: entry, nth, itemId: item })),
  });
}

/** Which of these ids a row of any game has. */
export async function findGiven(db: Db, ids: readonly string[]): Promise<{ gameId: string }[]> {
  return db.given.findMany({ where: { id: { in: [...ids] } }, select: { gameId: true } });
}

/** Notes what a second person said to a 状元. */
export async function insertWitness(
  db: Db,
  gameId: string,
  hostSessionId: string,
  { id, entry, verdict }: WitnessRequest,
): Promise<void> {
  await db.witness.create({ data: { id, gameId, hostSessionId, entryId: entry, verdict } });
}

/** A verdict of any game by its id. */
export function findWitness(db: Db, id: string): Promise<{ gameId: string } | null> {
  return db.witness.findUnique({ where: { id }, select: { gameId: true } });
}

/** Notes a host's call for help. */
export async function insertCall(
  db: Db,
  call: { id: string; gameId: string; hostSessionId: string },
): Promise<void> {
  await db.helpCall.create({ data: call });
}

/** A call for help of any game by its id, with its game's event. */
export function findCall(db: Db, id: string) {
  return db.helpCall.findUnique({
    where: { id },
    select: {
      gameId: true,
      answeredAt: true,
      game: { select: { eventId: true, length: true } },
    },
  });
}

/** Ends a call: `userId` goes there; null: the host took it back. */
export async function endCall(db: Db, id: string, userId: string | null): Promise<void> {
  await db.helpCall.update({ where: { id }, data: { answeredAt: new Date(), answeredBy: userId } });
}

/** How many tables of an event call for help. */
export function countOpenCalls(db: Db, eventId: string): Promise<number> {
  return db.helpCall.count({ where: { game: { eventId }, answeredAt: null } });
}
