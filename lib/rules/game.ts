/** Tables and finals behind one set of functions: what is possible, what it does, whose turn it is. */
import { bookOf } from './book';
import { obstacleInDiceFinal, performInDiceFinal, startDiceFinal, type DiceFinal } from './final-dice';
import {
  forkTurnsFinal,
  obstacleInTurnsFinal,
  performInTurnsFinal,
  startTurnsFinal,
  type TurnsFinal,
} from './final-turns';
import { refusal, type Refusal } from './refusals';
import { obstacleAtTable, performAtTable } from './table';
import { forkTable, startTable, type TableGame } from './table-game';
import type { PlainEntry, Setup } from './types';

export type Game = TableGame | DiceFinal | TurnsFinal;

export function startGame(setup: Setup): Game {
  const book = bookOf(setup.rules);
  const seats = setup.players.length;
  if (setup.kind === 'table') return startTable(book, seats);
  const { format, places, rounds } = setup;
  return format === 'three-dice' || format === 'six-dice'
    ? startDiceFinal(book, format, seats, places)
    : startTurnsFinal(book, format, seats, rounds);
}

/** A game that goes its own way from here. */
export function forkGame(game: Game): Game {
  switch (game.kind) {
    case 'table':
      return forkTable(game);
    case 'dice-final':
      return { ...game };
    case 'turns-final':
      return forkTurnsFinal(game);
  }
}

/** Why an entry can't be added to a game as it stands, its turn aside (RULES 6.5); null where it can. */
export function obstacle(game: Game, entry: PlainEntry): Refusal | null {
  return game.kind === 'table' ? obstacleAtTable(game, entry) : obstacleInFinal(game, entry);
}

function obstacleInFinal(game: DiceFinal | TurnsFinal, entry: PlainEntry): Refusal | null {
  if (game.phase === 'finished') return refusal('game-ended');
  switch (entry.kind) {
    case 'join':
    case 'leave':
    case 'return':
    case 'claim':
      return refusal('not-in-final', { kind: entry.kind });
    case 'end':
      return entry.then === undefined ? null : refusal('not-in-final', { kind: entry.kind });
    default:
      if (entry.seat > seatsOf(game)) return refusal('not-seated', { seat: entry.seat });
      return game.kind === 'dice-final'
        ? obstacleInDiceFinal(game, entry)
        : obstacleInTurnsFinal(game, entry);
  }
}

/** Makes a possible entry take effect, in place. `number` is the entry's in the log. */
export function perform(game: Game, entry: PlainEntry, number: number): void {
  switch (game.kind) {
    case 'table':
      return performAtTable(game, entry, number);
    case 'dice-final':
      return performInDiceFinal(game, entry, number);
    case 'turns-final':
      return performInTurnsFinal(game, entry, number);
  }
}

/** How many seats there are, late guests included. */
export function seatsOf(game: Game): number {
  return game.kind === 'dice-final' ? game.seats : game.turns.seats;
}

/** The seat to throw: in a roll-off or a tie who owes the next throw; null where nobody is to. */
export function nextOf(game: Game): number | null {
  if (game.kind === 'dice-final') return game.owes[0] ?? null;
  if (game.rollOff) return game.rollOff.owes[0] ?? null;
  return game.phase === 'playing' ? game.turns.next || null : null;
}
