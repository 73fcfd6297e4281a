import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { checkout } from './checkout.mjs';
import { requireWritable } from './writable.mjs';

/**
 * A hash of files' names and contents. Whatever is made from files notes the hash that it was made from, and is
 * made again when that changes; times of files say nothing after a clone or a copy.
 * @param {string[]} names files and folders below the checkout; missing ones count as missing
 * @param {(name: string) => boolean} [leaveOut]
 */
export function hashInputs(names, leaveOut = () => false) {
  const hash = createHash('sha256');
  for (const name of names) add(name);
  return hash.digest('hex');

  /** @param {string} name */
  function add(name) {
    const file = path.join(checkout, name);
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat || leaveOut(name)) return;
    if (stat.isDirectory()) {
      for (const entry of fs.readdirSync(file).sort()) add(`${name}/${entry}`);
      return;
    }
    const content = fs.readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
}

/**
 * Makes something from its inputs unless the note of the last time says that it is up to date.
 * @param {string} note
 * @param {string} inputs
 * @param {() => Promise<void>} make
 * @param {() => string} [made] a hash of what others may remove or make otherwise
 */
export async function makeIfStale(note, inputs, make, made = () => '') {
  const upToDate = () => inputs + made();
  if (fs.existsSync(note) && fs.readFileSync(note, 'utf8') === upToDate()) return;
  requireWritable(path.dirname(note));
  fs.rmSync(note, { force: true }); // what is half made is stale
  await make();
  fs.writeFileSync(note, upToDate());
}
