'use client';

import { useMemo, useState } from 'react';
import { tryShift, type TriedShift } from '../../lib/offline/shift';
import { turnEntries, type ShiftTo } from '../../lib/rules';
import { MAX_ENTRIES_PER_APPEND } from '../../lib/schemas/append-limit';
import type { StoredLog } from '../../lib/schemas/stored-log';

/** One act of the host goes up in one piece: its passes beside the run come on top. */
const LONGEST_RUN = MAX_ENTRIES_PER_APPEND - 4;

/** A run of entries that are all one seat off, as it is being chosen. */
export interface ShiftChoice {
  /** The entries that can begin a run, and those that can end this one, in the order in which they take effect. */
  turns: readonly number[];
  ends: readonly number[];
  first: number;
  last: number;
  to: ShiftTo;
  setFirst: (entry: number) => void;
  setLast: (entry: number) => void;
  setTo: (to: ShiftTo) => void;
  tried: TriedShift;
}

/** Chooses a run, at first from `entry` to the end, and tries out what shifting it does. */
export function useShift(log: StoredLog, entry: number): ShiftChoice {
  const [first, setFirst] = useState(entry);
  const [chosen, setLast] = useState<number | null>(null);
  const [to, setTo] = useState<ShiftTo>('next');
  const turns = useMemo(() => turnEntries(log.state), [log]);
  const ends = useMemo(() => {
    const at = turns.indexOf(first);
    return turns.slice(at, at + LONGEST_RUN);
  }, [turns, first]);
  const last = chosen !== null && ends.includes(chosen) ? chosen : (ends.at(-1) ?? first);
  const tried = useMemo(() => tryShift(log, first, last, to), [log, first, last, to]);
  return { turns, ends, first, last, to, setFirst, setLast, setTo, tried };
}
