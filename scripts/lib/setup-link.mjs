import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { withClient } from './database.mjs';

/**
 * While nobody has an account, makes the token of the link that creates the first. Only its hash is kept, so a link
 * that wasn't used can't be shown again; it ends, and this is a new one.
 * @param {string} url
 * @returns {Promise<string | undefined>}
 */
export function makeSetupToken(url) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  return withClient(url, async (client) => {
    const users = await client.query('SELECT 1 FROM users LIMIT 1');
    if (users.rowCount) return undefined;
    await client.query('BEGIN');
    await client.query('DELETE FROM setup_links WHERE used_at IS NULL');
    await client.query('INSERT INTO setup_links (id, token_hash) VALUES ($1, $2)', [randomUUID(), hash]);
    await client.query('COMMIT');
    return token;
  });
}
