import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { disconnect, pool } from '@/lib/db/client';
import { notify, type GamePosition } from '@/lib/db/live';
import { announce } from '@/lib/live/announce';
import { stopListening } from '@/lib/live/listener';
import { watch } from '@/lib/live/watch';

const event = randomUUID();
const children: ChildProcess[] = [];

async function addGame(): Promise<string> {
  const game = randomUUID();
  await pool().query(
    `WITH place AS (
       INSERT INTO tables (id, event_id, sitting_id, number)
       VALUES ($1, $2, $2, (SELECT count(*) + 1 FROM tables)) RETURNING id)
     INSERT INTO games (id, event_id, table_id, code_hash) SELECT $1, $2, id, $3 FROM place`,
    [game, event, game],
  );
  return game;
}

const NEVER = 3_600_000;

/** A second process; `told` is what it was told of a game lately. Without `catchUpMs` by hints alone. */
function startWatcher(catchUpMs = NEVER) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'watcher.ts'), event, String(catchUpMs)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  children.push(child);
  const all: GamePosition[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => all.push(JSON.parse(line) as GamePosition));
  return { all, told: (game: string) => all.filter((position) => position.game === game).at(-1) };
}

const grow = (game: string) => pool().query('UPDATE games SET length = length + 1 WHERE id = $1', [game]);

async function until(
  watcher: ReturnType<typeof startWatcher>,
  game: string,
  length: number,
): Promise<GamePosition> {
  return vi.waitFor(
    () => {
      const told = watcher.told(game);
      expect(told?.length).toBe(length);
      return told as GamePosition;
    },
    { timeout: 8_000, interval: 5 },
  );
}

const listeners = async () => {
  const rows = await pool().query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'huibing-listen' AND datname = current_database()`,
  );
  return rows.rows.map((row) => row.pid);
};

beforeAll(async () => {
  await pool().query(
    `INSERT INTO events (id, name, starts_at, time_zone, rules) VALUES ($1, 'live', now(), 'Asia/Shanghai', '{}')`,
    [event],
  );
  await pool().query('INSERT INTO sittings (id, event_id, position, starts_at) VALUES ($1, $1, 1, now())', [
    event,
  ]);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await vi.waitFor(async () => expect(await listeners()).toEqual([]), { timeout: 5_000 });
});
afterAll(async () => {
  await stopListening();
  await disconnect();
});

describe('live, over two processes on one database', () => {
  it('tells in one process what was announced in the other', async () => {
    const game = await addGame();
    const watcher = startWatcher();
    await until(watcher, game, 0);
    await grow(game);
    announce(game, 1);
    await until(watcher, game, 1);
  });

  it('makes up for a lost hint within the catch-up', async () => {
    const game = await addGame();
    const watcher = startWatcher(300);
    await until(watcher, game, 0);
    await grow(game);
    await until(watcher, game, 1);
  });

  it('tells of a game that came after the watching began, of the pen, of new seats and of what is beside the log', async () => {
    const watcher = startWatcher();
    const game = await addGame();
    announce(game, 0);
    await until(watcher, game, 0);
    for (const change of [{ epoch: 3 }, { version: 2 }, { revision: 1 }]) {
      const [[column, value] = []] = Object.entries(change);
      await pool().query(`UPDATE games SET ${column} = $2 WHERE id = $1`, [game, value]);
      announce(game, 0, 'game');
      await vi.waitFor(() => expect(watcher.told(game)).toMatchObject(change), { timeout: 8_000 });
    }
  });

  it('listens on one connection a process, and again after that connection was lost', async () => {
    const game = await addGame();
    const watcher = startWatcher();
    await until(watcher, game, 0);
    const [first, ...others] = await vi.waitFor(async () => {
      const found = await listeners();
      expect(found.length).toBe(1);
      return found;
    });
    expect(others).toEqual([]);
    await pool().query('SELECT pg_terminate_backend($1)', [first]);
    await vi.waitFor(
      async () => expect((await listeners()).filter((pid) => pid !== first).length).toBe(1),
      8_000,
    );
    await grow(game);
    announce(game, 1);
    await until(watcher, game, 1);
  });

  it('tells each state once, in order, however often it is hinted at', async () => {
    const game = await addGame();
    const watcher = startWatcher();
    await until(watcher, game, 0);
    for (let length = 1; length <= 20; length += 1) {
      await grow(game);
      announce(game, length);
      await notify([`${game}:${length}`, 'nonsense', `${game}:`]);
    }
    await until(watcher, game, 20);
    const lengths = watcher.all
      .filter((position) => position.game === game)
      .map((position) => position.length);
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
  });

  it('stops telling whoever has stopped watching', async () => {
    const game = await addGame();
    const told: number[] = [];
    const stop = watch({ games: [game] }, (positions) => told.push(...positions.map(({ length }) => length)));
    await vi.waitFor(() => expect(told).toEqual([0]), 8_000);
    stop();
    await grow(game);
    announce(game, 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told).toEqual([0]);
    await stopListening();
  });
});
