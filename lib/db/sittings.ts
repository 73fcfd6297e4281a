import type { Db } from './client';
import type { Sitting } from './generated/client';

export type SittingRow = Sitting;

/** An event's sittings in their order, each with how many tables and guests it has. */
export function listSittings(db: Db, eventId: string) {
  return db.sitting.findMany({
    where: { eventId },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      position: true,
      name: true,
      startsAt: true,
      _count: { select: { tables: true, guests: true } },
    },
  });
}

export function findSitting(db: Db, eventId: string, id: string): Promise<SittingRow | null> {
  return db.sitting.findFirst({ where: { id, eventId } });
}

/** The event's first sitting: the only one, as long as nobody adds another. */
export async function findFirstSitting(db: Db, eventId: string): Promise<{ id: string }> {
  return db.sitting.findFirstOrThrow({
    where: { eventId },
    orderBy: { position: 'asc' },
    select: { id: true },
  });
}

/** Adds a sitting behind the others. */
export async function insertSitting(
  db: Db,
  sitting: Pick<SittingRow, 'id' | 'eventId' | 'name' | 'startsAt'>,
): Promise<void> {
  const last = await db.sitting.aggregate({ where: { eventId: sitting.eventId }, _max: { position: true } });
  await db.sitting.create({ data: { ...sitting, position: (last._max.position ?? 0) + 1 } });
}

export async function changeSitting(
  db: Db,
  id: string,
  change: Pick<SittingRow, 'name' | 'startsAt'>,
): Promise<void> {
  await db.sitting.update({ where: { id }, data: change });
}

/** Puts an event's sittings into this order, which names every one of them. */
export async function orderSittings(db: Db, eventId: string, ids: readonly string[]): Promise<void> {
  // Through numbers that nobody has, as PostgreSQL checks their uniqueness row by row.
  await db.$executeRaw`UPDATE sittings SET position = -position WHERE event_id = ${eventId}::uuid`;
  for (const [index, id] of ids.entries()) {
    await db.sitting.update({ where: { id, eventId }, data: { position: index + 1 } });
  }
}

/** Removes a sitting that has neither tables nor guests. */
export async function removeSitting(db: Db, id: string): Promise<void> {
  await db.sitting.delete({ where: { id } });
}

/** Lets guests come to a sitting; who sat at a table elsewhere has none then. */
export async function moveToSitting(db: Db, sittingId: string, guestIds: readonly string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE guests SET sitting_id = ${sittingId}::uuid, table_id = NULL, chair = NULL
    WHERE id = ANY(${[...guestIds]}::uuid[]) AND sitting_id IS DISTINCT FROM ${sittingId}::uuid`;
}
