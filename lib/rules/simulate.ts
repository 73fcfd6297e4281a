/** Many whole tables at random, and what they come to as counts that add up. */
import { bookOf } from './book';
import { addTo, sumOfCounts, type Histogram } from './forecast-histogram';
import type { Random } from './random';
import { playTable, type PlayedTable } from './simulate-table';
import { left } from './units';
import type { MoveKind, Rules } from './types';

/** What simulated tables came to: plain JSON, so that workers can send it. */
export interface TableTally {
  readonly kind: 'table';
  /** The ids of ordinary tiers lowest first, then the 状元, then the consolation if there is one. */
  readonly prizes: readonly string[];
  games: number;
  /** All who sat at these tables. */
  guests: number;
  /** Games by how many throws they took, those of a roll-off included. */
  throws: Histogram;
  /** Games by how many rounds had begun. */
  rounds: Histogram;
  /** Games in which everything ran out, by the prize that did so last. */
  lastOut: number[];
  /** Games in which everything ran out, several prizes by the same last throw. */
  lastTogether: number;
  /** Games in which all limited tiers were gone while they still threw. */
  gone: number;
  /** Of these, games in which 状元 was not settled by then. */
  goneWithoutZhuangyuan: number;
  rollOffs: number;
  scrambles: number;
  /** Games that were ended because their log was full. */
  cutOff: number;
  /** Games in which no 状元 unit was given out. */
  withoutZhuangyuan: number;
  /** Units left over in all games, by prize; 0 for unlimited ones. */
  leftOver: number[];
  /** Guests by how many units they went home with, the consolation aside. */
  unitsOfGuest: Histogram;
  /** Guests who got a consolation. */
  consoled: number;
}

/** A tally of no games yet. */
export function emptyTally(rules: Rules): TableTally {
  const { prizes } = bookOf(rules);
  return {
    kind: 'table',
    prizes: prizes.map(({ id }) => id),
    games: 0,
    guests: 0,
    throws: [],
    rounds: [],
    lastOut: prizes.map(() => 0),
    lastTogether: 0,
    gone: 0,
    goneWithoutZhuangyuan: 0,
    rollOffs: 0,
    scrambles: 0,
    cutOff: 0,
    withoutZhuangyuan: 0,
    leftOver: prizes.map(() => 0),
    unitsOfGuest: [],
    consoled: 0,
  };
}

/**
 * Plays whole tables (see `playTable`). The same stream of chance gives the same tally, in one call or in
 * several whose tallies are merged.
 * @param players how many sit at a table, 1 to 30
 */
export function simulateGames(
  rules: Rules,
  players: number,
  { games, random }: { games: number; random: Random },
): TableTally {
  const tally = emptyTally(rules);
  const units = new Array<number>(players).fill(0);
  for (let n = 0; n < games; n++) count(tally, playTable(rules, players, random), units);
  return tally;
}

/** Two tallies of the same rules as one; their tables may differ in size. */
export function mergeTallies(one: TableTally, other: TableTally): TableTally {
  return {
    kind: 'table',
    prizes: one.prizes,
    games: one.games + other.games,
    guests: one.guests + other.guests,
    throws: sumOfCounts(one.throws, other.throws),
    rounds: sumOfCounts(one.rounds, other.rounds),
    lastOut: sumOfCounts(one.lastOut, other.lastOut),
    lastTogether: one.lastTogether + other.lastTogether,
    gone: one.gone + other.gone,
    goneWithoutZhuangyuan: one.goneWithoutZhuangyuan + other.goneWithoutZhuangyuan,
    rollOffs: one.rollOffs + other.rollOffs,
    scrambles: one.scrambles + other.scrambles,
    cutOff: one.cutOff + other.cutOff,
    withoutZhuangyuan: one.withoutZhuangyuan + other.withoutZhuangyuan,
    leftOver: sumOfCounts(one.leftOver, other.leftOver),
    unitsOfGuest: sumOfCounts(one.unitsOfGuest, other.unitsOfGuest),
    consoled: one.consoled + other.consoled,
  };
}

function count(tally: TableTally, played: PlayedTable, units: number[]): void {
  const { game } = played;
  const { book, turns } = game;
  tally.games++;
  tally.guests += turns.seats;
  addTo(tally.throws, game.throws);
  addTo(tally.rounds, Math.ceil(turns.had / turns.seats));
  if (played.rolledOff) tally.rollOffs++;
  if (played.scrambled) tally.scrambles++;
  if (played.cutOff) tally.cutOff++;
  if (game.units.given[book.crown]!.length === 0) tally.withoutZhuangyuan++;
  countLast(tally, played);
  countUnits(tally, played, units);
}

function countUnits(tally: TableTally, { game }: PlayedTable, units: number[]): void {
  const { book } = game;
  units.fill(0);
  for (let prize = 0; prize < book.prizes.length; prize++) {
    const given = game.units.given[prize]!;
    const rest = left(game.units, prize);
    if (rest !== Infinity) tally.leftOver[prize]! += rest;
    if (prize === book.consolation) tally.consoled += given.length;
    else for (const { seat } of given) units[seat - 1]!++;
  }
  for (const held of units) addTo(tally.unitsOfGuest, held);
}

/** Moves that are no throw's: grabs, and what the settlement gives. */
const NOT_THROWN: readonly MoveKind[] = ['claim', 'title', 'duitang-at-end', 'ranked', 'consolation'];

function countLast(tally: TableTally, played: PlayedTable): void {
  const { game, goneAt } = played;
  const out = outEntries(played);
  const crownAt = out[game.book.crown]!;
  if (goneAt > 0) {
    tally.gone++;
    if (crownAt === 0 || crownAt > goneAt) tally.goneWithoutZhuangyuan++;
  }
  let last = 0;
  let prize = -1;
  let together = false;
  for (const [at, entry] of out.entries()) {
    if (entry === 0) return;
    if (entry === last) together = true;
    if (entry <= last) continue;
    [last, prize, together] = [entry, at, false];
  }
  if (together) tally.lastTogether++;
  else tally.lastOut[prize]!++;
}

/** By tier and 状元: the entry of the throw by which it ran out, or 状元 was settled; 0: none, -1: unlimited. */
function outEntries({ game, firstTitle }: PlayedTable): number[] {
  const { book, ranked } = game;
  const { moves } = game.units;
  const out = new Array<number>(book.crown + 1).fill(0);
  for (let at = 0; at < moves.length; at++) {
    const { entry, kind, tier, unit, from } = moves.at(at)!;
    const prize = book.prizeNumbers.get(tier)!;
    if (from !== null || unit !== book.prizes[prize]!.quantity || NOT_THROWN.includes(kind)) continue;
    out[prize] = entry;
  }
  for (const tier of book.ranked) {
    const { quantity } = book.prizes[tier]!;
    out[tier] = (quantity === Infinity ? null : ranked[tier]!.at(quantity - 1)?.entry) ?? 0;
  }
  for (let tier = 0; tier < book.crown; tier++) if (book.prizes[tier]!.quantity === Infinity) out[tier] = -1;
  if (book.rules.zhuangyuan.contest === 'highest') out[book.crown] = firstTitle;
  return out;
}
