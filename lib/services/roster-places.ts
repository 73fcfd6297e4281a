import type { TableRow } from '../db/tables';
import type { ExistingGuest } from '../import/diff-roster';
import type { ImportedGuest, TableName } from '../import/fields';
import { sittingFinder, type KnownSitting } from '../import/find-sitting';
import { rosterProblem, type RosterProblem } from '../import/problems';
import { groupBy } from '../schemas/group-by';
import { lockedBetween } from '../seating/locked-between';

type NamedTable = Pick<TableRow, 'number' | 'name'>;

/** What a table is called in a roster: its name, else its number. */
export function tableLabel(table: NamedTable): TableName {
  return table.name === '' ? table.number : table.name;
}

/** Finds the table that a roster means: by its name, else by its number. */
function tableFinder<Table extends NamedTable>(
  tables: readonly Table[],
): (wanted: TableName) => Table | undefined {
  // Of several with one name the first counts.
  const byName = new Map(tables.toReversed().map((table) => [table.name, table]));
  const byNumber = new Map(tables.map((table) => [table.number, table]));
  byName.delete('');
  return (wanted) =>
    byName.get(String(wanted)) ?? (typeof wanted === 'number' ? byNumber.get(wanted) : undefined);
}

/** Finds the table that a roster means in one of the event's sittings. */
export function tablesFinder<Table extends NamedTable & Pick<TableRow, 'sittingId'>>(
  tables: readonly Table[],
): (sittingId: string, wanted: TableName) => Table | undefined {
  const finders = new Map(
    [...groupBy(tables, (table) => table.sittingId)].map(([id, own]) => [id, tableFinder(own)]),
  );
  return (sittingId, wanted) => finders.get(sittingId)?.(wanted);
}

/** A table as a file calls it, of one of the event's sittings. */
export interface TableOfSitting {
  sittingId: string;
  table: TableName;
}

interface SettlerOptions {
  tables: readonly (NamedTable & Pick<TableRow, 'id' | 'sittingId' | 'locked'>)[];
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
 * of an unknown sitting is none. Whoever would come to a locked table or leave one stays where they are, or has
 * none. Keeps count of what the event lacks. Pure, but for that.
 */
export function settler(options: SettlerOptions) {
  const { sittingId: chosen, bySitting, seating, createTables } = options;
  const sittingOf = sittingFinder(options.sittings);
  const find = tablesFinder(options.tables);
  const problems: RosterProblem[] = [];
  const seats = new Map<string, number>();
  const unknown = new Map<string, TableOfSitting>();
  const sittings = new Set<string>();

  function tableOf(sittingId: string, wanted: TableName): TableName | null {
    const known = find(sittingId, wanted);
    if (known) return tableLabel(known);
    unknown.set(JSON.stringify([sittingId, wanted]), { sittingId, table: wanted });
    return createTables ? wanted : null;
  }

  /** The locked table that a guest would come to or leave, if there is one. */
  function lockedFor(known: ExistingGuest | null, sittingId: string, wanted: TableName | null) {
    const home = known?.sitting ?? chosen;
    const from = known && known.table !== null ? find(home, known.table) : undefined;
    const stays = !seating && home === sittingId;
    const to = wanted === null ? undefined : find(sittingId, wanted);
    return stays ? undefined : lockedBetween(options.tables, [from?.id ?? null], to?.id ?? null);
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
    const stays = known ? { table: known.table, seat: known.seat } : { table: null, seat: null };
    if (said !== null && found === null) {
      problems.push(rosterProblem(guest.row, 'sitting', 'sitting-unknown', { value: said }));
      return { ...guest, ...sitting, ...stays };
    }
    const wanted = seating ? guest.table : null;
    const locked = lockedFor(known, own, wanted);
    if (locked) {
      problems.push(rosterProblem(guest.row, 'table', 'table-locked', { table: tableLabel(locked) }));
      const home = bySitting && known ? { sitting: known.sitting ?? null } : sitting;
      return { ...guest, ...home, ...stays };
    }
    const table = wanted === null ? null : tableOf(own, wanted);
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
