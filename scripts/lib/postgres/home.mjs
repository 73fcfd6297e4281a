import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { canEnter } from './account.mjs';

/** @typedef {import('./account.mjs').Account} Account */

/** Root's place for what the database's own account has to reach. Only root can write here. */
const SYSTEM_FOLDER = '/var/lib/huibing';

export function systemFolder() {
  fs.mkdirSync(SYSTEM_FOLDER, { recursive: true });
  fs.chmodSync(SYSTEM_FOLDER, 0o755); // whatever root's umask is
  return SYSTEM_FOLDER;
}

/**
 * Where the database's files are. That is `pg` in the data folder or, where the database's account can't enter
 * that, a folder of the system which `pg` then links to. So `pg` can be looked into and saved as if it were there,
 * and a data folder that was deleted is a new beginning.
 * @param {string} dataFolder
 * @param {Account} account
 */
export function databaseHome(dataFolder, account) {
  const place = path.join(dataFolder, 'pg');
  const there = fs.lstatSync(place, { throwIfNoEntry: false });
  if (!there) makeHome(place, dataFolder, account);
  if (!fs.existsSync(place)) {
    throw new Problem(
      `The database's files are gone: ${place} points to ${fs.readlinkSync(place)}. ` +
        `Put them back, or delete ${place} to begin with an empty database.`,
    );
  }
  const home = fs.realpathSync(place);
  if (canEnter(account, home)) return home;
  throw new Problem(
    `The user that runs the database can't reach its files in ${home}. Move the checkout to a folder ` +
      `that every user may enter, or start as the user to whom ${home} belongs.`,
  );
}

/**
 * @param {string} place
 * @param {string} dataFolder
 * @param {Account} account
 */
function makeHome(place, dataFolder, account) {
  if (canEnter(account, dataFolder)) {
    fs.mkdirSync(place, { mode: 0o700 });
    giveTo(account, place);
    return;
  }
  const name = path.basename(path.dirname(dataFolder));
  const elsewhere = fs.mkdtempSync(path.join(systemFolder(), `${name}-`));
  giveTo(account, elsewhere);
  fs.symlinkSync(elsewhere, place);
}

/**
 * A folder for a database that is thrown away.
 * @param {Account} account
 */
export function temporaryHome(account) {
  const base = canEnter(account, os.tmpdir()) ? os.tmpdir() : systemFolder();
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(base, 'huibing-')));
  giveTo(account, folder);
  return folder;
}

/**
 * @param {Account} account
 * @param {string} file
 */
export function giveTo(account, file) {
  if (account) fs.chownSync(file, account.uid, account.gid);
}
