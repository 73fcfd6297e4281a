/** What a throw is called (RULES 1), from a table of the 462 ways six dice can lie. */
import type { Hand } from './types';

/** One way for six dice to lie, whatever their order. */
export interface Throw {
  /** 0 to 461. */
  readonly index: number;
  /** The six digits, ascending. */
  readonly dice: string;
  /** What it is called before any rules are asked. */
  readonly hand: Hand;
  /** How many dice show each face; `counts[0]` is unused. */
  readonly counts: readonly number[];
  /** The face that five or six dice show, else 0. */
  readonly face: number;
  /** The sixth die of five alike (4s too), else 0. */
  readonly kicker: number;
  /** The sum of all six dice. */
  readonly sum: number;
  /** The sum of the dice that do not show 4. */
  readonly sumWithoutFours: number;
}

/** Dice of faces 1 to 6 weigh powers of seven, so that a sum of six weights is a multiset; by character code. */
const WEIGHTS = new Uint16Array(64);
[1, 7, 49, 343, 2401, 0].forEach((weight, at) => (WEIGHTS['1'.charCodeAt(0) + at] = weight));

function weigh(dice: string): number {
  return (
    WEIGHTS[dice.charCodeAt(0)]! +
    WEIGHTS[dice.charCodeAt(1)]! +
    WEIGHTS[dice.charCodeAt(2)]! +
    WEIGHTS[dice.charCodeAt(3)]! +
    WEIGHTS[dice.charCodeAt(4)]! +
    WEIGHTS[dice.charCodeAt(5)]!
  );
}

function nameOf(counts: readonly number[]): Hand {
  const fours = counts[4]!;
  const most = Math.max(counts[1]!, counts[2]!, counts[3]!, counts[5]!, counts[6]!);
  if (fours === 6) return 'liuhong';
  if (counts[1] === 6) return 'biandijin';
  if (most === 6) return 'liuhei';
  if (fours === 5) return 'wuhong';
  if (most === 5) return 'wuzi';
  if (fours === 4) return counts[1] === 2 ? 'jinhua' : 'sihong';
  if (fours === 1 && most === 1) return 'duitang';
  if (fours === 3) return 'sanhong';
  if (most === 4) return 'sijin';
  return fours === 2 ? 'erju' : fours === 1 ? 'yixiu' : 'none';
}

function describe(dice: string, index: number): Throw {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  let sum = 0;
  for (const digit of dice) {
    counts[Number(digit)]!++;
    sum += Number(digit);
  }
  const face = counts.findIndex((count) => count >= 5);
  return Object.freeze({
    index,
    dice,
    hand: nameOf(counts),
    counts: Object.freeze(counts),
    face: Math.max(face, 0),
    kicker: face < 0 ? 0 : counts[face] === 5 ? counts.indexOf(1) : 0,
    sum,
    sumWithoutFours: sum - 4 * counts[4]!,
  });
}

function ascending(length: number, from: number): string[] {
  if (length === 0) return [''];
  const found: string[] = [];
  for (let face = from; face <= 6; face++) {
    for (const rest of ascending(length - 1, face)) found.push(face + rest);
  }
  return found;
}

/** All 462 throws, by index. */
export const THROWS: readonly Throw[] = Object.freeze(ascending(6, 1).map(describe));

const BY_WEIGHT: readonly Throw[] = (() => {
  const table = new Array<Throw>(6 * 2401 + 1).fill(THROWS[0]!);
  for (const thrown of THROWS) table[weigh(thrown.dice)] = thrown;
  return table;
})();

/**
 * Names a throw (RULES 1).
 * @param dice six digits 1 to 6, in any order, as `isDice(dice, 6)` accepts them
 */
export function classify(dice: string): Throw {
  return BY_WEIGHT[weigh(dice)]!;
}

/** Whether `text` is exactly `count` dice: digits 1 to 6. */
export function isDice(text: unknown, count: 3 | 6): text is string {
  return typeof text === 'string' && text.length === count && /^[1-6]+$/.test(text);
}

/** The sum of any number of dice. */
export function sumOf(dice: string): number {
  let sum = 0;
  for (let at = 0; at < dice.length; at++) sum += dice.charCodeAt(at) - 48;
  return sum;
}

/** What a sentence about a hand needs besides its name: 四红带 `sum`, 五子带 `kicker`, six of `face`. */
export type HandDetail = { sum: number } | { face: number; kicker: number } | { face: number } | null;

/**
 * The numbers that tell two throws of one class apart (RULES 2).
 * @param dice six digits, in any order
 * @returns `{sum}` of the other two dice for four 4s, `{face, kicker}` for five alike (4s too), `{face}` for six alike, else null
 */
export function handDetail(dice: string): HandDetail {
  const thrown = classify(dice);
  if (thrown.counts[4] === 4) return { sum: thrown.sumWithoutFours };
  if (thrown.kicker > 0) return { face: thrown.face, kicker: thrown.kicker };
  return thrown.face > 0 ? { face: thrown.face } : null;
}
