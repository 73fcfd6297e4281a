import type { Actor } from '../auth/actor';
import { changeTable, listTables } from '../db/tables';
import { done, refused, type Answer } from '../schemas/problem';
import { editTableInput, type EditTableInput, type TableFields } from '../schemas/seating';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Changes a table's number, its name, how many 会 it plays and whether automatic seating leaves it alone.
 * In the draft. Refuses: `invalid-input`, `event-not-draft`, `table-gone`, `table-number-taken`, and
 * `conflict` where somebody else changed it meanwhile.
 */
export async function editTable(actor: Actor, input: EditTableInput): Promise<Answer<{ tableId: string }>> {
  const parsed = parseInput(editTableInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, tableId, seen, table } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const tables = await listTables(db, eventId);
    const stored = tables.find(({ id }) => id === tableId);
    if (!stored) return refused('table-gone');
    const { number, name, locked, sets } = stored;
    const before: TableFields = { number, name, locked, sets };
    if (!differs(before, table)) return done({ tableId });
    if (differs(before, seen)) return refused('conflict');
    const taken = tables.some(
      (one) => one.id !== tableId && one.sittingId === stored.sittingId && one.number === table.number,
    );
    if (taken) return refused('table-number-taken', { number: table.number });
    await changeTable(db, tableId, table);
    await audit({
      action: 'table.edit',
      detail: { table: tableId },
      before: { ...before },
      after: { ...table },
    });
    return done({ tableId });
  });
}

function differs(one: TableFields, other: TableFields): boolean {
  return (Object.keys(one) as (keyof TableFields)[]).some((field) => one[field] !== other[field]);
}
