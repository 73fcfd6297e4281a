import type { SnapshotBody } from '../schemas/snapshot';
import type { Db } from './client';
import type { Prisma } from './generated/client';

/** Games of an event's tables, locked until the transaction ends, lower ids first. */
export async function lockTableGames(db: Db, eventId: string) {
  await db.$queryRaw`
    SELECT 1 FROM games WHERE event_id = ${eventId}::uuid AND table_id IS NOT NULL ORDER BY id FOR UPDATE`;
  return db.game.findMany({
    where: { eventId, tableId: { not: null } },
    orderBy: { id: 'asc' },
    select: { id: true, tableId: true, ordinal: true, length: true },
  });
}

/** Stores what opening freezes, under the event's next number. */
export async function insertSnapshot(
  db: Db,
  eventId: string,
  rulesVersion: number,
  body: SnapshotBody,
): Promise<string> {
  const last = await db.snapshot.aggregate({ where: { eventId }, _max: { number: true } });
  const snapshot = await db.snapshot.create({
    data: {
      eventId,
      number: (last._max.number ?? 0) + 1,
      rulesVersion,
      body: body as unknown as Prisma.InputJsonObject,
    },
    select: { id: true },
  });
  return snapshot.id;
}

export interface FrozenSeat {
  gameId: string;
  guestId: string;
  position: number;
  chair: number | null;
}

/** Ties games to a snapshot and gives them their seats. */
export async function freezeGames(
  db: Db,
  gameIds: readonly string[],
  snapshotId: string,
  seats: readonly FrozenSeat[],
): Promise<void> {
  await db.game.updateMany({
    where: { id: { in: [...gameIds] } },
    data: { snapshotId, version: { increment: 1 } },
  });
  await db.seat.createMany({ data: [...seats] });
}

/** Takes seats and snapshot away again from games that have no entry. */
export async function unfreezeGames(db: Db, gameIds: readonly string[]): Promise<void> {
  await db.seat.deleteMany({ where: { gameId: { in: [...gameIds] } } });
  await db.game.updateMany({
    where: { id: { in: [...gameIds] } },
    data: { snapshotId: null, version: { increment: 1 }, rollCalledAt: null, rollCallId: null },
  });
}
