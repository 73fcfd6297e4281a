import type { Actor } from '../auth/actor';
import { findFirstSitting, listTables, removeTables } from '../db/tables';
import { setTableCountInput, type SetTableCountInput } from '../schemas/event';
import { done, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { addTables, numbersFrom } from './create-event';
import { parseInput } from './parse-input';

/**
 * Makes the first sitting have so many tables: adds the next numbers, or removes the highest, whose guests
 * are then unseated. Only in the draft. Refuses: `invalid-input`, `event-not-draft`.
 */
export async function setTableCount(
  actor: Actor,
  input: SetTableCountInput,
): Promise<Answer<{ added: number; removed: number; unseated: number }>> {
  const parsed = parseInput(setTableCountInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, tables: wanted } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const sitting = await findFirstSitting(db, eventId);
    const tables = (await listTables(db, eventId)).filter((table) => table.sittingId === sitting.id);
    const surplus = tables.slice(wanted);
    const missing = Math.max(0, wanted - tables.length);
    const next = Math.max(0, ...tables.map((table) => table.number)) + 1;
    if (surplus.length > 0)
      await removeTables(
        db,
        surplus.map((table) => table.id),
      );
    if (missing > 0) await addTables(db, eventId, sitting.id, numbersFrom(next, missing));
    if (surplus.length + missing > 0) {
      await audit({ action: 'tables.count', detail: { from: tables.length, to: wanted } });
    }
    const unseated = surplus.reduce((sum, table) => sum + table._count.guests, 0);
    return done({ added: missing, removed: surplus.length, unseated });
  });
}
