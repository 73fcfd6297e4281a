import type { Actor } from '../auth/actor';
import { insertSitting, listSittings } from '../db/sittings';
import { listTables } from '../db/tables';
import { MAX_TABLES } from '../schemas/event';
import { done, refused, type Answer } from '../schemas/problem';
import { addSittingInput, MAX_SITTINGS, type AddSittingInput } from '../schemas/sittings';
import { toInstant } from '../schemas/zoned-time';
import { changeEvent } from './change-event';
import { addTables, numbersFrom } from './create-event';
import { parseInput } from './parse-input';

/**
 * Adds a sitting behind the others, with tables of its own, numbered from 1; the same id again is the same
 * sitting. In the draft. Refuses: `invalid-input`, `event-not-draft`, `too-many-sittings`, `too-many-tables`.
 */
export async function addSitting(
  actor: Actor,
  input: AddSittingInput,
): Promise<Answer<{ sittingId: string }>> {
  const parsed = parseInput(addSittingInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, id, sitting, tables } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, event, audit }) => {
    const sittings = await listSittings(db, eventId);
    if (sittings.some((one) => one.id === id)) return done({ sittingId: id });
    if (sittings.length >= MAX_SITTINGS) return refused('too-many-sittings', { limit: MAX_SITTINGS });
    const all = (await listTables(db, eventId)).length + tables;
    if (all > MAX_TABLES) return refused('too-many-tables', { limit: MAX_TABLES });
    const startsAt = toInstant(sitting.startsAt, event.timeZone);
    if (!startsAt) return refused('invalid-input', { field: 'startsAt', reason: 'invalid-date' });
    await insertSitting(db, { id, eventId, name: sitting.name, startsAt });
    await addTables(db, eventId, id, numbersFrom(1, tables));
    await audit({ action: 'sitting.add', detail: { sitting: id, tables }, after: { ...sitting } });
    return done({ sittingId: id });
  });
}
