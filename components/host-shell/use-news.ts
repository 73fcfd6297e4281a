import { useMemo } from 'react';
import type { LocalEntry } from '../../lib/offline/replica';
import { lastEntry } from '../table/last-entry';
import { newsOf } from '../table/news';
import { useHost } from './host-context';
import { lifeOf } from './page-life';

/** What the host's last act changed, where it was no throw: one sentence, until the next act. */
export function useNews(): string | null {
  const { client, snapshot, state, view, words } = useHost();
  const { begun } = lifeOf(client, snapshot);
  const { entries } = snapshot;
  return useMemo(() => {
    const first = firstOfLastAct(entries);
    const last = entries.at(-1);
    // What organisers correct is told as such, and who isn't there at the roll-call was seen in making it.
    if (first <= begun || last?.author !== 'host' || last.rollCall) return null;
    return newsOf(words, view, first, lastEntry(state)?.entry ?? null);
  }, [entries, begun, state, view, words]);
}

/** The number of the first entry of the log's last act. */
function firstOfLastAct(entries: readonly LocalEntry[]): number {
  const batch = entries.at(-1)?.batch;
  const before = entries.findLastIndex((entry) => entry.batch !== batch);
  return before + 2;
}
