import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { codeOf, Problem } from './problem.mjs';

/**
 * Holds a folder until this process ends, however it ends: the lock is a local socket, and the system takes that
 * away with the process. A file with a process number would stay behind, and numbers are used again.
 * @param {string} folder
 */
export async function lockFolder(folder) {
  const hash = createHash('sha256').update(fs.realpathSync(folder)).digest('hex').slice(0, 32);
  const name = socketName(hash);
  if (await holds(name)) return;
  const holder = await askHolder(name);
  if (holder === undefined) {
    fs.rmSync(name, { force: true }); // a socket that is a file, as on macOS, outlives its process
    if (await holds(name)) return;
  }
  throw new Problem(`Huibing is already running on ${folder} (process ${holder}). Stop that one first.`);
}

/**
 * @param {string} hash
 */
function socketName(hash) {
  if (process.platform === 'linux') return `\0huibing-${hash}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\huibing-${hash}`;
  return path.join(os.tmpdir(), `huibing-${hash}.sock`);
}

/**
 * @param {string} name
 */
async function holds(name) {
  const lock = net.createServer((visitor) => visitor.end(String(process.pid))).listen(name);
  try {
    await once(lock, 'listening');
    lock.unref();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return false;
    throw error;
  }
}

/**
 * The number of the process that holds a lock, or `undefined` if it has ended.
 * @param {string} name
 */
async function askHolder(name) {
  const visitor = net.connect(name).setEncoding('utf8').setTimeout(1_000);
  visitor.once('timeout', () => visitor.destroy(new Error('No answer')));
  try {
    return String(await once(visitor, 'data'));
  } catch (error) {
    return codeOf(error) === 'ECONNREFUSED' ? undefined : 'unknown';
  }
}
