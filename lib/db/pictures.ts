import type { Db } from './client';
import type { Picture } from './generated/client';

export type NewPicture = Pick<Picture, 'id' | 'eventId' | 'width' | 'height'> & { bytes: Uint8Array };

/** Which event a picture belongs to; null where there is none. */
export async function findPictureEvent(db: Db, id: string): Promise<string | null> {
  const found = await db.picture.findUnique({ where: { id }, select: { eventId: true } });
  return found?.eventId ?? null;
}

/** A picture's bytes; null where the event has no such picture. */
export async function readPicture(db: Db, eventId: string, id: string): Promise<Uint8Array | null> {
  const found = await db.picture.findFirst({ where: { id, eventId }, select: { bytes: true } });
  return found?.bytes ?? null;
}

export async function insertPicture(db: Db, { bytes, ...row }: NewPicture): Promise<void> {
  await db.picture.create({ data: { ...row, bytes: Uint8Array.from(bytes) } });
}

export function countPictures(db: Db, eventId: string): Promise<number> {
  return db.picture.count({ where: { eventId } });
}

/** How many of these pictures the event has. */
export function countThesePictures(db: Db, eventId: string, ids: readonly string[]): Promise<number> {
  return db.picture.count({ where: { eventId, id: { in: [...ids] } } });
}

/** Removes pictures that no item shows any more, but for those uploaded since `since`: a form may hold them. */
export async function removeUnusedPictures(db: Db, eventId: string, since: Date): Promise<void> {
  await db.picture.deleteMany({ where: { eventId, items: { none: {} }, createdAt: { lt: since } } });
}
