import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './problem.mjs';

/** The server is there and says that it is starting, stopping or recovering. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withClient(url, use) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  client.on('error', () => undefined); // the query that is under way fails with the same error
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Whether a server answers at an address and keeps its data in the given folder.
 * @param {string} url
 * @param {string} data
 */
export async function isServing(url, data) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      const shown = await withClient(url, (client) => client.query('SHOW data_directory'));
      return shown.rows[0]?.data_directory === data;
    } catch (error) {
      if (codeOf(error) !== CANNOT_CONNECT_NOW) return false;
      await sleep(200);
    }
  }
  return false;
}

/**
 * Creates a database unless it is there.
 * @param {string} adminUrl a database of the same server
 * @param {string} name
 * @param {string} [template] a database to copy; nobody may be connected to it
 */
export async function createDatabase(adminUrl, name, template = 'template0') {
  await withClient(adminUrl, async (client) => {
    const there = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (there.rowCount) return;
    await client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)}`,
    );
  });
}

/**
 * Drops the databases whose names begin so, whoever is connected to them.
 * @param {string} adminUrl
 * @param {string} prefix
 */
export async function dropDatabases(adminUrl, prefix) {
  await withClient(adminUrl, async (client) => {
    const found = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
      prefix,
    ]);
    for (const { datname } of found.rows) {
      await client.query(`DROP DATABASE ${client.escapeIdentifier(datname)} WITH (FORCE)`);
    }
  });
}
