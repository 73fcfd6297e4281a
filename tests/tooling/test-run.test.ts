import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStages } from '@/scripts/test/run.mjs';
import type { Context, Stage } from '@/scripts/test/stages.mjs';
import { countReport } from '@/scripts/test/vitest.mjs';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});

afterEach(() => vi.restoreAllMocks());

const { signal } = new AbortController();

function stage(name: string, passed: number, failed: number, rest: Partial<Stage> = {}): Stage {
  return { name, run: () => Promise.resolve({ passed, failed, output: `output of ${name}` }), ...rest };
}

describe('a run of the stages', () => {
  it('ends with the sum of all of them', async () => {
    expect(await runStages([stage('lint', 1, 0), stage('unit', 20, 0)], [], signal)).toBe(0);
    expect(printed.at(-1)).toBe('\n21 passed, 0 failed');
  });

  it('goes on after one has failed, shows what that printed, and fails', async () => {
    expect(await runStages([stage('lint', 0, 1), stage('unit', 20, 2)], [], signal)).toBe(1);
    expect(printed).toContain('output of lint');
    expect(printed.at(-1)).toBe('\n20 passed, 3 failed');
  });

  it('counts a stage that broke down as failed', async () => {
    const broken = stage('build', 1, 0, { run: () => Promise.reject(new Error('no room on the disk')) });
    expect(await runStages([broken, stage('unit', 20, 0)], [], signal)).toBe(1);
    expect(printed.join('\n')).toContain('no room on the disk');
    expect(printed.at(-1)).toBe('\n20 passed, 1 failed');
  });

  it('counts a stage as failed that can’t run as another has failed', async () => {
    const run = vi.fn<Stage['run']>();
    await runStages([stage('build', 0, 1), stage('e2e', 9, 0, { needs: ['build'], run })], [], signal);
    expect(run).not.toHaveBeenCalled();
    expect(printed.at(-1)).toBe('\n0 passed, 2 failed');
  });

  it('may be limited to stages, and brings what they need', async () => {
    await runStages(
      [stage('unit', 20, 0), stage('build', 1, 0), stage('e2e', 9, 0, { needs: ['build'] })],
      ['e2e'],
      signal,
    );
    expect(printed.at(-1)).toBe('\n10 passed, 0 failed');
  });

  it('may be limited to test files, each in its stage', async () => {
    const contexts: Context[] = [];
    const run: Stage['run'] = (context) => {
      contexts.push(context);
      return Promise.resolve({ passed: 1, failed: 0, output: '' });
    };
    const stages = [
      stage('lint', 1, 0),
      stage('unit', 20, 0, { files: /^tests\/rules/, run }),
      stage('e2e', 9, 0, { files: /^tests\/e2e/, run }),
    ];
    await runStages(stages, ['tests/rules/a.test.ts', 'tests/e2e/b.test.ts'], signal);
    expect(contexts.map(({ files }) => files)).toEqual([['tests/rules/a.test.ts'], ['tests/e2e/b.test.ts']]);
    expect(printed.at(-1)).toBe('\n2 passed, 0 failed');
  });

  it('refuses a stage that there is not', async () => {
    await expect(runStages([stage('lint', 1, 0)], ['lnit'], signal)).rejects.toThrow(
      'There is no stage "lnit"',
    );
  });
});

describe('the count of a vitest report', () => {
  it('has a file that could not be loaded among the failed', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ];
    expect(countReport({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 2,
    });
  });
});
