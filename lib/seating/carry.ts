import type { Target } from './plan-move';

/** Guests carried by keyboard: picked up, walked from table to table, put down. Pure. */
export interface Carry {
  readonly guestIds: readonly string[];
  /** The list that they hang over; see `Lane`. */
  readonly list: string;
  /** Before whom of the others there; as many as they are: behind the last. */
  readonly index: number;
  /** Digits of a table's number, as far as they are typed. */
  readonly typed: string;
}

/** A list that guests can be put into: a table, or (`tableId` null) those without one. */
export interface Lane {
  readonly list: string;
  readonly tableId: string | null;
  readonly number: number | null;
  readonly guestIds: readonly string[];
}

/** Who of a lane stays when these are carried away. */
export function othersIn(lane: Lane, carried: readonly string[]): readonly string[] {
  return lane.guestIds.filter((id) => !carried.includes(id));
}

/** Picks guests up from where the first of them sits; null where nobody is there. */
export function pickUp(lanes: readonly Lane[], guestIds: readonly string[]): Carry | null {
  const [first = ''] = guestIds;
  const lane = lanes.find((one) => one.guestIds.includes(first));
  if (!lane) return null;
  const at = lane.guestIds.indexOf(first);
  const index = othersIn({ ...lane, guestIds: lane.guestIds.slice(0, at) }, guestIds).length;
  return { guestIds, list: lane.list, index, typed: '' };
}

/**
 * What a key does to what is carried: along the table with up and down, from table to table with left and
 * right, to a table by its number. Null: nothing.
 */
export function walk(carry: Carry, key: string, lanes: readonly Lane[]): Carry | null {
  const at = lanes.findIndex((lane) => lane.list === carry.list);
  const lane = lanes[at];
  if (!lane) return null;
  const last = othersIn(lane, carry.guestIds).length;
  switch (key) {
    case 'ArrowUp':
      return { ...carry, index: Math.max(0, carry.index - 1), typed: '' };
    case 'ArrowDown':
      return { ...carry, index: Math.min(last, carry.index + 1), typed: '' };
    case 'Home':
      return { ...carry, index: 0, typed: '' };
    case 'End':
      return { ...carry, index: last, typed: '' };
    case 'ArrowLeft':
      return over(carry, lanes[Math.max(0, at - 1)], '');
    case 'ArrowRight':
      return over(carry, lanes[Math.min(lanes.length - 1, at + 1)], '');
    default:
      return /^\d$/.test(key) ? toNumber(carry, key, lanes) : null;
  }
}

/** Where what is carried is put down; null where it comes back to where it was. */
export function putDown(carry: Carry, lanes: readonly Lane[]): Target | null {
  const lane = lanes.find((one) => one.list === carry.list);
  const begun = pickUp(lanes, carry.guestIds);
  if (!lane || (begun?.list === carry.list && begun.index === carry.index)) return null;
  if (lane.tableId === null) return begun?.list === carry.list ? null : { tableId: null };
  const before = othersIn(lane, carry.guestIds)[carry.index];
  return before === undefined ? { tableId: lane.tableId, at: 'last' } : { tableId: lane.tableId, before };
}

/** Digits of a table's number, one more typed: as far as some table's number begins so, else anew. */
export function typeNumber(typed: string, digit: string, numbers: readonly number[]): string {
  const begins = numbers.some((number) => String(number).startsWith(typed + digit));
  return begins ? typed + digit : digit;
}

/** A number that is being typed: the table that it names so far, else one that the last digit begins. */
function toNumber(carry: Carry, digit: string, lanes: readonly Lane[]): Carry {
  const typed = typeNumber(
    carry.typed,
    digit,
    lanes.flatMap(({ number }) => number ?? []),
  );
  const known = lanes.find((lane) => lane.number !== null && String(lane.number) === typed);
  return known ? over(carry, known, typed) : { ...carry, typed };
}

function over(carry: Carry, lane: Lane | undefined, typed: string): Carry {
  if (!lane || lane.list === carry.list) return { ...carry, typed };
  return { ...carry, list: lane.list, index: othersIn(lane, carry.guestIds).length, typed };
}
