/** Who holds which unit of which prize, and how units move (RULES 4.0). */
import type { Book } from './book';
import { Tape } from './tape';
import type { Move, MoveKind } from './types';

/** A unit that somebody holds. Its number is its place in `Units.given`, from 1. */
export interface Unit {
  readonly seat: number;
  /** Grows with every change of hands: who acquired last has the highest. */
  readonly stamp: number;
  /** Can't be chased, whoever holds it (RULES 4.4). */
  readonly guarded: boolean;
}

/** A working value: play changes it in place, states keep forks. */
export interface Units {
  readonly book: Book;
  /** By prize number, then unit number - 1. The pool gives the lowest number first, so these are all it has given. */
  readonly given: Unit[][];
  readonly moves: Tape<Move>;
  stamp: number;
}

export function startUnits(book: Book): Units {
  return { book, given: book.prizes.map(() => []), moves: new Tape(), stamp: 0 };
}

export function forkUnits(units: Units): Units {
  const { book, given, moves, stamp } = units;
  return { book, given: given.map((list) => list.slice()), moves: moves.fork(), stamp };
}

/** How many units the pool of a prize holds; Infinity where it is unlimited. */
export function left(units: Units, prize: number): number {
  return units.book.prizes[prize]!.quantity - units.given[prize]!.length;
}

/** Why a unit moves: the log entry and the kind of move. */
export interface Cause {
  readonly entry: number;
  readonly kind: MoveKind;
}

/** The pool gives its lowest unit; it must have one. */
export function give(units: Units, prize: number, to: number, cause: Cause, guarded = false): void {
  const held = units.given[prize]!;
  held.push({ seat: to, stamp: units.stamp++, guarded });
  record(units, prize, held.length, null, to, cause);
}

/** A unit changes hands; `guarded` protects it from now on. */
export function pass(
  units: Units,
  prize: number,
  unit: number,
  to: number,
  cause: Cause,
  guarded = false,
): void {
  const held = units.given[prize]!;
  const before = held[unit - 1]!;
  held[unit - 1] = { seat: to, stamp: units.stamp++, guarded: guarded || before.guarded };
  record(units, prize, unit, before.seat, to, cause);
}

function record(
  units: Units,
  prize: number,
  unit: number,
  from: number | null,
  to: number,
  { entry, kind }: Cause,
): void {
  units.moves.push({ entry, kind, tier: units.book.prizes[prize]!.id, unit, from, to });
}

/** The pools of limited prizes give all they have, in the order of `prizes`; unlimited ones give nothing. */
export function givePools(
  units: Units,
  prizes: readonly number[],
  to: number,
  cause: Cause,
  guarded = false,
): void {
  for (const prize of prizes) {
    if (left(units, prize) === Infinity) continue;
    while (left(units, prize) > 0) give(units, prize, to, cause, guarded);
  }
}

/** What others hold of these prizes moves to one seat, in the order of `prizes`, then of the units. */
export function takeHeld(
  units: Units,
  prizes: readonly number[],
  to: number,
  cause: Cause,
  { spareGuarded = false, guarded = false } = {},
): void {
  for (const prize of prizes) {
    units.given[prize]!.forEach((unit, at) => {
      if (unit.seat === to || (spareGuarded && unit.guarded)) return;
      pass(units, prize, at + 1, to, cause, guarded);
    });
  }
}

/** Whether a seat holds any unit at all. */
export function holdsAnything(units: Units, seat: number): boolean {
  return units.given.some((held) => held.some((unit) => unit.seat === seat));
}
