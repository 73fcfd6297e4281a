/** Chance as a value that is passed in: everything random in the core takes a `Random`. */

/** Numbers from 0 up to, not including, 1; `Math.random` is one. */
export type Random = () => number;

const WARM_UP = 16;
const TWO_TO_THE_32 = 4_294_967_296;

/**
 * A stream of chance that a seed decides: the same seed gives the same numbers everywhere (sfc32, by Chris
 * Doty-Humphrey). Good for games and forecasts, not for secrets.
 * @param seed any number; its lower 53 bits count
 */
export function seededRandom(seed: number): Random {
  let a = 0;
  let b = Math.floor(seed / TWO_TO_THE_32) | 0;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / TWO_TO_THE_32;
  };
  for (let n = 0; n < WARM_UP; n++) next();
  return next;
}

/** A whole number from 0 up to, not including, `below`. */
export function pick(random: Random, below: number): number {
  return Math.floor(random() * below);
}
