import { least } from './choose';
import { countOf, room, type Filling, type Hall } from './hall';
import type { Unit } from './units';

/** What an exchange is judged by: departments spread, gathered, or of no account. */
export type Taste = 'mixed' | 'together' | 'drawn';

const WEIGHT = { mixed: 1, together: -1, drawn: 0 } as const;

interface Exchange {
  to: Filling;
  /** Who comes back for the unit; empty where there is room. */
  back: readonly Unit[];
  cost: number;
}

/** Parts those who must not meet, as far as it goes, by exchanging them with others. */
export function separate(hall: Hall, taste: Taste): void {
  for (const table of hall.tables) {
    for (const unit of [...table.units]) {
      if (hall.conflicts(unit, table) === 0 || unit.anchor !== null) continue;
      const best = least(
        hall.tables.flatMap((other) =>
          other === table ? [] : (exchangeWith(hall, unit, table, other, taste) ?? []),
        ),
        ({ cost }) => [cost],
      );
      if (best) exchange(hall, unit, table, best);
    }
  }
}

/** What it takes to bring a unit to another table without anybody meeting; null where it can't be done. */
function exchangeWith(hall: Hall, unit: Unit, from: Filling, to: Filling, taste: Taste): Exchange | null {
  if (hall.conflicts(unit, to) > 0) return null;
  const size = unit.guests.length;
  const cost = WEIGHT[taste] * countOf(to, unit.department);
  if (room(to) >= size) return { to, back: [], cost };
  const mayLeave = to.units.filter(
    (other) => other.anchor === null && hall.conflicts(other, from, unit) === 0,
  );
  const same = mayLeave.filter((other) => other.guests.length === size);
  const alone = mayLeave.filter((other) => other.guests.length === 1);
  const costOf = (other: Unit) => WEIGHT[taste] * countOf(from, other.department);
  const back =
    same.length > 0
      ? [...same].sort((a, b) => costOf(a) - costOf(b)).slice(0, 1)
      : [...alone].sort((a, b) => costOf(a) - costOf(b)).slice(0, size);
  if (back.reduce((sum, other) => sum + other.guests.length, 0) !== size) return null;
  return { to, back, cost: cost + back.reduce((sum, other) => sum + costOf(other), 0) };
}

function exchange(hall: Hall, unit: Unit, from: Filling, { to, back }: Exchange): void {
  hall.take(unit, from);
  for (const other of back) hall.take(other, to);
  hall.put(unit, to);
  for (const other of back) hall.put(other, from);
}
