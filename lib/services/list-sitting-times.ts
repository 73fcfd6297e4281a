import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listSittings } from '../db/sittings';
import { done, type Answer } from '../schemas/problem';
import type { SittingTime } from '../schemas/sittings';
import { authoriseEvent } from './authorise-event';
import { sittingTime } from './sitting-time';

/** An event's sittings in their order, and when each begins on the event's clock. Refuses: `not-found`. */
export async function listSittingTimes(actor: Actor, eventId: string): Promise<Answer<SittingTime[]>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const { timeZone } = authorised.value.event;
  const sittings = await listSittings(db(), eventId);
  return done(sittings.map((sitting) => sittingTime(sitting, timeZone)));
}
