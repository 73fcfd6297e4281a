import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { listSittings, orderSittings, removeSitting as removeSittingRow } from '../db/sittings';
import { listTables, removeTables } from '../db/tables';
import { done, refused, type Answer } from '../schemas/problem';
import { removeSittingInput, type RemoveSittingInput } from '../schemas/sittings';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Takes a sitting to which nobody comes away, with its tables; one that is gone already is no failure. In
 * the draft. Refuses: `event-not-draft`, `last-sitting`, and `sitting-has-guests` with how many.
 */
export async function removeSitting(
  actor: Actor,
  input: RemoveSittingInput,
): Promise<Answer<{ removed: boolean }>> {
  const parsed = parseInput(removeSittingInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, sittingId } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent<{ removed: boolean }>(actor, eventId, demands, async ({ db, event, audit }) => {
    const sittings = await listSittings(db, eventId);
    const sitting = sittings.find(({ id }) => id === sittingId);
    if (!sitting) return done({ removed: false });
    const others = sittings.filter(({ id }) => id !== sittingId);
    const [first] = others;
    if (!first) return refused('last-sitting');
    if (sitting._count.guests > 0) return refused('sitting-has-guests', { count: sitting._count.guests });
    const tables = (await listTables(db, eventId)).filter((table) => table.sittingId === sittingId);
    await removeTables(
      db,
      tables.map(({ id }) => id),
    );
    await removeSittingRow(db, sittingId);
    await orderSittings(
      db,
      eventId,
      others.map(({ id }) => id),
    );
    if (first.startsAt.getTime() !== event.startsAt.getTime()) {
      await changeEventRow(db, eventId, { startsAt: first.startsAt });
    }
    const { name, startsAt, position } = sitting;
    await audit({
      action: 'sitting.remove',
      detail: { sitting: sittingId, position, tables: tables.length },
      before: { name, startsAt: startsAt.toISOString() },
    });
    return done({ removed: true });
  });
}
