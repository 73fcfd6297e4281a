import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, withClient } from '@/scripts/lib/database.mjs';
import { startServer, type Server } from '@/scripts/lib/postgres/server.mjs';

let folder: string;
let server: Server | undefined;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huibing-embedded-'));
  fs.chmodSync(folder, 0o711);
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
  fs.rmSync(folder, { recursive: true, force: true });
});

const pidFile = () => path.join(folder, 'pg/data/postmaster.pid');
const pid = () => Number(fs.readFileSync(pidFile(), 'utf8').split('\n')[0]);

async function start(): Promise<Server> {
  server = await startServer(folder);
  return server;
}

/** Keeps a row, and gives all that were kept. */
async function keep(row: string): Promise<string[]> {
  const url = (server ?? (await start())).url;
  await createDatabase(url('postgres'), 'kept');
  return withClient(url('kept'), async (client) => {
    await client.query('CREATE TABLE IF NOT EXISTS rows (name text)');
    await client.query('INSERT INTO rows VALUES ($1)', [row]);
    const rows = await client.query<{ name: string }>('SELECT name FROM rows ORDER BY name');
    return rows.rows.map(({ name }) => name);
  });
}

describe('the embedded server', () => {
  it('keeps its data between starts, for its own account alone', async () => {
    await keep('first');
    await server?.stop();
    await start();
    expect(await keep('second')).toEqual(['first', 'second']);
    expect(fs.statSync(path.join(folder, 'pg')).mode & 0o077).toBe(0);
    expect(fs.statSync(path.join(folder, 'pg/password')).mode & 0o077).toBe(0);
  });

  it('sorts and compares text alike on every system, and stores all of Unicode', async () => {
    const { url } = await start();
    const shown = await withClient(url('postgres'), (client) =>
      client.query(`SELECT pg_encoding_to_char(encoding) AS encoding, datlocale, '𠮷' AS rare FROM pg_database
                    WHERE datname = 'postgres'`),
    );
    expect(shown.rows).toEqual([{ encoding: 'UTF8', datlocale: 'C.UTF-8', rare: '𠮷' }]);
  });

  it('stops the one that a killed launcher left running', async () => {
    await keep('first');
    const orphan = pid();
    await start();
    expect(pid()).not.toBe(orphan);
    expect(await keep('second')).toEqual(['first', 'second']);
  });

  it('recovers after kill -9', async () => {
    await keep('first');
    process.kill(pid(), 'SIGKILL');
    await server?.exited;
    await start();
    expect(await keep('second')).toEqual(['first', 'second']);
  });

  it('begins anew where a first start was interrupted', async () => {
    fs.mkdirSync(path.join(folder, 'pg/data.new/base'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'pg/password'), 'of the start that was interrupted');
    if (process.getuid?.() === 0) {
      // As the first start would have left it: the folder belongs to the database's account.
      const other = fs.mkdtempSync(path.join(os.tmpdir(), 'huibing-embedded-'));
      fs.chmodSync(other, 0o711);
      const { stop } = await startServer(other);
      const { uid, gid } = fs.statSync(path.join(other, 'pg'));
      await stop();
      fs.rmSync(other, { recursive: true });
      fs.chownSync(path.join(folder, 'pg'), uid, gid);
    }
    expect(await keep('first')).toEqual(['first']);
  });

  it('says what to do when another major version made the data', async () => {
    await keep('first');
    await server?.stop();
    fs.writeFileSync(path.join(folder, 'pg/data/PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17, and this version of Huibing brings 18/);
  });

  it('starts although the number of its last process belongs to another program now', async () => {
    await keep('first');
    const file = fs.readFileSync(pidFile(), 'utf8');
    await server?.stop();
    const other = spawn('sleep', ['60']);
    fs.writeFileSync(pidFile(), file.replace(/^\d+/, String(other.pid)));
    await start();
    expect(await keep('second')).toEqual(['first', 'second']);
    expect(other.exitCode).toBeNull();
    other.kill();
  });
});
