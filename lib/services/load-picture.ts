import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { readPicture } from '../db/pictures';
import { id } from '../schemas/primitives';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';

/** A picture of an event's goods, WebP. Refuses: `not-found`. */
export async function loadPicture(
  actor: Actor,
  { eventId, pictureId }: { eventId: string; pictureId: string },
): Promise<Answer<Uint8Array>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const parsed = id.safeParse(pictureId);
  const bytes = parsed.success ? await readPicture(db(), authorised.value.event.id, parsed.data) : null;
  return bytes ? done(bytes) : refused('not-found');
}
