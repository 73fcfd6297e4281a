import type { SeatTable } from './types';

/**
 * The locked table that somebody would come to or leave: its people stay as they are until it is unlocked,
 * though they may change chairs among themselves. Undefined: there is none.
 * @param from the tables at which those sit now who are to come to `to`
 */
export function lockedBetween<Table extends SeatTable>(
  tables: readonly Table[],
  from: readonly (string | null)[],
  to: string | null,
): Table | undefined {
  const left = new Set(from.filter((tableId) => tableId !== to));
  return left.size === 0
    ? undefined
    : tables.find((table) => table.locked && (table.id === to || left.has(table.id)));
}
