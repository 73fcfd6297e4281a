import {
  append,
  start,
  type Entry,
  type PlainEntry,
  type Refusal,
  type Result,
  type Setup,
  type State,
} from '../rules';
import type { StoredEntry } from './append';

/**
 * A log whose entries and seats are known by id, beside the core's state, which counts them. Stored and
 * sent entries name ids, so that neither an inserted entry nor a removed join can make one point at
 * something else; the numbers of RULES 9 are computed here, at the edge. An immutable value.
 */
export interface StoredLog {
  readonly state: State;
  /** Ids of the entries; entry n is `entryIds[n - 1]`. */
  readonly entryIds: readonly string[];
  /** Ids of the seats by number; a join whose entry was removed may have lost its number to a later one. */
  readonly seatIds: readonly string[];
  readonly entryNumbers: ReadonlyMap<string, number>;
  readonly seatNumbers: ReadonlyMap<string, number>;
}

/** The empty log of a game whose seats have these ids, in throwing order. Errors: the core's `start`. */
export function openLog(setup: Setup, seatIds: readonly string[]): Result<StoredLog, LogRefusal> {
  const started = start(setup);
  if (!started.ok) return started;
  return {
    ok: true,
    value: {
      state: started.value,
      entryIds: [],
      seatIds,
      entryNumbers: new Map(),
      seatNumbers: new Map(seatIds.map((seat, index) => [seat, index + 1])),
    },
  };
}

/** An entry and its id, as they are stored. */
export interface IdentifiedEntry {
  id: string;
  entry: StoredEntry;
}

/** Why an entry can't be in a log: the core's refusal, or an id that names nothing of it. */
export interface LogRefusal extends Omit<Refusal, 'code'> {
  code: Refusal['code'] | 'unknown-entry' | 'unknown-seat';
}

/** Which of several entries was refused, from 0. */
export interface EntryRefusal extends LogRefusal {
  index: number;
}

/** The log with one more entry; see `appendAllStored`. */
export function appendStored(
  log: StoredLog,
  id: string,
  entry: StoredEntry,
): Result<StoredLog, EntryRefusal> {
  return appendAllStored(log, [{ id, entry }]);
}

/**
 * The log with these entries added one by one, all of them or none. A join's id becomes its seat's.
 * Errors: `unknown-seat` and `unknown-entry` where an id names nothing of this log; else the core's `append`.
 */
export function appendAllStored(
  log: StoredLog,
  entries: readonly IdentifiedEntry[],
): Result<StoredLog, EntryRefusal> {
  const grown = {
    state: log.state,
    entryIds: [...log.entryIds],
    seatIds: [...log.seatIds],
    entryNumbers: new Map(log.entryNumbers),
    seatNumbers: new Map(log.seatNumbers),
  };
  for (const [index, { id, entry }] of entries.entries()) {
    const numbered = toNumbers(grown, entry);
    if (!numbered.ok) return { ok: false, error: { ...numbered.error, index } };
    const appended = append(grown.state, numbered.value);
    if (!appended.ok) return { ok: false, error: { ...appended.error, index } };
    grown.state = appended.value;
    grown.entryIds.push(id);
    grown.entryNumbers.set(id, grown.entryIds.length);
    if (entry.kind !== 'join') continue;
    const seat = grown.state.players.length;
    grown.seatIds[seat - 1] = id;
    grown.seatNumbers.set(id, seat);
  }
  return { ok: true, value: grown };
}

/** A stored entry as the core reads it: ids replaced by numbers. */
export function toNumbers(log: StoredLog, stored: StoredEntry): Result<Entry, LogRefusal> {
  try {
    return { ok: true, value: number(log, stored) };
  } catch (error) {
    if (error instanceof UnknownId) return { ok: false, error: error.refusal };
    throw error;
  }
}

/** An entry of the core as it is stored: numbers replaced by ids. */
export function toIds(log: StoredLog, entry: Entry): StoredEntry {
  switch (entry.kind) {
    case 'amend':
      return { ...entry, target: entryId(log, entry.target), with: plainToIds(log, entry.with) };
    case 'remove':
      return { ...entry, target: entryId(log, entry.target) };
    case 'insert':
      return { ...entry, before: entryId(log, entry.before), entry: plainToIds(log, entry.entry) };
    default:
      return plainToIds(log, entry);
  }
}

class UnknownId extends Error {
  constructor(readonly refusal: LogRefusal) {
    super(refusal.code);
  }
}

function number(log: StoredLog, stored: StoredEntry): Entry {
  switch (stored.kind) {
    case 'amend':
      return { ...stored, target: entryNumber(log, stored.target), with: plainToNumbers(log, stored.with) };
    case 'remove':
      return { ...stored, target: entryNumber(log, stored.target) };
    case 'insert':
      return { ...stored, before: entryNumber(log, stored.before), entry: plainToNumbers(log, stored.entry) };
    default:
      return plainToNumbers(log, stored);
  }
}

function plainToNumbers(log: StoredLog, entry: PlainEntry<string>): PlainEntry {
  return 'seat' in entry ? { ...entry, seat: seatNumber(log, entry.seat) } : entry;
}

function plainToIds(log: StoredLog, entry: PlainEntry): PlainEntry<string> {
  return 'seat' in entry ? { ...entry, seat: seatId(log, entry.seat) } : entry;
}

function entryNumber(log: StoredLog, id: string): number {
  const found = log.entryNumbers.get(id);
  if (found === undefined) throw new UnknownId({ code: 'unknown-entry', params: { entry: id } });
  return found;
}

function seatNumber(log: StoredLog, id: string): number {
  const found = log.seatNumbers.get(id);
  if (found === undefined) throw new UnknownId({ code: 'unknown-seat', params: { seat: id } });
  return found;
}

function entryId(log: StoredLog, entry: number): string {
  const found = log.entryIds[entry - 1];
  if (found === undefined) throw new RangeError(`no entry ${entry} in a log of ${log.entryIds.length}`);
  return found;
}

function seatId(log: StoredLog, seat: number): string {
  const found = log.seatIds[seat - 1];
  if (found === undefined) throw new RangeError(`no seat ${seat} among ${log.seatIds.length}`);
  return found;
}
