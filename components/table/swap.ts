import type { GivenRow } from '../../lib/schemas/beside';
import type { ItemView } from '../../lib/schemas/game';
import { itemOfUnit, itemsLeft, unitKey } from '../../lib/schemas/items';
import { rowsToSwap, type UnitRef } from '../../lib/schemas/swap-items';
import type { TableView } from './table-view';

/** Which goods a won unit can be swapped for. */
export interface SwapOptions {
  item: ItemView;
  /** Whose it is. */
  seat: number;
  left: { item: ItemView; left: number }[];
  /** Others' units of the tier that are something else, one a guest and kind of goods. */
  others: (UnitRef & { seat: number; item: ItemView })[];
}

/** Those of these units that could be other goods, because their tier has several; one of each kind of goods. */
export function swappable<Unit extends UnitRef>(view: TableView, units: readonly Unit[]): Unit[] {
  const several = units.filter(
    ({ tier, unit }) =>
      itemOfUnit(view.assigned, tier, unit) !== null &&
      view.game.items.filter((item) => item.tier === tier).length > 1,
  );
  return oneOfEach(several, ({ tier, unit }) => itemOfUnit(view.assigned, tier, unit)?.id ?? '');
}

/** What there is instead of a unit's goods; null where nobody holds it any more. */
export function swapOptions(view: TableView, { tier, unit }: UnitRef): SwapOptions | null {
  const { holdings } = view.log.state;
  const item = itemOfUnit(view.assigned, tier, unit);
  const seat = holdings.find((one) => one.tier === tier && one.unit === unit)?.seat;
  if (!item || seat === undefined) return null;
  const others = holdings.flatMap((one) => {
    const theirs = itemOfUnit(view.assigned, one.tier, one.unit);
    const differs = one.tier === tier && one.seat !== seat && theirs !== null && theirs.id !== item.id;
    return differs ? [{ ...one, item: theirs }] : [];
  });
  return {
    item,
    seat,
    left: itemsLeft(view.game.items, view.assigned, tier).filter(
      (one) => one.left > 0 && one.item.id !== item.id,
    ),
    others: oneOfEach(others, (one) => `${one.seat} ${one.item.id}`),
  };
}

/** The rows that make units these goods, as they are sent, but for their ids. */
export function swapRows(
  { game, log, given }: TableView,
  wanted: readonly (UnitRef & { item: string })[],
): Omit<GivenRow, 'id'>[] {
  const { moves, pool } = log.state;
  const rows = rowsToSwap({ items: game.items, answer: { moves, pool }, given }, wanted);
  return rows.map(({ entry, nth, item }) => ({ entry: log.entryIds[entry - 1] ?? '', nth, item }));
}

/** Of an entry's units, those that are still where it brought them. */
export function unitsHeld(view: TableView, units: readonly (UnitRef & { to: number })[]): UnitRef[] {
  const held = new Map(view.log.state.holdings.map(({ tier, unit, seat }) => [unitKey(tier, unit), seat]));
  return units.filter(({ tier, unit, to }) => held.get(unitKey(tier, unit)) === to);
}

function oneOfEach<Value>(values: readonly Value[], key: (value: Value) => string): Value[] {
  return [...new Map([...values].reverse().map((value) => [key(value), value])).values()].reverse();
}
