import fs from 'node:fs';
import net from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/scripts/lib/port.mjs';
import { openTestServer, type TestServer } from '@/scripts/lib/test-server.mjs';
import { createDatabase } from '@/scripts/lib/database.mjs';
import { copyCheckout, type Copy } from './support/checkout-copy';
import { Launcher, type Launch } from './support/launcher';

const PORT = await freePort();
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let copy: Copy;
let server: TestServer;

beforeAll(async () => {
  copy = copyCheckout();
  server = await openTestServer();
});

afterAll(async () => {
  copy.remove();
  await server.stop();
});

/** Starts what must be refused; gives the sentence, after seeing that nothing was begun. */
async function refusal(options: Partial<Launch> = {}): Promise<string> {
  const launcher = new Launcher({ folder: copy.folder, port: PORT, ...options });
  expect(await launcher.exit).toBe(1);
  expect(launcher.output).not.toMatch(/^\s+at /m);
  expect(fs.existsSync(path.join(copy.folder, '.data/pg'))).toBe(false);
  return launcher.output;
}

describe('a start is refused with a sentence that says what to do', () => {
  it('when the port is in use', async () => {
    const other = net.createServer().listen(PORT);
    await once(other, 'listening');
    expect(await refusal()).toBe(
      `Port ${PORT} is in use by another program. Stop that, or choose another port: PORT=${PORT + 1} npm start\n`,
    );
    other.close();
  });

  it.each(['abc', '0', '65536', '3000.5'])('when PORT is %s', async (port) => {
    expect(await refusal({ env: { PORT: port } })).toContain(`PORT is "${port}"; set it to a number`);
  });

  it('when this machine has no such address', async () => {
    expect(await refusal({ env: { HOST: '203.0.113.1' } })).toContain(
      'This machine has no address "203.0.113.1"',
    );
  });

  it.each([
    ['is no address', 'huibing', 'DATABASE_URL is not the address of a PostgreSQL database'],
    ['is of another kind', 'mysql://a:secret@localhost/b', 'DATABASE_URL is not the address'],
    ['names no database', 'postgresql://a:secret@localhost', 'DATABASE_URL is not the address'],
    [
      'is answered by nobody',
      'postgresql://a:secret@127.0.0.1:1/b',
      'The database at 127.0.0.1:1 can’t be used',
    ],
    [
      'has an unknown host',
      'postgresql://a:secret@nowhere.invalid/b',
      'The database at nowhere.invalid can’t be used',
    ],
  ])('when DATABASE_URL %s', async (_, url, sentence) => {
    const output = await refusal({ env: { DATABASE_URL: url } });
    expect(output.replaceAll("'", '’')).toContain(sentence);
    expect(output).not.toContain('secret');
  });

  it('when the password is wrong', async () => {
    const url = new URL(server.url('postgres'));
    url.password = 'wrong';
    expect(await refusal({ env: { DATABASE_URL: url.href } })).toContain('refuses the user "postgres"');
  });

  it('when there is no such database', async () => {
    const output = await refusal({ env: { DATABASE_URL: server.url('no_such_database') } });
    expect(output).toContain('has no database "no_such_database". Create it');
  });

  it('when Node.js is too old', async () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })`;
    const old = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/start.mjs'];
    const output = await refusal({ command: [process.execPath, ...old] });
    expect(output).toContain('Huibing needs Node.js 20.19 or newer; this is 18.20.4.');
  });

  it.runIf(isRoot)('when the folder can’t be written', async () => {
    const output = await refusal({ user: NOBODY });
    expect(output).toContain(`The folder ${copy.folder}/.data can't be written (EACCES).`);
  });

  it('when packages are missing and there is no network', async () => {
    const packages = path.join(copy.folder, 'node_modules');
    const target = fs.readlinkSync(packages);
    fs.rmSync(packages);
    const offline = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' };
    const cache = { npm_config_cache: path.join(copy.folder, 'empty-cache') };
    const output = await refusal({ env: { ...offline, ...cache } });
    expect(output).toContain('The packages could not be installed');
    fs.rmSync(packages, { recursive: true, force: true });
    fs.symlinkSync(target, packages);
  });
});

it('with DATABASE_URL it uses that server, and starts none of its own', async () => {
  const name = `huibing_start_${process.pid}`;
  await createDatabase(server.url('postgres'), name);
  const env = { DATABASE_URL: server.url(name) };
  const launcher = await new Launcher({ folder: copy.folder, port: PORT, env }).ready();
  expect(launcher.setupToken).toBeDefined();
  expect((await fetch(`http://localhost:${PORT}/api/health`)).status).toBe(200);
  expect(() => launcher.child('postgres')).toThrow();
  expect(await launcher.stop()).toBe(0);
  expect(fs.existsSync(path.join(copy.folder, '.data/pg'))).toBe(false);
});
