/** Many finals at random, judged by what judges real ones (RULES 8), and how long they take. */
import { MOST_ENTRIES } from './entries';
import { addTo, sumOfCounts, type Histogram } from './forecast-histogram';
import { nextOf, perform, startGame, type Game } from './game';
import type { Random } from './random';
import { randomSixDice, randomThreeDice } from './simulate-dice';
import type { FinalFormat, FinalSetup, PlainEntry, Rules } from './types';

/** What simulated finals came to: plain JSON, so that workers can send it. */
export interface FinalTally {
  readonly kind: 'final';
  games: number;
  /** Games by how many throws they took, those of ties and roll-offs included. */
  throws: Histogram;
  /** Games by how many rounds had begun; in `three-dice` and `six-dice` a round of a tie is one too. */
  rounds: Histogram;
  /** Games in which a tie was thrown again, or a roll-off decided. */
  thrownAgain: number;
  /** Games that were ended because their log was full. */
  cutOff: number;
}

/** What is played for, and by how many. */
export interface FinalPlan {
  readonly format: FinalFormat;
  readonly finalists: number;
  readonly places: number;
  readonly rounds: number;
}

/** A tally of no finals yet. */
export function emptyFinalTally(): FinalTally {
  return { kind: 'final', games: 0, throws: [], rounds: [], thrownAgain: 0, cutOff: 0 };
}

/** Plays whole finals in which everybody throws into the bowl; see `simulateGames`. */
export function simulateFinals(
  rules: Rules,
  { format, finalists, places, rounds }: FinalPlan,
  { games, random }: { games: number; random: Random },
): FinalTally {
  const players = Array.from({ length: finalists }, (_, at) => String(at + 1));
  const setup: FinalSetup = { kind: 'final', format, rules, players, places, rounds };
  const tally = emptyFinalTally();
  for (let n = 0; n < games; n++) playFinal(tally, setup, random);
  return tally;
}

/** Two tallies of the same final as one. */
export function mergeFinalTallies(one: FinalTally, other: FinalTally): FinalTally {
  return {
    kind: 'final',
    games: one.games + other.games,
    throws: sumOfCounts(one.throws, other.throws),
    rounds: sumOfCounts(one.rounds, other.rounds),
    thrownAgain: one.thrownAgain + other.thrownAgain,
    cutOff: one.cutOff + other.cutOff,
  };
}

function playFinal(tally: FinalTally, setup: FinalSetup, random: Random): void {
  const game = startGame(setup);
  let thrownAgain = false;
  for (let number = 1; game.phase !== 'finished'; number++) {
    if (number >= MOST_ENTRIES) {
      tally.cutOff++;
      perform(game, { kind: 'end', reason: 'full' }, number);
      break;
    }
    const entry: PlainEntry = { kind: 'throw', seat: nextOf(game)!, dice: randomDice(setup, random) };
    perform(game, entry, number);
    thrownAgain ||= isThrownAgain(game);
  }
  tally.games++;
  if (thrownAgain) tally.thrownAgain++;
  addTo(tally.throws, game.throws);
  addTo(
    tally.rounds,
    game.kind === 'dice-final' ? game.round : Math.ceil(game.turns.had / setup.players.length),
  );
}

function randomDice({ format }: FinalSetup, random: Random): string {
  return format === 'three-dice' ? randomThreeDice(random) : randomSixDice(random);
}

function isThrownAgain(game: Game): boolean {
  return game.kind === 'dice-final' ? game.round > 1 : game.rollOff !== null;
}
