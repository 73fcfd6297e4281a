import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { countEventParts } from '../db/copy-event';
import type { CopySource } from '../schemas/copy-event';
import { done, type Answer } from '../schemas/problem';
import { toLocal } from '../schemas/zoned-time';
import { authoriseEvent } from './authorise-event';

/** What a copy of this event would take over. Refuses: `not-found`, `forbidden`. */
export async function loadCopySource(actor: Actor, eventId: string): Promise<Answer<CopySource>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.copy');
  if (!authorised.ok) return authorised;
  const { id, name, venue, startsAt, timeZone } = authorised.value.event;
  const { sittings, ...counts } = await countEventParts(db(), id);
  const local = (at: Date) => toLocal(at, timeZone);
  return done({
    ...{ id, name, venue, timeZone, ...counts },
    startsAt: local(startsAt),
    sittings: sittings.map((sitting) => ({ name: sitting.name, startsAt: local(sitting.startsAt) })),
  });
}
