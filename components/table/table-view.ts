import type { GameView, ItemView } from '../../lib/schemas/game';
import { assignItems, itemOfUnit, type AssignedItems, type GivenUnit } from '../../lib/schemas/items';
import type { StoredLog } from '../../lib/schemas/stored-log';

/** What the parts that show a game are made from: the game, its replayed log, and which goods each unit is. */
export interface TableView {
  game: Pick<GameView, 'rules' | 'seats' | 'late' | 'items' | 'given' | 'final'>;
  log: StoredLog;
  assigned: AssignedItems;
  /** The goods that were chosen, by the entries' numbers. */
  given: readonly GivenUnit[];
}

/** The view of a game whose log has been replayed. */
export function tableView(game: TableView['game'], log: StoredLog): TableView {
  const { moves, pool } = log.state;
  const given = game.given.flatMap(({ entry, nth, item }) => {
    const number = log.entryNumbers.get(entry);
    return number === undefined ? [] : [{ entry: number, nth, item }];
  });
  return { game, log, given, assigned: assignItems(game.items, { moves, pool }, given) };
}

/** A number of like prizes: goods by name where the tier has goods, else the tier. */
export interface PrizeCount {
  tier: string;
  item: ItemView | null;
  count: number;
}

/** Units gathered into prizes, in the order in which each first appears. */
export function countPrizes(view: TableView, units: readonly { tier: string; unit: number }[]): PrizeCount[] {
  const counts = new Map<string, PrizeCount>();
  for (const { tier, unit } of units) {
    const item = itemOfUnit(view.assigned, tier, unit);
    const key = `${tier}:${item?.id ?? ''}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { tier, item, count: 1 });
  }
  return [...counts.values()];
}

/** What a seat holds now, by tier, as the core orders it. */
export function heldBy(view: TableView, seat: number): { tier: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const holding of view.log.state.holdings) {
    if (holding.seat === seat) counts.set(holding.tier, (counts.get(holding.tier) ?? 0) + 1);
  }
  return [...counts].map(([tier, count]) => ({ tier, count }));
}

/** What the table calls a seat: the chair's number, else the place in throwing order. */
export function chairOf(view: TableView, seat: number): number {
  return chairIn(view.game, view.log.seatIds[seat - 1]) ?? seat;
}

/** The chair of a seat by its id, also of one who came late to another's chair; null where it has none. */
export function chairIn(
  { seats, late }: Pick<GameView, 'seats' | 'late'>,
  id: string | undefined,
): number | null {
  return [...seats, ...late].find((one) => one.id === id)?.chair ?? null;
}
