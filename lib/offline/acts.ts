import type { StoredEntry } from '../schemas/append';

/** What taking back needs to know of an entry. */
export interface ActEntry {
  id: string;
  batch: string;
  author: 'host' | 'organiser';
  entry: StoredEntry;
}

/** Ids of the entries that a later, standing `remove` has taken out (RULES 6.3). */
export function removedIds(entries: readonly ActEntry[]): ReadonlySet<string> {
  const removed = new Set<string>();
  for (const { id, entry } of [...entries].reverse()) {
    if (entry.kind === 'remove' && !removed.has(id)) removed.add(entry.target);
  }
  return removed;
}

/**
 * The host's last act that still stands, as the ids of its entries: what "take back" removes. Entries that
 * share a batch are one act. A remove that itself took back the act before it is no act of its own, so that
 * taking back twice goes two acts back; a remove chosen from the log is one. The organiser's entries are not
 * the host's to take back, and behind the organiser's end nothing is.
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
    if (standing.length === 0) continue;
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
