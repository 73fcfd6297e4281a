import { describe, expect, it } from 'vitest';
import type { Move } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import { assignItems, itemOfUnit, itemsLeft, unitsOfEntry } from '@/lib/schemas/items';

const item = (id: string, tier: string, quantity: number): ItemView => ({
  id,
  tier,
  place: null,
  name: id,
  value: 100,
  quantity,
});
const won = (entry: number, tier: string, unit: number, to = 1, from: number | null = null): Move => ({
  entry,
  kind: from === null ? 'award' : 'chase',
  tier,
  unit,
  from,
  to,
});
const ITEMS = [item('oil', 'sijin', 2), item('rice', 'sijin', 2), item('tissue', 'yixiu', 1)];
const POOL = { sijin: 0, yixiu: null };

const goods = (moves: Move[], given: Parameters<typeof assignItems>[2] = []) => {
  const assigned = assignItems(ITEMS, { moves, pool: POOL }, given);
  return (tier: string, unit: number) => itemOfUnit(assigned, tier, unit)?.id ?? null;
};

describe('assignItems', () => {
  const four = [1, 2, 3, 4].map((unit) => won(unit, 'sijin', unit));

  it('follows the item order by quantities', () => {
    const of = goods(four);
    expect([1, 2, 3, 4].map((unit) => of('sijin', unit))).toEqual(['oil', 'oil', 'rice', 'rice']);
  });

  it('leaves a unit without goods where there are too few, and goes on with the last in an unlimited tier', () => {
    const of = goods([...four, won(5, 'sijin', 5), won(6, 'yixiu', 1), won(7, 'yixiu', 2)]);
    expect(of('sijin', 5)).toBeNull();
    expect([of('yixiu', 1), of('yixiu', 2)]).toEqual(['tissue', 'tissue']);
  });

  it('lets a choice take its goods, the others follow with what is left', () => {
    const of = goods(four, [{ entry: 1, nth: 1, item: 'rice' }]);
    expect([1, 2, 3, 4].map((unit) => of('sijin', unit))).toEqual(['rice', 'oil', 'oil', 'rice']);
  });

  it('swaps with the last default unit where the chosen goods were given out', () => {
    const of = goods(four, [{ entry: 4, nth: 1, item: 'oil' }]);
    expect([1, 2, 3, 4].map((unit) => of('sijin', unit))).toEqual(['oil', 'rice', 'rice', 'oil']);
  });

  it('counts the last of several choices', () => {
    const of = goods(four, [
      { entry: 1, nth: 1, item: 'rice' },
      { entry: 1, nth: 1, item: 'oil' },
    ]);
    expect(of('sijin', 1)).toBe('oil');
  });

  it('keeps the goods of a unit that is chased, unless that entry chose others', () => {
    const moves = [...four, won(5, 'sijin', 1, 2, 1)];
    expect(goods(moves)('sijin', 1)).toBe('oil');
    expect(goods(moves, [{ entry: 5, nth: 1, item: 'rice' }])('sijin', 1)).toBe('rice');
  });

  it('ignores choices of another tier, of unknown goods, and of entries that move nothing', () => {
    const of = goods(four, [
      { entry: 1, nth: 1, item: 'tissue' },
      { entry: 2, nth: 1, item: 'gone' },
      { entry: 9, nth: 1, item: 'rice' },
      { entry: 3, nth: 2, item: 'oil' },
    ]);
    expect([1, 2, 3, 4].map((unit) => of('sijin', unit))).toEqual(['oil', 'oil', 'rice', 'rice']);
  });

  it('names the units of an entry and what is left of a tier', () => {
    const moves = [won(1, 'sijin', 1), won(1, 'yixiu', 1)];
    const assigned = assignItems(ITEMS, { moves, pool: POOL }, []);
    expect(unitsOfEntry(assigned, { moves, pool: POOL }, 1).map((unit) => [unit.nth, unit.item?.id])).toEqual(
      [
        [1, 'oil'],
        [2, 'tissue'],
      ],
    );
    expect(itemsLeft(ITEMS, assigned, 'sijin').map((row) => [row.item.id, row.left])).toEqual([
      ['oil', 1],
      ['rice', 2],
    ]);
  });
});
