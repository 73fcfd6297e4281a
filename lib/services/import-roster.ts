import type { Actor } from '../auth/actor';
import type { Db } from '../db/client';
import {
  changeGuests,
  insertGuests,
  listGuests,
  placeGuests,
  removeGuests,
  type GuestData,
  type GuestRow,
  type Placement,
} from '../db/guests';
import { findFirstSitting } from '../db/sittings';
import { changeTable, listTables } from '../db/tables';
import type { FieldChanges } from '../import/diff-roster';
import type { ImportedGuest, TableName } from '../import/fields';
import { withPinyin } from '../import/pinyin';
import { refusesFile } from '../import/problems';
import { readRosterFile } from '../import/read-roster-file';
import { MAX_TABLES } from '../schemas/event';
import { newId } from '../schemas/new-id';
import { done, refused, type Answer } from '../schemas/problem';
import { importRosterInput, type ImportOptions } from '../schemas/roster-import';
import { changeEvent } from './change-event';
import { addTables } from './create-event';
import { parseInput } from './parse-input';
import { mappingOf } from './preview-roster';
import { findTable, isEmptyPlan, planImport } from './roster-plan';

export interface Imported {
  added: number;
  changed: number;
  removed: number;
  tables: number;
}

/**
 * Imports a roster file as its preview said, in one transaction; the same file again changes nothing.
 * Refuses: `invalid-input`, `event-not-draft`, `roster-refused`, `roster-changed` where the import would
 * no longer do what the preview said, `too-many-tables`, and what is wrong with the file (`file-…`).
 */
export async function importRoster(
  actor: Actor,
  input: { eventId: string; options: ImportOptions; digest: string },
  bytes: Uint8Array,
): Promise<Answer<Imported>> {
  const parsed = parseInput(importRosterInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, options, digest } = parsed.value;
  const file = await readRosterFile(bytes, options.fileName, mappingOf(options));
  if (!file.ok) return file;
  if (file.value.problems.some(refusesFile)) return refused('roster-refused');
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const guests = await listGuests(db, eventId);
    const plan = planImport(file.value, guests, await listTables(db, eventId), options);
    if (isEmptyPlan(plan, options)) return done({ added: 0, changed: 0, removed: 0, tables: 0 });
    if (plan.digest !== digest) return refused('roster-changed');

    const created = options.createTables ? await createTables(db, eventId, plan.unknownTables) : 0;
    if (created === null) return refused('too-many-tables', { limit: MAX_TABLES });
    const { add, change, remove } = plan.diff;
    const removed = options.removeMissing ? remove.map(({ guestId }) => guestId) : [];
    await removeGuests(db, removed);

    const tables = await listTables(db, eventId);
    const tableId = (wanted: TableName | null) =>
      wanted === null ? null : (findTable(tables, wanted)?.id ?? null);
    const sitting = await findFirstSitting(db, eventId);
    // Ids of one import grow, so that the roster keeps the file's order.
    const now = Date.now();
    const added = add.map((guest, index) => {
      const { guestId, ...place } = placeOf(newId(now + index), tableId(guest.table), guest.seat);
      return { ...withPinyin(dataOf(guest)), ...place, id: guestId, eventId, sittingId: sitting.id };
    });
    const byId = new Map(guests.map((guest) => [guest.id, guest]));
    const changed = change.flatMap(({ guestId, fields }) => {
      const before = byId.get(guestId);
      return before
        ? [{ before, fields, data: { id: guestId, ...withPinyin(changedData(before, fields)) } }]
        : [];
    });
    const hasSeats = file.value.columns.seat !== undefined;
    const moves = changed.flatMap(({ before, fields }) => moved(before, fields, tableId, hasSeats));
    const gone = new Set(removed);
    const staying = guests.filter((guest) => !gone.has(guest.id));

    await changeGuests(
      db,
      changed.map(({ data }) => data),
    );
    // Chairs are free before the new ones come to sit on them.
    await placeGuests(db, [...evicted(staying, moves, added), ...moves]);
    await insertGuests(db, added);
    const counts = { added: added.length, changed: changed.length, removed: removed.length, tables: created };
    await audit({ action: 'roster.import', detail: counts, after: { fileName: options.fileName } });
    return done(counts);
  });
}

/** Adds the tables that a file names and the event lacks; null if they would be too many. */
async function createTables(db: Db, eventId: string, wanted: readonly TableName[]): Promise<number | null> {
  const tables = await listTables(db, eventId);
  if (tables.length + wanted.length > MAX_TABLES) return null;
  const sitting = await findFirstSitting(db, eventId);
  const numbers = wanted.filter((table) => typeof table === 'number');
  await addTables(db, eventId, sitting.id, numbers);
  let next = Math.max(0, ...tables.map((table) => table.number), ...numbers);
  for (const name of wanted.filter((table) => typeof table === 'string')) {
    next += 1;
    const [table] = await addTables(db, eventId, sitting.id, [next]);
    if (table) await changeTable(db, table.id, { name });
  }
  return wanted.length;
}

function dataOf(guest: Pick<ImportedGuest, keyof GuestData>): GuestData {
  const { name, employeeNumber, department, phone, external, note } = guest;
  return { name, employeeNumber, department, phone, external, note };
}

function changedData(before: GuestRow, fields: FieldChanges): GuestData {
  const after = {
    ...before,
    ...Object.fromEntries(Object.entries(fields).map(([key, change]) => [key, change.to])),
  };
  return dataOf(after);
}

function placeOf(guestId: string, tableId: string | null, chair: number | null): Placement {
  return { guestId, tableId, chair: tableId === null ? null : chair };
}

/**
 * Where a guest goes whose table or seat the file changes. `hasSeats`: the file says chairs too; otherwise
 * a chair doesn't come along to another table.
 */
function moved(
  before: GuestRow,
  { table, seat }: FieldChanges,
  tableId: (wanted: TableName | null) => string | null,
  hasSeats: boolean,
): Placement[] {
  if (!table && !seat) return [];
  const target = table ? tableId(table.to as TableName | null) : before.tableId;
  const chair = seat ? (seat.to as number | null) : table && !hasSeats ? null : before.chair;
  return [placeOf(before.id, target, chair)];
}

/** Who stays at the table and loses the chair, because the file gives it to somebody else. */
function evicted(
  guests: readonly GuestRow[],
  moves: readonly Placement[],
  added: readonly Pick<Placement, 'tableId' | 'chair'>[],
): Placement[] {
  const moving = new Set(moves.map(({ guestId }) => guestId));
  const given = new Set(
    [...moves, ...added].flatMap(({ tableId, chair }) => (chair === null ? [] : [`${tableId}/${chair}`])),
  );
  return guests
    .filter(({ id, tableId, chair }) => !moving.has(id) && chair !== null && given.has(`${tableId}/${chair}`))
    .map(({ id, tableId }) => ({ guestId: id, tableId, chair: null }));
}
