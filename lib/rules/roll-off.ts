/** 加博定状元: players throw once each for the title, those tied at the top again (RULES 6.9). */
import type { Book } from './book';
import { classify, sumOf } from './hands';
import { refusal, type Refusal } from './refusals';
import type { Claim } from './title';
import type { PlainEntry } from './types';

/** A throw of a roll-off, or a miss or a pass, which count as 0. */
export interface Attempt extends Claim {
  /** A claim counts more than any sum. */
  readonly value: number;
}

/** An immutable value: each attempt makes a new one. */
export interface RollOff {
  readonly dice: 3 | 6;
  /** Who throws in this round of it, in order. */
  readonly order: readonly number[];
  /** Who of them still owes a throw or a pass, in order. */
  readonly owes: readonly number[];
  /** What has been thrown in this round, in the order in which it took effect. */
  readonly attempts: readonly Attempt[];
}

/** More than the sum of six dice. */
const CLAIM = 100;

export function startRollOff(dice: 3 | 6, order: readonly number[]): RollOff {
  return { dice, order, owes: order, attempts: [] };
}

/** What an attempt is worth; `dice` null is a miss or a pass. */
export function attempt(book: Book, seat: number, entry: number, dice: string | null): Attempt {
  const none = { seat, entry, hand: 'roll-off' as const, strength: 0 };
  if (dice === null) return { ...none, value: 0 };
  if (dice.length === 3) return { ...none, value: sumOf(dice) };
  const { thrown, hand, strength } = book.judgements[classify(dice).index]!;
  return strength > 0
    ? { seat, entry, hand, strength, value: CLAIM + strength }
    : { ...none, value: thrown.sum };
}

/** Who owes a throw has made one; the round goes on, or is over when nobody owes any more. */
export function addAttempt(rollOff: RollOff, made: Attempt): RollOff {
  return {
    ...rollOff,
    owes: rollOff.owes.filter((seat) => seat !== made.seat),
    attempts: [...rollOff.attempts, made],
  };
}

/**
 * What a round comes to once nobody owes any more: the attempt that decides, or another round among those tied
 * at the top. Of equal claims the earlier is the greater (RULES 2.1).
 */
export function decide(rollOff: RollOff): { winner: Claim } | { again: RollOff } {
  const top = Math.max(...rollOff.attempts.map(({ value }) => value));
  const tied = rollOff.attempts.filter(({ value }) => value === top);
  const [first] = tied;
  if (first && (tied.length === 1 || first.strength > 0)) return { winner: first };
  const seats = tied.map(({ seat }) => seat);
  return {
    again: startRollOff(
      rollOff.dice,
      rollOff.order.filter((seat) => seats.includes(seat)),
    ),
  };
}

/** Why an entry of somebody's turn can't be made in a roll-off, if so. */
export function obstacleInRollOff(rollOff: RollOff, entry: PlainEntry & { seat: number }): Refusal | null {
  if (entry.kind === 'called') return refusal('called-in-roll-off', { seat: entry.seat });
  if (!rollOff.owes.includes(entry.seat)) return refusal('owes-none', { seat: entry.seat });
  return entry.kind === 'throw' ? obstacleOfDice(entry.dice, rollOff.dice, entry.seat) : null;
}

/** Why a throw has the wrong number of dice, if so. */
export function obstacleOfDice(dice: string, expected: 3 | 6, seat: number): Refusal | null {
  if (dice.length === expected) return null;
  return refusal(expected === 3 ? 'three-dice-expected' : 'six-dice-expected', { seat, dice });
}
