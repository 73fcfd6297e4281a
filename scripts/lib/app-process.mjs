import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { addressesOf } from './addresses.mjs';
import { checkout, inCheckout } from './checkout.mjs';

/** For how long requests that are under way may go on when the app is to stop; open streams would never end. */
const GRACE_MS = 3_000;

/**
 * @typedef {object} App
 * @property {Promise<void>} exited
 * @property {Promise<void>} ready when it answers requests; never, if it ends before
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill ends it without a word, as a crash or a cut of the power would
 */

/**
 * Starts next on an address.
 * @param {'start' | 'dev'} command
 * @param {import('./port.mjs').Listen} listen
 * @param {Record<string, string>} env
 * @param {'inherit' | 2} log where what it says goes: beside what this process says, or to the error output
 * @returns {App}
 */
export function startApp(command, listen, env, log = 'inherit') {
  const preload = pathToFileURL(inCheckout('scripts/lib/die-with-launcher.mjs')).href;
  const next = inCheckout('node_modules/next/dist/bin/next');
  const address = ['--port', String(listen.port), ...(listen.host ? ['--hostname', listen.host] : [])];
  const isWindows = process.platform === 'win32';
  const child = spawn(process.execPath, ['--import', preload, next, command, ...address], {
    cwd: checkout,
    env: { ...process.env, ...env },
    detached: !isWindows, // so that a terminal's Ctrl-C reaches the launcher alone, which stops things in order
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const exited = once(child, 'exit').then(() => undefined);

  return { exited, ready: waitUntilReady(), stop, kill };

  async function waitUntilReady() {
    while (isRunning() && !(await answers(listen))) await sleep(50);
    if (!isRunning()) await new Promise(() => undefined);
  }

  async function stop() {
    send('SIGTERM');
    await Promise.race([exited, sleep(GRACE_MS, undefined, { ref: false })]);
    await kill();
  }

  async function kill() {
    send('SIGKILL');
    await exited;
  }

  /** @param {NodeJS.Signals} signal */
  function send(signal) {
    if (!isRunning() || child.pid === undefined) return;
    // `next dev` has children of its own, which are in its group.
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  }
}

/**
 * Whether it answers at all. What it answers is its own affair: a database that is away comes back.
 * @param {import('./port.mjs').Listen} listen
 */
async function answers(listen) {
  const [address] = addressesOf(listen);
  try {
    await fetch(`${address}/api/health`, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}
