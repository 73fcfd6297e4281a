import type { TableRow } from '../db/tables';
import type { ExistingGuest } from '../import/diff-roster';
import type { ImportedGuest, TableName } from '../import/fields';
import { sittingFinder, type KnownSitting } from '../import/find-sitting';
import { rosterProblem, type RosterProblem } from '../import/problems';
import { groupBy } from '../schemas/group-by';

type NamedTable = Pick<TableRow, 'number' | 'name'>;

/** What a table is called in a roster: its name, else its number. */
export function tableLabel(table: NamedTable): TableName {
  return table.name === '' ? table.number : table.name;
}

/** Finds the table that a roster means: by its name, else by its number. */
export function tableFinder<Table extends NamedTable>(
  tables: readonly Table[],
): (wanted: TableName) => Table | undefined {
  // Of several with one name the first counts.
  const byName = new Map(tables.toReversed().map((table) => [table.name, table]));
  const byNumber = new Map(tables.map((table) => [table.number, table]));
  byName.delete('');
  return (wanted) =>
    byName.get(String(wanted)) ?? (typeof wanted === 'number' ? byNumber.get(wanted) : undefined);
}

/** A table as a file calls it, of one of the event's sittings. */
export interface TableOfSitting {
  sittingId: string;
  table: TableName;
}

interface SettlerOptions {
  tables: readonly (NamedTable & Pick<TableRow, 'sittingId'>)[];
  sittings: readonly KnownSitting[];
  /** Of whom the file says no other. */
  sittingId: string;
  /** Whether the file says who comes to which sitting, and whether it says where they sit. */
  bySitting: boolean;
  seating: boolean;
  createTables: boolean;
}

/**
 * Says row by row which of the event's sittings and tables a file means. Of whom the file says no sitting, or
 * one that the event doesn't have, those who have one keep it, and the others come to the chosen one; a table
 * of an unknown sitting is none. Keeps count of what the event lacks. Pure, but for that.
 */
export function settler(options: SettlerOptions) {
  const { sittingId: chosen, bySitting, seating, createTables } = options;
  const sittingOf = sittingFinder(options.sittings);
  const finders = new Map(
    [...groupBy(options.tables, (table) => table.sittingId)].map(([id, own]) => [id, tableFinder(own)]),
  );
  const problems: RosterProblem[] = [];
  const seats = new Map<string, number>();
  const unknown = new Map<string, TableOfSitting>();
  const sittings = new Set<string>();

  function tableOf(sittingId: string, wanted: TableName): TableName | null {
    const known = finders.get(sittingId)?.(wanted);
    if (known) return tableLabel(known);
    unknown.set(JSON.stringify([sittingId, wanted]), { sittingId, table: wanted });
    return createTables ? wanted : null;
  }

  function seatOf({ row, seat }: ImportedGuest, sittingId: string, table: TableName): number | null {
    if (seat === null) return null;
    // Two names of one table, or of one sitting, are only the same now.
    const key = JSON.stringify([sittingId, table, seat]);
    const firstRow = seats.get(key);
    if (firstRow === undefined) seats.set(key, row);
    else problems.push(rosterProblem(row, 'seat', 'seat-repeated', { table, seat, firstRow }));
    return firstRow === undefined ? seat : null;
  }

  function settle(guest: ImportedGuest, known: ExistingGuest | null): ImportedGuest {
    const said = bySitting ? (guest.sitting ?? null) : null;
    const found = said === null ? null : sittingOf(said);
    const own = found ?? known?.sitting ?? chosen;
    const sitting = bySitting ? { sitting: found ?? (known ? (known.sitting ?? null) : chosen) } : {};
    sittings.add(own);
    if (said !== null && found === null) {
      problems.push(rosterProblem(guest.row, 'sitting', 'sitting-unknown', { value: said }));
      const stays = known ? { table: known.table, seat: known.seat } : { table: null, seat: null };
      return { ...guest, ...sitting, ...stays };
    }
    const table = seating && guest.table !== null ? tableOf(own, guest.table) : null;
    return { ...guest, ...sitting, table, seat: table === null ? null : seatOf(guest, own, table) };
  }

  return {
    settle,
    /** Which sittings the file is about. */
    sittings: sittings as ReadonlySet<string>,
    unknownTables: () => [...unknown.values()],
    problems: (guests: readonly ImportedGuest[]) =>
      options.sittings.length > 1 ? problems : [...ignoredSittings(guests), ...problems],
  };
}

/** An event with one sitting takes everybody to it, and says so where the file has several. */
function ignoredSittings(guests: readonly ImportedGuest[]): RosterProblem[] {
  const said = [...new Set(guests.flatMap(({ sitting }) => sitting ?? []))];
  const [value] = said;
  return said.length > 1 && value !== undefined
    ? [rosterProblem(null, 'sitting', 'sittings-ignored', { value, count: said.length })]
    : [];
}
