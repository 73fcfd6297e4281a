import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { countPictures, findPictureEvent, insertPicture } from '../db/pictures';
import { readPicture } from '../import/read-picture';
import { MOST_PICTURE_MIB, MOST_PICTURES } from '../schemas/pictures';
import { id } from '../schemas/primitives';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { changeEvent } from './change-event';
import { tidyPictures } from './goods';
import { inTurn } from './in-turn';

/** The picture as it comes in; null as soon as it is larger than allowed. */
export type ReadBytes = () => Promise<Uint8Array | null>;

/**
 * Stores a picture of goods, made anew; it belongs to no goods until they are saved. Nothing of it is read
 * before it is sure that this person may, and one is unpacked at a time, so that many at once take no more
 * memory than one. The same id again is the same picture. In the draft. Refuses: `not-found`, `forbidden`,
 * `invalid-input`, `id-reused`, `event-archived`, `event-not-draft`, `picture-too-large`, `too-many-pictures`
 * and what `readPicture` says.
 */
export async function uploadPicture(
  actor: Actor,
  target: { eventId: string; pictureId: string },
  read: ReadBytes,
): Promise<Answer<{ pictureId: string }>> {
  const { eventId } = target;
  const authorised = await authoriseEvent(actor, eventId, 'event.edit');
  if (!authorised.ok) return authorised;
  if (authorised.value.event.status !== 'draft') return refused('event-not-draft');
  const parsed = id.safeParse(target.pictureId);
  if (!parsed.success) return refused('invalid-input', { field: 'pictureId', reason: 'invalid-id' });
  const pictureId = parsed.data;
  const known = await findPictureEvent(db(), pictureId);
  if (known !== null) return known === authorised.value.event.id ? done({ pictureId }) : refused('id-reused');

  const bytes = await read();
  if (!bytes) return refused('picture-too-large', { limitMiB: MOST_PICTURE_MIB });
  const picture = await inTurn('picture', () => readPicture(bytes));
  if (!picture.ok) return picture;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, event, audit }) => {
    const known = await findPictureEvent(db, pictureId);
    if (known !== null) return known === event.id ? done({ pictureId }) : refused('id-reused');
    if ((await countPictures(db, event.id)) >= MOST_PICTURES) await tidyPictures(db, event.id);
    if ((await countPictures(db, event.id)) >= MOST_PICTURES) {
      return refused('too-many-pictures', { limit: MOST_PICTURES });
    }
    await insertPicture(db, { ...picture.value, id: pictureId, eventId: event.id });
    await audit({
      action: 'prizes.picture',
      detail: { picture: pictureId, bytes: picture.value.bytes.byteLength },
    });
    return done({ pictureId });
  });
}
