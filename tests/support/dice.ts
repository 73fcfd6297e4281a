/** A seeded generator of throws for tests: the same seed gives the same evening. */
export interface DiceSource {
  /** Six dice, as digits. */
  six(): string;
  three(): string;
  /** A whole number from 0 to `below` - 1. */
  upTo(below: number): number;
}

/** Marsaglia's xorshift32; plenty for throwing dice in tests. */
export function seededDice(seed: number): DiceSource {
  let state = seed >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>>= 0);
  };
  const upTo = (below: number) => Math.floor((next() / 2 ** 32) * below);
  const dice = (count: number) => Array.from({ length: count }, () => upTo(6) + 1).join('');
  return { six: () => dice(6), three: () => dice(3), upTo };
}
