import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRESETS, answerDocument } from '@/lib/rules';

const DOCUMENT = {
  rules: 'corporate',
  players: ['陈一', '林二'],
  log: [
    { player: '陈一', dice: '444411' },
    { player: '林二', dice: '123455' },
  ],
};

function run(options: string[], input: string): { status: number | null; stdout: string; stderr: string } {
  const command = ['--import', 'tsx', 'scripts/replay.ts', ...options];
  return spawnSync(process.execPath, command, { input, encoding: 'utf8' });
}

describe('npm run replay (RULES 9)', () => {
  it('prints the answer to a document', () => {
    const { status, stdout, stderr } = run([], JSON.stringify(DOCUMENT));
    expect([status, stderr]).toEqual([0, '']);
    expect({ ok: true, value: JSON.parse(stdout) as unknown }).toEqual(answerDocument(DOCUMENT));
  });

  it('prints a message that names the entry and the reason for bad input, and nothing else', () => {
    const log = [...DOCUMENT.log, { player: '林二', dice: '123455' }];
    const { status, stdout, stderr } = run([], JSON.stringify({ ...DOCUMENT, log }));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('entry 3: not your turn (seat 2, next 1)\n');
    expect(run([], '{').stderr).toBe('not json\n');
  });

  it('answers a document a line, in order, with an error in its place', () => {
    const cases = readFileSync(new URL('./cases.ndjson', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { doc: unknown; answer?: unknown });
    const lines = [...cases.map(({ doc }) => JSON.stringify(doc)), 'no json'];
    const { status, stdout } = run(['--ndjson'], `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { error?: string });
    expect(answers).toHaveLength(lines.length);
    cases.forEach(({ answer }, at) => {
      if (answer) expect(answers[at]).toEqual(answer);
      else expect(answers[at]?.error).toMatch(/\w/);
    });
    expect(answers.at(-1)).toEqual({ error: 'not json' });
  });

  it('prints a whole rules object', () => {
    expect(JSON.parse(run(['--preset', 'lugu'], '').stdout)).toEqual(PRESETS.lugu);
    expect(run(['--preset', 'nowhere'], '')).toMatchObject({ status: 1, stdout: '' });
  });

  it('says how it is used', () => {
    expect(run(['--help'], '')).toMatchObject({ status: 1, stdout: '' });
    expect(run(['--ndjson', 'x'], '').stderr).toMatch(/^usage: /);
  });
});
