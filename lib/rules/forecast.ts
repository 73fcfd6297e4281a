/** What simulated games say about an evening: shares, means and percentiles for people to read. */
import { meanOf, percentileOf, totalOf, type Histogram } from './forecast-histogram';
import type { TableTally } from './simulate';
import type { FinalTally } from './simulate-final';
import { ZHUANGYUAN } from './types';

/** How far something spreads from game to game. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly p90: number;
  readonly p99: number;
  readonly most: number;
}

/** Shares are from 0 to 1, of all games unless said otherwise. */
export interface Forecast {
  readonly games: number;
  /** Throws until a table is done, and rounds begun. */
  readonly throws: Spread;
  readonly rounds: Spread;
  /** Which prize runs out last: ordinary tiers lowest first, then the 状元. */
  readonly lastOut: readonly { readonly tier: string; readonly share: number }[];
  /** Several run out last by one throw. */
  readonly lastTogether: number;
  /** Something never runs out, or is grabbed. */
  readonly notAllOut: number;
  /** All limited tiers are gone, and 状元 is not settled yet. */
  readonly goneWithoutZhuangyuan: number;
  /** Nobody gets a 状元 at all. */
  readonly withoutZhuangyuan: number;
  readonly rollOffs: number;
  readonly scrambles: number;
  /** Games that a full log ends. */
  readonly cutOff: number;
  /** Units left over at a table, on average, by prize; 0 for unlimited ones. */
  readonly leftOver: readonly { readonly tier: string; readonly mean: number }[];
  /** All of them, the consolation aside. */
  readonly leftOverInAll: number;
  /** Guests who win no prize, the consolation aside, as a share of guests. */
  readonly guestsWithoutPrize: number;
  /** Guests who go home with nothing at all, not even a consolation, as a share of guests. */
  readonly guestsWithNothing: number;
  /** Units that a guest goes home with, the consolation aside. */
  readonly unitsOfGuest: Spread;
  /** Guests by how many units they go home with: place n is the share of guests with n. */
  readonly guestsByUnits: readonly number[];
}

export interface FinalForecast {
  readonly games: number;
  readonly throws: Spread;
  readonly rounds: Spread;
  /** A tie is thrown again, or a roll-off decides. */
  readonly thrownAgain: number;
  readonly cutOff: number;
}

/** Reads a tally of tables. */
export function forecastOf(tally: TableTally): Forecast {
  const { games, guests, prizes, lastOut, unitsOfGuest } = tally;
  const ofGames = (count: number): number => shareOf(count, games);
  const crown = prizes.indexOf(ZHUANGYUAN);
  const settled = totalOf(lastOut) + tally.lastTogether;
  const withoutPrize = unitsOfGuest[0] ?? 0;
  const leftOver = prizes.map((tier, at) => ({ tier, mean: ofGames(tally.leftOver[at]!) }));
  return {
    games,
    throws: spreadOf(tally.throws),
    rounds: spreadOf(tally.rounds),
    lastOut: prizes.slice(0, crown + 1).map((tier, at) => ({ tier, share: ofGames(lastOut[at]!) })),
    lastTogether: ofGames(tally.lastTogether),
    notAllOut: ofGames(games - settled),
    goneWithoutZhuangyuan: ofGames(tally.goneWithoutZhuangyuan),
    withoutZhuangyuan: ofGames(tally.withoutZhuangyuan),
    rollOffs: ofGames(tally.rollOffs),
    scrambles: ofGames(tally.scrambles),
    cutOff: ofGames(tally.cutOff),
    leftOver,
    leftOverInAll: leftOver.slice(0, crown + 1).reduce((sum, { mean }) => sum + mean, 0),
    guestsWithoutPrize: shareOf(withoutPrize, guests),
    guestsWithNothing: shareOf(withoutPrize - tally.consoled, guests),
    unitsOfGuest: spreadOf(unitsOfGuest),
    guestsByUnits: unitsOfGuest.map((count) => shareOf(count, guests)),
  };
}

/** Reads a tally of finals. */
export function forecastOfFinals(tally: FinalTally): FinalForecast {
  return {
    games: tally.games,
    throws: spreadOf(tally.throws),
    rounds: spreadOf(tally.rounds),
    thrownAgain: shareOf(tally.thrownAgain, tally.games),
    cutOff: shareOf(tally.cutOff, tally.games),
  };
}

function shareOf(count: number, all: number): number {
  return all === 0 ? 0 : count / all;
}

function spreadOf(histogram: Histogram): Spread {
  return {
    mean: meanOf(histogram),
    median: percentileOf(histogram, 0.5),
    p90: percentileOf(histogram, 0.9),
    p99: percentileOf(histogram, 0.99),
    most: Math.max(histogram.length - 1, 0),
  };
}
