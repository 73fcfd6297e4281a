import { z } from 'zod';
import { MOST_PLAYERS, type Entry } from '../rules';
import { MAX_ENTRIES_PER_APPEND } from './append-limit';
import { id } from './primitives';
import { storedEntry } from './stored-entry';

/**
 * The wire format of an append: what a device's outbox sends and what the server answers, version 1.
 * A batch is a queue in order. The server accepts a prefix of it and answers entry by entry; entries
 * that share a `batch` stand or fall together.
 */

/** An entry as it is stored and sent: it names seats and other entries by their ids. */
export type StoredEntry = Entry<string, string>;

/** A clock that was never set tells nothing, and the database knows no year 0. */
const plausible = (at: string | null) => (at !== null && at >= '1970' && at < '9999' ? at : null);

export const sentEntry = z.strictObject({
  /** Made by the device; a join's is also its seat's. */
  id,
  /** One act of the host: several entries that belong together share it. */
  batch: id,
  /** The device's clock, ISO 8601. Information, never order. */
  at: z.iso.datetime({ offset: true }).nullable().transform(plausible),
  entry: storedEntry,
  /** A join's: the guest of the waiting list who sits down, and the chair of who stayed away that they take. */
  guest: id.optional(),
  chair: z.int().min(1).max(MOST_PLAYERS).optional(),
});
export type SentEntry = z.infer<typeof sentEntry>;

export const appendRequest = z.strictObject({
  v: z.literal(1),
  game: id,
  /** `games.version`: which snapshot and which seats the device judged by. */
  version: z.int32().positive(),
  rulesVersion: z.int32().positive(),
  /** The pen's epoch as the device knows it. */
  epoch: z.int32().nonnegative(),
  /** How many entries of the server's log the device knew when it made the first of these. */
  length: z.int32().nonnegative(),
  entries: z.array(sentEntry).min(1).max(MAX_ENTRIES_PER_APPEND),
});
export type AppendRequest = z.infer<typeof appendRequest>;

/** An entry of the server's log. */
export interface LoggedEntry {
  seq: number;
  id: string;
  batch: string;
  author: 'host' | 'organiser';
  /** When the server took it, ISO 8601. */
  at: string;
  entry: StoredEntry;
}

/** What became of one sent entry. `seq`: its number in the log. */
export type EntryOutcome =
  | { id: string; status: 'accepted' | 'duplicate'; seq: number }
  /** The rules refuse it (a code of the core), or its id belongs to something else (`id-reused`). */
  | { id: string; status: 'refused'; code: string; params: Record<string, string | number> }
  /** Behind a refused one, or the whole batch was stopped: still the device's to send or to drop. */
  | { id: string; status: 'held' };

/**
 * Why a whole batch was stopped:
 * `signed-out` no session for this game; `not-open` the event isn't open; `rules-version` the app is
 * of another version: keep the queue and reload; `version` snapshot or seats changed; `pen` another
 * device has the pen; `review` entries came in between that the queue doesn't fit behind: a person decides.
 */
export const APPEND_STOPS = ['signed-out', 'not-open', 'rules-version', 'version', 'pen', 'review'] as const;
export type AppendStop = (typeof APPEND_STOPS)[number];

export interface AppendResponse {
  v: 1;
  /** null: taken as far as `outcomes` say. */
  stop: AppendStop | null;
  outcomes: EntryOutcome[];
  /** Of the server's log now. */
  length: number;
  epoch: number;
  version: number;
  /** Digest of the core's state at `length`; null where the caller may not see the game. */
  digest: string | null;
  /** The log behind the `length` that was sent, others' entries and the accepted ones, in order. */
  entries: LoggedEntry[];
}
