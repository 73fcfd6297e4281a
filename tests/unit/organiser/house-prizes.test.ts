import { assert, constantFrom, integer, array, property, record, boolean } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESETS, type Rules } from '@/lib/rules';
import { packingList } from '@/lib/schemas/packing-list';
import { budgetOf } from '@/lib/schemas/prize-budget';
import { houseTiers, houseValue, type PrizeHouse, type PrizeTable } from '@/lib/schemas/prize-house';
import { bareTiers, planPrizes, type PlanItem } from '@/lib/schemas/prize-plan';
import { prizeSlips, readSerial } from '@/lib/schemas/prize-slips';
import { shoppingList } from '@/lib/schemas/shopping-list';

const RULES = PRESETS.corporate;
const CONSOLED: Rules = { ...RULES, consolation: { id: 'consolation', name: '安慰奖', quantity: null } };

let made = 0;
function item(tier: string | null, name: string, quantity: number, value: number, place?: number): PlanItem {
  const id = `item-${++made}`;
  return { id, tier, place: place ?? null, name, value, quantity, pictureId: null };
}

function table(number: number, sets = 1, people = 10): PrizeTable {
  return { id: `table-${number}`, sitting: null, number, name: '', sets, people };
}

function houseOf(...tables: PrizeTable[]): PrizeHouse {
  return { tables, unseated: 0 };
}

describe('the shopping list', () => {
  const plan = planPrizes(RULES, [
    item('yixiu', ' 抽纸', 32, 1200),
    item('erju', '抽纸', 8, 1200),
    item('erju', '洗发水', 8, 2900),
    item(null, '电视', 1, 399_900, 1),
  ]);

  test('gathers the same goods of several tiers, and leaves other prices apart', () => {
    const { rows } = shoppingList(plan, houseOf(table(1), table(2, 2)), 0);
    expect(rows.map(({ name, needed }) => [name, needed])).toEqual([
      ['抽纸', 120],
      ['洗发水', 24],
      ['电视', 1],
    ]);
    const dearer = planPrizes(RULES, [item('yixiu', '抽纸', 16, 1200), item('yixiu', '抽纸', 16, 1300)]);
    expect(shoppingList(dearer, houseOf(table(1)), 0).rows).toHaveLength(2);
  });

  test('buys spares by the kind, rounded up, and none of the final’s prizes', () => {
    const list = shoppingList(plan, houseOf(table(1)), 5);
    expect(list.rows.map(({ needed, spares, buy, amount }) => [needed, spares, buy, amount])).toEqual([
      [40, 2, 42, 50_400],
      [8, 1, 9, 26_100],
      [1, 0, 1, 399_900],
    ]);
    expect(list).toMatchObject({ needed: 49, spares: 3, buy: 52, amount: 476_400 });
  });

  test('names the tiers that nobody has said anything about', () => {
    const { bare } = shoppingList(plan, houseOf(table(1), table(2)), 0);
    expect(bare).toEqual([
      { tier: 'duitang', units: 4 },
      { tier: 'sanhong', units: 8 },
      { tier: 'sijin', units: 16 },
    ]);
  });

  test('a table’s 状元 needs no goods where the final has prizes', () => {
    expect(bareTiers(plan).map(({ tier }) => tier)).not.toContain('zhuangyuan');
    expect(bareTiers(planPrizes(RULES, [])).map(({ tier }) => tier)).toContain('zhuangyuan');
  });
});

describe('a consolation for everybody without a prize', () => {
  const plan = planPrizes(CONSOLED, [
    item('consolation', '月饼', 3, 500),
    item('consolation', '红包', 1, 100),
  ]);
  const tier = (house: PrizeHouse) => houseTiers(plan, house).at(-1);

  test('is bought for every guest, the last goods for whom the others don’t reach', () => {
    const house = { tables: [table(1, 1, 10), table(2, 2, 2)], unseated: 4 };
    expect(tier(house)).toMatchObject({ units: 18, most: true });
    expect(tier(house)?.goods.map(({ count }) => count)).toEqual([3 + 2 + 2 + 3, 7 + 1]);
    expect(houseValue(plan, house)).toBe(10 * 500 + 8 * 100);
  });

  test('of a fixed number is as many as the tables have', () => {
    const limited = planPrizes({ ...CONSOLED, consolation: { id: 'c', name: '', quantity: 2 } }, [
      item('c', '月饼', 2, 500),
    ]);
    expect(houseTiers(limited, houseOf(table(1), table(2))).at(-1)).toMatchObject({ units: 4, most: false });
  });
});

describe('the packing list', () => {
  const plan = planPrizes(RULES, [
    item('zhuangyuan', '机器人', 1, 1),
    item('yixiu', '抽纸', 16, 1),
    item('yixiu', '牙膏', 16, 1),
  ]);

  test('packs a table’s goods for all of its 会, slips for their tiers, and says what is missing', () => {
    const [first, second] = packingList(plan, houseOf(table(1), table(2, 2)), ['zhuangyuan']);
    expect(first?.lines.map(({ tier, kind, name, count }) => [tier, kind, name, count])).toEqual([
      ['zhuangyuan', 'slips', '', 1],
      ['duitang', 'bare', '', 2],
      ['sanhong', 'bare', '', 4],
      ['sijin', 'bare', '', 8],
      ['erju', 'bare', '', 16],
      ['yixiu', 'goods', '抽纸', 16],
      ['yixiu', 'goods', '牙膏', 16],
    ]);
    expect(second?.pieces).toBe(126);
  });
});

describe('the slips', () => {
  const plan = planPrizes(RULES, [item('duitang', '电饭煲', 1, 1), item('duitang', '空气炸锅', 1, 1)]);
  const sign = (text: string) => `S${text.length}`;

  test('are one a unit, with its goods, numbered through at each table', () => {
    const slips = prizeSlips(plan, houseOf(table(1), table(2, 2)), ['duitang', 'zhuangyuan'], sign);
    expect(slips.map(({ serial }) => serial.replace(/-S\d+$/, ''))).toEqual([
      ...['1-001', '1-002', '1-003'],
      ...['2-001', '2-002', '2-003', '2-004', '2-005', '2-006'],
    ]);
    expect(slips.slice(0, 3).map(({ tier, unit, name }) => [tier, unit, name])).toEqual([
      ['duitang', 1, '电饭煲'],
      ['duitang', 2, '空气炸锅'],
      ['zhuangyuan', 1, ''],
    ]);
  });

  test('have other letters once they say something else', () => {
    const letters = (name: string) =>
      prizeSlips(
        planPrizes(RULES, [item('zhuangyuan', name, 1, 1)]),
        houseOf(table(1)),
        ['zhuangyuan'],
        (t) => t,
      )
        .map(({ serial }) => serial)
        .join();
    expect(letters('机器人')).not.toBe(letters('电视'));
  });

  test('say their sitting where there are several', () => {
    const evening = { ...table(3), sitting: { position: 2, name: '晚场' } };
    expect(prizeSlips(plan, houseOf(evening), ['duitang'], sign)[0]?.serial).toMatch(/^2\.3-001-S/);
  });

  test('are read however they are typed', () => {
    expect(readSerial(' ７－０１２ – k4qx')).toBe(readSerial('7-012-K4QX'));
  });
});

describe('the budget', () => {
  const plan = planPrizes(RULES, [item('yixiu', '抽纸', 32, 1000), item(null, '电视', 1, 20_000, 1)]);

  test('says by how much it is over, and what costs most', () => {
    const budget = budgetOf(plan, houseOf(table(1)), { limit: 50_000, spares: 10, guests: 10 });
    expect(budget).toMatchObject({ cost: 56_000, over: 6000, perGuest: 5600 });
    expect(budget.shares.map(({ kind, value }) => [kind, value])).toEqual([
      ['tier', 32_000],
      ['final', 20_000],
      ['spares', 4000],
    ]);
  });

  test('without a limit is never over, without guests has no average', () => {
    const budget = budgetOf(plan, houseOf(), { limit: null, spares: 0, guests: 0 });
    expect(budget).toMatchObject({ cost: 20_000, over: 0, perGuest: null });
  });
});

test('shopping, packing, value and budget agree, whatever the plan', () => {
  const goods = record({
    tier: constantFrom('zhuangyuan', 'yixiu', 'erju', 'consolation'),
    name: constantFrom('抽纸', '牙膏', '电视'),
    quantity: integer({ min: 1, max: 40 }),
    value: integer({ min: 0, max: 90_000 }),
  });
  const tables = array(record({ sets: integer({ min: 1, max: 3 }), people: integer({ min: 0, max: 12 }) }), {
    maxLength: 6,
  });
  assert(
    property(
      array(goods, { maxLength: 8 }),
      tables,
      integer({ min: 0, max: 30 }),
      boolean(),
      (list, seats, percent, final) => {
        const items = list.map((one) => item(one.tier, one.name, one.quantity, one.value));
        const plan = planPrizes(CONSOLED, final ? [...items, item(null, '车', 1, 500, 1)] : items);
        const house = houseOf(...seats.map(({ sets, people }, at) => table(at + 1, sets, people)));
        const plain = shoppingList(plan, house, 0);
        expect(plain.amount).toBe(houseValue(plan, house));
        const packed = packingList(plan, house, []).flatMap(({ lines }) => lines);
        const count = packed.reduce((sum, line) => sum + (line.kind === 'goods' ? line.count : 0), 0);
        expect(count + (final ? 1 : 0)).toBe(plain.needed);
        const list2 = shoppingList(plan, house, percent);
        expect(list2.buy).toBe(list2.needed + list2.spares);
        for (const row of list2.rows) {
          expect(row.amount).toBe(row.buy * row.value);
          expect(row.needed).toBe(row.uses.reduce((sum, use) => sum + use.count, 0));
        }
        const budget = budgetOf(plan, house, { limit: 1000, spares: percent, guests: 3 });
        expect(budget.shares.reduce((sum, { value }) => sum + value, 0)).toBe(budget.cost);
      },
    ),
  );
});
