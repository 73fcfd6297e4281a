import type { StoredEntry } from '../schemas/append';
import { removedIds } from '../schemas/roll-call-log';

/** What taking back needs to know of an entry. */
export interface ActEntry {
  id: string;
  batch: string;
  author: 'host' | 'organiser';
  entry: StoredEntry;
  /** Whether a roll-call made it, which isn't taken back but made again. */
  rollCall?: boolean;
}

/**
 * The host's last act that still stands, as the ids of its entries: what "take back" removes. Entries that
 * share a batch are one act. A remove that itself took back the act before it is no act of its own, so that
 * taking back twice goes two acts back; a remove chosen from the log is one. The organiser's entries are not
 * the host's to take back, and behind the organiser's end nothing is; nor is a roll-call, whose order would stay.
 */
export function lastAct(entries: readonly ActEntry[]): string[] | null {
  const removed = removedIds(entries);
  const acts: { author: string; entries: ActEntry[] }[] = [];
  for (const act of batches(entries)) {
    const top = acts.at(-1);
    if (top && takesBack(act, top.entries)) acts.pop();
    else acts.push({ author: act[0]?.author ?? 'host', entries: act });
  }
  for (const act of acts.reverse()) {
    const standing = act.entries.filter(({ id }) => !removed.has(id));
    if (standing.length === 0 || standing.some(({ rollCall }) => rollCall)) continue;
    if (act.author === 'host') return standing.map(({ id }) => id).reverse();
    if (standing.some(({ entry }) => entry.kind === 'end')) return null;
  }
  return null;
}

function batches(entries: readonly ActEntry[]): ActEntry[][] {
  const acts: ActEntry[][] = [];
  for (const entry of entries) {
    const last = acts.at(-1);
    if (last?.[0]?.batch === entry.batch) last.push(entry);
    else acts.push([entry]);
  }
  return acts;
}

function takesBack(act: readonly ActEntry[], before: readonly ActEntry[]): boolean {
  const targets = new Set(act.map(({ entry }) => (entry.kind === 'remove' ? entry.target : '')));
  return (
    act.length === before.length && before.every(({ id, author }) => author === 'host' && targets.has(id))
  );
}
