import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_ENTRIES,
  PRESETS,
  PRESET_IDS,
  answer,
  replay,
  type Entry,
  type FinalFormat,
  type Rules,
  type TableAnswer,
} from '@/lib/rules';
import { forecastOf, forecastOfFinals } from '@/lib/rules/forecast';
import { percentileOf } from '@/lib/rules/forecast-histogram';
import { seededRandom } from '@/lib/rules/random';
import { mergeTallies, simulateGames } from '@/lib/rules/simulate';
import { mergeFinalTallies, simulateFinals } from '@/lib/rules/simulate-final';
import { randomSixDice, randomThreeDice } from '@/lib/rules/simulate-dice';
import { playTable } from '@/lib/rules/simulate-table';
import { arbitraryRules } from './arbitrary-sheet-rules';
import { naiveClaim, naiveTier } from './naive';
import { COMBINATIONS, outcomesWhere } from './outcomes';
import { rulesWith, table, tiersWith } from './play';

const SEED = 20_260_925;

function forecast(rules: Rules, players: number, games: number) {
  return forecastOf(simulateGames(rules, players, { games, random: seededRandom(SEED) }));
}

/** A mean of `games` values of this deviation is within five standard errors of what it should be. */
function expectMean(value: number, expected: number, deviation: number, games: number): void {
  expect(Math.abs(value - expected)).toBeLessThan((5 * deviation) / Math.sqrt(games));
}

function expectShare(share: number, expected: number, games: number): void {
  expectMean(share, expected, Math.sqrt(expected * (1 - expected)), games);
}

describe('chance', () => {
  it('is the same for the same seed, and another for another', () => {
    const first = (seed: number): number[] => Array.from({ length: 50 }, seededRandom(seed));
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
    expect(first(7)).not.toEqual(first(7 + 2 ** 32));
    expect(first(7).every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('stays what it is: forecasts of one seed agree with those that others have printed', () => {
    expect(Array.from({ length: 3 }, seededRandom(1))).toEqual([
      0.43259849958121777, 0.899588739965111, 0.9676237658131868,
    ]);
  });

  it('falls evenly, in tenths and in pairs of them', () => {
    const random = seededRandom(SEED);
    const cells = new Array<number>(100).fill(0);
    for (let n = 0; n < 100_000; n++) {
      const cell = 10 * Math.floor(random() * 10) + Math.floor(random() * 10);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    const chiSquare = cells.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeGreaterThan(53);
    expect(chiSquare).toBeLessThan(161);
  });
});

describe('simulated games', () => {
  it('throw every outcome alike', () => {
    const found = new Map<string, number>();
    for (let n = 0; n < 46_656; n++) {
      const dice = randomSixDice(() => (n + 0.5) / 46_656);
      found.set(dice, (found.get(dice) ?? 0) + 1);
    }
    expect(found).toEqual(COMBINATIONS);
    const threes = new Set(Array.from({ length: 216 }, (_, n) => randomThreeDice(() => (n + 0.5) / 216)));
    expect(threes.size).toBe(216);
  });

  it.each(PRESET_IDS)('%s: are games that the core accepts and judges alike', (preset) => {
    expectJudgedAlike(PRESETS[preset], 2);
  });

  it('are so under random rules too', () => {
    fc.assert(
      fc.property(arbitraryRules, (rules) => expectJudgedAlike(rules, 1)),
      { numRuns: 60 },
    );
  });

  it('give the same tally for the same seed, in one piece or in several', () => {
    const whole = simulateGames(PRESETS.lugu, 8, { games: 60, random: seededRandom(SEED) });
    const random = seededRandom(SEED);
    const parts = [10, 0, 45, 5].map((games) => simulateGames(PRESETS.lugu, 8, { games, random }));
    expect(parts.reduce(mergeTallies)).toEqual(whole);
    expect(simulateGames(PRESETS.lugu, 8, { games: 60, random: seededRandom(SEED + 1) })).not.toEqual(whole);
    expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
  });

  it('last as long as the prizes of the standard rules do, and end with the tier that exact chances say', () => {
    const games = 6000;
    const { lastOut, goneWithoutZhuangyuan, throws, notAllOut } = forecast(PRESETS.plain, 10, games);
    const exact = exactRace(PRESETS.plain);
    lastOut.forEach(({ tier, share }) => expectShare(share, exact.last[tier] ?? 0, games));
    expect(goneWithoutZhuangyuan).toBe(lastOut[5]?.share);
    expect(goneWithoutZhuangyuan).toBeCloseTo(0.1, 1); // RULES 6.9: about one table in ten
    expectMean(throws.mean, exact.mean, 85, games);
    expect(notAllOut).toBe(0);
  });

  it('leave as much as exact chances say where everybody throws six times', () => {
    const rules = rulesWith({ roundLimit: 6 });
    const games = 4000;
    const { leftOver, leftOverInAll, rounds, throws } = forecast(rules, 10, games);
    const meanOfPrize = (prize: string): number => leftOver.find(({ tier }) => tier === prize)?.mean ?? NaN;
    for (const { id, quantity } of rules.tiers) {
      expectMean(meanOfPrize(id), expectedLeft(quantity ?? 0, chanceOf(rules, id), 60), 4, games);
    }
    const ordinary = leftOverInAll - meanOfPrize('zhuangyuan');
    expect(ordinary).toBeGreaterThan(21); // about 22 of 62
    expect(ordinary).toBeLessThan(23);
    expectShare(meanOfPrize('zhuangyuan'), (1 - chanceOf(rules, null)) ** 60, games);
    expect([rounds.median, rounds.most, throws.median, throws.most]).toEqual([6, 6, 60, 60]);
  });

  it('count guests by what they win', () => {
    const everyYixiu = { yixiu: { quantity: null } };
    const rules = rulesWith({
      tiers: tiersWith(everyYixiu).slice(0, 1),
      roundLimit: 2,
      finish: 'quiet-round',
    });
    const games = 3000;
    const { guestsByUnits, guestsWithNothing, guestsWithoutPrize } = forecast(rules, 4, games);
    // A 状元 may be one of the two units, or a second of them nothing: too rare to show here.
    const chance = chanceOf(rules, 'yixiu');
    expectShare(guestsByUnits[2] ?? 0, chance ** 2, games);
    expectShare(guestsWithoutPrize, (1 - chance) ** 2, games);
    expect(guestsWithNothing).toBe(guestsWithoutPrize);
    expect(guestsByUnits.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('give the consolation to who won nothing, and count it apart', () => {
    const plain = rulesWith({ roundLimit: 1 });
    const consoled = rulesWith({ roundLimit: 1, consolation: { id: 'cake', name: '饼', quantity: null } });
    const one = rulesWith({ roundLimit: 1, consolation: { id: 'cake', name: '饼', quantity: 1 } });
    const without = forecast(plain, 6, 400).guestsWithoutPrize;
    expect(forecast(consoled, 6, 400)).toMatchObject({ guestsWithoutPrize: without, guestsWithNothing: 0 });
    const some = forecast(one, 6, 400);
    expect(some.guestsWithoutPrize).toBe(without);
    expect(some.guestsWithNothing).toBeGreaterThan(0);
    expect(some.guestsWithNothing).toBeLessThan(without);
  });

  it('hand out what is left in a scramble, to whoever is quick', () => {
    const sixSixes = (): number => 0.999_999;
    const tally = simulateGames(PRESETS.tongchi, 5, { games: 1, random: sixSixes });
    expect(tally).toMatchObject({ scrambles: 1, throws: [0, 1], leftOver: [0, 0, 0, 0, 0, 0] });
    expect(tally.unitsOfGuest).toHaveLength(64);
    expect(forecastOf(tally)).toMatchObject({ notAllOut: 1, guestsWithNothing: 0.8 });
    const chance = seededRandom(SEED);
    const first = [sixSixes()];
    const fair = simulateGames(PRESETS.tongchi, 5, { games: 1, random: () => first.pop() ?? chance() });
    expect(fair).toMatchObject({ scrambles: 1, throws: [0, 1] });
    expect(fair.unitsOfGuest.slice(0, 5)).toEqual([0, 0, 0, 0, 0]); // 63 units, everybody about 12
  });

  it('say where one throw empties several prizes last', () => {
    const rules = rulesWith({ liuhong: { takes: 'remaining' } });
    const tally = simulateGames(rules, 4, { games: 1, random: () => chanceOfDice('444444') });
    expect(tally).toMatchObject({ lastTogether: 1, lastOut: [0, 0, 0, 0, 0, 0], throws: [0, 1] });
    expect(tally).toMatchObject({ gone: 1, goneWithoutZhuangyuan: 0, withoutZhuangyuan: 0 });
    expect(tally.unitsOfGuest).toEqual([3, ...new Array<number>(62).fill(0), 1]);
  });

  it('take no longer than a log can be where a tier can’t be won', () => {
    const rules = rulesWith({ tiers: tiersWith({ yixiu: { match: [{ exact: '123456' }] } }) });
    const { cutOff, throws, leftOver, lastOut } = forecast(rules, 10, 3);
    expect({ cutOff, most: throws.most, left: leftOver[0]?.mean }).toEqual({
      cutOff: 1,
      most: MOST_ENTRIES - 1,
      left: 32,
    });
    expect(lastOut.every(({ share }) => share === 0)).toBe(true);
  });

  it('decide a missing title by a roll-off where the rules have one', () => {
    const { rollOffs, withoutZhuangyuan, goneWithoutZhuangyuan } = forecast(PRESETS.corporate, 10, 800);
    expect(withoutZhuangyuan).toBe(0);
    expect(rollOffs).toBeGreaterThan(0.04);
    expect(rollOffs).toBeLessThan(goneWithoutZhuangyuan);
  });
});

describe('simulated finals', () => {
  const play = (format: FinalFormat, finalists: number, games: number, places = 1) =>
    simulateFinals(
      PRESETS.plain,
      { format, finalists, places, rounds: 3 },
      { games, random: seededRandom(SEED) },
    );

  it('three-dice of two: each round is a tie as often as exact chances say', () => {
    const sums = new Array<number>(19).fill(0);
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let c = 1; c <= 6; c++) sums[a + b + c] = (sums[a + b + c] ?? 0) + 1 / 216;
    const tie = sums.reduce((sum, chance) => sum + chance * chance, 0);
    const { thrownAgain, throws, rounds } = forecastOfFinals(play('three-dice', 2, 8000));
    expectShare(thrownAgain, tie, 8000);
    expectMean(throws.mean, 2 / (1 - tie), 2, 8000);
    expect(rounds.mean * 2).toBe(throws.mean);
  });

  it('first-zhuangyuan: as long as the first claim takes', () => {
    const claim = chanceOf(PRESETS.plain, null);
    const { throws } = forecastOfFinals(play('first-zhuangyuan', 6, 2000));
    expectMean(throws.mean, 1 / claim, 1 / claim, 2000);
    expect(Math.abs(throws.median - Math.log(0.5) / Math.log(1 - claim))).toBeLessThan(6);
  });

  it('contest: at least its rounds, and until the end of a round with a 状元', () => {
    const { throws } = play('contest', 5, 300);
    expect(throws.findIndex((count) => count > 0)).toBe(15);
    expect(throws.every((count, many) => count === 0 || many % 5 === 0)).toBe(true);
  });

  it('seal: a roll-off after rounds without a claim, as often as that happens', () => {
    const { thrownAgain } = forecastOfFinals(play('seal', 6, 3000));
    expectShare(thrownAgain, (1 - chanceOf(PRESETS.plain, null)) ** 18, 3000);
  });

  it('six-dice: everybody throws, and more where places are tied', () => {
    const { throws } = play('six-dice', 7, 200, 3);
    expect(throws.slice(0, 7).every((count) => count === 0)).toBe(true);
    expect(throws.length).toBeGreaterThan(8);
  });

  it('give the same tally for the same seed, in one piece or in several', () => {
    const random = seededRandom(SEED);
    const plan = { format: 'six-dice', finalists: 9, places: 3, rounds: 3 } as const;
    const parts = [7, 13].map((games) => simulateFinals(PRESETS.plain, plan, { games, random }));
    expect(parts.reduce(mergeFinalTallies)).toEqual(play('six-dice', 9, 20, 3));
  });
});

describe('percentiles', () => {
  it('are the smallest value that enough others don’t exceed', () => {
    const histogram = [0, 5, 0, 4, 0, 1];
    expect([0.1, 0.5, 0.51, 0.9, 0.91, 1].map((share) => percentileOf(histogram, share))).toEqual([
      1, 1, 3, 3, 5, 5,
    ]);
    expect(percentileOf([], 0.5)).toBe(0);
  });
});

/** Plays one game after another, replays each from its log, and counts what the tally counts from the answers. */
function expectJudgedAlike(rules: Rules, games: number): void {
  const players = 5;
  for (let game = 0; game < games; game++) {
    const log: Entry[] = [];
    playTable(rules, players, seededRandom(SEED + game), (entry) => log.push({ ...entry }));
    if (log.length > MOST_ENTRIES) continue; // more grabs than a log holds
    const replayed = replay(table(rules, players), log);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const state = replayed.value;
    const { phase, pool, holdings, ignored } = answer(state) as TableAnswer;
    const tally = simulateGames(rules, players, { games: 1, random: seededRandom(SEED + game) });
    expect({ phase, ignored }).toEqual({ phase: 'finished', ignored: [] });
    expect(tally.throws).toEqual([...new Array<number>(state.throws).fill(0), 1]);
    expect(Object.fromEntries(tally.prizes.map((id, at) => [id, tally.leftOver[at]]))).toEqual(
      Object.fromEntries(Object.entries(pool).map(([id, rest]) => [id, rest ?? 0])),
    );
    const units = Array.from(
      { length: players },
      (_, at) =>
        holdings.filter(({ seat, tier }) => seat === at + 1 && tier !== rules.consolation?.id).length,
    );
    expect(tally.unitsOfGuest).toEqual(
      Array.from({ length: Math.max(...units) + 1 }, (_, many) => units.filter((one) => one === many).length),
    );
    expect(tally.consoled).toBe(holdings.filter(({ tier }) => tier === rules.consolation?.id).length);
    expect(tally.scrambles).toBe(log.some(({ kind }) => kind === 'claim') ? 1 : 0);
  }
}

/** A number of chance for which six dice fall so (ascending). */
function chanceOfDice(dice: string): number {
  for (let n = 0; n < 46_656; n++) {
    if (randomSixDice(() => (n + 0.5) / 46_656) === dice) return (n + 0.5) / 46_656;
  }
  throw new Error(`no outcome is ${dice}`);
}

/** The chance of a tier, or of a claim (null), by the naive judge. */
function chanceOf(rules: Rules, tier: string | null): number {
  const counts =
    tier === null
      ? (dice: string) => naiveClaim(rules, dice) !== null
      : (dice: string) => naiveTier(rules, dice) === tier;
  return outcomesWhere(counts) / [...COMBINATIONS.values()].reduce((sum, times) => sum + times, 0);
}

/** What a binomial number of wins leaves of a quantity, on average. */
function expectedLeft(quantity: number, chance: number, throws: number): number {
  let probability = (1 - chance) ** throws;
  let left = 0;
  for (let wins = 0; wins < quantity && wins <= throws; wins++) {
    left += (quantity - wins) * probability;
    probability *= ((throws - wins) / (wins + 1)) * (chance / (1 - chance));
  }
  return left;
}

/**
 * The race of the prizes to run out, by calculus: with throws as a Poisson process of rate 1, each prize's
 * throws are one of their own, so that it runs out after a gamma-distributed time, apart from all others.
 */
function exactRace(rules: Rules): { last: Record<string, number>; mean: number } {
  const prizes = [
    ...rules.tiers.map(({ id, quantity }) => ({ id, quantity: quantity ?? 0, rate: chanceOf(rules, id) })),
    { id: 'zhuangyuan', quantity: rules.zhuangyuan.quantity, rate: chanceOf(rules, null) },
  ];
  const last: Record<string, number> = Object.fromEntries(prizes.map(({ id }) => [id, 0]));
  let mean = 0;
  const step = 0.25;
  for (let time = step / 2; time < 3000; time += step) {
    const out = prizes.map(({ quantity, rate }) => gamma(quantity, rate * time));
    const all = out.reduce((product, { below }) => product * below, 1);
    mean += (1 - all) * step;
    for (const [at, { below, next }] of out.entries()) {
      const { id = '', rate = 0 } = prizes[at] ?? {};
      if (below > 0) last[id] = (last[id] ?? 0) + (all / below) * rate * next * step;
    }
  }
  return { last, mean };
}

/** Of a Poisson number with mean `at`: the chance of `count` or more, and that of exactly `count - 1`. */
function gamma(count: number, at: number): { below: number; next: number } {
  let term = Math.exp(-at);
  let fewer = 0;
  let next = 0;
  for (let n = 0; n < count; n++) {
    fewer += term;
    next = term;
    term *= at / (n + 1);
  }
  return { below: Math.max(1 - fewer, 0), next };
}
