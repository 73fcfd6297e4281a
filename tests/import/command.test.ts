import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encode } from './helpers/encode';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huibing-roster-'));
});
afterAll(() => rm(folder, { recursive: true }));

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile('npm', ['run', '-s', 'roster', '--', ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, encode(text, 'gb18030'));
  return path;
}

it('prints guests and problems as JSON', async () => {
  const path = await fileOf('good.csv', '工号,姓名,部门,桌号\n00013,王伟,财务部,第3桌\n00013,李敏,,\n');
  const { code, stdout, stderr } = await run(path);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual({
    guests: [
      {
        ...{ name: '王伟', employeeNumber: '00013', department: '财务部', table: 3, seat: null },
        ...{ phone: '', external: false, note: '', row: 2 },
      },
    ],
    problems: [
      {
        ...{ row: 3, column: 'employeeNumber', code: 'employee-number-repeated', severity: 'error' },
        message: 'Employee number 00013 is already in row 2; the row is left out.',
      },
    ],
  });
}, 30_000);

it('prints the sitting where the file has a column for it', async () => {
  const path = await fileOf('sittings.csv', '姓名,场次,桌号\n王伟,午场,3\n李敏,,\n');
  const { stdout } = await run(path);
  const { guests } = JSON.parse(stdout) as { guests: object[] };
  expect(guests).toMatchObject([
    { name: '王伟', sitting: '午场', table: 3 },
    { name: '李敏', sitting: null, table: null },
  ]);
}, 30_000);

it('says why a file can’t be read, with exit code 1', async () => {
  const missing = await run(join(folder, 'missing.csv'));
  expect(missing).toMatchObject({ code: 1, stdout: '' });
  expect(missing.stderr).toContain('missing.csv');
  const open = await run(await fileOf('open.csv', '姓名,备注\n王伟,"素食\n'));
  expect(open).toMatchObject({ code: 1, stdout: '' });
  expect(open.stderr).toContain('A quotation mark is opened and never closed, probably in row 2.');
}, 30_000);

it('refuses a file without names with exit code 1, and prints why on both sides', async () => {
  const { code, stdout, stderr } = await run(await fileOf('nameless.csv', '工号,部门\n00013,财务部\n'));
  expect(code).toBe(1);
  expect(stderr).toContain('No column with names was found.');
  expect(JSON.parse(stdout)).toMatchObject({ guests: [], problems: [{ code: 'no-name-column' }] });
}, 30_000);
