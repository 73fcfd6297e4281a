import { groupBy } from '../schemas/group-by';
import type { SeatBond, Sitter } from './types';

/** Guests who go to one table together; most are one guest alone. */
export interface Unit {
  guests: readonly Sitter[];
  /** What most of them belong to. */
  department: string;
  /** The table where others of their bond stay; null: they may go anywhere. */
  anchor: string | null;
}

/** More than this never sit at one table. */
const LARGEST = 30;

/**
 * The guests who are dealt, those of a bond in one unit.
 * @param openTable the table where somebody stays, if others may join them there
 */
export function makeUnits(
  dealt: readonly Sitter[],
  bonds: readonly SeatBond[],
  openTable: (guestId: string) => string | null,
): Unit[] {
  const together = bonds.filter((bond) => bond.kind === 'together');
  const root = unite(together.map((bond) => bond.guests));
  const anchors = new Map<string, string>();
  for (const { guests } of together) {
    for (const id of guests) {
      const table = openTable(id);
      if (table !== null && !anchors.has(root(id))) anchors.set(root(id), table);
    }
  }
  return [...groupBy(dealt, (guest) => root(guest.id))].flatMap(([key, guests]) => {
    const anchor = anchors.get(key) ?? null;
    if (guests.length <= LARGEST) return [{ guests, department: mostOf(guests), anchor }];
    return guests.map((guest) => ({ guests: [guest], department: guest.department, anchor: null }));
  });
}

/** Who belongs together over several bonds has the same root. */
export function unite(groups: readonly (readonly string[])[]): (id: string) => string {
  const parents = new Map<string, string>();
  const root = (id: string): string => {
    let at = id;
    for (let up = parents.get(at); up !== undefined; up = parents.get(at)) at = up;
    return at;
  };
  for (const [first, ...others] of groups) {
    if (first === undefined) continue;
    for (const other of others) {
      const [one, two] = [root(first), root(other)];
      if (one !== two) parents.set(two, one);
    }
  }
  return root;
}

function mostOf(guests: readonly Sitter[]): string {
  const counts = groupBy(guests, (guest) => guest.department);
  return [...counts].reduce((best, next) => (next[1].length > best[1].length ? next : best))[0];
}
