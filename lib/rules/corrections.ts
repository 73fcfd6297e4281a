/** Which corrections are possible as far as the log itself decides (RULES 6.3). */
import { loggedKind, standing, type Logged, type Standing } from './log';
import { refusal, type Refusal } from './refusals';

/**
 * Why the last entry of a log, a correction, can't be made; null where it can. Whether the entry that it holds
 * is possible at its place is for the replay to say.
 */
export function obstacleOfCorrection(log: readonly Logged[]): Refusal | null {
  const { entry } = log[log.length - 1]!;
  if (!('target' in entry || 'before' in entry)) return null;
  const number = 'before' in entry ? entry.before : entry.target;
  const target = number < log.length ? log[number - 1] : undefined;
  if (!target || number < 1) return refusal('target-unknown', { target: number });
  if (entry.kind === 'remove') return obstacleOfJoins(log, number);
  const kind = loggedKind(target.entry);
  if (kind === null) return refusal('target-is-correction', { target: number });
  if (entry.kind === 'insert') {
    return entry.entry.kind === 'join' ? refusal('join-inserted', { target: number }) : null;
  }
  const intoOrOutOfJoin = (kind === 'join') !== (entry.with.kind === 'join');
  return intoOrOutOfJoin ? refusal('join-amended', { target: number }) : null;
}

/** What removing an entry, or undoing a removal, does to late guests: nobody's seat may change. */
function obstacleOfJoins(log: readonly Logged[], target: number): Refusal | null {
  const before = log.slice(0, -1);
  const had = joins(standing(before));
  if (log[target - 1]!.entry.kind === 'join' && !had.includes(target)) {
    return refusal('join-not-last', { target });
  }
  const order = standing(log);
  const has = joins(order);
  const gone = had.find((join) => !has.includes(join));
  if (gone !== undefined) {
    if (gone !== had[had.length - 1]) return refusal('join-not-last', { target: gone });
    return order.some(({ guest }) => guest === gone) ? refusal('join-has-entries', { target: gone }) : null;
  }
  const back = has.find((join) => !had.includes(join));
  const moved = back !== undefined && has.some((join, place) => place !== placeWhenJoined(log, join));
  return moved ? refusal('join-seat-taken', { target: back }) : null;
}

/** How many late guests there were when this one joined. */
function placeWhenJoined(log: readonly Logged[], join: number): number {
  return joins(standing(log.slice(0, join - 1))).length;
}

function joins(order: readonly Standing[]): number[] {
  return order.filter(({ entry }) => entry.kind === 'join').map(({ number }) => number);
}
