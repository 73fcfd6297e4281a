import { assert, constantFrom, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meaningOf, parseRules, PRESET_IDS, PRESETS, THROWS, type Matcher, type Rules } from '@/lib/rules';
import { matches } from '@/lib/rules/book';
import { OUTCOMES, oddsOf, waysOf } from '@/lib/rules/odds';
import { expectedConsolations } from '@/lib/schemas/expected-consolations';
import { isDeepEqual } from '@/lib/schemas/is-deep-equal';
import { missingTiers, tierOrigin, withOrder, withoutPrize, withPrize } from '@/lib/schemas/prize-tiers';
import { chanceOf, chances } from '@/lib/schemas/tier-chance';

const RULES = PRESETS.corporate;

function withTier(match: Matcher[], below: string | null = null): Rules {
  return withPrize(
    RULES,
    { kind: 'ordinary', id: 'own', name: '自订', quantity: 1, match, award: 'immediate', chase: 'none' },
    below,
  );
}

function tierOf(rules: Rules, id: string) {
  const tier = rules.tiers.find((one) => one.id === id);
  if (!tier) throw new Error(`no tier ${id}`);
  return tier;
}

describe('tiers of rules', () => {
  test('a new one stands below the named one, or at the top', () => {
    expect(
      withTier([{ fours: 0 }], 'erju')
        .tiers.map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['yixiu', 'own', 'erju']);
    expect(withTier([{ fours: 0 }]).tiers.at(-1)?.id).toBe('own');
    expect(withTier([{ fours: 0 }], 'gone').tiers.at(-1)?.id).toBe('own');
  });

  test('an order is of just the tiers that there are', () => {
    const order = RULES.tiers.map(({ id }) => id).reverse();
    expect(withOrder(RULES, order)?.tiers.map(({ id }) => id)).toEqual(order);
    expect(withOrder(RULES, order.slice(1))).toBeNull();
    expect(withOrder(RULES, [...order, 'own'])).toBeNull();
    expect(withOrder(RULES, ['yixiu', 'yixiu', 'sijin', 'sanhong', 'duitang'])).toBeNull();
  });

  test('know in what they differ from their preset, and which of its tiers are missing', () => {
    const changed = { ...tierOf(RULES, 'sijin'), quantity: 6, chase: 'last-winner' as const };
    expect(tierOrigin('corporate', changed)).toMatchObject({
      kind: 'changed',
      fields: ['quantity', 'chase'],
    });
    expect(tierOrigin('corporate', tierOf(withTier([{ fours: 0 }]), 'own'))).toEqual({ kind: 'own' });
    expect(tierOrigin(null, changed)).toEqual({ kind: 'own' });
    const without = withoutPrize(withoutPrize(RULES, 'yixiu'), 'duitang');
    expect(missingTiers('corporate', without).map(({ id }) => id)).toEqual(['duitang', 'yixiu']);
    expect(missingTiers(null, without)).toEqual([]);
  });

  test.each(PRESET_IDS)('of %s are all the preset’s own', (preset) => {
    const kinds = PRESETS[preset].tiers.map((tier) => tierOrigin(preset, tier).kind);
    expect(new Set(kinds)).toEqual(new Set(['preset']));
    expect(missingTiers(preset, PRESETS[preset])).toEqual([]);
  });
});

describe('chances', () => {
  test('of a standard tier are the core’s, with throws that do take it', () => {
    const chance = chanceOf(RULES, 'sijin');
    expect(chance.count).toBe(oddsOf(RULES).tiers.find(({ tier }) => tier === 'sijin')?.count);
    expect(chance.examples).toHaveLength(4);
    expect(chance.examples.map((dice) => meaningOf(RULES, dice).tier)).toEqual(Array(4).fill('sijin'));
    expect(chance.starved).toEqual([]);
  });

  test('of four 4s are none where they are a 状元, and it is said who has them', () => {
    const chance = chanceOf(withTier([{ fours: 4 }]), 'own');
    expect(chance).toMatchObject({ count: 0, examples: [] });
    expect(chance.takenBy.map(({ tier }) => tier)).toEqual(['zhuangyuan']);
  });

  test('tell which tiers a new one leaves without any throw', () => {
    expect(chanceOf(withTier([{ fours: 3 }, { fours: 1 }]), 'own').starved).toEqual([
      'yixiu',
      'sanhong',
      'duitang',
    ]);
    expect(chanceOf(withTier([{ fours: 1 }], 'yixiu'), 'own').starved).toEqual([]);
  });

  test('of a single throw', () => {
    const chance = chanceOf(withTier([{ exact: '334455' }]), 'own');
    expect(chance).toMatchObject({ count: 90, examples: ['334455'] });
  });

  test('of all prizes and of nothing add up, whatever the matchers and the order', () => {
    const matchers: Matcher[] = [
      ...[0, 1, 2, 3, 4, 5, 6].map((fours) => ({ fours })),
      ...[3, 4, 5, 6].map((alike) => ({ alike })),
      ...[{ straight: true } as const, { exact: '112233' }],
    ];
    const match = uniqueArray(constantFrom(...matchers), { minLength: 1, maxLength: 4 });
    assert(
      property(match, integer({ min: 0, max: 5 }), (chosen, at) => {
        const parsed = parseRules(withTier(chosen, RULES.tiers[at]?.id ?? null));
        if (!parsed.ok) throw new Error(parsed.error.code);
        const rules = parsed.value;
        const { count, examples, takenBy } = chanceOf(rules, 'own');
        expect(count).toBe(chances(rules).get('own'));
        for (const dice of examples) expect(meaningOf(rules, dice).tier).toBe('own');
        const matching = THROWS.filter((thrown) => chosen.some((matcher) => matches(matcher, thrown)));
        const taken = takenBy.reduce((sum, one) => sum + one.count, 0);
        expect(count + taken).toBe(matching.reduce((sum, thrown) => sum + waysOf(thrown), 0));
        const whole = [...chances(rules).values()].reduce((sum, one) => sum + one, 0);
        expect(whole + oddsOf(rules).nothing).toBe(OUTCOMES);
      }),
    );
  });
});

describe('the consolation', () => {
  const rules: Rules = { ...RULES, consolation: { id: 'c', name: '', quantity: null } };
  const table = (people: number, sets = 1) => ({
    ...{ id: String(people), sitting: null, number: 1, name: '', sets, people },
  });

  test('is needed by some guests of a large table, by none of an empty house, the same each time', () => {
    const house = { tables: [table(12, 2), table(3)], unseated: 0 };
    const expected = expectedConsolations(rules, house);
    expect(expected).toBe(expectedConsolations(rules, house));
    expect(expected).toBeLessThan(27);
    expect(expectedConsolations(rules, { tables: [table(0)], unseated: 5 })).toBe(0);
    const scarce: Rules = { ...rules, tiers: rules.tiers.map((tier) => ({ ...tier, quantity: 1 })) };
    expect(expectedConsolations(scarce, house)).toBeGreaterThan(10);
  });
});

test('values are equal by what they say', () => {
  expect(isDeepEqual({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] })).toBe(true);
  expect(isDeepEqual({ a: undefined }, {})).toBe(false);
  expect(isDeepEqual([1], { 0: 1 })).toBe(false);
  expect(isDeepEqual(null, {})).toBe(false);
});
