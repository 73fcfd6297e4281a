import type { Db } from './client';
import type { BondKind } from './generated/client';

/** An event's bonds, oldest first. */
export async function listBonds(db: Db, eventId: string) {
  const bonds = await db.bond.findMany({
    where: { eventId },
    orderBy: { id: 'asc' },
    select: { id: true, kind: true, guests: { orderBy: { guestId: 'asc' }, select: { guestId: true } } },
  });
  return bonds.map(({ id, kind, guests }) => ({ id, kind, guests: guests.map(({ guestId }) => guestId) }));
}

/** At which tables those sit whom bonds are about. */
export async function listBondTables(db: Db, eventId: string): Promise<Map<string, string | null>> {
  const guests = await db.guest.findMany({
    where: { eventId, bonds: { some: {} } },
    select: { id: true, tableId: true },
  });
  return new Map(guests.map(({ id, tableId }) => [id, tableId]));
}

export async function insertBond(
  db: Db,
  bond: { id: string; eventId: string; kind: BondKind; guests: readonly string[] },
): Promise<void> {
  const { id, eventId, kind, guests } = bond;
  await db.bond.create({ data: { id, eventId, kind } });
  await db.bondGuest.createMany({ data: guests.map((guestId) => ({ bondId: id, guestId })) });
}

/** Removes a bond; false where there is none. */
export async function removeBond(db: Db, eventId: string, id: string): Promise<boolean> {
  const { count } = await db.bond.deleteMany({ where: { id, eventId } });
  return count > 0;
}
