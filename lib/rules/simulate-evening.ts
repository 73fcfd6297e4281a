/** A house full of tables of different sizes, in as many games as one wants to wait for. */
import { seededRandom } from './random';
import { mergeTallies, simulateGames, type TableTally } from './simulate';
import type { Rules } from './types';

/** Tables of one size: how many play there, and how many games (会) they play together. */
export interface TableGroup {
  readonly players: number;
  readonly games: number;
}

/**
 * Plays `games` tables whose sizes are mixed as in the house, each size at least once. The same rules, groups,
 * games and seed give the same tally everywhere.
 * @param groups at least one, each of at least one game
 */
export function simulateEvening(
  rules: Rules,
  groups: readonly TableGroup[],
  { games, seed }: { games: number; seed: number },
): TableTally {
  const random = seededRandom(seed);
  const all = groups.reduce((sum, group) => sum + group.games, 0);
  const tallies = groups.map((group) =>
    simulateGames(rules, group.players, {
      games: Math.max(1, Math.round((games * group.games) / all)),
      random,
    }),
  );
  return tallies.reduce(mergeTallies);
}
