import type { Sitter } from './types';

/** Chairs for those at a table who have none: the lowest free ones, in the given order. */
export function fillChairs(sitters: readonly Pick<Sitter, 'id' | 'chair'>[]): Map<string, number> {
  const taken = new Set(sitters.flatMap((one) => one.chair ?? []));
  const chairs = new Map<string, number>();
  for (const { id, chair } of sitters) {
    const given = chair ?? lowestFree(taken);
    taken.add(given);
    chairs.set(id, given);
  }
  return chairs;
}

/** The lowest chair that nobody has. */
export function lowestFree(taken: ReadonlySet<number>): number {
  let chair = 1;
  while (taken.has(chair)) chair += 1;
  return chair;
}

/** People of one table in chair order; who has no chair comes last, in the given order. */
export function roundTable<One extends Pick<Sitter, 'chair'>>(sitters: readonly One[]): One[] {
  return [...sitters].sort((one, other) => (one.chair ?? Infinity) - (other.chair ?? Infinity) || 0);
}
