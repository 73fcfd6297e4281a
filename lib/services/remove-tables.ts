import type { Actor } from '../auth/actor';
import { listTables, removeTables as removeTableRows } from '../db/tables';
import { done, refused, type Answer } from '../schemas/problem';
import { removeTablesInput, type RemoveTablesInput } from '../schemas/seating';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Takes tables away; who sat there has no table then. One who is gone already is no failure. In the draft.
 * Refuses: `invalid-input`, `event-not-draft`, `table-locked`, and `conflict` where other people sit there
 * now than the page showed.
 */
export async function removeTables(
  actor: Actor,
  input: RemoveTablesInput,
): Promise<Answer<{ removed: number; unseated: number }>> {
  const parsed = parseInput(removeTablesInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, tableIds, people } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const wanted = new Set(tableIds);
    const tables = (await listTables(db, eventId)).filter(({ id }) => wanted.has(id));
    if (tables.length === 0) return done({ removed: 0, unseated: 0 });
    const locked = tables.find((table) => table.locked);
    if (locked) return refused('table-locked', { number: locked.number });
    const unseated = tables.reduce((sum, table) => sum + table._count.guests, 0);
    if (unseated !== people) return refused('conflict');
    await removeTableRows(
      db,
      tables.map(({ id }) => id),
    );
    await audit({
      action: 'tables.remove',
      detail: { tables: tables.map(({ id, number }) => ({ id, number })), unseated },
    });
    return done({ removed: tables.length, unseated });
  });
}
