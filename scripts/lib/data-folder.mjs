import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { requireWritable } from './writable.mjs';

/**
 * Makes the data folder unless it is there. As root, the database's own account has to pass through it, but nobody
 * else's business is what is in it.
 * @param {string} folder
 */
export function openDataFolder(folder) {
  const isRoot = process.getuid?.() === 0;
  requireWritable(folder, isRoot ? 0o711 : 0o700);
}

/**
 * What signs the sessions' cookies: made once and kept, so that a restart signs nobody out.
 * @param {string} folder
 */
export function authSecret(folder) {
  if (process.env.AUTH_SECRET) return process.env.AUTH_SECRET;
  const file = path.join(folder, 'secret');
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  fs.writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
