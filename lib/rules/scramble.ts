/** 抢饼: throwing is over and what is left is grabbed (RULES 6.7). */
import { refusal, type Refusal } from './refusals';
import { settle } from './settlement';
import type { TurningCause } from './causes';
import type { TableGame } from './table-game';
import { give, left } from './units';

/** Throwing stops. Where nothing is left, the game ends at once. */
export function beginScramble(game: TableGame, entry: number, cause: TurningCause): void {
  game.phase = 'scramble';
  game.rollOff = null;
  game.turning = { entry, cause };
  endIfNothingLeft(game, entry);
}

/** How many units of a prize may be grabbed: none of a ranked or an unlimited tier, nor what a title holder will get. */
export function grabbable({ book, units, title }: TableGame, prize: number): number {
  if (prize === book.crown) return Math.max(left(units, prize) - title.holders.length, 0);
  if (!book.immediate.includes(prize) || book.prizes[prize]!.quantity === Infinity) return 0;
  return left(units, prize);
}

/** Why so many units of a tier can't be grabbed, if so. */
export function obstacleOfGrab(game: TableGame, tier: string, count: number): Refusal | null {
  if (game.phase !== 'scramble') return refusal('not-in-scramble', { tier });
  const prize = game.book.prizeNumbers.get(tier);
  if (prize === undefined) return refusal('tier-unknown', { tier });
  const most = grabbable(game, prize);
  return count > most ? refusal('more-than-left', { tier, count, left: most }) : null;
}

/** Somebody has grabbed so many units; when that was the last, the game ends. */
export function grab(game: TableGame, seat: number, tier: string, count: number, entry: number): void {
  const prize = game.book.prizeNumbers.get(tier)!;
  for (let n = 0; n < count; n++) give(game.units, prize, seat, { entry, kind: 'claim' });
  endIfNothingLeft(game, entry);
}

function endIfNothingLeft(game: TableGame, entry: number): void {
  const { book } = game;
  const anything =
    grabbable(game, book.crown) > 0 || book.immediate.some((tier) => grabbable(game, tier) > 0);
  if (!anything) settle(game, entry, 'scramble-over');
}
