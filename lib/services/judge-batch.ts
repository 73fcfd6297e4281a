import type { EntryOutcome, LoggedEntry, SentEntry } from '../schemas/append';
import { appendAllStored, type StoredLog } from '../schemas/stored-log';

/** What the rules say of a queue that was sent, before anything is written. */
export interface Judgement {
  /** Entries to append, in order: a prefix of those that aren't in the log yet. */
  accepted: SentEntry[];
  outcomes: EntryOutcome[];
  /** The log with the accepted entries. */
  log: StoredLog;
}

/**
 * Judges a queue against a log. Entries that are in it already get their first answer; of the others as
 * many are accepted as fit, in order, entries of one batch together or not at all.
 * `foreign`: ids that are known to belong to another game.
 */
export function judgeBatch(
  log: StoredLog,
  logged: readonly LoggedEntry[],
  sent: readonly SentEntry[],
  foreign: ReadonlySet<string>,
): Judgement {
  const judgement: Judgement = { accepted: [], outcomes: [], log };
  let stopped = false;
  for (const group of groups(sent)) {
    const fresh = group.filter((entry) => !log.entryNumbers.has(entry.id));
    const grown = stopped ? null : growLog(judgement.log, fresh, foreign);
    for (const entry of group) {
      judgement.outcomes.push(outcomeOf(entry, { judgement, logged, log, grown, fresh }));
    }
    if (grown?.ok) {
      judgement.accepted.push(...fresh);
      judgement.log = grown.value;
    } else {
      stopped = true;
    }
    // An id that says something else than it did stops what is behind it.
    if (judgement.outcomes.some((outcome) => outcome.status === 'refused')) stopped = true;
  }
  return judgement;
}

interface Context {
  judgement: Judgement;
  logged: readonly LoggedEntry[];
  log: StoredLog;
  grown: ReturnType<typeof growLog> | null;
  fresh: readonly SentEntry[];
}

function outcomeOf(entry: SentEntry, { judgement, logged, log, grown, fresh }: Context): EntryOutcome {
  const seq = log.entryNumbers.get(entry.id);
  if (seq !== undefined) {
    const first = logged[seq - 1];
    return first && samePayload(first, entry) ? { id: entry.id, status: 'duplicate', seq } : reused(entry.id);
  }
  if (!grown) return { id: entry.id, status: 'held' };
  const place = fresh.indexOf(entry);
  if (grown.ok) return { id: entry.id, status: 'accepted', seq: judgement.log.entryIds.length + place + 1 };
  if (place !== grown.error.index) return { id: entry.id, status: 'held' };
  return { id: entry.id, status: 'refused', code: grown.error.code, params: { ...grown.error.params } };
}

function growLog(log: StoredLog, fresh: readonly SentEntry[], foreign: ReadonlySet<string>) {
  const index = fresh.findIndex(
    ({ id }, place) => foreign.has(id) || fresh.findIndex((other) => other.id === id) < place,
  );
  if (index >= 0) {
    const error = { code: 'id-reused', params: {}, index };
    return { ok: false as const, error };
  }
  return appendAllStored(log, fresh);
}

/** Runs of entries that share a batch. */
function groups(sent: readonly SentEntry[]): SentEntry[][] {
  const runs: SentEntry[][] = [];
  for (const entry of sent) {
    const last = runs.at(-1);
    if (last?.[0]?.batch === entry.batch) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function reused(id: string): EntryOutcome {
  return { id, status: 'refused', code: 'id-reused', params: {} };
}

function samePayload(first: LoggedEntry, sent: SentEntry): boolean {
  return first.batch === sent.batch && canonical(first.entry) === canonical(sent.entry);
}

/** JSON with its keys in order, as PostgreSQL stores keys in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
