/** Dice at random, as the core takes them. */
import { THROWS } from './hands';
import { OUTCOMES, waysOf } from './odds';
import { pick, type Random } from './random';

/** The dice of each of the 46,656 outcomes, sorted; made when first needed. */
let sixDice: readonly string[] | null = null;

function makeSixDice(): readonly string[] {
  return THROWS.flatMap((thrown) => new Array<string>(waysOf(thrown)).fill(thrown.dice));
}

const THREE_DICE: readonly string[] = Array.from({ length: 216 }, (_, outcome) =>
  [Math.floor(outcome / 36), Math.floor(outcome / 6) % 6, outcome % 6].map((face) => face + 1).join(''),
);

/** Six dice, ascending: every outcome alike. */
export function randomSixDice(random: Random): string {
  sixDice ??= makeSixDice();
  return sixDice[pick(random, OUTCOMES)]!;
}

/** Three dice: every outcome alike. */
export function randomThreeDice(random: Random): string {
  return THREE_DICE[pick(random, THREE_DICE.length)]!;
}
