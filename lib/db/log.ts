import type { LoggedEntry, SentEntry, StoredEntry } from '../schemas/append';
import { pool, type Db } from './client';

/**
 * The log store: reads a game's entries and appends to them. What an entry says in words (a late guest's
 * name, the reason of an end) is kept beside the log, where it can be erased, and put back in when read.
 */

interface EntryRow {
  seq: number;
  id: string;
  batch: string;
  author: 'host' | 'organiser';
  at: string;
  body: StoredEntry;
  text: string | null;
}

const SELECT_ENTRIES = `
  SELECT e.seq, e.id, e.batch_id AS batch, e.author, e.body, t.text,
         to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
  FROM entries e LEFT JOIN entry_texts t ON t.entry_id = e.id
  WHERE e.game_id = $1::uuid AND e.seq > $2::int ORDER BY e.seq`;

/**
 * The entries of a game's log behind the first `after`, in order. In a transaction give its `db`: a second connection
 * would wait for one that others, who wait likewise, hold.
 */
export async function readEntries(gameId: string, after: number, db?: Db): Promise<LoggedEntry[]> {
  const values = [gameId, after];
  const rows = db
    ? await db.$queryRawUnsafe<EntryRow[]>(SELECT_ENTRIES, ...values)
    : (await pool().query<EntryRow>({ name: 'read-entries', text: SELECT_ENTRIES, values })).rows;
  return rows.map(({ seq, id, batch, author, at, body, text }) => ({
    seq,
    id,
    batch,
    author,
    at,
    entry: text === null ? body : withText(body, text),
  }));
}

/** Who appends: a host by the hash of their cookie, or an organiser whom the caller has authorised. */
export type AppendAuthor =
  { kind: 'host'; tokenHash: string; epoch: number } | { kind: 'organiser'; userId: string };

/**
 * A join brings along the id of the guest who is added for it, unless `guest` is still waiting, and that of the
 * audit row about one who was to be.
 */
export type CalledEntry = SentEntry & { lateGuest?: string; audit?: string };

export interface AppendCall {
  gameId: string;
  author: AppendAuthor;
  /** The version they were judged by; null: only asks whether the author may see the game. */
  version: number | null;
  /** Length of the log that the rules judged the entries by. */
  length: number;
  /** Entries that aren't in that log. */
  entries: readonly CalledEntry[];
  finished: boolean;
}

export interface AppendOutcome {
  status: 'ok' | 'signed-out' | 'missing' | 'not-open' | 'version' | 'pen' | 'length' | 'id-reused';
  length: number;
  epoch: number;
  version: number;
  /** When they were taken, ISO 8601; null where nothing was. */
  at: string | null;
}

interface AppendRow {
  status: AppendOutcome['status'];
  log_length: number | null;
  pen_epoch: number | null;
  game_version: number | null;
  appended_at: Date | null;
}

const APPEND =
  'SELECT * FROM append_entries($1::uuid, $2::text, $3::uuid, $4::int, $5::int, $6::int, $7::jsonb, $8::boolean)';

/**
 * Appends a batch in one call of the database's `append_entries`: all of it or nothing. `db`: the transaction
 * that it belongs to; without one it is a transaction of its own.
 */
export async function callAppend(call: AppendCall, db?: Db): Promise<AppendOutcome> {
  const { author } = call;
  const rows = call.entries.map(({ id, batch, at, entry, guest, lateGuest, audit, chair }) => {
    const { body, text } = withoutText(entry);
    return { id, batch, at, body, text, guest: lateGuest, waiting: guest, audit, chair };
  });
  const values = [
    call.gameId,
    author.kind === 'host' ? author.tokenHash : null,
    author.kind === 'organiser' ? author.userId : null,
    author.kind === 'host' ? author.epoch : null,
    call.version,
    call.length,
    JSON.stringify(rows),
    call.finished,
  ];
  const answered = db
    ? await db.$queryRawUnsafe<AppendRow[]>(APPEND, ...values)
    : (await pool().query<AppendRow>({ name: 'append-entries', text: APPEND, values })).rows;
  const row = answered[0];
  if (!row) throw new Error('append_entries returned no row');
  return {
    status: row.status,
    length: row.log_length ?? 0,
    epoch: row.pen_epoch ?? 0,
    version: row.game_version ?? 0,
    at: row.appended_at?.toISOString() ?? null,
  };
}

/** Which of these ids belong to entries of other games. */
export async function findForeignEntries(
  db: Db,
  gameId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.logEntry.findMany({
    where: { id: { in: [...ids] }, gameId: { not: gameId } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

/** Takes an entry's words out of it. */
export function withoutText(entry: StoredEntry): { body: unknown; text: string | null } {
  switch (entry.kind) {
    case 'join': {
      const { name, ...body } = entry;
      return { body, text: name };
    }
    case 'end': {
      const { reason, ...body } = entry;
      return { body, text: reason };
    }
    case 'amend': {
      const { body, text } = withoutText(entry.with);
      return { body: { ...entry, with: body }, text };
    }
    case 'insert': {
      const { body, text } = withoutText(entry.entry);
      return { body: { ...entry, entry: body }, text };
    }
    default:
      return { body: entry, text: null };
  }
}

/** Puts an entry's words back in. */
export function withText(body: StoredEntry, text: string): StoredEntry {
  switch (body.kind) {
    case 'join':
      return { ...body, name: text };
    case 'end':
      return { ...body, reason: text };
    case 'amend':
      return { ...body, with: withText(body.with, text) as typeof body.with };
    case 'insert':
      return { ...body, entry: withText(body.entry, text) as typeof body.entry };
    default:
      return body;
  }
}
