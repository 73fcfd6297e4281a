import type { Actor } from '../auth/actor';
import { transaction } from '../db/client';
import { eraseEvent, hasEntries, lockEvent } from '../db/events';
import { lockEventGames } from '../db/results';
import { deleteEventInput, isNameOf, type DeleteEventInput } from '../schemas/archive';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { parseInput } from './parse-input';

/**
 * Deletes an event for good, with all that belongs to it; that it was, and who deleted it when, stays on
 * record. Only as long as no game has an entry. Refuses: `invalid-input`, `not-found`, `forbidden`,
 * `name-differs` where the typed name isn't its, `event-has-results`.
 */
export async function deleteEvent(actor: Actor, input: DeleteEventInput): Promise<Answer<null>> {
  const parsed = parseInput(deleteEventInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, name } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'event.delete');
  if (!authorised.ok) return authorised;
  return transaction(async (db) => {
    const event = await lockEvent(db, eventId);
    if (!event) return refused('not-found');
    if (!isNameOf(event.name, name)) return refused('name-differs');
    // No first throw comes in between.
    await lockEventGames(db, eventId);
    if (await hasEntries(db, eventId)) return refused('event-has-results');
    await eraseEvent(db, eventId, actor.userId);
    return done(null);
  });
}
