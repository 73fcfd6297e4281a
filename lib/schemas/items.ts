import type { Move, TableAnswer } from '../rules';
import type { ItemView } from './game';

/**
 * Which goods a won unit is. The core knows units only; goods follow the item order: the nth unit of a
 * tier to leave the pool is the nth of its goods, and it stays those goods when it changes hands. What was
 * really given stands above that, tied to (winning entry, nth unit of it). Pure; the host's page and the
 * lists use the same.
 */

/** Goods chosen for the `nth` unit (from 1) that moved in entry number `entry`; the last row counts. */
export interface GivenUnit {
  entry: number;
  nth: number;
  item: string;
}

/** What the functions here need of an answer. */
type Moved = Pick<TableAnswer, 'moves' | 'pool'>;

/** Goods of each unit that has left the pool and has goods, by `unitKey`. */
export type AssignedItems = ReadonlyMap<string, ItemView>;

/** A unit's key in what `assignItems` returns. */
export function unitKey(tier: string, unit: number): string {
  return `${tier}:${unit}`;
}

/**
 * The goods of every unit that has left the pool.
 * Chosen goods are set aside first; the other units take what is left, in item order. So no goods are given
 * out more often than there are, unless rows choose them more often, and choosing goods that had been given
 * by default swaps them with the last unit that got them so. Rows whose entry moves no such unit any more,
 * or whose goods belong to another tier, count for nothing. An unlimited tier goes on with its last goods.
 */
export function assignItems(
  items: readonly ItemView[],
  answer: Moved,
  given: readonly GivenUnit[],
): AssignedItems {
  const chosen = chosenItems(items, answer.moves, given);
  const stock = new Map(items.map((item) => [item.id, item.quantity]));
  const take = (item: ItemView) => stock.set(item.id, (stock.get(item.id) ?? 0) - 1);
  for (const item of chosen.values()) take(item);

  const assigned = new Map<string, ItemView>();
  for (const move of answer.moves) {
    const key = unitKey(move.tier, move.unit);
    if (assigned.has(key)) continue;
    const choice = chosen.get(key);
    if (choice) {
      assigned.set(key, choice);
      continue;
    }
    const goods = items.filter((item) => item.tier === move.tier);
    const next = goods.find((item) => (stock.get(item.id) ?? 0) > 0);
    if (next) {
      take(next);
      assigned.set(key, next);
    } else if (answer.pool[move.tier] === null) {
      const last = goods.at(-1);
      if (last) assigned.set(key, last);
    }
  }
  return assigned;
}

/** The goods of one unit; null where its tier has no goods (left) for it. */
export function itemOfUnit(assigned: AssignedItems, tier: string, unit: number): ItemView | null {
  return assigned.get(unitKey(tier, unit)) ?? null;
}

/** A unit that an entry moved, with its goods; `nth` is how a given row names it. */
export interface MovedUnit {
  nth: number;
  move: Move;
  item: ItemView | null;
}

/** The units that entry number `entry` moved, in order, with their goods. */
export function unitsOfEntry(assigned: AssignedItems, answer: Moved, entry: number): MovedUnit[] {
  return answer.moves
    .filter((move) => move.entry === entry)
    .map((move, index) => ({ nth: index + 1, move, item: itemOfUnit(assigned, move.tier, move.unit) }));
}

/** The goods of a tier in item order, each with how many have not been given out. */
export function itemsLeft(
  items: readonly ItemView[],
  assigned: AssignedItems,
  tier: string,
): { item: ItemView; left: number }[] {
  const out = [...assigned.values()];
  return items
    .filter((item) => item.tier === tier)
    .map((item) => ({
      item,
      left: Math.max(0, item.quantity - out.filter((one) => one.id === item.id).length),
    }));
}

/** By unit: the goods that the latest row about it chose. */
function chosenItems(items: readonly ItemView[], moves: readonly Move[], given: readonly GivenUnit[]) {
  const itemById = new Map(items.map((item) => [item.id, item]));
  const rows = new Map(given.map((row) => [`${row.entry}:${row.nth}`, row.item]));
  const chosen = new Map<string, ItemView>();
  const count = new Map<number, number>();
  for (const move of moves) {
    const nth = (count.get(move.entry) ?? 0) + 1;
    count.set(move.entry, nth);
    const item = itemById.get(rows.get(`${move.entry}:${nth}`) ?? '');
    if (item && item.tier === move.tier) chosen.set(unitKey(move.tier, move.unit), item);
  }
  return chosen;
}
