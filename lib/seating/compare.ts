import { fingerprint } from '../rules/digest';
import type { Place, SeatTable, Sitter } from './types';

/** A guest who comes to another table. */
export interface Change {
  guestId: string;
  from: string | null;
  to: string | null;
}

/** Who changes tables by these places; a new chair alone is no change. */
export function changesBy(guests: readonly Sitter[], places: readonly Place[]): Change[] {
  const byId = new Map(guests.map((guest) => [guest.id, guest.tableId]));
  return places.flatMap(({ guestId, tableId }) => {
    const from = byId.get(guestId) ?? null;
    return from === tableId ? [] : [{ guestId, from, to: tableId }];
  });
}

/**
 * What a seating was and becomes, in a few digits: two organisers' pages, or a page and the server, agree on
 * it or one of them has seen something else. Tables count by number, as new ones have no id yet.
 */
export function seatingDigest(
  tables: readonly SeatTable[],
  guests: readonly Sitter[],
  places: readonly Place[] = [],
): string {
  const numbers = new Map(tables.map((table) => [table.id, table.number]));
  const text = (id: string, tableId: string | null, chair: number | null) =>
    `${id} ${tableId === null ? '' : (numbers.get(tableId) ?? '?')} ${chair ?? ''}`;
  return fingerprint(
    [
      ...tables.map(({ number, locked }) => `${number} ${locked}`),
      ...guests.map(({ id, tableId, chair }) => text(id, tableId, chair)).sort(),
      ...places.map(({ guestId, tableId, chair }) => text(guestId, tableId, chair)).sort(),
    ].join('\n'),
  );
}
