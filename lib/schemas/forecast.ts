import { MOST_PLAYERS, type Rules } from '../rules';
import { adviseOn, type Advice } from '../rules/forecast-advice';
import { percentileOf, shareAbove } from '../rules/forecast-histogram';
import { seededRandom } from '../rules/random';
import type { TableTally } from '../rules/simulate';
import { simulateEvening, type TableGroup } from '../rules/simulate-evening';
import { simulateFinals, type FinalPlan, type FinalTally } from '../rules/simulate-final';

/** What the forecast page asks its worker, and how its answers are read. Pure. */

/** Tables played for the forecast itself, and for each change that the advice tries. */
export const FORECAST_GAMES = 10_000;
export const ADVICE_GAMES = 2_000;
const FINALS = 2_000;

export interface ForecastQuestion {
  rules: Rules;
  /** Tables by size, at least one. */
  groups: readonly TableGroup[];
  final: FinalPlan;
  seed: number;
}

export interface ForecastAnswer {
  tally: TableTally;
  final: FinalTally;
}

/** Plays the evening and its final. The same question has the same answer everywhere. */
export function playForecast({ rules, groups, final, seed }: ForecastQuestion): ForecastAnswer {
  return {
    tally: simulateEvening(rules, groups, { games: FORECAST_GAMES, seed }),
    final: simulateFinals(rules, final, { games: FINALS, random: seededRandom(seed) }),
  };
}

/** What could be changed so that the tables are done within `limit` throws, and that everyone goes home happy. */
export function adviseForecast(question: ForecastQuestion, tally: TableTally, limit: number): Advice[] {
  const { rules, groups, seed } = question;
  return adviseOn(rules, tally, {
    limit,
    players: mostCommonSize(groups),
    play: (other) => simulateEvening(other, groups, { games: ADVICE_GAMES, seed }),
  });
}

/** An event's tables by size; those without anybody are left out. */
export function groupTables(tables: readonly { people: number; sets: number }[]): TableGroup[] {
  const games = new Map<number, number>();
  for (const { people, sets } of tables) {
    if (people === 0) continue;
    const players = Math.min(people, MOST_PLAYERS);
    games.set(players, (games.get(players) ?? 0) + sets);
  }
  return [...games]
    .map(([players, count]) => ({ players, games: count }))
    .sort((one, other) => other.games - one.games || other.players - one.players);
}

export function countGames(groups: readonly TableGroup[]): number {
  return groups.reduce((sum, { games }) => sum + games, 0);
}

function mostCommonSize(groups: readonly TableGroup[]): number {
  return groups.reduce((most, group) => (group.games > most.games ? group : most)).players;
}

/** Minutes, rounded up, that so many throws take. */
export function minutesFor(throws: number, secondsPerThrow: number): number {
  return Math.ceil((throws * secondsPerThrow) / 60);
}

/** How many throws fit into so many minutes. */
export function throwsWithin(minutes: number, secondsPerThrow: number): number {
  return Math.floor((minutes * 60) / secondsPerThrow);
}

export interface DurationBin {
  /** Minutes: more than `from`, at most `to`; the last bin has no end. */
  from: number;
  to: number | null;
  share: number;
}

const BIN_WIDTHS = [1, 2, 5, 10, 15, 20, 30, 60, 120];
const MOST_BINS = 14;

/**
 * How long tables take, in about 14 bins of whole minutes, one of which begins at `limit`; the last one takes up
 * the slowest hundredth.
 */
export function durationBins(
  throws: readonly number[],
  secondsPerThrow: number,
  limit: number,
): DurationBin[] {
  const longest = minutesFor(percentileOf(throws, 0.99), secondsPerThrow);
  const width =
    BIN_WIDTHS.find((minutes) => longest / minutes <= MOST_BINS) ?? Math.ceil(longest / MOST_BINS);
  const shift = limit % width;
  const binOf = (minutes: number) => Math.floor((minutes - shift) / width);
  const first = binOf(minutesFor(percentileOf(throws, 0.001), secondsPerThrow));
  const last = Math.max(first, binOf(longest - 1));
  const later = (minutes: number) => shareAbove(throws, throwsWithin(minutes, secondsPerThrow));
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const from = (first + at) * width + shift;
    const [isFirst, isLast] = [at === 0, first + at === last];
    const share = (isFirst ? 1 : later(from)) - (isLast ? 0 : later(from + width));
    return { from: isFirst ? 0 : from, to: isLast ? null : from + width, share };
  });
}
