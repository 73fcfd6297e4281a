/** Finals in which each throws once and ties throw again: `three-dice` and `six-dice` (RULES 8, 8.1). */
import { countsFours, type Book } from './book';
import type { Because, EndCause } from './causes';
import { classify, sumOf } from './hands';
import { obstacleOfDice } from './roll-off';
import { refusal, type Refusal } from './refusals';
import type { PlainEntry } from './types';

/** A working value: play changes it in place (its lists are replaced, not changed), states keep forks. */
export interface DiceFinal {
  readonly kind: 'dice-final';
  readonly book: Book;
  readonly format: 'three-dice' | 'six-dice';
  readonly seats: number;
  readonly places: number;
  phase: 'playing' | 'finished';
  /** All finalists, best first, those tied together; within a group in the finalists' order. */
  groups: readonly (readonly number[])[];
  /** The group that throws now. */
  group: number;
  /** Who of it still owes a throw, in order. */
  owes: readonly number[];
  /** What each seat has thrown in this round. */
  values: ReadonlyMap<number, number>;
  /** Which round of throws this is: 1 is everybody's first. */
  round: number;
  throws: number;
  end: Because<EndCause> | null;
}

export function startDiceFinal(
  book: Book,
  format: 'three-dice' | 'six-dice',
  seats: number,
  places: number,
): DiceFinal {
  const all = Array.from({ length: seats }, (_, at) => at + 1);
  const round = { groups: [all], group: 0, owes: all, values: new Map<number, number>(), round: 1 };
  return {
    kind: 'dice-final',
    book,
    format,
    seats,
    places,
    phase: 'playing',
    ...round,
    throws: 0,
    end: null,
  };
}

/** Why an entry of somebody's turn can't be added, turns aside; null where it can. */
export function obstacleInDiceFinal(game: DiceFinal, entry: PlainEntry & { seat: number }): Refusal | null {
  if (entry.kind === 'called') return refusal('called-in-final', { seat: entry.seat });
  if (!game.owes.includes(entry.seat)) return refusal('owes-none', { seat: entry.seat });
  if (entry.kind !== 'throw') return null;
  return obstacleOfDice(entry.dice, game.format === 'three-dice' ? 3 : 6, entry.seat);
}

/** Makes a possible entry take effect. */
export function performInDiceFinal(game: DiceFinal, entry: PlainEntry, number: number): void {
  switch (entry.kind) {
    case 'throw':
      game.throws++;
      return addValue(game, entry.seat, valueOf(game, entry.dice), number);
    case 'miss':
    case 'pass':
      return addValue(game, entry.seat, NOTHING_THROWN, number);
    case 'end':
      if (game.round === 1) splitGroup(game);
      return finish(game, number, 'end-entry');
    default:
      return;
  }
}

/** A miss or a pass, below 罚黑; and below that, who has not thrown when the final is closed. */
const NOTHING_THROWN = 0;
const NOT_THROWN = -1;
/** Tiers are further apart than sums of six dice, and claims are above all tiers. */
const TIER = 100;
const CLAIM = 1_000_000;

function valueOf({ book, format }: DiceFinal, dice: string): number {
  if (format === 'three-dice') return sumOf(dice);
  const { thrown, strength, tier } = book.judgements[classify(dice).index]!;
  if (strength > 0) return CLAIM + strength;
  const taken = book.rules.tiers[tier];
  if (!taken) return 1;
  return (tier + 1) * TIER + (countsFours(taken) ? thrown.sumWithoutFours : 0);
}

function addValue(game: DiceFinal, seat: number, value: number, entry: number): void {
  game.values = new Map([...game.values, [seat, value]]);
  game.owes = game.owes.filter((one) => one !== seat);
  if (game.owes.length > 0) return;
  splitGroup(game);
  nextTie(game, entry);
}

/** The group that throws falls apart by what its members have thrown. */
function splitGroup(game: DiceFinal): void {
  const thrown = (seat: number): number => game.values.get(seat) ?? NOT_THROWN;
  const members = game.groups[game.group]!;
  const values = [...new Set(members.map(thrown))].sort((one, other) => other - one);
  const parts = values.map((value) => members.filter((seat) => thrown(seat) === value));
  game.groups = game.groups.flatMap((group, at) => (at === game.group ? parts : [group]));
}

/** The highest tie across or within the places that count throws again; where there is none, the final is over. */
function nextTie(game: DiceFinal, entry: number): void {
  let before = 0;
  for (const [at, group] of game.groups.entries()) {
    if (before >= game.places) break;
    if (group.length > 1) {
      game.group = at;
      game.owes = group;
      game.values = new Map();
      game.round++;
      return;
    }
    before += group.length;
  }
  finish(game, entry, 'done');
}

function finish(game: DiceFinal, entry: number, cause: EndCause): void {
  game.phase = 'finished';
  game.owes = [];
  game.end = { entry, cause };
}

/** Everybody's rank, best first; those tied share one, and the next is counted on (RULES 9). */
export function rankingOfDice(game: DiceFinal): { rank: number; seat: number }[] {
  let rank = 1;
  return game.groups.flatMap((group) => {
    const rows = group.map((seat) => ({ rank, seat }));
    rank += group.length;
    return rows;
  });
}
