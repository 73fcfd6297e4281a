import type { SeatBond } from './types';
import { unite } from './units';

export interface BrokenBond {
  bond: SeatBond;
  /** Guests of it who sit where they should not. */
  guests: readonly string[];
  /** Somebody sits at a locked table; others want the opposite; there was no room for it. */
  why: 'locked' | 'contradiction' | 'room';
}

/**
 * Bonds that a seating doesn't keep. Guests without a table break none.
 * @param tableOf where a guest sits
 */
export function brokenBonds(
  bonds: readonly SeatBond[],
  tableOf: (guestId: string) => string | null,
  isLocked: (tableId: string) => boolean,
): BrokenBond[] {
  const root = unite(bonds.filter((bond) => bond.kind === 'together').map((bond) => bond.guests));
  return bonds.flatMap((bond): BrokenBond[] => {
    const seated = bond.guests.filter((id) => tableOf(id) !== null);
    const tables = seated.map(tableOf);
    const meeting = seated.filter((id) => tables.filter((table) => table === tableOf(id)).length > 1);
    const guests = bond.kind === 'apart' ? meeting : new Set(tables).size > 1 ? seated : [];
    if (guests.length === 0) return [];
    const locked = guests.some((id) => isLocked(tableOf(id) ?? ''));
    const united = bond.kind === 'apart' && new Set(guests.map(root)).size < guests.length;
    return [{ bond, guests, why: locked ? 'locked' : united ? 'contradiction' : 'room' }];
  });
}
