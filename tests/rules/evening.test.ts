import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS, type Rules } from '../../lib/rules';
import { adviseOn, changed, type Advice } from '../../lib/rules/forecast-advice';
import { forecastOf } from '../../lib/rules/forecast';
import { percentileOf, percentileOfLargest, shareAbove, totalOf } from '../../lib/rules/forecast-histogram';
import { simulateEvening, type TableGroup } from '../../lib/rules/simulate-evening';

const HOUSE: readonly TableGroup[] = [
  { players: 10, games: 56 },
  { players: 8, games: 4 },
];
const evening = (rules: Rules, games = 1000) => simulateEvening(rules, HOUSE, { games, seed: 7 });

function advice(rules: Rules, limit: number): Advice[] {
  return adviseOn(rules, evening(rules), { limit, players: 10, play: evening });
}
const about = (rules: Rules, limit: number, worry: Advice['worry']) =>
  advice(rules, limit).find((one) => one.worry === worry);

describe('an evening of tables of several sizes', () => {
  it('gives the same numbers by the same seed, and others by another', () => {
    const once = evening(PRESETS.corporate, 500);
    expect(evening(PRESETS.corporate, 500)).toEqual(once);
    expect(simulateEvening(PRESETS.corporate, HOUSE, { games: 500, seed: 8 })).not.toEqual(once);
  });

  it('plays each size by its part, and every size once at least', () => {
    const tally = simulateEvening(PRESETS.plain, HOUSE, { games: 150, seed: 1 });
    expect([tally.games, tally.guests]).toEqual([150, 140 * 10 + 10 * 8]);
    const few = simulateEvening(PRESETS.plain, HOUSE, { games: 1, seed: 1 });
    expect([few.games, few.guests]).toEqual([2, 18]);
    expect(totalOf(tally.unitsOfGuest)).toBe(tally.guests);
  });

  it('shares are of all guests, whatever the size of their tables', () => {
    const forecast = forecastOf(evening(PRESETS.corporate, 500));
    expect(forecast.guestsByUnits.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});

describe('reading histograms', () => {
  const histograms = fc
    .array(fc.nat(50), { minLength: 1, maxLength: 60 })
    .filter((list) => totalOf(list) > 0);

  it('what is above a limit is what a count says', () => {
    fc.assert(
      fc.property(histograms, fc.nat(70), (histogram, limit) => {
        const values = histogram.flatMap((count, value) => new Array<number>(count).fill(value));
        const above = values.filter((value) => value > limit).length;
        expect(shareAbove(histogram, limit)).toBeCloseTo(above / values.length);
      }),
    );
  });

  it('the largest of many is never sooner than that of few, and of one is the value itself', () => {
    fc.assert(
      fc.property(histograms, fc.integer({ min: 1, max: 600 }), (histogram, draws) => {
        expect(percentileOfLargest(histogram, 1, 0.5)).toBe(percentileOf(histogram, 0.5));
        expect(percentileOfLargest(histogram, draws + 1, 0.5)).toBeGreaterThanOrEqual(
          percentileOfLargest(histogram, draws, 0.5),
        );
      }),
    );
    // Two fair coins: at least one head in three of four throws.
    expect(percentileOfLargest([1, 1], 2, 0.25)).toBe(0);
    expect(percentileOfLargest([1, 1], 2, 0.26)).toBe(1);
  });
});

describe('advice', () => {
  it('on tables that throw too long names the prize that is last, and what fewer of it would do', () => {
    const late = about(PRESETS.corporate, 300, 'late');
    expect(late).toMatchObject({ tier: 'sijin' });
    expect(late!.share).toBeGreaterThan(0.1);
    const kinds = late!.remedies.map(({ change }) => change.kind);
    expect(kinds).toEqual(expect.arrayContaining(['round-limit', 'step-down', 'quantity']));
    for (const remedy of late!.remedies) expect(remedy.share).toBeLessThanOrEqual(late!.share * 0.75);
  });

  it('says of each change what it was tried to do', () => {
    for (const { remedies } of advice(PRESETS.corporate, 300)) {
      for (const { change, share, throws } of remedies) {
        const tally = evening(changed(PRESETS.corporate, change));
        expect(percentileOf(tally.throws, 0.9)).toBe(throws);
        expect(shareAbove(tally.throws, 300)).toBe(share);
      }
    }
  });

  it('on six throws each says that a third of the prizes stay in the box, and not without the limit', () => {
    const limited = { ...PRESETS.corporate, roundLimit: 6 };
    const over = about(limited, 300, 'left-over');
    expect(over!.share).toBeGreaterThan(0.3);
    expect(over!.remedies[0]).toMatchObject({ change: { kind: 'no-round-limit' }, share: 0, leftOver: 0 });
    expect(about(PRESETS.corporate, 300, 'left-over')).toBeUndefined();
  });

  it('on guests who win nothing offers more of the lowest prize and a consolation', () => {
    const tiers = PRESETS.corporate.tiers.map((tier) => ({ ...tier, quantity: 1 }));
    const poor = about({ ...PRESETS.corporate, tiers }, 300, 'nothing');
    expect(poor!.share).toBeGreaterThan(0.3);
    expect(poor!.remedies[0]).toMatchObject({ change: { kind: 'consolation' }, share: 0 });
  });

  it('on a title that may not come offers a roll-off only where none is due', () => {
    expect(about(PRESETS.plain, 300, 'no-title')?.remedies.map(({ change }) => change.kind)).toEqual([
      'fallback',
    ]);
    expect(about(PRESETS.corporate, 300, 'no-title')).toBeUndefined();
  });

  it('is silent where there is time enough and something for everyone', () => {
    expect(advice(PRESETS.corporate, 2000)).toEqual([]);
  });
});
