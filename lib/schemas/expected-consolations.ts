import type { Rules } from '../rules';
import { forecastOf } from '../rules/forecast';
import { seededRandom } from '../rules/random';
import { simulateGames } from '../rules/simulate';
import { groupBy } from './group-by';
import type { PrizeHouse } from './prize-house';

/** Enough to be right to a few percent, few enough to be there at once. */
const GAMES = 400;
const FEWEST = 40;
const SEED = 20_260_925;

/** How many guests of the house go without any other prize, on an average evening under these rules. */
export function expectedConsolations(rules: Rules, { tables, unseated }: PrizeHouse): number {
  const bySize = groupBy(
    tables.filter(({ people }) => people > 0),
    ({ people }) => people,
  );
  let guests = 0;
  let without = 0;
  for (const [people, alike] of bySize) {
    const games = Math.max(FEWEST, Math.round(GAMES / bySize.size));
    const tally = simulateGames(rules, people, { games, random: seededRandom(SEED) });
    const chairs = alike.reduce((sum, { sets }) => sum + sets * people, 0);
    guests += chairs;
    without += chairs * forecastOf(tally).guestsWithoutPrize;
  }
  // Who has no table yet fares as the others do.
  return Math.round(guests === 0 ? 0 : without * (1 + unseated / guests));
}
