import fc from 'fast-check';
import type { Wish } from '@/lib/seating/arrange';
import type { Place, SeatBond, SeatTable, Sitter } from '@/lib/seating/types';

/** Invented halls: tables, guests and bonds, as an evening may have them. */

export function tables(count: number, locked: readonly number[] = []): SeatTable[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `t${index + 1}`,
    number: index + 1,
    locked: locked.includes(index + 1),
  }));
}

export function guests(count: number, departments: number, tableId: string | null = null): Sitter[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${tableId ?? 'g'}-${index}`,
    department: `d${index % departments}`,
    tableId,
    chair: tableId === null ? null : index + 1,
  }));
}

export function bond(kind: SeatBond['kind'], ...ids: readonly string[]): SeatBond {
  return { id: `${kind}:${ids.join()}`, kind, guests: ids };
}

export function wish(method: Wish['method'], change: Partial<Wish> = {}): Wish {
  return { method, who: 'everybody', seed: 7, ...change };
}

/** Where everybody sits once the places count. */
export function seated(people: readonly Sitter[], places: readonly Place[]): Map<string, string | null> {
  const after = new Map(people.map((guest) => [guest.id, guest.tableId]));
  for (const { guestId, tableId } of places) after.set(guestId, tableId);
  return after;
}

export function sizesOf(hall: readonly SeatTable[], after: ReadonlyMap<string, string | null>): number[] {
  return hall.map(({ id }) => [...after.values()].filter((tableId) => tableId === id).length);
}

/** Pairs of one department at one table. */
export function pairs(people: readonly Sitter[], after: ReadonlyMap<string, string | null>): number {
  const counts = new Map<string, number>();
  for (const { id, department } of people) {
    const key = `${after.get(id)}/${department}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
}

/** A hall with a few locked tables, some of whose guests sit already, and bonds at random. */
export const anyHall = fc
  .record({
    tables: fc.integer({ min: 1, max: 14 }),
    people: fc.integer({ min: 0, max: 120 }),
    departments: fc.integer({ min: 1, max: 9 }),
    locked: fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 3 }),
    seats: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 120 }),
    bonds: fc.array(
      fc.record({
        kind: fc.constantFrom('together', 'apart'),
        of: fc.uniqueArray(fc.integer({ min: 0, max: 119 }), { minLength: 2, maxLength: 5 }),
      }),
      { maxLength: 6 },
    ),
    method: fc.constantFrom('mixed', 'together', 'drawn'),
    who: fc.constantFrom('everybody', 'unseated'),
    seed: fc.integer({ min: 0, max: 999_999 }),
  })
  .map(({ bonds, seats, method, who, seed, ...given }) => {
    const hall = tables(given.tables, given.locked);
    const taken = new Map<string, number>();
    const people = guests(given.people, given.departments).map((guest, index) => {
      const table = hall[(seats[index] ?? 99) - 1];
      const chair = table ? (taken.get(table.id) ?? 0) + 1 : null;
      if (!table || chair === null || chair > 30) return guest;
      taken.set(table.id, chair);
      return { ...guest, tableId: table.id, chair: index % 5 === 0 ? null : chair };
    });
    const known = bonds.flatMap(({ kind, of }) => {
      const ids = of.filter((index) => index < people.length).map((index) => `g-${index}`);
      return ids.length < 2 ? [] : [bond(kind, ...ids)];
    });
    return { hall, people, bonds: known, wish: { method, who, seed } };
  });
