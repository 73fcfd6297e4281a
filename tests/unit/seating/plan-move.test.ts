import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillChairs, roundTable } from '@/lib/seating/chairs';
import { planMove, withPlaces, type Target } from '@/lib/seating/plan-move';
import type { Sitter } from '@/lib/seating/types';

/** `a b . c` at table t: chairs 1, 2 and 4; what stands behind a bar has no chair. */
function at(tableId: string, line: string): Sitter[] {
  const [chairs = '', waiting = ''] = line.split('|');
  const sitter = (id: string, chair: number | null) => ({ id, department: '', tableId, chair });
  return [
    ...chairs
      .trim()
      .split(/\s+/)
      .flatMap((id, index) => (id === '.' || id === '' ? [] : [sitter(id, index + 1)])),
    ...waiting
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => sitter(id, null)),
  ];
}

function line(guests: readonly Sitter[], tableId: string): string {
  const here = roundTable(guests.filter((guest) => guest.tableId === tableId));
  const last = Math.max(0, ...here.map((guest) => guest.chair ?? 0));
  const chairs = Array.from(
    { length: last },
    (_, index) => here.find((guest) => guest.chair === index + 1)?.id ?? '.',
  );
  const waiting = here.filter((guest) => guest.chair === null).map(({ id }) => id);
  return [chairs.join(' '), ...(waiting.length > 0 ? [waiting.join(' ')] : [])].join(' | ');
}

function moved(guests: readonly Sitter[], ids: string, target: Target): Sitter[] {
  const places = planMove(guests, ids.split(' '), target);
  if (!places) throw new Error('too full');
  expect(places.every(({ guestId }) => guests.some(({ id }) => id === guestId))).toBe(true);
  return withPlaces(guests, places);
}

describe('to another table', () => {
  const both = [...at('t', 'a b c d'), ...at('u', 'p q . r')];

  test.each([
    ['x', { tableId: 'u', at: 'free' }, 'p q b r'],
    ['x', { tableId: 'u', at: 'last' }, 'p q . r b'],
    ['x', { tableId: 'u', before: 'p' }, 'b p q r'],
    ['x', { tableId: 'u', before: 'q' }, 'p b q r'],
    ['x', { tableId: 'u', before: 'r' }, 'p q b r'],
    ['x', { tableId: 'u', chair: 9 }, 'p q . r . . . . b'],
    ['x', { tableId: 'u', chair: 1 }, 'b q p r'],
  ] as const)('%#: %s', (_, target, result) => {
    const after = moved(both, 'b', target);
    expect(line(after, 'u')).toBe(result);
    expect(line(after, 't')).toBe('a . c d');
  });

  test('several keep their order and close the gap', () => {
    expect(line(moved(both, 'd a', { tableId: 'u', before: 'r' }), 'u')).toBe('p q d a r');
    expect(line(moved(both, 'd a b', { tableId: 'u', before: 'q' }), 'u')).toBe('p d a b q r');
  });

  test('who waited for a chair there gets one first', () => {
    const waiting = [...at('t', 'a'), ...at('u', 'p | q r')];
    expect(line(moved(waiting, 'a', { tableId: 'u', at: 'free' }), 'u')).toBe('p q r a');
    expect(line(moved(waiting, 'a', { tableId: 'u', before: 'r' }), 'u')).toBe('p q a r');
  });

  test('to none, and from none', () => {
    const none = moved(both, 'b c', { tableId: null });
    expect(line(none, 't')).toBe('a . . d');
    expect(line(moved(none, 'c', { tableId: 't', at: 'free' }), 't')).toBe('a c . d');
  });

  test('thirty is the most; in a full row everybody moves up', () => {
    const full = at('t', Array.from({ length: 30 }, (_, index) => `g${index}`).join(' '));
    const other = at('u', 'x');
    expect(planMove([...full, ...other], ['x'], { tableId: 't', at: 'free' })).toBeNull();
    const gap = full.filter(({ id }) => id !== 'g3');
    const after = moved([...gap, ...other], 'x', { tableId: 't', before: 'g20' });
    expect(after.map(({ chair }) => chair).sort((one, two) => (one ?? 0) - (two ?? 0))).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });
});

describe('round the own table', () => {
  const table = at('t', 'a b . c d e');

  test.each([
    ['b', { tableId: 't', before: 'e' }, 'a c . d b e'],
    ['e', { tableId: 't', before: 'b' }, 'a e . b c d'],
    ['a', { tableId: 't', at: 'last' }, 'b c . d e a'],
    ['c', { tableId: 't', before: 'c' }, 'a b . c d e'],
    ['c', { tableId: 't', at: 'free' }, 'a b . c d e'],
    ['a', { tableId: 't', chair: 5 }, 'd b . c a e'],
    ['a', { tableId: 't', chair: 3 }, '. b a c d e'],
    ['a c', { tableId: 't', at: 'last' }, 'b d . e a c'],
  ] as const)('%#: %s', (ids, target, result) => {
    expect(line(moved(table, ids, target), 't')).toBe(result);
  });

  test('nothing is told that stays as it is', () => {
    expect(planMove(table, ['c'], { tableId: 't', chair: 4 })).toEqual([]);
    expect(planMove(table, ['c'], { tableId: 't', before: 'd' })).toEqual([]);
  });
});

test('nobody is lost, no chair is given twice, and only the target’s table and the moved change', () => {
  const ids = Array.from({ length: 24 }, (_, index) => `g${index}`);
  const hall = fc.array(fc.record({ table: fc.constantFrom('t', 'u', null), chair: fc.option(fc.nat(20)) }), {
    minLength: 24,
    maxLength: 24,
  });
  const target = fc.oneof(
    fc.constant({ tableId: null } as const),
    fc.constantFrom('free', 'last').map((at) => ({ tableId: 't', at }) as const),
    fc.integer({ min: 1, max: 25 }).map((chair) => ({ tableId: 't', chair })),
    fc.constantFrom(...ids).map((before) => ({ tableId: 't', before })),
  );
  fc.assert(
    fc.property(
      hall,
      fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 }),
      target,
      (seats, movers, to) => {
        const taken = new Set<string>();
        const guests = seats.map(({ table, chair }, index): Sitter => {
          const key = `${table}/${chair}`;
          const own = table === null || chair === null || taken.has(key) ? null : chair + 1;
          taken.add(key);
          return { id: ids[index] ?? '', department: '', tableId: table, chair: own };
        });
        const chosen = 'chair' in to ? movers.slice(0, 1) : movers;
        const places = planMove(guests, chosen, to) ?? [];
        const after = withPlaces(guests, places);
        const chairs = after.flatMap(({ tableId, chair }) => (chair === null ? [] : [`${tableId}/${chair}`]));
        expect(new Set(chairs).size).toBe(chairs.length);
        for (const { id, tableId, chair } of after) {
          if (chosen.includes(id)) expect(tableId).toBe(to.tableId);
          const before = guests.find((guest) => guest.id === id);
          if (!chosen.includes(id)) expect(tableId).toBe(before?.tableId);
          if (!chosen.includes(id) && tableId !== to.tableId) expect(chair).toBe(before?.chair);
        }
      },
    ),
    { seed: 20_260_925 },
  );
});

test('who has no chair gets the lowest free one', () => {
  const chairs = fillChairs([
    { id: 'a', chair: null },
    { id: 'b', chair: 2 },
    { id: 'c', chair: null },
    { id: 'd', chair: 7 },
  ]);
  expect([...chairs]).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 7],
  ]);
});
