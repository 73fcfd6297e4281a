import type { SentEntry, StoredEntry } from './append';
import type { RollCallRequest } from './game';

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
 * What a roll-call logs: what stands of who of its seats went and came is taken back, the latest first, and who isn't
 * there leaves. Guests who joined are not of the roll-call and stay as they are.
 * @param logged the log so far, in which nobody has played
 * @param idOf the id of the entry that takes this one back
 */
export function rollCallEntries(
  { batch, order, away }: Pick<RollCallRequest, 'batch' | 'order' | 'away'>,
  logged: readonly RollCallEntry[],
  idOf: (target: string) => string,
): SentEntry[] {
  const removed = removedIds(logged);
  const standing = logged.filter(
    ({ id, entry }) =>
      isPresence(entry.kind) && 'seat' in entry && order.includes(entry.seat) && !removed.has(id),
  );
  const taken = standing.reverse().map(({ id: target }): SentEntry => {
    return { id: idOf(target), batch, at: null, entry: { kind: 'remove', target } };
  });
  const leaves = away.map(({ seat, entry }): SentEntry => {
    return { id: entry, batch, at: null, entry: { kind: 'leave', seat } };
  });
  return [...taken, ...leaves];
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
