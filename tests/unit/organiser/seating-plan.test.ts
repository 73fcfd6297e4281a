import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealEvenly, fillChairs, type Sitter } from '@/lib/services/seating-plan';

function guests(count: number, departments: number, prefix = 'g'): Sitter[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    department: `d${(index * 7) % departments}`,
    tableId: null,
    chair: null,
  }));
}

function tables(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `t${index}`);
}

test('tables differ by one guest at most, and each department is spread as thin as it goes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 9 }),
      (t, n, d) => {
        const people = guests(n, d);
        const places = dealEvenly(tables(t), people);
        expect(new Set(places.map((place) => place.guestId)).size).toBe(n);
        const sizes = tables(t).map((id) => places.filter((place) => place.tableId === id).length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const of = new Map(people.map((guest) => [guest.id, guest.department]));
        for (const department of new Set(of.values())) {
          const counts = tables(t).map(
            (id) =>
              places.filter((place) => place.tableId === id && of.get(place.guestId) === department).length,
          );
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
      },
    ),
    { seed: 20_260_925 },
  );
});

test('chairs at a table are 1 to its size, departments taking turns', () => {
  const people = guests(40, 4);
  const places = dealEvenly(tables(4), people);
  const of = new Map(people.map((guest) => [guest.id, guest.department]));
  for (const id of tables(4)) {
    const here = places
      .filter((place) => place.tableId === id)
      .sort((a, b) => (a.chair ?? 0) - (b.chair ?? 0));
    expect(here.map((place) => place.chair)).toEqual(here.map((_, index) => index + 1));
    const neighbours = here
      .slice(1)
      .filter((place, index) => of.get(place.guestId) === of.get(here[index]?.guestId ?? ''));
    expect(neighbours).toEqual([]);
  }
});

test('who sits already stays, and the others fill up around them', () => {
  const seated = guests(6, 3, 's').map((guest, index) => ({ ...guest, tableId: 't0', chair: index + 2 }));
  const places = dealEvenly(tables(2), guests(4, 3), seated);
  expect(places.filter((place) => place.tableId === 't1')).toHaveLength(4);
  const more = dealEvenly(tables(2), guests(9, 3), seated).filter((place) => place.tableId === 't0');
  expect(more.map((place) => place.chair)).toEqual([1]);
});

test('who has no chair gets the lowest free one', () => {
  const chairs = fillChairs([
    { id: 'a', chair: null },
    { id: 'b', chair: 2 },
    { id: 'c', chair: null },
    { id: 'd', chair: 7 },
  ]);
  // In the order given: an unseated one must not take a chair that somebody later in the list has.
  expect(new Set(chairs.values()).size).toBe(4);
  expect(chairs.get('b')).toBe(2);
  expect(chairs.get('d')).toBe(7);
});
