import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listSittings } from '../db/sittings';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';

/** How many sittings an event has. Refuses: `not-found`. */
export async function countSittings(actor: Actor, eventId: string): Promise<Answer<number>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  return authorised.ok ? done((await listSittings(db(), eventId)).length) : authorised;
}
