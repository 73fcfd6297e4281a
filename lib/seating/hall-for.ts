import type { SeatTable, Sitter } from './types';

/**
 * The tables that automatic seating is to use: the first so many, locked ones among them, and new ones, by
 * the next numbers, where there are fewer. Those beyond are left alone; who sits there is dealt, too.
 * @param newId an id for a table that doesn't exist yet
 */
export function hallFor(
  tables: readonly SeatTable[],
  wanted: number,
  newId: (number: number) => string,
): SeatTable[] {
  const last = Math.max(0, ...tables.map((table) => table.number));
  const missing = Array.from({ length: Math.max(0, wanted - tables.length) }, (_, index) => last + index + 1);
  const locked = tables.filter((table) => table.locked).length;
  let free = Math.max(0, wanted - locked);
  return [
    ...tables.filter((table) => table.locked || free-- > 0),
    ...missing.map((number) => ({ id: newId(number), number, locked: false })),
  ];
}

/** Guests as automatic seating deals them: who sits at a table that isn't used has none. */
export function guestsFor<Guest extends Sitter>(
  guests: readonly Guest[],
  hall: readonly SeatTable[],
): Guest[] {
  const used = new Set(hall.map((table) => table.id));
  return guests.map((guest) =>
    guest.tableId === null || used.has(guest.tableId) ? guest : { ...guest, tableId: null, chair: null },
  );
}
