import type { Random } from '../rules/random';
import { least, shuffled } from './choose';
import { countOf, type Filling, type Hall } from './hall';
import { evenSizes } from './sizes';
import type { Unit } from './units';

/** Seats those of a bond, the largest groups first, sets the tables' sizes and returns who comes alone. */
export function dealGroups(hall: Hall, units: readonly Unit[], random: Random): Unit[] {
  const free = dealAnchored(hall, units);
  const groups = shuffled(
    free.filter((unit) => unit.guests.length > 1),
    random,
  );
  dealLargest(hall, groups, shuffled(hall.tables, random));
  const singles = free.filter((unit) => unit.guests.length === 1);
  setSizes(hall, singles.length);
  return singles;
}

/** Seats who joins somebody that stays; returns the others. */
export function dealAnchored(hall: Hall, units: readonly Unit[]): Unit[] {
  return units.filter((unit) => {
    const table = unit.anchor === null ? undefined : hall.find(unit.anchor);
    if (table) hall.put(unit, table);
    return !table;
  });
}

/** Seats units whole, the largest first, each where there are the fewest people. */
export function dealLargest(hall: Hall, units: readonly Unit[], tables: readonly Filling[]): void {
  for (const unit of [...units].sort((one, other) => other.guests.length - one.guests.length)) {
    const best = least(tables, (table) => [
      hall.conflicts(unit, table),
      table.people,
      countOf(table, unit.department),
    ]);
    if (best) hall.put(unit, best);
  }
}

/** Says how many each table is to have when so many more have come. */
export function setSizes(hall: Hall, coming: number): void {
  const here = hall.tables.map((table) => table.people);
  const sizes = evenSizes(
    here,
    here.reduce((sum, people) => sum + people, coming),
  );
  for (const [index, table] of hall.tables.entries()) table.size = sizes[index] ?? table.people;
}
