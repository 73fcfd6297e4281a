import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isServing } from '../database.mjs';
import { freePort } from '../port.mjs';
import { Problem } from '../problem.mjs';
import { databaseAccount } from './account.mjs';
import { findBinaries } from './binaries.mjs';
import { databaseHome, giveTo, temporaryHome } from './home.mjs';

const run = promisify(execFile);

/** For how long a start waits until what a killed server left behind has gone. */
const PATIENCE_MS = 20_000;

/**
 * @typedef {object} Server
 * @property {(database: string) => string} url
 * @property {string} log the file that it writes its messages to
 * @property {Promise<void>} exited when the server has stopped, for whatever reason
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the embedded PostgreSQL on the database of a data folder, which is made if it isn't there. Nobody else may
 * start one on that folder meanwhile: a server that is found running there is a killed launcher's, and is stopped.
 * @param {string} dataFolder
 * @returns {Promise<Server>}
 */
export async function startServer(dataFolder) {
  const existing = path.join(dataFolder, 'pg', 'data');
  const account = databaseAccount(fs.existsSync(existing) ? existing : undefined);
  return start({ account, home: databaseHome(dataFolder, account), settings: [] });
}

/**
 * Starts one whose data are deleted when it stops, and which therefore need not reach the disk.
 * @returns {Promise<Server>}
 */
export async function startTemporaryServer() {
  const account = databaseAccount();
  const home = temporaryHome(account);
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = await start({ account, home, settings });
  const stop = async () => {
    await server.stop();
    fs.rmSync(home, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/**
 * @typedef {object} Place
 * @property {import('./account.mjs').Account} account
 * @property {string} home
 * @property {string[]} settings
 */

/**
 * @param {Place} place
 * @returns {Promise<Server>}
 */
async function start({ account, home, settings }) {
  const binaries = findBinaries(account);
  const data = path.join(home, 'data');
  const log = path.join(home, 'server.log');
  // PostgreSQL's programs insist on a working directory that their account can enter.
  const identity = { ...account, cwd: home, env: { ...process.env, LC_ALL: 'C' } };

  if (fs.existsSync(data)) requireSameVersion(data, binaries.version);
  else await initialise();
  const password = fs.readFileSync(path.join(home, 'password'), 'utf8');
  /** @param {number} port */
  const urlAt = (port) => (/** @type {string} */ database) =>
    `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
  await stopOrphan();

  const patienceEnds = Date.now() + PATIENCE_MS;
  for (;;) {
    const server = await attempt();
    if (server) return server;
    if (Date.now() > patienceEnds) throw new Problem(`The database does not start: ${lastLines(log)}`);
    await sleep(300);
  }

  async function initialise() {
    const secret = path.join(home, 'password');
    const unfinished = path.join(home, 'data.new');
    fs.rmSync(unfinished, { recursive: true, force: true }); // a start that was interrupted here
    fs.rmSync(secret, { force: true });
    fs.writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
    giveTo(account, secret);
    const encoding = [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ];
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${secret}`];
    await run(binaries.initdb, [`--pgdata=${unfinished}`, ...encoding, ...access], identity);
    fs.renameSync(unfinished, data);
  }

  /** After `kill -9` of the launcher its server lives on, at an address that nobody knows any more. */
  async function stopOrphan() {
    const orphan = readPidFile(data);
    if (!orphan) return;
    if (await isServing(urlAt(orphan.port)('postgres'), data)) await stopByData();
    // A process that got the number since then, after a power cut say, would keep the server from starting.
    else if (isAnotherProgram(orphan.pid)) fs.rmSync(path.join(data, 'postmaster.pid'));
  }

  async function stopByData() {
    const timeout = String(PATIENCE_MS / 1000);
    await run(
      binaries.pgCtl,
      ['stop', '--mode=fast', '--wait', `--timeout=${timeout}`, `--pgdata=${data}`],
      identity,
    );
  }

  /** @returns {Promise<Server | undefined>} */
  async function attempt() {
    const port = await freePort();
    const local = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const options = [...local, ...settings].flatMap((setting) => ['-c', setting]);
    const output = fs.openSync(log, 'w');
    // Detached, so that a terminal's Ctrl-C reaches the launcher alone, which stops the app before its database.
    const child = spawn(binaries.postgres, ['-D', data, ...options], {
      ...identity,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', output, output],
    });
    fs.closeSync(output);
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    /** @type {Promise<void>} */
    const exited = new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    });
    while (isRunning()) {
      const file = readPidFile(data);
      if (file && file.pid === child.pid && file.ready) return { url: urlAt(port), log, exited, stop };
      await sleep(20);
    }
    return undefined;

    async function stop() {
      if (isRunning()) await Promise.all([stopByData(), exited]);
    }
  }
}

/**
 * A major version of PostgreSQL can't read the files of another.
 * @param {string} data
 * @param {string} version
 */
function requireSameVersion(data, version) {
  const made = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const [major] = version.split('.');
  if (made === major) return;
  throw new Problem(
    `The database in ${data} was made by PostgreSQL ${made}, and this version of Huibing brings ${major}. ` +
      'Start the version that made it, save the database with pg_dump, and load that into a new one.',
  );
}

/**
 * What a server says about itself in its own lock file, as pg_ctl reads it too.
 * @param {string} data
 */
function readPidFile(data) {
  const file = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const [pid, , , port, , , , status] = fs.readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
}

/**
 * @param {number} pid
 */
function isAnotherProgram(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && !stdout.includes('postgres');
}

/**
 * @param {string} log
 */
function lastLines(log) {
  return fs.readFileSync(log, 'utf8').trim().split('\n').slice(-3).join('\n');
}
