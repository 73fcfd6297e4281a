import { createHash } from 'node:crypto';
import type { GuestRow } from '../db/guests';
import type { TableRow } from '../db/tables';
import { diffRoster, type ExistingGuest, type RosterDiff } from '../import/diff-roster';
import type { ImportedGuest, RosterField, TableName } from '../import/fields';
import type { RosterFile } from '../import/read-roster-file';
import type { ImportOptions } from '../schemas/roster-import';

/** What importing a file into an event would do. Pure. */
export interface RosterPlan {
  diff: RosterDiff;
  /** Tables of the file that the event doesn't have, in the file's order. */
  unknownTables: TableName[];
  /** Changes whenever the plan does: what was confirmed is what is done. */
  digest: string;
}

type ExistingTable = Pick<TableRow, 'id' | 'number' | 'name'>;

export function planImport(
  file: Pick<RosterFile, 'guests' | 'columns'>,
  guests: readonly GuestRow[],
  tables: readonly ExistingTable[],
  options: ImportOptions,
): RosterPlan {
  const seating = options.seat && file.columns.table !== undefined;
  const unknown = new Set<TableName>();
  const imported = file.guests.map((guest): ImportedGuest => {
    if (!seating || guest.table === null) return { ...guest, table: null, seat: null };
    const known = findTable(tables, guest.table);
    if (known) return { ...guest, table: tableLabel(known) };
    unknown.add(guest.table);
    return options.createTables ? guest : { ...guest, table: null, seat: null };
  });
  const diff = diffRoster(existingGuests(guests, tables), imported, comparedFields(file.columns, seating));
  const unknownTables = [...unknown];
  const digest = createHash('sha256')
    .update(JSON.stringify([diff, options.createTables ? unknownTables : [], options.removeMissing]))
    .digest('base64url');
  return { diff, unknownTables, digest };
}

/** Whether nothing would change. */
export function isEmptyPlan({ diff }: RosterPlan, options: ImportOptions): boolean {
  return (
    diff.add.length === 0 && diff.change.length === 0 && (!options.removeMissing || diff.remove.length === 0)
  );
}

/** What a table is called in a roster: its name, else its number. */
function tableLabel(table: ExistingTable): TableName {
  return table.name === '' ? table.number : table.name;
}

/** The table that a roster means. */
export function findTable<Table extends ExistingTable>(
  tables: readonly Table[],
  wanted: TableName,
): Table | undefined {
  return (
    tables.find((table) => table.name !== '' && table.name === String(wanted)) ??
    tables.find((table) => table.number === wanted)
  );
}

function comparedFields(columns: RosterFile['columns'], seating: boolean): RosterField[] {
  const fields = Object.keys(columns) as RosterField[];
  return seating ? fields : fields.filter((field) => field !== 'table' && field !== 'seat');
}

function existingGuests(guests: readonly GuestRow[], tables: readonly ExistingTable[]): ExistingGuest[] {
  const labels = new Map(tables.map((table) => [table.id, tableLabel(table)]));
  return guests.map((guest) => ({
    id: guest.id,
    name: guest.name,
    employeeNumber: guest.employeeNumber,
    department: guest.department,
    phone: guest.phone,
    external: guest.external,
    note: guest.note,
    table: guest.tableId === null ? null : (labels.get(guest.tableId) ?? null),
    seat: guest.chair,
  }));
}
