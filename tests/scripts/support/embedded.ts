import fs from 'node:fs';
import path from 'node:path';
import { withClient } from '@/scripts/lib/database.mjs';

/** The address of a running embedded database, from its own files. */
function addressOf(folder: string): string {
  const home = path.join(folder, '.data/pg');
  const password = fs.readFileSync(path.join(home, 'password'), 'utf8');
  const port = fs.readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  return `postgresql://postgres:${password}@127.0.0.1:${port}/huibing`;
}

/** Adds an account, which is a row that must survive whatever comes. */
export function addUser(folder: string, name: string): Promise<unknown> {
  return withClient(addressOf(folder), (client) =>
    client.query(
      `INSERT INTO users (id, email, name, password_hash) VALUES (gen_random_uuid(), $1 || '@example.com', $1, '')`,
      [name],
    ),
  );
}

export async function userNames(folder: string): Promise<string[]> {
  const users = await withClient(addressOf(folder), (client) =>
    client.query<{ name: string }>('SELECT name FROM users ORDER BY name'),
  );
  return users.rows.map(({ name }) => name);
}

/** The tokens' hashes of the one-time links that count. */
export async function openSetupLinks(folder: string): Promise<string[]> {
  const links = await withClient(addressOf(folder), (client) =>
    client.query<{ token_hash: string }>('SELECT token_hash FROM setup_links WHERE used_at IS NULL'),
  );
  return links.rows.map(({ token_hash }) => token_hash);
}
