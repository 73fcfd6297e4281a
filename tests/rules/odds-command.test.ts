import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PRESETS, PRESET_IDS } from '@/lib/rules';
import { forecastOf } from '@/lib/rules/forecast';
import { oddsOf } from '@/lib/rules/odds';
import { seededRandom } from '@/lib/rules/random';
import { simulateGames } from '@/lib/rules/simulate';

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function odds(...options: string[]): Promise<Ran> {
  try {
    const command = ['--import', 'tsx', 'scripts/odds.ts', ...options];
    return { code: 0, ...(await promisify(execFile)(process.execPath, command)) };
  } catch (failed) {
    const { code, stdout, stderr } = failed as Ran;
    return { code, stdout, stderr };
  }
}

describe('npm run odds', () => {
  it('prints as JSON what the core counts', async () => {
    const { code, stdout } = await odds(
      '--preset',
      'lugu',
      '--players',
      '6',
      '--games',
      '40',
      '--seed',
      '5',
      '--json',
    );
    expect(code).toBe(0);
    const random = seededRandom(5);
    expect(JSON.parse(stdout)).toMatchObject({
      preset: 'lugu',
      odds: oddsOf(PRESETS.lugu),
      forecast: forecastOf(simulateGames(PRESETS.lugu, 6, { games: 40, random })),
      final: { format: 'three-dice', finalists: 8 },
    });
  });

  it('prints a table to read, the same for the same seed', async () => {
    const [first, second] = [
      await odds('--preset', 'express', '--games', '30'),
      await odds('--preset', 'express', '--games', '30'),
    ];
    expect(first).toEqual(second);
    expect(first.stdout).toMatch(/^ {2}tier jinshi +18750 +40\.188 %$/m);
    expect(first.stdout).toMatch(/^30 games of 10, seed 1$/m);
  });

  it.each([
    [['--preset', 'nope'], PRESET_IDS.join(', ')],
    [[], 'usage'],
    [['--preset', 'plain', '--players', '31'], '--players'],
    [['--preset', 'plain', '--games', '0'], '--games'],
    [['--preset', 'plain', '--seed', 'x'], '--seed'],
    [['--presets', 'plain'], '--presets'],
  ])('says in one line what is wrong with %j', async (options, word) => {
    const { code, stdout, stderr } = await odds(...options);
    expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({
      code: 1,
      stdout: '',
      lines: 1,
    });
    expect(stderr).toContain(word);
  });
});
