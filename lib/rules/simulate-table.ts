/** One whole table at random, judged by what judges real ones (RULES 4 to 6). */
import { bookOf } from './book';
import { MOST_ENTRIES } from './entries';
import { nextOf } from './game';
import { pick, type Random } from './random';
import { grabbable } from './scramble';
import { randomSixDice, randomThreeDice } from './simulate-dice';
import { performAtTable } from './table';
import { startTable, type TableGame } from './table-game';
import type { PlainEntry, Rules } from './types';

/** A game that has ended, and what its end no longer shows. */
export interface PlayedTable {
  readonly game: TableGame;
  /** The entry by which somebody first was 状元; 0: nobody ever was. */
  readonly firstTitle: number;
  /** The entry by which all limited tiers were gone while they still threw; 0: that never came. */
  readonly goneAt: number;
  readonly rolledOff: boolean;
  readonly scrambled: boolean;
  /** Whether it had to be ended because its log was full. */
  readonly cutOff: boolean;
}

/**
 * Plays until the game ends. Everybody stays, and throws into the bowl; in a scramble every hand is as quick as
 * any other. A game that fills its log is ended there, as a host would have to.
 * @param see is shown every entry before it is made; its object changes with the next one
 */
export function playTable(
  rules: Rules,
  players: number,
  random: Random,
  see?: (entry: Readonly<PlainEntry>) => void,
): PlayedTable {
  const game = startTable(bookOf(rules), players);
  const thrown = { kind: 'throw' as const, seat: 1, dice: '' };
  const played = { game, firstTitle: 0, goneAt: 0, rolledOff: false, scrambled: false, cutOff: false };
  for (let number = 1; game.phase !== 'finished'; number++) {
    let entry: PlainEntry = thrown;
    if (game.phase === 'scramble') {
      played.scrambled = true;
      entry = randomGrab(game, random);
    } else if (number >= MOST_ENTRIES) {
      played.cutOff = true;
      entry = { kind: 'end', reason: 'full' };
    } else {
      if (game.rollOff) played.rolledOff = true;
      thrown.seat = nextOf(game)!;
      thrown.dice = game.rollOff?.dice === 3 ? randomThreeDice(random) : randomSixDice(random);
    }
    see?.(entry);
    performAtTable(game, entry, number);
    if (played.firstTitle === 0 && game.title.holders.length > 0) played.firstTitle = number;
    if (played.goneAt === 0 && game.goneAt >= 0) played.goneAt = number;
  }
  return played;
}

/** No more grabs of one prize than these, so that a mountain of prizes doesn't take for ever. */
const MOST_GRABS = 100;

function randomGrab(game: TableGame, random: Random): PlainEntry {
  const { book, turns } = game;
  const prize = [book.crown, ...book.immediate].find((one) => grabbable(game, one) > 0)!;
  return {
    kind: 'claim',
    seat: 1 + pick(random, turns.seats),
    tier: book.prizes[prize]!.id,
    count: Math.ceil(grabbable(game, prize) / MOST_GRABS),
  };
}
