import type { StoredEntry } from './append';

/** What the roll-call needs to know of an entry. */
interface RollCallEntry {
  id: string;
  entry: StoredEntry;
}

/** Ids of the entries that a later, standing `remove` has taken out (RULES 6.3). */
export function removedIds(entries: readonly RollCallEntry[]): ReadonlySet<string> {
  const removed = new Set<string>();
  for (const { id, entry } of [...entries].reverse()) {
    if (entry.kind === 'remove' && !removed.has(id)) removed.add(entry.target);
  }
  return removed;
}

/**
 * Whether nobody has played yet: the log says no more than who came and who went, so that it says the same in
 * any order of the seats. What was thrown and taken back doesn't: it was judged by whose turn it was.
 */
export function isUnplayed(entries: readonly RollCallEntry[]): boolean {
  return entries.every(({ entry }) => {
    const kind = entry.kind === 'amend' ? entry.with.kind : entry.kind;
    return (entry.kind !== 'amend' && isPresence(kind)) || kind === 'join' || kind === 'remove';
  });
}

/**
 * What a new roll-call takes back, the latest first: what stands of who of these seats went and came. Guests who
 * joined are not of the roll-call and stay as they are.
 */
export function standingAbsences(entries: readonly RollCallEntry[], seatIds: readonly string[]): string[] {
  const removed = removedIds(entries);
  const standing = entries.filter(
    ({ id, entry }) =>
      isPresence(entry.kind) && 'seat' in entry && seatIds.includes(entry.seat) && !removed.has(id),
  );
  return standing.map(({ id }) => id).reverse();
}

/**
 * Why the roll can't be called now, on the log as a device sees it; null where it can. `started`: somebody has
 * thrown; `unsent`: what waits was entered by the order so far, and has to go up first.
 */
export function rollCallRefusal(
  entries: readonly (RollCallEntry & { confirmed: boolean; rollCall: boolean })[],
): 'started' | 'unsent' | null {
  if (!isUnplayed(entries)) return 'started';
  return entries.some(({ confirmed, rollCall }) => !confirmed && !rollCall) ? 'unsent' : null;
}

function isPresence(kind: StoredEntry['kind']): boolean {
  return kind === 'leave' || kind === 'return';
}
