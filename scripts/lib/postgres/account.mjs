import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { Problem } from '../problem.mjs';

/** PostgreSQL refuses to run as root, so root lends it an account of its own. */
const NAME = 'huibing';

/**
 * Whom the database runs as: `undefined` is whoever runs this process.
 * @typedef {{ uid: number, gid: number } | undefined} Account
 */

/**
 * @param {string} [existingData] a data folder that is there already: PostgreSQL insists on running as its owner
 * @returns {Account}
 */
export function databaseAccount(existingData) {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existingData === undefined ? undefined : fs.statSync(existingData);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findAccount() ?? makeAccount();
}

function findAccount() {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/**
 * @param {'-u' | '-g'} which
 */
function idOf(which) {
  const { status, stdout } = spawnSync('id', [which, NAME], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

function makeAccount() {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    NAME,
  ]);
  const account = findAccount();
  if (account) return account;
  throw new Problem(
    `The embedded database can't run as root, and no system user for it could be made. ` +
      `Start as an ordinary user, or create a user named "${NAME}", or set DATABASE_URL.`,
  );
}

/**
 * Asks the system itself, so that groups and access lists count as well as the folders' modes.
 * @param {Account} account
 * @param {string} folder
 */
export function canEnter(account, folder) {
  if (!account) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}
