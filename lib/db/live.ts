import pg from 'pg';
import { pool } from './client';

/** The one channel of the app. */
const CHANNEL = 'huibing';

/** Where a game's row stands; each number only ever grows. */
export interface GamePosition {
  game: string;
  event: string;
  length: number;
  version: number;
  epoch: number;
  revision: number;
}

/** A connection that listens; `close` ends it and calls nothing back. */
export interface ListenConnection {
  /** Whether the server still answers on it. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

/** Tells everybody who listens. Each payload must stay below PostgreSQL's 8,000 bytes. */
export async function notify(payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return;
  await pool().query(`SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload`, [CHANNEL, payloads]);
}

/** Listens on a connection of its own. `onLost` is called once, when that connection has gone. */
export async function listen(
  onPayload: (payload: string) => void,
  onLost: () => void,
): Promise<ListenConnection> {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    application_name: 'huibing-listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  let open = false;
  const lost = () => {
    if (open) onLost();
    open = false;
  };
  client.on('error', lost);
  client.on('end', lost);
  client.on('notification', (message) => onPayload(message.payload ?? ''));
  const close = async () => {
    open = false;
    await client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    open = true;
  } catch (error) {
    await close();
    throw error;
  }
  const ping = async () => {
    await client.query('SELECT 1');
  };
  return { close, ping };
}

/** Where these games, and all games of these events, stand. */
export async function readPositions(
  games: readonly string[],
  events: readonly string[],
): Promise<GamePosition[]> {
  const result = await pool().query<GamePosition>(
    `SELECT id AS game, event_id AS event, length, version, epoch, revision FROM games
      WHERE id = ANY($1::uuid[]) OR event_id = ANY($2::uuid[])`,
    [games, events],
  );
  return result.rows;
}
