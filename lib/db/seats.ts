import type { Db } from './client';

/** The games of a table, 会 by 会, locked until the transaction ends, with their seats. */
export async function lockGamesOf(db: Db, tableId: string) {
  await db.$queryRaw`SELECT 1 FROM games WHERE table_id = ${tableId}::uuid ORDER BY id FOR UPDATE`;
  return db.game.findMany({
    where: { tableId },
    orderBy: { ordinal: 'asc' },
    select: {
      id: true,
      eventId: true,
      ordinal: true,
      generation: true,
      length: true,
      finishedAt: true,
      snapshotId: true,
      seats: {
        orderBy: [{ position: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
        select: { id: true, guestId: true, position: true, chair: true },
      },
    },
  });
}

export type LockedGame = Awaited<ReturnType<typeof lockGamesOf>>[number];

export interface NewSeat {
  gameId: string;
  guestId: string;
  position: number;
  chair: number | null;
}

/** Adds seats to games that haven't begun and raises their versions, so that devices load them anew. */
export async function addSeats(db: Db, seats: readonly NewSeat[]): Promise<void> {
  if (seats.length === 0) return;
  await db.seat.createMany({ data: [...seats] });
  await db.game.updateMany({
    where: { id: { in: [...new Set(seats.map((seat) => seat.gameId))] } },
    data: { version: { increment: 1 } },
  });
}

/** The 会 that a table plays before its nth, with who had a seat in it; null where there is none. */
export function findSetBefore(db: Db, tableId: string, ordinal: number) {
  return db.game.findFirst({
    where: { tableId, ordinal: { lt: ordinal } },
    orderBy: { ordinal: 'desc' },
    select: {
      id: true,
      seats: {
        select: { id: true, guest: { select: { id: true, name: true, department: true, pinyin: true } } },
      },
    },
  });
}

/** Ids of those of these guests who have a seat in any game of a table. */
export async function findSeated(db: Db, guestIds: readonly string[]): Promise<Set<string>> {
  const seats = await db.seat.findMany({
    where: { guestId: { in: [...guestIds] }, game: { tableId: { not: null } } },
    distinct: ['guestId'],
    select: { guestId: true },
  });
  return new Set(seats.map(({ guestId }) => guestId));
}

/** Puts guests on the waiting list, where they have no table, or takes them off it. */
export async function changeWaiting(db: Db, guestIds: readonly string[], waiting: boolean): Promise<void> {
  await db.guest.updateMany({
    where: { id: { in: [...guestIds] } },
    data: { waiting, ...(waiting && { tableId: null, chair: null }) },
  });
}

/** Guests of an event who sit at this table, and these others, in the order in which they were added. */
export function listSitters(db: Db, eventId: string, tableId: string | null, guestIds: readonly string[]) {
  const others = { id: { in: [...guestIds] } };
  return db.guest.findMany({
    where: { eventId, OR: tableId === null ? [others] : [others, { tableId }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}
