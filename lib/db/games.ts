import type { Db } from './client';

/** The game row with what its pages need around it. */
export type GameRow = NonNullable<Awaited<ReturnType<typeof findGame>>>;

/** A game with its event, table or stage, snapshot, seats and host's pen; null where there is none. */
export function findGame(db: Db, gameId: string) {
  return db.game.findUnique({
    where: { id: gameId },
    include: {
      event: { include: { _count: { select: { sittings: true } } } },
      table: {
        include: {
          sitting: true,
          guests: { orderBy: [{ chair: 'asc' }, { id: 'asc' }] },
          _count: { select: { games: true } },
        },
      },
      stage: { include: { final: true } },
      snapshot: true,
      seats: { include: { guest: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
      given: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      witnesses: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      calls: { orderBy: [{ calledAt: 'desc' }, { id: 'desc' }], take: 1 },
    },
  });
}

/** What an append needs to know of a game before its log: whose it is and what it is played by. */
export function findGameFacts(db: Db, gameId: string) {
  return db.game.findUnique({
    where: { id: gameId },
    select: {
      id: true,
      eventId: true,
      version: true,
      length: true,
      epoch: true,
      generation: true,
      snapshotId: true,
    },
  });
}

/** Creates a game of a table or of a final's stage. The id is given, as its link's code derives from it. */
export function createGameRow(
  db: Db,
  data: {
    id: string;
    eventId: string;
    tableId?: string;
    stageId?: string;
    ordinal: number;
    codeHash: string;
    snapshotId?: string;
  },
) {
  return db.game.create({
    data: {
      id: data.id,
      eventId: data.eventId,
      tableId: data.tableId ?? null,
      stageId: data.stageId ?? null,
      ordinal: data.ordinal,
      codeHash: data.codeHash,
      snapshotId: data.snapshotId ?? null,
    },
  });
}

/** Creates many games of tables at once. */
export async function createGameRows(
  db: Db,
  games: readonly { id: string; eventId: string; tableId: string; ordinal: number; codeHash: string }[],
): Promise<void> {
  await db.game.createMany({ data: [...games] });
}

/** The game that a link's code opens, by the code's hash; an archived event's games stay shut. */
export function findGameByCode(db: Db, codeHash: string) {
  return findEntrance(db, { codeHash });
}

/** A game that a device knows already and asks to come back to; an archived event's games stay shut. */
export function findKnownGame(db: Db, gameId: string) {
  return findEntrance(db, { id: gameId });
}

/** The game whose code and PIN are a table's, however many 会 it plays: its first. */
export function findTableDoor(db: Db, tableId: string) {
  return findEntrance(db, { tableId, ordinal: 1 });
}

/** A game as a way in. */
export type Entrance = NonNullable<Awaited<ReturnType<typeof findEntrance>>>;

const ENTRANCE = { id: true, eventId: true, generation: true, tableId: true } as const;

function findEntrance(
  db: Db,
  which: { codeHash: string } | { id: string } | { tableId: string; ordinal: number },
) {
  return db.game.findFirst({ where: { ...which, event: { archivedAt: null } }, select: ENTRANCE });
}

/**
 * Games of open events by whose PIN one comes in at a table's number (or, for `final`, a final table's):
 * several where sittings or events have tables of one number.
 */
export async function findGamesByNumber(db: Db, place: 'table' | 'final', number: number) {
  const open = { event: { status: 'open' as const, archivedAt: null } };
  const where =
    place === 'table'
      ? { ...open, table: { number }, ordinal: 1 }
      : { ...open, stageId: { not: null }, ordinal: number };
  return db.game.findMany({
    where,
    select: ENTRANCE,
    orderBy: [{ finishedAt: { sort: 'desc', nulls: 'first' } }, { id: 'asc' }],
  });
}

/** Which 会 of which table a game is, and whether it has ended. */
export function findGamePlaceOf(db: Db, gameId: string) {
  return db.game.findUnique({
    where: { id: gameId },
    select: { tableId: true, ordinal: true, finishedAt: true },
  });
}

/** Locks a game's row until the transaction ends and returns it; null where there is none. */
export async function lockGame(db: Db, gameId: string) {
  await db.$queryRaw`SELECT 1 FROM games WHERE id = ${gameId}::uuid FOR UPDATE`;
  return findGame(db, gameId);
}

/** Gives the pen to a session and raises its epoch, so that the former holder's appends are refused. */
export function givePen(db: Db, gameId: string, sessionId: string) {
  return db.game.update({
    where: { id: gameId },
    data: { penSessionId: sessionId, epoch: { increment: 1 } },
    select: { epoch: true },
  });
}

/** Raises a game's version: devices that judged by the old seats or snapshot must load it anew. */
export function raiseVersion(db: Db, gameId: string) {
  return db.game.update({
    where: { id: gameId },
    data: { version: { increment: 1 } },
    select: { version: true },
  });
}

/** Renews a game's link and PIN and ends the sessions that came in by the old ones. */
export async function renewGameCode(db: Db, gameId: string, generation: number, codeHash: string) {
  await db.game.update({ where: { id: gameId }, data: { generation, codeHash } });
  await db.hostSession.updateMany({ where: { gameId, endedAt: null }, data: { endedAt: new Date() } });
}

/**
 * Puts the first seats of a game in which nobody has thrown into this order, as its roll-call `rollCallId` says,
 * and raises its version; `seatIds` names every one of them. Returns the new version.
 */
export async function orderSeats(
  db: Db,
  gameId: string,
  seatIds: readonly string[],
  rollCallId: string,
): Promise<number> {
  // In two steps, as PostgreSQL checks the unique position row by row.
  await db.seat.updateMany({ where: { gameId }, data: { position: null } });
  for (const [index, id] of seatIds.entries()) {
    await db.seat.update({ where: { id, gameId }, data: { position: index + 1 } });
  }
  const { version } = await db.game.update({
    where: { id: gameId },
    data: { version: { increment: 1 }, rollCalledAt: new Date(), rollCallId },
    select: { version: true },
  });
  return version;
}
