import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS, PRESET_IDS, THROWS, type Hand, type PresetId, type Rules } from '@/lib/rules';
import { OUTCOMES, oddsOf, waysOf } from '@/lib/rules/odds';
import { arbitraryRules } from './arbitrary-sheet-rules';
import { faces, naiveClaim, naiveHand, naiveTier } from './naive';
import { COMBINATIONS, outcomesWhere } from './outcomes';
import { rulesWith } from './play';

/** RULES 1, last column. */
const COUNTS: Record<Hand, number> = {
  liuhong: 1,
  biandijin: 1,
  liuhei: 4,
  jinhua: 15,
  wuhong: 30,
  wuzi: 150,
  sihong: 360,
  duitang: 720,
  sanhong: 2500,
  sijin: 1875,
  erju: 9300,
  yixiu: 17400,
  none: 14300,
};

function handCounts(rules: Rules): Record<string, number> {
  return Object.fromEntries(oddsOf(rules).hands.map(({ hand, count }) => [hand, count]));
}

function tierCounts(rules: Rules): Record<string, number> {
  return Object.fromEntries(oddsOf(rules).tiers.map(({ tier, count }) => [tier, count]));
}

/** What the rules call a throw, by the naive judge. */
function naiveName(rules: Rules, dice: string): Hand {
  const hand = naiveHand(dice);
  const { order } = rules.zhuangyuan;
  if (hand === 'jinhua' && !order.includes('jinhua')) return 'sihong';
  return hand === 'biandijin' && !order.includes('biandijin') ? 'liuhei' : hand;
}

function expectAsCounted(rules: Rules): void {
  const odds = oddsOf(rules);
  for (const { hand, count } of odds.hands) {
    expect(count, hand).toBe(outcomesWhere((dice) => naiveName(rules, dice) === hand));
  }
  for (const { hand, count } of odds.claims) {
    expect(count, hand).toBe(outcomesWhere((dice) => naiveClaim(rules, dice) === hand));
  }
  for (const { tier, count } of odds.tiers) {
    expect(count, tier).toBe(outcomesWhere((dice) => naiveTier(rules, dice) === tier));
  }
  expect(odds.claim).toBe(outcomesWhere((dice) => naiveClaim(rules, dice) !== null));
  expect(odds.nothing).toBe(
    outcomesWhere((dice) => naiveClaim(rules, dice) === null && naiveTier(rules, dice) === null),
  );
}

describe('the odds of one throw', () => {
  it('RULES 1: every combination comes up in as many ways as there are outcomes of it', () => {
    expect(THROWS.map((thrown) => waysOf(thrown))).toEqual(THROWS.map(({ dice }) => COMBINATIONS.get(dice)));
  });

  it('RULES 1: the counts of all hands, where 插金花 and 遍地锦 are listed', () => {
    expect(handCounts(PRESETS.hehuo)).toEqual(COUNTS);
  });

  it('RULES 1.1: 444411 counts as 四红 and 111111 as 六勃黑 where they are not listed', () => {
    expect(handCounts(PRESETS.express)).toEqual({
      ...COUNTS,
      sihong: 375,
      jinhua: 0,
      liuhei: 5,
      biandijin: 0,
    });
  });

  it('RULES 1.2: tiers of the standard rules, and a 对堂 that 334455 is too', () => {
    expect(tierCounts(PRESETS.plain)).toEqual({
      duitang: 720,
      sanhong: 2500,
      sijin: 1875,
      erju: 9300,
      yixiu: 17400,
    });
    expect(tierCounts(PRESETS.tongchi)).toMatchObject({ duitang: 810, erju: 9300 - 90 });
    expect(oddsOf(PRESETS.plain)).toMatchObject({ claim: 556, nothing: 14305, extra: 0 });
  });

  it('RULES 4.7, 4.15: 兼得 comes with 675 throws of 四进, and with 30 of 五子', () => {
    expect(oddsOf(PRESETS['xiamen-classic']).extra).toBe(675);
    expect(oddsOf(PRESETS.hehuo).extra).toBe(705);
    expect(oddsOf(rulesWith({ extras: { wuzi: true } })).extra).toBe(30);
    const noTierOfOne = PRESETS.hehuo.tiers.filter(({ id }) => id !== 'yixiu');
    expect(oddsOf(rulesWith({ tiers: noTierOfOne }, 'hehuo')).extra).toBe(75);
  });

  it.each<[PresetId, number]>([
    ['liubo', 1],
    ['xiamen-classic', 5],
    ['liuhe', 4],
  ])('RULES 4.8: %s speaks of %i 六勃黑', (preset, count) => {
    expect(oddsOf(PRESETS[preset]).black).toBe(count);
  });

  it.each(PRESET_IDS)('%s: agrees with counting all 46,656 outcomes by a naive judge', (preset) => {
    expectAsCounted(PRESETS[preset]);
  });

  it('agrees with the naive judge under random rules, and adds up', () => {
    fc.assert(
      fc.property(arbitraryRules, (rules) => {
        expectAsCounted(rules);
        const { hands, claims, claim, tiers, nothing, extra } = oddsOf(rules);
        const sum = (rows: readonly { count: number }[]): number =>
          rows.reduce((total, { count }) => total + count, 0);
        expect(sum(hands)).toBe(OUTCOMES);
        expect(sum(claims)).toBe(claim);
        expect(claim + sum(tiers) + nothing).toBe(OUTCOMES);
        const oneOrTwoFours = (dice: string): boolean =>
          [1, 2].includes(faces(dice).filter((n) => n === 4).length);
        expect(extra).toBeLessThanOrEqual(outcomesWhere(oneOrTwoFours));
      }),
      { numRuns: 40 },
    );
  });
});
