import type { Db } from './client';

export type PlayedGameRow = Awaited<ReturnType<typeof listPlayedGames>>[number];

/** All games of an event: its tables' in order, then the final's, with whose each seat is. */
export function listPlayedGames(db: Db, eventId: string) {
  return db.game.findMany({
    where: { eventId },
    orderBy: [
      { table: { sitting: { position: 'asc' } } },
      { table: { number: 'asc' } },
      { stage: { number: 'asc' } },
      { ordinal: 'asc' },
    ],
    select: {
      id: true,
      ordinal: true,
      length: true,
      version: true,
      epoch: true,
      finishedAt: true,
      rollCalledAt: true,
      table: {
        select: { id: true, number: true, name: true, sitting: { select: { position: true, name: true } } },
      },
      stage: {
        select: { number: true, last: true, finalists: { select: { guestId: true, place: true } } },
      },
      snapshot: { select: { id: true, body: true } },
      seats: { select: { id: true, guestId: true } },
      given: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { entryId: true, nth: true, itemId: true },
      },
    },
  });
}

/** One game's place among the others, for a summary; null where there is no such game. */
export function findGamePlace(db: Db, gameId: string) {
  return db.game.findUnique({
    where: { id: gameId },
    select: {
      id: true,
      eventId: true,
      ordinal: true,
      length: true,
      version: true,
      epoch: true,
      revision: true,
      event: { select: { twoEyes: true, _count: { select: { sittings: true } } } },
      table: {
        select: {
          number: true,
          name: true,
          sitting: { select: { position: true, name: true } },
          _count: { select: { games: true } },
        },
      },
      stage: { select: { number: true } },
      seats: { select: { id: true, guestId: true, guest: { select: { name: true } } } },
      witnesses: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { entryId: true, verdict: true },
      },
      calls: { where: { answeredAt: null }, select: { id: true, calledAt: true } },
    },
  });
}

/** Guests of an event with where they sit. Sorted in the app. */
export function listGuestPlaces(db: Db, eventId: string) {
  return db.guest.findMany({
    where: { eventId },
    select: {
      id: true,
      name: true,
      pinyin: true,
      employeeNumber: true,
      department: true,
      chair: true,
      waiting: true,
      table: { select: { number: true, sitting: { select: { position: true, name: true } } } },
    },
  });
}

/** Closes an event with the digest of its results; it stays what it was where it is closed already. */
export async function closeEventRow(db: Db, id: string, resultsDigest: string): Promise<void> {
  await db.event.updateMany({
    where: { id, status: 'open' },
    data: { status: 'closed', closedAt: new Date(), resultsDigest, revision: { increment: 1 } },
  });
}

/** Opens a closed event again, for a correction. */
export async function reopenEventRow(db: Db, id: string): Promise<void> {
  await db.event.updateMany({
    where: { id, status: 'closed' },
    data: { status: 'open', closedAt: null, resultsDigest: null, revision: { increment: 1 } },
  });
}

/** Locks all games of an event, lower ids first: until the transaction ends nothing is appended. */
export async function lockEventGames(db: Db, eventId: string): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM games WHERE event_id = ${eventId}::uuid ORDER BY id FOR UPDATE`;
}
