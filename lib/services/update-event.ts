import type { Actor } from '../auth/actor';
import { raiseRevisions } from '../db/beside';
import { changeEventRow } from '../db/events';
import { announce } from '../live/announce';
import { updateEventInput, type UpdateEventInput } from '../schemas/event';
import { done, refused, type Answer } from '../schemas/problem';
import { toInstant, toLocal } from '../schemas/zoned-time';
import { changeEvent } from './change-event';
import { moveOtherSittings } from './move-other-sittings';
import { parseInput } from './parse-input';
import { rescalePrices } from './rescale-prices';

/**
 * Changes an event's settings. Once it is open, currency and called throws are frozen; two eyes aren't, and
 * tables that play learn of it at once. The other sittings can be taken along with the start.
 * Refuses: `invalid-input`, `conflict` where somebody else changed it meanwhile, `frozen-by-opening`,
 * `amounts-too-large`.
 */
export async function updateEvent(
  actor: Actor,
  input: UpdateEventInput,
): Promise<Answer<{ revision: number }>> {
  const parsed = parseInput(updateEventInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision, startsAt: local, moveSittings, ...settings } = parsed.value;
  const startsAt = toInstant(local, settings.timeZone) ?? new Date(Number.NaN);
  const updated = await changeEvent(
    actor,
    eventId,
    { action: 'event.edit' },
    async ({ db, event, audit }) => {
      if (event.revision !== revision) return refused('conflict');
      const frozen = event.currency !== settings.currency || event.calledThrows !== settings.calledThrows;
      if (event.status !== 'draft' && frozen) return refused('frozen-by-opening');
      const budget = await rescalePrices(db, event, settings.currency);
      if (!budget.ok) return budget;
      const before = toLocal(event.startsAt, event.timeZone);
      const moved = moveSittings
        ? await moveOtherSittings(db, event, { from: before, to: local, zone: settings.timeZone })
        : null;
      await changeEventRow(db, eventId, { ...settings, startsAt, budget: budget.value });
      const told = event.twoEyes === settings.twoEyes ? [] : await raiseRevisions(db, eventId);
      await audit({
        action: 'event.update',
        before: {
          name: event.name,
          venue: event.venue,
          startsAt: before,
          timeZone: event.timeZone,
          currency: event.currency,
          calledThrows: event.calledThrows,
          twoEyes: event.twoEyes,
          ...moved?.before,
        },
        after: { ...settings, startsAt: local, ...moved?.after },
      });
      return done(told);
    },
  );
  if (!updated.ok) return updated;
  for (const game of updated.value) announce(game.id, game.length, 'game');
  return done({ revision: revision + 1 });
}
