import { expect, test } from 'vitest';
import { PRESET_IDS, PRESETS } from '@/lib/rules';
import { planPrizes, withQuantity, type PlanItem } from '@/lib/schemas/prize-plan';
import { fitQuantities } from '@/lib/services/choose-preset';

function item(tier: string | null, quantity: number, value: number, place: number | null = null): PlanItem {
  return { id: `${tier}-${quantity}-${value}`, tier, place, name: '奖品', quantity, value, pictureId: null };
}

const RULES = PRESETS.corporate;

test('tiers are listed from the 状元 down, with what they hold and what it is worth', () => {
  const plan = planPrizes(RULES, [
    item('zhuangyuan', 1, 89_900),
    item('erju', 8, 2500),
    item('erju', 8, 2900),
  ]);
  expect(plan.tiers.map(({ tier }) => tier)).toEqual([
    'zhuangyuan',
    'duitang',
    'sanhong',
    'sijin',
    'erju',
    'yixiu',
  ]);
  expect(plan.tiers.find(({ tier }) => tier === 'erju')).toMatchObject({
    pieces: 16,
    value: 43_200,
    agrees: true,
  });
  expect(plan.tableValue).toBe(133_100);
  expect(plan.tablePieces).toBe(63);
});

test('items that don’t come to the quantity, or belong to no tier, are told', () => {
  const plan = planPrizes(RULES, [item('sijin', 5, 100), item('jinshi', 3, 100)]);
  expect(plan.tiers.filter(({ agrees }) => !agrees).map(({ tier }) => tier)).toEqual(['sijin']);
  expect(plan.stray).toHaveLength(1);
});

test('an unlimited tier agrees with any number of items', () => {
  const plan = planPrizes(withQuantity(RULES, 'yixiu', null), [item('yixiu', 5, 100)]);
  expect(plan.tiers.at(-1)).toMatchObject({ quantity: null, pieces: 5, agrees: true });
});

test('the final’s prizes are listed by place and count once', () => {
  const plan = planPrizes(RULES, [item(null, 1, 1000, 3), item(null, 2, 5000, 1)]);
  expect(plan.final.map(({ place }) => place)).toEqual([1, 3]);
  expect(plan.finalValue).toBe(11_000);
  expect(plan.tableValue).toBe(0);
});

test.each(PRESET_IDS)('items of %s keep their quantity as far as the rules take it', (preset) => {
  const rules = PRESETS[preset];
  const first = rules.tiers[0]?.id ?? '';
  const fitted = fitQuantities(rules, [item(first, 7, 100), item('zhuangyuan', 2, 100)]);
  const unlimited = rules.tiers[0]?.quantity === null;
  expect(fitted.tiers[0]?.quantity).toBe(unlimited ? null : 7);
  const one = rules.zhuangyuan.immune.length > 0 || rules.zhuangyuan.fallback !== 'none';
  expect(fitted.zhuangyuan.quantity).toBe(one ? 1 : 2);
});
