/**
 * Chances on the command line.
 *   npm run -s odds -- --preset corporate                         the odds of a throw, and a forecast of games
 *   npm run -s odds -- --preset corporate --players 8 --games 5000 --seed 7 --finalists 12
 *   npm run -s odds -- --preset corporate --json                  the same as JSON
 */
import { parseArgs } from 'node:util';
import { MOST_PLAYERS, PRESETS, PRESET_FINAL, PRESET_IDS, isPresetId, type PresetId } from '../lib/rules';
import { forecastOf, forecastOfFinals, type Spread } from '../lib/rules/forecast';
import { oddsOf } from '../lib/rules/odds';
import { seededRandom } from '../lib/rules/random';
import { simulateGames } from '../lib/rules/simulate';
import { simulateFinals } from '../lib/rules/simulate-final';

const USAGE =
  'usage: odds --preset NAME [--players 10] [--games 10000] [--seed 1] [--finalists 8] [--places 3] [--rounds 3] [--json]';

interface Wanted {
  readonly preset: PresetId;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly finalists: number;
  readonly places: number;
  readonly rounds: number;
}

function count({ preset, players, games, seed, ...final }: Wanted) {
  const rules = PRESETS[preset];
  const format = PRESET_FINAL[preset];
  return {
    preset,
    players,
    games,
    seed,
    odds: oddsOf(rules),
    forecast: forecastOf(simulateGames(rules, players, { games, random: seededRandom(seed) })),
    final: {
      format,
      ...final,
      forecast: forecastOfFinals(
        simulateFinals(rules, { format, ...final }, { games, random: seededRandom(seed) }),
      ),
    },
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

function spread({ mean, median, p90, p99, most }: Spread): string {
  return `median ${median}   90 % within ${p90}   99 % within ${p99}   most ${most}   mean ${mean.toFixed(2)}`;
}

function rows(title: string, lines: readonly (readonly [name: string, value: string])[]): string {
  return [title, ...lines.map(([name, value]) => `  ${name.padEnd(33)}${value}`)].join('\n');
}

function readable({ preset, players, games, seed, odds, forecast, final }: ReturnType<typeof count>): string {
  const chance = (times: number): string =>
    `${String(times).padStart(6)}   ${percent(times / odds.outcomes).padStart(9)}`;
  return [
    rows(`One throw under ${preset}, out of ${odds.outcomes}`, [
      ...odds.hands.map(({ hand, count: times }) => [`hand ${hand}`, chance(times)] as const),
      ...odds.claims.map(({ hand, count: times }) => [`claim ${hand}`, chance(times)] as const),
      ['any claim', chance(odds.claim)],
      ...odds.tiers.map(({ tier, count: times }) => [`tier ${tier}`, chance(times)] as const),
      ['wins nothing', chance(odds.nothing)],
      ['wins an extra', chance(odds.extra)],
    ]),
    rows(`${games} games of ${players}, seed ${seed}`, [
      ['throws', spread(forecast.throws)],
      ['rounds', spread(forecast.rounds)],
      ...forecast.lastOut.map(({ tier, share }) => [`last to run out: ${tier}`, percent(share)] as const),
      ['last: several at once', percent(forecast.lastTogether)],
      ['not everything runs out', percent(forecast.notAllOut)],
      ['all else gone, no zhuangyuan', percent(forecast.goneWithoutZhuangyuan)],
      ['ended without a zhuangyuan', percent(forecast.withoutZhuangyuan)],
      ['roll-offs', percent(forecast.rollOffs)],
      ['scrambles', percent(forecast.scrambles)],
      ['ended by a full log', percent(forecast.cutOff)],
      ...forecast.leftOver
        .filter(({ mean }) => mean > 0)
        .map(({ tier, mean }) => [`left over: ${tier}`, mean.toFixed(3)] as const),
      ['guests without a prize', percent(forecast.guestsWithoutPrize)],
      ['guests with nothing at all', percent(forecast.guestsWithNothing)],
      ['units a guest', spread(forecast.unitsOfGuest)],
    ]),
    rows(
      `${games} finals ${final.format} of ${final.finalists}, places ${final.places}, rounds ${final.rounds}`,
      [
        ['throws', spread(final.forecast.throws)],
        ['rounds', spread(final.forecast.rounds)],
        ['tie or roll-off', percent(final.forecast.thrownAgain)],
      ],
    ),
  ].join('\n\n');
}

function wholeNumber(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${least} to ${most}`);
}

function read(): { wanted: Wanted; json: boolean } {
  const { values } = parseArgs({
    options: {
      preset: { type: 'string' },
      players: { type: 'string', default: '10' },
      games: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      finalists: { type: 'string', default: '8' },
      places: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
    },
  });
  const { preset, json } = values;
  if (preset === undefined) throw new Error(USAGE);
  if (!isPresetId(preset)) throw new Error(`no preset ${preset}; there are: ${PRESET_IDS.join(', ')}`);
  const wanted: Wanted = {
    preset,
    players: wholeNumber('players', values.players, [1, MOST_PLAYERS]),
    games: wholeNumber('games', values.games, [1, 10_000_000]),
    seed: wholeNumber('seed', values.seed, [0, Number.MAX_SAFE_INTEGER]),
    finalists: wholeNumber('finalists', values.finalists, [1, MOST_PLAYERS]),
    places: wholeNumber('places', values.places, [1, MOST_PLAYERS]),
    rounds: wholeNumber('rounds', values.rounds, [1, 100]),
  };
  return { wanted, json };
}

try {
  const { wanted, json } = read();
  const counted = count(wanted);
  console.log(json ? JSON.stringify(counted, null, 2) : readable(counted));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
