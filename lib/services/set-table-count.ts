import type { Actor } from '../auth/actor';
import { findSitting } from '../db/sittings';
import { listTables, removeTables } from '../db/tables';
import { MAX_TABLES, setTableCountInput, type SetTableCountInput } from '../schemas/event';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { addTables, numbersFrom } from './create-event';
import { parseInput } from './parse-input';

/**
 * Makes a sitting have so many tables: adds the next numbers, or removes the highest, whose guests are then
 * unseated. Only in the draft. Refuses: `invalid-input`, `event-not-draft`, `sitting-gone`, `table-locked`
 * where one of those to be removed is, `too-many-tables` where all sittings together have too many.
 */
export async function setTableCount(
  actor: Actor,
  input: SetTableCountInput,
): Promise<Answer<{ added: number; removed: number; unseated: number }>> {
  const parsed = parseInput(setTableCountInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, sittingId, tables: wanted } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    if (!(await findSitting(db, eventId, sittingId))) return refused('sitting-gone');
    const all = await listTables(db, eventId);
    const tables = all.filter((table) => table.sittingId === sittingId);
    const surplus = tables.slice(wanted);
    const locked = surplus.find((table) => table.locked);
    if (locked) return refused('table-locked', { number: locked.number });
    const missing = Math.max(0, wanted - tables.length);
    if (all.length + missing > MAX_TABLES) return refused('too-many-tables', { limit: MAX_TABLES });
    const next = Math.max(0, ...tables.map((table) => table.number)) + 1;
    if (surplus.length > 0)
      await removeTables(
        db,
        surplus.map((table) => table.id),
      );
    if (missing > 0) await addTables(db, eventId, sittingId, numbersFrom(next, missing));
    if (surplus.length + missing > 0) {
      await audit({
        action: 'tables.count',
        detail: { sitting: sittingId, from: tables.length, to: wanted },
      });
    }
    const unseated = surplus.reduce((sum, table) => sum + table._count.guests, 0);
    return done({ added: missing, removed: surplus.length, unseated });
  });
}
