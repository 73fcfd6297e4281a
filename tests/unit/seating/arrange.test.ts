import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange, METHODS } from '@/lib/seating/arrange';
import { anyHall, bond, guests, pairs, seated, sizesOf, tables, wish } from './halls';

const SEED = { seed: 20_260_925 };

describe('any seating', () => {
  test('seats everybody once, on a chair of their own, and leaves locked tables as they are', () => {
    fc.assert(
      fc.property(anyHall, ({ hall, people, bonds, wish }) => {
        const { places, dealt } = arrange(hall, people, bonds, wish);
        const after = seated(people, places);
        const locked = new Set(hall.filter((table) => table.locked).map(({ id }) => id));
        expect(new Set(places.map(({ guestId }) => guestId)).size).toBe(places.length);
        if (locked.size < hall.length) expect([...after.values()]).not.toContain(null);
        else expect(dealt).toBe(0);
        for (const guest of people) {
          const stays =
            locked.has(guest.tableId ?? '') || (wish.who === 'unseated' && guest.tableId !== null);
          if (stays) expect(after.get(guest.id)).toBe(guest.tableId);
          else expect(locked.has(after.get(guest.id) ?? '')).toBe(false);
        }
        const chairs = new Map(people.map(({ id, tableId, chair }) => [id, chair && `${tableId}/${chair}`]));
        for (const { guestId, tableId, chair } of places) chairs.set(guestId, `${tableId}/${chair}`);
        const taken = [...chairs.values()].filter(Boolean);
        expect(new Set(taken).size).toBe(taken.length);
        expect(places.every(({ chair }) => chair !== null && chair >= 1)).toBe(true);
      }),
      SEED,
    );
  });

  test('keeps each bond, or names it', () => {
    fc.assert(
      fc.property(anyHall, ({ hall, people, bonds, wish }) => {
        const { places, broken } = arrange(hall, people, bonds, wish);
        const after = seated(people, places);
        const named = new Set(broken.map((one) => one.bond.id));
        for (const { id, kind, guests: ids } of bonds) {
          const at = ids.flatMap((guest) => after.get(guest) ?? []);
          const kept = kind === 'together' ? new Set(at).size <= 1 : new Set(at).size === at.length;
          expect(named.has(id)).toBe(!kept);
        }
      }),
      SEED,
    );
  });

  test('is the same from the same seed, in whatever order the guests are told', () => {
    fc.assert(
      fc.property(anyHall, ({ hall, people, bonds, wish }) => {
        const one = arrange(hall, people, bonds, wish);
        expect(arrange(hall, [...people].reverse(), bonds, wish)).toEqual(one);
      }),
      { ...SEED, numRuns: 30 },
    );
  });

  test.each(METHODS)('%s: tables differ by one guest at most', (method) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 200 }), (t, n) => {
        const people = guests(n, 5);
        const sizes = sizesOf(tables(t), seated(people, arrange(tables(t), people, [], wish(method)).places));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
      SEED,
    );
  });

  test('with groups, too, tables come out even', () => {
    const people = guests(96, 6);
    const groups = Array.from({ length: 12 }, (_, index) =>
      bond('together', ...[0, 1, 2].map((one) => `g-${index * 8 + one}`)),
    );
    for (const method of METHODS) {
      const { places, broken } = arrange(tables(10), people, groups, wish(method));
      expect(broken).toEqual([]);
      expect(new Set(sizesOf(tables(10), seated(people, places)))).toEqual(new Set([9, 10]));
    }
  });
});

describe('departments', () => {
  test('mixed, each is spread as thin as it goes, and neighbours are of different ones', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 9 }),
        (t, n, d) => {
          const people = guests(n, d);
          const after = seated(people, arrange(tables(t), people, [], wish('mixed')).places);
          for (const department of new Set(people.map((guest) => guest.department))) {
            const own = people.filter((guest) => guest.department === department);
            const counts = tables(t).map(
              ({ id }) => own.filter((guest) => after.get(guest.id) === id).length,
            );
            expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
          }
        },
      ),
      SEED,
    );
  });

  test('mixed is better than chance, and chance than together', () => {
    const people = guests(120, 7);
    const [mixed, drawn, together] = (['mixed', 'drawn', 'together'] as const).map((method) =>
      pairs(people, seated(people, arrange(tables(12), people, [], wish(method)).places)),
    );
    expect(mixed).toBeLessThan(drawn ?? 0);
    expect(drawn).toBeLessThan(together ?? 0);
  });

  test('together, they meet others at no more tables than they must', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 9 }),
        (t, n, d) => {
          const people = guests(n, d);
          const after = seated(people, arrange(tables(t), people, [], wish('together')).places);
          const parts = new Set(people.map((guest) => `${after.get(guest.id)}/${guest.department}`));
          expect(parts.size).toBeLessThanOrEqual(t + d);
        },
      ),
      SEED,
    );
  });

  test('together, a department that fits a table has one', () => {
    const people = ['a', 'b', 'c'].flatMap((department) =>
      guests(10, 1).map((guest) => ({ ...guest, id: `${department}${guest.id}`, department })),
    );
    const after = seated(people, arrange(tables(3), people, [], wish('together')).places);
    expect(new Set(people.map((guest) => `${after.get(guest.id)}/${guest.department}`)).size).toBe(3);
  });
});

describe('a draw', () => {
  test('gives another seating from another seed', () => {
    const people = guests(40, 4);
    const one = arrange(tables(4), people, [], wish('drawn', { seed: 1 })).places;
    expect(arrange(tables(4), people, [], wish('drawn', { seed: 2 })).places).not.toEqual(one);
  });

  test('favours no table', () => {
    const people = guests(8, 1);
    const hits = Array.from({ length: 800 }, (_, seed) =>
      seated(people, arrange(tables(4), people, [], wish('drawn', { seed })).places).get('g-0'),
    );
    for (const { id } of tables(4)) {
      const share = hits.filter((table) => table === id).length;
      expect(share).toBeGreaterThan(140);
      expect(share).toBeLessThan(260);
    }
  });
});

describe('bonds', () => {
  test('bring guests to who stays, and say why they can’t be kept', () => {
    const people = [...guests(20, 4), ...guests(5, 4, 't1')];
    const with1 = bond('together', 'g-0', 't1-0');
    const unlocked = arrange(tables(3), people, [with1], wish('mixed', { who: 'unseated' }));
    expect(unlocked.broken).toEqual([]);
    expect(seated(people, unlocked.places).get('g-0')).toBe('t1');
    const { broken } = arrange(tables(3, [1]), people, [with1], wish('mixed'));
    expect(broken).toMatchObject([{ bond: with1, why: 'locked' }]);
    const torn = [bond('together', 'g-0', 'g-1', 'g-2'), bond('apart', 'g-0', 'g-2')];
    expect(arrange(tables(3), people, torn, wish('drawn')).broken).toMatchObject([
      { bond: torn[1], guests: ['g-0', 'g-2'], why: 'contradiction' },
    ]);
    const four = bond('apart', 'g-0', 'g-1', 'g-2', 'g-3');
    expect(arrange(tables(3), people, [four], wish('together')).broken).toMatchObject([{ why: 'room' }]);
  });

  test('part many pairs of one department that sits together', () => {
    const people = guests(40, 1);
    const apart = Array.from({ length: 15 }, (_, index) =>
      bond('apart', `g-${index * 2}`, `g-${index * 2 + 1}`),
    );
    for (const method of METHODS) expect(arrange(tables(4), people, apart, wish(method)).broken).toEqual([]);
  });

  test('a group that no table holds is dealt like everybody', () => {
    const people = guests(40, 3);
    const all = bond('together', ...people.slice(0, 31).map(({ id }) => id));
    const { broken, places } = arrange(tables(4), people, [all], wish('mixed'));
    expect(broken).toHaveLength(1);
    expect(new Set(sizesOf(tables(4), seated(people, places)))).toEqual(new Set([10]));
  });
});

test('a hall of 538 tables is seated', () => {
  const people = guests(5380, 40);
  const apart = Array.from({ length: 200 }, (_, index) => bond('apart', `g-${index}`, `g-${index + 1000}`));
  for (const method of METHODS) {
    const { places, broken } = arrange(tables(538), people, apart, wish(method));
    expect(broken).toEqual([]);
    expect(new Set(sizesOf(tables(538), seated(people, places)))).toEqual(new Set([10]));
  }
});
