/** Which corrections are possible as far as the log itself decides (RULES 6.3). */
import { loggedKind, standing, type Standing } from './log';
import { refusal, type Refusal } from './refusals';
import type { Correction, Entry } from './types';

/**
 * Why a correction can't be added to a log; null where it can. Whether the entry that it holds is possible at
 * its place is for the replay to say.
 * @param seated how many players there were at the start
 */
export function obstacleOfCorrection(
  log: readonly Entry[],
  correction: Correction,
  seated: number,
): Refusal | null {
  const target = correction.kind === 'insert' ? correction.before : correction.target;
  const named = log[target - 1];
  if (!named) return refusal('target-unknown', { target });
  if (correction.kind === 'remove') return obstacleOfJoins(log, correction, seated);
  const kind = loggedKind(named);
  if (kind === null) return refusal('target-is-correction', { target });
  if (correction.kind === 'insert') {
    return correction.entry.kind === 'join' ? refusal('join-inserted', { target }) : null;
  }
  const intoOrOutOfJoin = (kind === 'join') !== (correction.with.kind === 'join');
  return intoOrOutOfJoin ? refusal('join-amended', { target }) : null;
}

type Removal = Extract<Correction, { kind: 'remove' }>;

/** What removing an entry, or undoing a removal, does to late guests: nobody's seat may change. */
function obstacleOfJoins(log: readonly Entry[], removal: Removal, seated: number): Refusal | null {
  if (!log.some(({ kind }) => kind === 'join')) return null;
  const longer = [...log, removal];
  const order = standing(longer);
  const [had, has] = [joins(standing(log)), joins(order)];
  const gone = had.find((join) => !has.includes(join));
  if (gone !== undefined) {
    if (gone !== had[had.length - 1]) return refusal('join-not-last', { target: gone });
    const entries = hasEntries(order, gone, seated + had.length);
    return entries ? refusal('join-has-entries', { target: gone }) : null;
  }
  const back = has.find((join) => !had.includes(join));
  if (back !== undefined) {
    const moved = has.some((join, place) => place !== placeWhenJoined(log, join));
    return moved ? refusal('join-seat-taken', { target: back }) : null;
  }
  const { target } = removal;
  return log[target - 1]!.kind === 'join' ? refusal('join-not-last', { target }) : null;
}

/** Whether a later standing entry is of the seat that came with a join. */
function hasEntries(order: readonly Standing[], join: number, seat: number): boolean {
  return order.some(({ number, entry }) => number > join && 'seat' in entry && entry.seat === seat);
}

/** How many late guests there were when this one joined. */
function placeWhenJoined(log: readonly Entry[], join: number): number {
  return joins(standing(log.slice(0, join - 1))).length;
}

function joins(order: readonly Standing[]): number[] {
  return order.filter(({ entry }) => entry.kind === 'join').map(({ number }) => number);
}
