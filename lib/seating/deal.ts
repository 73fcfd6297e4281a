import type { Random } from '../rules/random';
import { groupBy } from '../schemas/group-by';
import { least, shuffled } from './choose';
import { dealGroups } from './deal-groups';
import { countOf, room, type Hall } from './hall';
import type { Unit } from './units';

/** Departments spread as thin as it goes: each guest to the table with the fewest of theirs. */
export function dealMixed(hall: Hall, units: readonly Unit[], random: Random): void {
  const singles = dealGroups(hall, units, random);
  const tables = shuffled(hall.tables, random);
  const departments = [...groupBy(shuffled(singles, random), (unit) => unit.department).values()];
  const largestFirst = departments.sort((one, other) => other.length - one.length).flat();
  // Who must not meet somebody chooses while there is a choice.
  const queue = [
    ...largestFirst.filter((unit) => hall.isPicky(unit)),
    ...largestFirst.filter((unit) => !hall.isPicky(unit)),
  ];
  for (const unit of queue) {
    const best = least(
      tables.filter((table) => room(table) > 0),
      (table) => [hall.conflicts(unit, table), countOf(table, unit.department), -room(table)],
    );
    if (best) hall.put(unit, best);
  }
}

/** Whoever the draw says: every seating is as likely as any other. */
export function dealDrawn(hall: Hall, units: readonly Unit[], random: Random): void {
  const singles = dealGroups(hall, units, random);
  const chairs = shuffled(
    hall.tables.flatMap((table) => Array.from({ length: Math.max(0, room(table)) }, () => table)),
    random,
  );
  for (const [index, unit] of singles.entries()) {
    const table = chairs[index];
    if (table) hall.put(unit, table);
  }
}
