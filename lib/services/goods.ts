import type { Db } from '../db/client';
import { findForeignItems, replaceItems, type ItemRow, type NewItem } from '../db/items';
import { countThesePictures, removeUnusedPictures } from '../db/pictures';
import { done, refused, type Answer } from '../schemas/problem';

/** A picture that was uploaded may wait so long for the form around it to be saved. */
const UPLOADED_MS = 24 * 3_600_000;

type Goods = NewItem & { pictureId: string | null };

/**
 * Puts goods in the place of a tier's or, where `tier` is null, of the final's, and removes the pictures that
 * nothing shows any more. Refuses: `id-reused`, `picture-gone`.
 */
export async function putGoods(
  db: Db,
  eventId: string,
  tier: string | null,
  items: readonly Goods[],
): Promise<Answer<null>> {
  const ids = items.map((item) => item.id);
  if (new Set(ids).size < ids.length) return refused('id-reused');
  if ((await findForeignItems(db, eventId, tier, ids)).length > 0) return refused('id-reused');
  const pictures = [...new Set(items.flatMap(({ pictureId }) => pictureId ?? []))];
  if ((await countThesePictures(db, eventId, pictures)) < pictures.length) return refused('picture-gone');
  await replaceItems(db, eventId, tier, items);
  await tidyPictures(db, eventId);
  return done(null);
}

/** Removes pictures that nothing shows, but for those just uploaded. */
export function tidyPictures(db: Db, eventId: string): Promise<void> {
  return removeUnusedPictures(db, eventId, new Date(Date.now() - UPLOADED_MS));
}

/** Goods as a form sends them. */
export function asInput({ id, name, quantity, value, pictureId, place }: ItemRow) {
  return { id, name, quantity, value, pictureId, ...(place !== null && { place }) };
}

/** Goods as the audit list tells them. */
export function asText({
  name,
  quantity,
  value,
  place,
}: Pick<ItemRow, 'name' | 'quantity' | 'value'> & { place?: number | null }) {
  return { ...(typeof place === 'number' && { place }), name, quantity, value };
}
