import { roundTable } from './chairs';
import { planMove, type Target } from './plan-move';
import type { Place } from './types';
import type { SeatingGuest } from './view';

/**
 * Everybody with their places, by list: a table's people in chair order, who has no table, the waiting list.
 * Immutable; what doesn't change is the same list afterwards, so that a page of 538 tables draws two of them
 * anew when somebody moves.
 */
export interface Board {
  readonly byId: ReadonlyMap<string, SeatingGuest>;
  readonly lists: ReadonlyMap<string, readonly SeatingGuest[]>;
}

const NOBODY: readonly SeatingGuest[] = [];

/** The list of who has no table in a sitting, and of who waits there. */
export const unseatedList = (sittingId: string): string => `unseated:${sittingId}`;
export const waitingList = (sittingId: string): string => `waiting:${sittingId}`;

/** People of a list: a table's id, or one of those above. */
export function peopleOf(board: Board, list: string): readonly SeatingGuest[] {
  return board.lists.get(list) ?? NOBODY;
}

/** A board of these guests; it shares with `known` what is the same there. */
export function makeBoard(guests: readonly SeatingGuest[], known?: Board): Board {
  const byId = new Map<string, SeatingGuest>();
  const lists = new Map<string, SeatingGuest[]>();
  for (const guest of guests) {
    const same = known?.byId.get(guest.id);
    const shared = same && isSame(same, guest) ? same : guest;
    byId.set(guest.id, shared);
    const list = lists.get(listOf(shared));
    if (list) list.push(shared);
    else lists.set(listOf(shared), [shared]);
  }
  const sorted = [...lists].map(([key, people]): [string, readonly SeatingGuest[]] => {
    const order = roundTable(people);
    const before = known?.lists.get(key);
    const same = before?.length === order.length && order.every((guest, index) => guest === before[index]);
    return [key, same ? before : order];
  });
  return { byId, lists: new Map(sorted) };
}

/**
 * The board once guests sit there.
 * @param sittingOf the sitting of a table; who gets a table comes to it, and waits no longer
 */
export function withSeats(
  board: Board,
  places: readonly Place[],
  sittingOf: (tableId: string) => string,
): Board {
  const byId = new Map(board.byId);
  const touched = new Set<string>();
  for (const { guestId, tableId, chair } of places) {
    const guest = byId.get(guestId);
    if (!guest || (guest.tableId === tableId && guest.chair === chair)) continue;
    const seat = tableId === null ? {} : { sittingId: sittingOf(tableId), waiting: false };
    const moved = { ...guest, tableId, chair, ...seat };
    byId.set(guestId, moved);
    touched.add(listOf(guest)).add(listOf(moved));
  }
  if (touched.size === 0) return board;
  const fresh = new Map<string, SeatingGuest[]>([...touched].map((key) => [key, []]));
  for (const guest of byId.values()) fresh.get(listOf(guest))?.push(guest);
  const lists = new Map(board.lists);
  for (const [key, people] of fresh) lists.set(key, roundTable(people));
  return { byId, lists };
}

/** The board once these guests are put down at the target; null where it is too full. */
export function withMove(
  board: Board,
  guestIds: readonly string[],
  target: Target,
  sittingOf: (tableId: string) => string,
): Board | null {
  const movers = guestIds.flatMap((id) => board.byId.get(id) ?? []);
  const there = target.tableId === null ? [] : peopleOf(board, target.tableId);
  const ids = new Set(guestIds);
  const all = [...there, ...movers.filter((guest) => guest.tableId !== target.tableId)];
  const places = planMove(
    all,
    [...ids].filter((id) => board.byId.has(id)),
    target,
  );
  return places && withSeats(board, places, sittingOf);
}

function listOf({ tableId, waiting, sittingId }: SeatingGuest): string {
  if (tableId !== null) return tableId;
  return waiting ? waitingList(sittingId) : unseatedList(sittingId);
}

function isSame(one: SeatingGuest, other: SeatingGuest): boolean {
  if (one === other) return true;
  return (Object.keys(one) as (keyof SeatingGuest)[]).every((key) => one[key] === other[key]);
}
