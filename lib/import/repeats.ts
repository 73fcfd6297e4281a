import type { ImportedGuest } from './fields';
import { type RosterProblem, rosterProblem } from './problems';

/**
 * Looks for what two rows have in common and shouldn't.
 *
 * - The same employee number: the later row is left out; but family under an employee's number
 *   comes along without it, wherever the employee stands.
 * - The same name: both stay, and it is told.
 * - The same seat at the same table: both stay, the later one without the seat.
 */
export function withoutRepeats(rows: readonly ImportedGuest[]): {
  readonly guests: readonly ImportedGuest[];
  readonly problems: readonly RosterProblem[];
} {
  const problems: RosterProblem[] = [];
  const owners = ownersOf(rows);
  const names = new Map<string, number>();
  const seats = new Map<string, number>();
  const guests = rows.flatMap((row): ImportedGuest[] => {
    let guest = row;
    const number = row.employeeNumber;
    const owner = number === null ? undefined : owners.get(keyOf(number));
    if (number !== null && owner !== undefined && owner !== row) {
      const params = { value: number, firstRow: owner.row };
      const isFamily = row.external && row.name !== owner.name;
      const code = isFamily ? 'employee-number-shared' : 'employee-number-repeated';
      problems.push(rosterProblem(row.row, 'employeeNumber', code, params));
      if (!isFamily) return [];
      guest = { ...guest, employeeNumber: null };
    }
    const sameName = firstOf(names, row.name, row.row);
    if (sameName !== null) {
      problems.push(rosterProblem(row.row, 'name', 'name-repeated', { value: row.name, firstRow: sameName }));
    }
    const { table, seat } = row;
    if (table === null || seat === null) return [guest];
    const firstRow = firstOf(seats, JSON.stringify([row.sitting ?? null, table, seat]), row.row);
    if (firstRow === null) return [guest];
    problems.push(rosterProblem(row.row, 'seat', 'seat-repeated', { table, seat, firstRow }));
    return [{ ...guest, seat: null }];
  });
  return { guests, problems };
}

/** Numbers are the same whatever the case of their letters. */
const keyOf = (employeeNumber: string): string => employeeNumber.toUpperCase();

/** Who keeps a number: the first employee with it, or the first row if all are external. */
function ownersOf(rows: readonly ImportedGuest[]): ReadonlyMap<string, ImportedGuest> {
  const owners = new Map<string, ImportedGuest>();
  for (const row of rows) {
    if (row.employeeNumber === null) continue;
    const owner = owners.get(keyOf(row.employeeNumber));
    if (!owner || (owner.external && !row.external)) owners.set(keyOf(row.employeeNumber), row);
  }
  return owners;
}

/** The row where a key was first seen, or null if it is this one. */
function firstOf(seen: Map<string, number>, key: string, row: number): number | null {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, row);
  return first ?? null;
}
