import type { Db } from './client';
import type { PrizeItem } from './generated/client';

export type ItemRow = PrizeItem;
export type NewItem = Pick<ItemRow, 'id' | 'name' | 'quantity' | 'value'> & {
  place?: number;
  pictureId?: string | null;
};

/** An event's prize items: by tier or place as the organiser ordered them. */
export function listItems(db: Db, eventId: string): Promise<ItemRow[]> {
  return db.prizeItem.findMany({
    where: { eventId },
    orderBy: [{ tier: 'asc' }, { place: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  });
}

/** Replaces the items of a tier, or, where `tier` is null, those of the final's places. */
export async function replaceItems(
  db: Db,
  eventId: string,
  tier: string | null,
  items: readonly NewItem[],
): Promise<void> {
  await db.prizeItem.deleteMany({ where: { eventId, tier } });
  await db.prizeItem.createMany({
    data: items.map(({ id, name, quantity, value, place, pictureId }, index) => ({
      id,
      eventId,
      tier,
      place: place ?? null,
      position: index + 1,
      name,
      quantity,
      value,
      pictureId: pictureId ?? null,
    })),
  });
}

/** Gives an item another price, in minor units. */
export async function setItemValue(db: Db, id: string, value: number): Promise<void> {
  await db.prizeItem.update({ where: { id }, data: { value } });
}

export async function removeItems(db: Db, ids: readonly string[]): Promise<void> {
  await db.prizeItem.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Which of these ids are taken by items of another event, tier or place. */
export async function findForeignItems(db: Db, eventId: string, tier: string | null, ids: readonly string[]) {
  return db.prizeItem.findMany({
    where: { id: { in: [...ids] }, NOT: { eventId, tier } },
    select: { id: true },
  });
}
