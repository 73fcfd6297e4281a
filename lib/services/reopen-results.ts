import type { Actor } from '../auth/actor';
import { reopenEventRow } from '../db/results';
import { eventInput, type EventInput } from '../schemas/event';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Takes the closing of an event back, for a correction; the audit list keeps the digest of what it was.
 * Refuses: `event-not-closed`.
 */
export async function reopenResults(actor: Actor, input: EventInput): Promise<Answer<null>> {
  const parsed = parseInput(eventInput, input);
  if (!parsed.ok) return parsed;
  const { eventId } = parsed.value;
  return changeEvent(actor, eventId, { action: 'event.close' }, async ({ db, event, audit }) => {
    if (event.status === 'draft') return refused('event-not-closed');
    if (event.status === 'open') return done(null);
    await reopenEventRow(db, eventId);
    await audit({ action: 'event.reopen-results', detail: { digest: event.resultsDigest } });
    return done(null);
  });
}
