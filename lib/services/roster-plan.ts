import { createHash } from 'node:crypto';
import type { GuestRow } from '../db/guests';
import type { TableRow } from '../db/tables';
import { diffRoster, type ExistingGuest, type RosterDiff } from '../import/diff-roster';
import type { RosterField } from '../import/fields';
import type { KnownSitting } from '../import/find-sitting';
import type { RosterProblem } from '../import/problems';
import type { RosterFile } from '../import/read-roster-file';
import type { ImportOptions } from '../schemas/roster-import';
import { settler, tableLabel, type TableOfSitting } from './roster-places';

/** What importing a file into an event would do. Pure. */
export interface RosterPlan {
  diff: RosterDiff;
  /** Whether the file says who comes to which sitting. */
  bySitting: boolean;
  /** Tables of the file that their sittings don't have, in the file's order. */
  unknownTables: readonly TableOfSitting[];
  /** What is to be said about the file's rows only where the event is known. */
  problems: readonly RosterProblem[];
  /** Changes whenever the plan does: what was confirmed is what is done. */
  digest: string;
}

type ExistingTable = Pick<TableRow, 'id' | 'number' | 'name' | 'sittingId' | 'locked'>;

/** An event as an import finds it, and the sitting that guests come to of whom the file says no other. */
export interface RosterTarget {
  guests: readonly GuestRow[];
  /** Of all sittings. */
  tables: readonly ExistingTable[];
  sittings: readonly KnownSitting[];
  sittingId: string;
}

export function planImport(
  file: Pick<RosterFile, 'guests' | 'columns'>,
  target: RosterTarget,
  options: ImportOptions,
): RosterPlan {
  const { guests, sittings, sittingId } = target;
  const bySitting = file.columns.sitting !== undefined && sittings.length > 1;
  const tables = bySitting ? target.tables : target.tables.filter((table) => table.sittingId === sittingId);
  const seating = options.seat && file.columns.table !== undefined;
  const { createTables } = options;
  const settled = settler({ tables, sittings, sittingId, bySitting, seating, createTables });
  const fields = comparedFields(file.columns, bySitting, seating);
  const existing = existingGuests(guests, tables, bySitting);
  const found = diffRoster(existing, file.guests, fields, settled.settle);
  const diff = seating ? found : { ...found, change: unseatMovers(found.change, existing) };
  // Who comes to a sitting that the file isn't about isn't missing in it.
  const about = bySitting ? settled.sittings : new Set([sittingId]);
  const elsewhere = new Set(
    guests.filter((guest) => guest.sittingId !== null && !about.has(guest.sittingId)).map(({ id }) => id),
  );
  const remove = diff.remove.filter(({ guestId }) => !elsewhere.has(guestId));
  const unknownTables = settled.unknownTables();
  const digest = createHash('sha256')
    .update(
      JSON.stringify([
        { ...diff, remove },
        createTables ? unknownTables : [],
        options.removeMissing,
        sittingId,
      ]),
    )
    .digest('base64url');
  const problems = settled.problems(file.guests);
  return { diff: { ...diff, remove }, bySitting, unknownTables, problems, digest };
}

/** Whether nothing would change. */
export function isEmptyPlan({ diff }: RosterPlan, options: ImportOptions): boolean {
  return (
    diff.add.length === 0 && diff.change.length === 0 && (!options.removeMissing || diff.remove.length === 0)
  );
}

/** Who comes to another sitting leaves the table behind, where the file doesn't say another. */
function unseatMovers(
  changes: RosterDiff['change'],
  existing: readonly ExistingGuest[],
): RosterDiff['change'] {
  const tables = new Map(existing.map(({ id, table }) => [id, table]));
  return changes.map((change) => {
    const from = tables.get(change.guestId) ?? null;
    return change.fields.sitting && from !== null
      ? { ...change, fields: { ...change.fields, table: { from, to: null } } }
      : change;
  });
}

function comparedFields(columns: RosterFile['columns'], bySitting: boolean, seating: boolean): RosterField[] {
  const fields = Object.keys(columns) as RosterField[];
  return fields.filter((field) =>
    field === 'sitting' ? bySitting : seating || (field !== 'table' && field !== 'seat'),
  );
}

function existingGuests(
  guests: readonly GuestRow[],
  tables: readonly ExistingTable[],
  bySitting: boolean,
): ExistingGuest[] {
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
      ...(bySitting && { sitting: guest.sittingId }),
      table,
      // A chair at another sitting's table is none here.
      seat: table === null ? null : guest.chair,
    };
  });
}
