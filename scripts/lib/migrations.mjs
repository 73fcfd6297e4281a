import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inCheckout } from './checkout.mjs';
import { withClient } from './database.mjs';
import { messageOf, Problem } from './problem.mjs';

/** @typedef {{ name: string, sql: string, checksum: string }} Migration */

/** The lock and the history are Prisma's own, so that its tools agree with what is done here. */
const LOCK = 72_707_369;
const HISTORY = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * The migrations of a folder in the order in which they apply.
 * @param {string} [folder]
 * @returns {Migration[]}
 */
export function readMigrations(folder = inCheckout('prisma/migrations')) {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.sort().map((name) => {
    const content = fs.readFileSync(path.join(folder, name, 'migration.sql'));
    return {
      name,
      sql: content.toString('utf8'),
      checksum: createHash('sha256').update(content).digest('hex'),
    };
  });
}

/**
 * Brings a database up to date. Any number of processes may do so at once: each migration is applied once.
 * @param {string} url
 * @param {Migration[]} [migrations]
 * @returns {Promise<string[]>} the names of those that were applied
 */
export function applyMigrations(url, migrations = readMigrations()) {
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]); // until the connection ends
    await client.query(HISTORY);
    const missing = await missingFrom(client, migrations);
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  });
}

/**
 * @param {import('pg').Client} client
 * @param {Migration[]} migrations
 */
async function missingFrom(client, migrations) {
  const history = await client.query(
    'SELECT migration_name AS name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const applied = new Map(history.rows.map(({ name, checksum }) => [name, checksum]));
  const known = new Set(migrations.map(({ name }) => name));
  for (const { name, finished_at } of history.rows) {
    if (!finished_at) {
      throw new Problem(
        `Migration ${name} was begun on this database and not finished. Restore a backup from before it.`,
      );
    }
    if (!known.has(name)) {
      throw new Problem(
        `This database was made by a newer version (migration ${name}). Start that version, or a newer one.`,
      );
    }
  }
  const edited = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (edited) {
    throw new Problem(
      `Migration ${edited.name} was changed after this database applied it. Put its file back as it was.`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/**
 * The migration and its line in the history are one transaction: a start that is killed leaves neither.
 * @param {import('pg').Client} client
 * @param {Migration} migration
 */
async function apply(client, { name, sql, checksum }) {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Problem(`Migration ${name} can't be applied, and nothing of it was: ${messageOf(error)}`);
  }
}
