import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import { assignItems, itemsLeft, unitKey, type GivenUnit } from '@/lib/schemas/items';
import { rowsToSwap } from '@/lib/schemas/swap-items';

const item = (id: string, quantity: number, tier = 'sijin'): ItemView => {
  return { id, tier, place: null, name: id, value: 100, quantity };
};
const won = (entry: number, unit: number, to = 1, from: number | null = null, tier = 'sijin'): Move => {
  return { entry, kind: from === null ? 'award' : 'chase', tier, unit, from, to };
};
const ITEMS = [item('oil', 2), item('rice', 2), item('soap', 1), item('tissue', 9, 'yixiu')];
const POOL = { sijin: 1, yixiu: 3 };

function after(moves: Move[], given: GivenUnit[], wanted: Parameters<typeof rowsToSwap>[1]) {
  const rows = rowsToSwap({ items: ITEMS, answer: { moves, pool: POOL }, given }, wanted);
  const assigned = assignItems(ITEMS, { moves, pool: POOL }, [...given, ...rows]);
  return { rows, ids: [1, 2, 3, 4].map((unit) => assigned.get(unitKey('sijin', unit))?.id) };
}

describe('rowsToSwap', () => {
  const three = [1, 2, 3].map((unit) => won(unit, unit, unit));

  it('takes what is left and leaves in other hands what they hold', () => {
    // By the item order: oil, oil, rice. Choosing rice alone would turn the third into oil.
    const { rows, ids } = after(three, [], [{ tier: 'sijin', unit: 1, item: 'rice' }]);
    expect(ids.slice(0, 3)).toEqual(['rice', 'oil', 'rice']);
    expect(rows).toEqual([
      { entry: 1, nth: 1, item: 'rice' },
      { entry: 3, nth: 1, item: 'rice' },
    ]);
  });

  it('swaps two guests by two rows', () => {
    const wanted = [
      { tier: 'sijin', unit: 1, item: 'rice' },
      { tier: 'sijin', unit: 3, item: 'oil' },
    ];
    const { rows, ids } = after(three, [], wanted);
    expect(ids.slice(0, 3)).toEqual(['rice', 'oil', 'oil']);
    expect(rows).toHaveLength(2);
  });

  it('names the move that brought a chased unit to who holds it', () => {
    const moves = [...three, won(4, 1, 2, 1)];
    const { rows, ids } = after(moves, [], [{ tier: 'sijin', unit: 1, item: 'soap' }]);
    expect(ids[0]).toBe('soap');
    expect(rows[0]).toEqual({ entry: 4, nth: 1, item: 'soap' });
  });

  it('needs nothing where nothing changes, nor for a unit that nobody has won', () => {
    expect(after(three, [], [{ tier: 'sijin', unit: 1, item: 'oil' }]).rows).toEqual([]);
    expect(after(three, [], [{ tier: 'sijin', unit: 9, item: 'oil' }]).rows).toEqual([]);
  });

  it('survives a correction before it: what was swapped stays swapped', () => {
    const { rows } = after(three, [], [{ tier: 'sijin', unit: 2, item: 'soap' }]);
    // The first throw turns out to have won nothing: the others move up in the pool, not in their goods.
    const moves = [won(2, 1, 2), won(3, 2, 3)];
    const assigned = assignItems(ITEMS, { moves, pool: POOL }, rows);
    expect(assigned.get(unitKey('sijin', 1))?.id).toBe('soap');
  });

  it('changes what is wanted and nothing else, whatever was swapped before', () => {
    const order = fc.shuffledSubarray([1, 2, 3, 4], { minLength: 1 });
    const swaps = fc.array(fc.record({ unit: fc.nat(3), item: fc.nat(2) }), { maxLength: 8 });
    fc.assert(
      fc.property(order, swaps, fc.boolean(), (units, wishes, chased) => {
        const moves = units.map((unit, at) => won(at + 1, unit, at + 1));
        if (chased) moves.push(won(units.length + 1, units[0] ?? 1, 9, 1));
        const answer = { moves, pool: POOL };
        const given: GivenUnit[] = [];
        for (const wish of wishes) {
          const unit = units[wish.unit % units.length] ?? 1;
          const before = assignItems(ITEMS, answer, given);
          const free = itemsLeft(ITEMS, before, 'sijin').filter(({ left }) => left > 0);
          const chosen = free[wish.item % Math.max(free.length, 1)]?.item.id;
          if (!chosen) continue;
          given.push(...rowsToSwap({ items: ITEMS, answer, given }, [{ tier: 'sijin', unit, item: chosen }]));
          const now = assignItems(ITEMS, answer, given);
          for (const [key, known] of before) {
            const expected = key === unitKey('sijin', unit) ? chosen : known.id;
            expect(now.get(key)?.id).toBe(expected);
          }
        }
      }),
    );
  });
});
