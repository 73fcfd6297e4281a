/** Which entries of a log stand, as what, and in which order they take effect (RULES 6.2, 6.3). */
import type { Entry, PlainEntry } from './types';

/** An entry in its place. */
export interface Standing {
  /** Its own number: an amended entry keeps it, an inserted one has the insert's. */
  readonly number: number;
  readonly entry: PlainEntry;
}

/** By entry number: whether a standing `remove` names it. A removal is undone by removing it. */
export function removals(log: readonly Entry[]): readonly boolean[] {
  const removed = new Array<boolean>(log.length + 1).fill(false);
  for (let number = log.length; number >= 1; number--) {
    const entry = log[number - 1]!;
    if (entry.kind === 'remove' && !removed[number]) removed[entry.target] = true;
  }
  return removed;
}

/** The standing entries as amended and in the order in which they take effect. */
export function standing(log: readonly Entry[]): Standing[] {
  const removed = removals(log);
  const current: (Standing | undefined)[] = [];
  const insertedBefore = new Map<number, number[]>();
  const places: number[] = [];
  log.forEach((entry, at) => {
    const number = at + 1;
    switch (entry.kind) {
      case 'remove':
        return;
      case 'amend':
        if (!removed[number]) current[entry.target] = { number: entry.target, entry: entry.with };
        return;
      case 'insert':
        current[number] = { number, entry: entry.entry };
        listAt(insertedBefore, entry.before).push(number);
        return;
      default:
        current[number] = { number, entry };
        places.push(number);
    }
  });
  const order: Standing[] = [];
  const visit = (number: number): void => {
    insertedBefore.get(number)?.forEach(visit);
    const here = current[number];
    if (here && !removed[number]) order.push(here);
  };
  places.forEach(visit);
  return order;
}

function listAt(lists: Map<number, number[]>, key: number): number[] {
  const known = lists.get(key);
  if (known) return known;
  const list: number[] = [];
  lists.set(key, list);
  return list;
}

/** The kind that an entry was logged as, an inserted one by what it holds; null for an amend or a remove. */
export function loggedKind(entry: Entry): PlainEntry['kind'] | null {
  if (entry.kind === 'amend' || entry.kind === 'remove') return null;
  return entry.kind === 'insert' ? entry.entry.kind : entry.kind;
}
