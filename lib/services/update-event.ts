import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { updateEventInput, type UpdateEventInput } from '../schemas/event';
import { done, refused, type Answer } from '../schemas/problem';
import { toInstant, toLocal } from '../schemas/zoned-time';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Changes an event's settings. Once it is open, currency and called throws are frozen.
 * Refuses: `invalid-input`, `conflict` where somebody else changed it meanwhile, `frozen-by-opening`.
 */
export async function updateEvent(
  actor: Actor,
  input: UpdateEventInput,
): Promise<Answer<{ revision: number }>> {
  const parsed = parseInput(updateEventInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision, startsAt: local, ...settings } = parsed.value;
  const startsAt = toInstant(local, settings.timeZone) ?? new Date(Number.NaN);
  return changeEvent(actor, eventId, { action: 'event.edit' }, async ({ db, event, audit }) => {
    if (event.revision !== revision) return refused('conflict');
    const frozen = event.currency !== settings.currency || event.calledThrows !== settings.calledThrows;
    if (event.status !== 'draft' && frozen) return refused('frozen-by-opening');
    await changeEventRow(db, eventId, { ...settings, startsAt });
    await audit({
      action: 'event.update',
      before: {
        name: event.name,
        venue: event.venue,
        startsAt: toLocal(event.startsAt, event.timeZone),
        timeZone: event.timeZone,
        currency: event.currency,
        calledThrows: event.calledThrows,
      },
      after: { ...settings, startsAt: local },
    });
    return done({ revision: revision + 1 });
  });
}
