import type { Db } from './client';
import type { Table } from './generated/client';

export type TableRow = Awaited<ReturnType<typeof listTables>>[number];

/** An event's tables by sitting and number, each with how many people sit there. */
export function listTables(db: Db, eventId: string) {
  return db.table.findMany({
    where: { eventId },
    orderBy: [{ sitting: { position: 'asc' } }, { number: 'asc' }],
    select: {
      id: true,
      sittingId: true,
      number: true,
      name: true,
      locked: true,
      sets: true,
      sitting: { select: { position: true, name: true } },
      _count: { select: { guests: true } },
    },
  });
}

/** Adds tables with these numbers to a sitting and returns them. */
export function insertTables(db: Db, eventId: string, sittingId: string, numbers: readonly number[]) {
  return db.table.createManyAndReturn({
    data: numbers.map((number) => ({ eventId, sittingId, number })),
    select: { id: true, number: true },
  });
}

/** Removes tables that have never played: their games, those games' sessions, and who sat there is unseated. */
export async function removeTables(db: Db, tableIds: readonly string[]): Promise<void> {
  const tableId = { in: [...tableIds] };
  await db.guest.updateMany({ where: { tableId }, data: { tableId: null, chair: null } });
  await removeGames(db, { tableId });
  await db.table.deleteMany({ where: { id: tableId } });
}

/** Removes the second and later 会 of an event's tables; none of them has been played. */
export async function removeLaterGames(db: Db, eventId: string): Promise<void> {
  await removeGames(db, { eventId, tableId: { not: null }, ordinal: { gt: 1 } });
}

/** Removes a game without any entry, with its seats. */
export async function removeGame(db: Db, id: string): Promise<void> {
  await db.seat.deleteMany({ where: { gameId: id } });
  await removeGames(db, { id });
}

async function removeGames(db: Db, where: object): Promise<void> {
  await db.hostSession.deleteMany({ where: { game: where } });
  await db.helpCall.deleteMany({ where: { game: where } });
  await db.game.deleteMany({ where });
}

export type TableChange = Partial<Pick<Table, 'number' | 'name' | 'locked' | 'sets'>>;

export async function changeTable(db: Db, id: string, change: TableChange): Promise<void> {
  await db.table.update({ where: { id }, data: change });
}

/** Lets every table of a sitting play so many 会. */
export async function changeSets(db: Db, sittingId: string, sets: number): Promise<number> {
  const { count } = await db.table.updateMany({ where: { sittingId, sets: { not: sets } }, data: { sets } });
  return count;
}
