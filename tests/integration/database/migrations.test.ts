import { createHash, randomBytes } from 'node:crypto';
import { inject, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, withClient } from '@/scripts/lib/database.mjs';
import { applyMigrations, readMigrations } from '@/scripts/lib/migrations.mjs';
import { createTestDatabase } from '../../setup/database';

const migration = (name: string, sql: string) => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});

const FIRST = migration('1_first', 'CREATE TABLE first (id int); CREATE TABLE also_first (id int);');
const SECOND = migration('2_second', 'CREATE TABLE second (id int);');
const BROKEN = migration('3_broken', 'CREATE TABLE third (id int); SELECT no_such_function();');

let url: string;

/** An empty database of its own for each test. */
beforeEach(async () => {
  const name = `${inject('templateDatabase')}_${randomBytes(4).toString('hex')}`;
  await createDatabase(inject('adminUrl'), name);
  const target = new URL(inject('adminUrl'));
  target.pathname = `/${name}`;
  url = target.href;
});

const query = (text: string) => withClient(url, (client) => client.query<Record<string, unknown>>(text));

async function tables() {
  const found = await query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  return found.rows.map(({ tablename }) => tablename);
}

describe('the migrations', () => {
  it('apply once each, in order, and a later start applies what is new', async () => {
    expect(await applyMigrations(url, [FIRST])).toEqual(['1_first']);
    expect(await applyMigrations(url, [FIRST, SECOND])).toEqual(['2_second']);
    expect(await applyMigrations(url, [FIRST, SECOND])).toEqual([]);
    expect(await tables()).toEqual(['_prisma_migrations', 'also_first', 'first', 'second']);
  });

  it('apply once each when several processes start together', async () => {
    const starts = Array.from({ length: 8 }, () => applyMigrations(url, [FIRST, SECOND]));
    const applied = (await Promise.all(starts)).flat();
    expect(applied.sort()).toEqual(['1_first', '2_second']);
  });

  it('are refused when one was edited after it was applied', async () => {
    await applyMigrations(url, [FIRST]);
    const edited = migration(FIRST.name, `${FIRST.sql} -- edited`);
    await expect(applyMigrations(url, [edited, SECOND])).rejects.toThrow(/1_first was changed/);
    expect(await tables()).not.toContain('second');
  });

  it('are refused when the database knows one that this version does not', async () => {
    await applyMigrations(url, [FIRST, SECOND]);
    await expect(applyMigrations(url, [FIRST])).rejects.toThrow(/newer version \(migration 2_second\)/);
  });

  it('leave nothing behind of one that fails, and apply it once it is put right', async () => {
    await expect(applyMigrations(url, [FIRST, BROKEN, SECOND])).rejects.toThrow(
      /3_broken.*no_such_function/s,
    );
    expect(await tables()).toEqual(['_prisma_migrations', 'also_first', 'first']);
    const right = migration(BROKEN.name, 'CREATE TABLE third (id int);');
    expect(await applyMigrations(url, [FIRST, SECOND, right])).toEqual(['2_second', '3_broken']);
  });

  it('are refused when another tool has left one half applied', async () => {
    await applyMigrations(url, [FIRST]);
    await query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', '${SECOND.checksum}', '2_second')`,
    );
    await expect(applyMigrations(url, [FIRST, SECOND])).rejects.toThrow(/2_second was begun/);
  });

  it('are noted where Prisma’s own tools look, under their names and checksums', async () => {
    url = await createTestDatabase();
    const history = await query(
      `SELECT migration_name AS name, checksum FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND applied_steps_count = 1 ORDER BY 1`,
    );
    const expected = readMigrations().map(({ name, checksum }) => ({ name, checksum }));
    expect(expected.length).toBeGreaterThan(0);
    expect(history.rows).toEqual(expected);
  });
});
