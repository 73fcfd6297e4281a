import { shiftRun, type Result, type Shift, type ShiftTo } from '../rules';
import type { StoredEntry } from '../schemas/append';
import { newId } from '../schemas/new-id';
import { appendAllStored, toIds, type LogRefusal, type StoredLog } from '../schemas/stored-log';

/** A run of entries shifted by one seat, before it counts. */
export interface TriedShift {
  shift: Shift;
  /** What is to be added to the log, as one act. */
  entries: StoredEntry[];
  /** The log with it; or which entry, by number, can't become the other seat's, and why. */
  after: Result<StoredLog, LogRefusal & { entry: number }>;
}

/** Tries out on a log to shift the run from entry `first` to entry `last`; see `shiftRun`. */
export function tryShift(log: StoredLog, first: number, last: number, to: ShiftTo): TriedShift {
  const shift = shiftRun(log.state, first, last, to);
  const entries = shift.corrections.map((correction) => toIds(log, correction));
  const after = appendAllStored(
    log,
    entries.map((entry) => ({ id: newId(), entry })),
  );
  if (after.ok) return { shift, entries, after };
  const refused = shift.corrections[after.error.index];
  const entry = refused?.kind === 'insert' ? refused.before : (refused?.target ?? first);
  return { shift, entries, after: { ok: false, error: { ...after.error, entry } } };
}
