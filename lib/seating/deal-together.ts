import type { Random } from '../rules/random';
import { groupBy } from '../schemas/group-by';
import { least, shuffled } from './choose';
import { dealAnchored, dealLargest, setSizes } from './deal-groups';
import { countOf, room, type Filling, type Hall } from './hall';
import type { Unit } from './units';

/** Units that wait for a table, by department. */
type Waiting = ReadonlyMap<string, Unit[]>;

/** A department at as few tables as it goes, and at tables next to one another. */
export function dealTogether(hall: Hall, units: readonly Unit[], random: Random): void {
  const free = dealAnchored(hall, units);
  const here = hall.tables.reduce((sum, table) => sum + table.people, 0);
  const usual = Math.ceil((here + sizeOf(free)) / hall.tables.length);
  const large = free.filter((unit) => unit.guests.length > usual);
  dealLargest(hall, large, hall.tables);
  const rest = free.filter((unit) => unit.guests.length <= usual);
  setSizes(hall, sizeOf(rest));
  const largestFirst = shuffled(rest, random).sort((one, other) => other.guests.length - one.guests.length);
  const waiting = groupBy(largestFirst, (unit) => unit.department);
  let begun: string | null = null;
  for (const table of hall.tables) begun = fill(hall, table, waiting, begun);
  // Groups that found no table with room for all of them.
  dealLargest(hall, [...waiting.values()].flat(), hall.tables);
}

/** Fills one table department by department; returns the one that goes on at the next. */
function fill(hall: Hall, table: Filling, waiting: Waiting, begun: string | null): string | null {
  const passed = new Set<string>();
  let department = begun;
  while (room(table) > 0) {
    const goesOn = department !== null && !passed.has(department) && sizeOf(waiting.get(department)) > 0;
    department = goesOn ? department : nextDepartment(table, waiting, passed);
    if (department === null) return begun;
    const units = waiting.get(department) ?? [];
    const fitting = units.filter((unit) => unit.guests.length <= room(table));
    const unit = fitting.find((one) => hall.conflicts(one, table) === 0) ?? fitting[0];
    if (unit) {
      units.splice(units.indexOf(unit), 1);
      hall.put(unit, table);
      begun = department;
    } else {
      passed.add(department);
    }
  }
  return begun;
}

/**
 * Whose people come next: those who sit here already; then the largest department that fits whole; then one
 * of which this can be the last table; then the largest.
 */
function nextDepartment(table: Filling, waiting: Waiting, passed: ReadonlySet<string>): string | null {
  const open = [...waiting].filter(([department, units]) => units.length > 0 && !passed.has(department));
  const left = room(table);
  const best = least(open, ([department, units]) => {
    const size = sizeOf(units);
    const rest = size % table.size;
    const here = countOf(table, department);
    if (here > 0) return [0, -here];
    if (size <= left || left === table.size) return [1, -size];
    return rest > 0 && rest <= left ? [2, -rest] : [3, -size];
  });
  return best?.[0] ?? null;
}

function sizeOf(units: readonly Unit[] = []): number {
  return units.reduce((sum, unit) => sum + unit.guests.length, 0);
}
