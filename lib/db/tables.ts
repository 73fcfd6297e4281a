import type { Db } from './client';

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
      _count: { select: { guests: true } },
    },
  });
}

/** The event's first sitting: the only one, as long as nobody adds another. */
export async function findFirstSitting(db: Db, eventId: string): Promise<{ id: string }> {
  return db.sitting.findFirstOrThrow({
    where: { eventId },
    orderBy: { position: 'asc' },
    select: { id: true },
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
  await db.hostSession.deleteMany({ where: { game: { tableId } } });
  await db.game.deleteMany({ where: { tableId } });
  await db.table.deleteMany({ where: { id: tableId } });
}

/** Gives a table a name of its own. */
export async function nameTable(db: Db, id: string, name: string): Promise<void> {
  await db.table.update({ where: { id }, data: { name } });
}
