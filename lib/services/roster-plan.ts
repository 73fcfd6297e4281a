import { createHash } from 'node:crypto';
import type { GuestRow } from '../db/guests';
import type { TableRow } from '../db/tables';
import { diffRoster, type ExistingGuest, type RosterDiff } from '../import/diff-roster';
import type { ImportedGuest, RosterField, TableName } from '../import/fields';
import type { RosterFile } from '../import/read-roster-file';
import type { ImportOptions } from '../schemas/roster-import';

/** What importing a file into a sitting of an event would do. Pure. */
export interface RosterPlan {
  diff: RosterDiff;
  /** Tables of the file that the sitting doesn't have, in the file's order. */
  unknownTables: TableName[];
  /** Changes whenever the plan does: what was confirmed is what is done. */
  digest: string;
}

type ExistingTable = Pick<TableRow, 'id' | 'number' | 'name' | 'sittingId'>;

/** An event as an import finds it, and the sitting that the file's guests come to. */
export interface RosterTarget {
  guests: readonly GuestRow[];
  /** Of all sittings. */
  tables: readonly ExistingTable[];
  sittingId: string;
}

export function planImport(
  file: Pick<RosterFile, 'guests' | 'columns'>,
  { guests, tables: all, sittingId }: RosterTarget,
  options: ImportOptions,
): RosterPlan {
  const tables = all.filter((table) => table.sittingId === sittingId);
  const find = tableFinder(tables);
  const seating = options.seat && file.columns.table !== undefined;
  const unknown = new Set<TableName>();
  const imported = file.guests.map((guest): ImportedGuest => {
    if (!seating || guest.table === null) return { ...guest, table: null, seat: null };
    const known = find(guest.table);
    if (known) return { ...guest, table: tableLabel(known) };
    unknown.add(guest.table);
    return options.createTables ? guest : { ...guest, table: null, seat: null };
  });
  const diff = diffRoster(existingGuests(guests, tables), imported, comparedFields(file.columns, seating));
  // Who comes to another sitting isn't missing in this one's file.
  const elsewhere = new Set(
    guests.filter((guest) => guest.sittingId !== null && guest.sittingId !== sittingId).map(({ id }) => id),
  );
  const remove = diff.remove.filter(({ guestId }) => !elsewhere.has(guestId));
  const unknownTables = [...unknown];
  const digest = createHash('sha256')
    .update(
      JSON.stringify([
        { ...diff, remove },
        options.createTables ? unknownTables : [],
        options.removeMissing,
        sittingId,
      ]),
    )
    .digest('base64url');
  return { diff: { ...diff, remove }, unknownTables, digest };
}

/** Whether nothing would change. */
export function isEmptyPlan({ diff }: RosterPlan, options: ImportOptions): boolean {
  return (
    diff.add.length === 0 && diff.change.length === 0 && (!options.removeMissing || diff.remove.length === 0)
  );
}

/** What a table is called in a roster: its name, else its number. */
function tableLabel(table: Pick<ExistingTable, 'number' | 'name'>): TableName {
  return table.name === '' ? table.number : table.name;
}

/** Finds the table that a roster means: by its name, else by its number. */
export function tableFinder<Table extends Pick<ExistingTable, 'number' | 'name'>>(
  tables: readonly Table[],
): (wanted: TableName) => Table | undefined {
  // Of several with one name the first counts.
  const byName = new Map(tables.toReversed().map((table) => [table.name, table]));
  const byNumber = new Map(tables.map((table) => [table.number, table]));
  byName.delete('');
  return (wanted) =>
    byName.get(String(wanted)) ?? (typeof wanted === 'number' ? byNumber.get(wanted) : undefined);
}

function comparedFields(columns: RosterFile['columns'], seating: boolean): RosterField[] {
  const fields = Object.keys(columns) as RosterField[];
  return seating ? fields : fields.filter((field) => field !== 'table' && field !== 'seat');
}

function existingGuests(guests: readonly GuestRow[], tables: readonly ExistingTable[]): ExistingGuest[] {
  const labels = new Map(tables.map((table) => [table.id, tableLabel(table)]));
  return guests.map((guest) => {
    const table = guest.tableId === null ? null : (labels.get(guest.tableId) ?? null);
    return {
      id: guest.id,
      name: guest.name,
      employeeNumber: guest.employeeNumber,
      department: guest.department,
      phone: guest.phone,
      external: guest.external,
      note: guest.note,
      table,
      // A chair at another sitting's table is none here.
      seat: table === null ? null : guest.chair,
    };
  });
}
