import type { Actor } from '../auth/actor';
import { countOpenCalls } from '../db/beside';
import { db } from '../db/client';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';

/** How many tables of an event call for help. Refuses: `not-found`. */
export async function countCalls(actor: Actor, eventId: string): Promise<Answer<number>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  return done(await countOpenCalls(db(), authorised.value.event.id));
}
