/** How many whole games a second the forecast plays: ten guests under the plain standard rules. */
import { PRESETS } from '../../../lib/rules';
import { seededRandom } from '../../../lib/rules/random';
import { simulateGames } from '../../../lib/rules/simulate';
import { median, seconds } from '../figure';

const GAMES = 5000;
const PLAYERS = 10;

export function gamesASecond(): number {
  const random = seededRandom(Date.now());
  return median(() => {
    const took = seconds(() => {
      const { throws, unitsOfGuest } = simulateGames(PRESETS.plain, PLAYERS, { games: GAMES, random });
      return throws.length + unitsOfGuest.length;
    });
    return GAMES / took;
  });
}
