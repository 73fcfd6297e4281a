import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/scripts/lib/port.mjs';
import { copyCheckout, type Copy } from './support/checkout-copy';
import { addUser, openSetupLinks, userNames } from './support/embedded';
import { childrenOf, isListening, isRunning, Launcher } from './support/launcher';

const PORT = await freePort();

let copy: Copy;
let launched: Launcher | undefined;

beforeAll(() => {
  copy = copyCheckout();
});

afterEach(async () => {
  await launched?.stop();
  launched = undefined;
});

afterAll(() => copy.remove());

function launch(): Promise<Launcher> {
  launched = new Launcher({ folder: copy.folder, port: PORT });
  return launched.ready();
}

const sha256 = (text = '') => createHash('sha256').update(text).digest('hex');
const health = async () => (await fetch(`http://localhost:${PORT}/api/health`)).status;

describe('npm start', () => {
  it('serves, and shows a one-time link until somebody has an account', async () => {
    const first = await launch();
    expect(first.output).toContain(`is ready at http://localhost:${PORT}`);
    expect(await health()).toBe(200);
    expect(await openSetupLinks(copy.folder)).toEqual([sha256(first.setupToken)]);
    await first.stop();

    const second = await launch();
    expect(second.setupToken).not.toBe(first.setupToken);
    expect(await openSetupLinks(copy.folder)).toEqual([sha256(second.setupToken)]);
    await addUser(copy.folder, 'organiser');
    await second.stop();

    const third = await launch();
    expect(third.setupToken).toBeUndefined();
    expect(await userNames(copy.folder)).toEqual(['organiser']);
  });

  it('keeps the secret that signs sessions, for its user’s eyes alone', async () => {
    const file = path.join(copy.folder, '.data/secret');
    await launch();
    const secret = fs.readFileSync(file, 'utf8');
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    await launched?.stop();
    await launch();
    expect(fs.readFileSync(file, 'utf8')).toBe(secret);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops everything on %s', async (signal) => {
    const launcher = await launch();
    const [postgres, next] = [launcher.child('postgres'), launcher.child('next')];
    expect(await launcher.stop(signal)).toBe(0);
    expect(launcher.output).toMatch(/Stopped\.\n$/);
    expect([isRunning(postgres), isRunning(next), await isListening(PORT)]).toEqual([false, false, false]);
  });

  it('stops although a request never ends', async () => {
    const launcher = await launch();
    const request = net.connect(PORT, 'localhost');
    request.on('error', () => undefined);
    request.write('POST /api/health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nunfinished');
    await sleep(200);
    expect(await launcher.stop()).toBe(0);
    request.destroy();
  });

  it('stops when npm, which runs it, is stopped', async () => {
    launched = new Launcher({ folder: copy.folder, port: PORT, command: ['npm', 'start'] });
    await launched.ready();
    await launched.stop();
    expect(launched.output).toContain('Stopped.');
    expect(await isListening(PORT)).toBe(false);
  });

  it('refuses a second one on the same data, and leaves the first alone', async () => {
    const launcher = await launch();
    const second = new Launcher({ folder: copy.folder, port: await freePort() });
    expect(await second.exit).toBe(1);
    expect(second.output).toBe(
      `Huibing is already running on ${copy.folder}/.data (process ${launcher.process.pid}). Stop that one first.\n`,
    );
    expect(await health()).toBe(200);
  });
});

describe('after kill -9', () => {
  it('of the launcher, the app goes too, and the next start finds every row', async () => {
    const launcher = await launch();
    const next = launcher.child('next');
    await addUser(copy.folder, 'kept-1');
    await launcher.stop('SIGKILL');
    await launch();
    expect(isRunning(next)).toBe(false);
    expect(await userNames(copy.folder)).toContain('kept-1');
  });

  it('of the database, everything stops with exit code 1, and the next start finds every row', async () => {
    const launcher = await launch();
    await addUser(copy.folder, 'kept-2');
    process.kill(launcher.child('postgres'), 'SIGKILL');
    expect(await launcher.exit).toBe(1);
    expect(launcher.output).toContain('The database ended by itself');
    expect(await isListening(PORT)).toBe(false);
    await launch();
    expect(await userNames(copy.folder)).toContain('kept-2');
  });

  it('of the app, everything stops with exit code 1, and the next start works', async () => {
    const launcher = await launch();
    const postgres = launcher.child('postgres');
    process.kill(launcher.child('next'), 'SIGKILL');
    expect(await launcher.exit).toBe(1);
    expect(launcher.output).toContain('The app ended by itself');
    expect(isRunning(postgres)).toBe(false);
    await launch();
    expect(await health()).toBe(200);
  });

  it('of a process of the database, the app goes on', async () => {
    const launcher = await launch();
    await addUser(copy.folder, 'kept-3');
    const [helper] = childrenOf(launcher.child('postgres')).filter(({ args }) =>
      args.includes('checkpointer'),
    );
    process.kill(helper?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => userNames(copy.folder).catch(() => []), { timeout: 20_000 }).toContain('kept-3');
    expect(await health()).toBe(200);
  });

  it('of all of them at once, the next start finds every row', async () => {
    const launcher = await launch();
    await addUser(copy.folder, 'kept-4');
    for (const pid of [launcher.child('postgres'), launcher.child('next')]) process.kill(pid, 'SIGKILL');
    await launcher.stop('SIGKILL');
    await launch();
    expect(await userNames(copy.folder)).toContain('kept-4');
  });
});
