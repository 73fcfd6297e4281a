import type { Actor } from '../auth/actor';
import { raiseRevisions } from '../db/beside';
import { changeEventRow } from '../db/events';
import { changeSitting, findSitting } from '../db/sittings';
import { announce } from '../live/announce';
import { done, refused, type Answer } from '../schemas/problem';
import { editSittingInput, type EditSittingInput, type SittingFields } from '../schemas/sittings';
import { toInstant, toLocal } from '../schemas/zoned-time';
import { changeEvent } from './change-event';
import { moveOtherSittings } from './move-other-sittings';
import { parseInput } from './parse-input';

/**
 * Changes a sitting's name and start; the event starts when its first sitting does. Until the event is
 * closed. Refuses: `invalid-input`, `event-closed`, `sitting-gone`, and `conflict` where somebody else
 * changed it meanwhile. The first one can take the others along.
 */
export async function editSitting(
  actor: Actor,
  input: EditSittingInput,
): Promise<Answer<{ sittingId: string }>> {
  const parsed = parseInput(editSittingInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, sittingId, seen, sitting, moveOthers } = parsed.value;
  const edited = await changeEvent(actor, eventId, { action: 'event.edit' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return refused('event-closed');
    const stored = await findSitting(db, eventId, sittingId);
    if (!stored) return refused('sitting-gone');
    const before = { name: stored.name, startsAt: toLocal(stored.startsAt, event.timeZone) };
    if (!differs(before, sitting)) return done([]);
    if (differs(before, seen)) return refused('conflict');
    const startsAt = toInstant(sitting.startsAt, event.timeZone);
    if (!startsAt) return refused('invalid-input', { field: 'startsAt', reason: 'invalid-date' });
    await changeSitting(db, sittingId, { name: sitting.name, startsAt });
    if (stored.position === 1 && before.startsAt !== sitting.startsAt) {
      await changeEventRow(db, eventId, { startsAt });
    }
    const moved =
      stored.position === 1 && moveOthers
        ? await moveOtherSittings(db, event, { from: before.startsAt, to: sitting.startsAt })
        : null;
    await audit({
      action: 'sitting.edit',
      detail: { sitting: sittingId },
      before: { ...before, ...moved?.before },
      after: { ...sitting, ...moved?.after },
    });
    // Whoever watches the tables sees their sitting by its name.
    const watched = event.status === 'open' && before.name !== sitting.name;
    return done(watched ? await raiseRevisions(db, eventId) : []);
  });
  if (!edited.ok) return edited;
  for (const game of edited.value) announce(game.id, game.length, 'game');
  return done({ sittingId });
}

function differs(one: SittingFields, other: SittingFields): boolean {
  return one.name !== other.name || one.startsAt !== other.startsAt;
}
