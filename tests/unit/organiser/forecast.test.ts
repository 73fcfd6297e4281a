import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '@/lib/rules';
import { shareAbove, totalOf } from '@/lib/rules/forecast-histogram';
import {
  FORECAST_GAMES,
  adviseForecast,
  durationBins,
  groupTables,
  minutesFor,
  playForecast,
  throwsWithin,
  type ForecastQuestion,
} from '@/lib/schemas/forecast';

const histograms = fc.array(fc.nat(20), { minLength: 1, maxLength: 400 }).filter((list) => totalOf(list) > 0);
const paces = fc.integer({ min: 3, max: 60 });

describe('tables by size', () => {
  it('counts the 会 of each size, leaves empty tables out and takes no more than the rules can seat', () => {
    const tables = [
      { people: 10, sets: 2 },
      { people: 0, sets: 1 },
      { people: 8, sets: 1 },
      { people: 10, sets: 1 },
      { people: 44, sets: 1 },
    ];
    expect(groupTables(tables)).toEqual([
      { players: 10, games: 3 },
      { players: 30, games: 1 },
      { players: 8, games: 1 },
    ]);
    expect(groupTables([{ people: 0, sets: 1 }])).toEqual([]);
  });
});

describe('throws and minutes', () => {
  it('220 throws of 15 seconds are 55 minutes, and 75 minutes hold 300', () => {
    expect(minutesFor(220, 15)).toBe(55);
    expect(minutesFor(221, 15)).toBe(56);
    expect(throwsWithin(75, 15)).toBe(300);
  });

  it('so many throws as fit into some minutes take no longer than these', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), paces, (minutes, seconds) => {
        const throws = throwsWithin(minutes, seconds);
        expect(minutesFor(throws, seconds)).toBeLessThanOrEqual(minutes);
        expect(minutesFor(throws + 1, seconds)).toBeGreaterThan(minutes);
      }),
    );
  });
});

describe('bins of durations', () => {
  it('are few, join one another, and hold every table once', () => {
    fc.assert(
      fc.property(histograms, paces, fc.integer({ min: 10, max: 300 }), (throws, seconds, limit) => {
        const bins = durationBins(throws, seconds, limit);
        expect(bins.length).toBeGreaterThan(0);
        expect(bins.length).toBeLessThanOrEqual(16);
        const late = bins.filter(({ from }) => from >= limit).reduce((sum, { share }) => sum + share, 0);
        const longest = bins.at(-1)?.from ?? 0;
        if (limit <= longest) expect(late).toBeCloseTo(shareAbove(throws, throwsWithin(limit, seconds)));
        expect(bins[0]?.from).toBe(0);
        expect(bins.at(-1)?.to).toBeNull();
        for (const [at, bin] of bins.slice(1).entries()) expect(bin.from).toBe(bins[at]?.to);
        expect(bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        for (const { from, share } of bins) {
          expect(share).toBeGreaterThanOrEqual(-1e-9);
          const later = bins.filter((bin) => bin.from >= from).reduce((sum, bin) => sum + bin.share, 0);
          if (from > 0) expect(later).toBeCloseTo(shareAbove(throws, throwsWithin(from, seconds)));
        }
      }),
    );
  });
});

describe('a question and its answers', () => {
  const question: ForecastQuestion = {
    rules: PRESETS.corporate,
    groups: [{ players: 10, games: 60 }],
    final: { format: 'contest', finalists: 12, places: 1, rounds: 3 },
    seed: 3,
  };

  it('are the same each time, of as many tables as the page says', () => {
    const answer = playForecast(question);
    expect(answer.tally.games).toBe(FORECAST_GAMES);
    expect(playForecast(question)).toEqual(answer);
    expect(adviseForecast(question, answer.tally, 300)[0]).toMatchObject({ worry: 'late', tier: 'sijin' });
  }, 30_000);
});
