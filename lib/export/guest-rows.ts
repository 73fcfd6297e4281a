import type { ItemView } from '../schemas/game';
import type { PlacePrizeRow, RankingRow } from './final-rows';
import type { ListGuest, PrizeListInput } from './input';
import type { UnitRow } from './unit-rows';

/** What one guest takes home, over all of their seats. */
export interface GuestRow {
  guest: ListGuest;
  /** Units by tier. */
  counts: ReadonlyMap<string, number>;
  /** Rank in the last stage of the final. */
  rank: number | null;
  /** Prizes of places in the final. */
  places: number;
  /** Goods, each with how many, in the order of the units. */
  items: readonly { item: ItemView; count: number }[];
  /** Units that have no goods, by tier. */
  bare: ReadonlyMap<string, number>;
  /** Minor units. */
  value: number;
}

/** One row a guest, in the order of the list; also for who won nothing. */
export function guestRows(
  guests: PrizeListInput['guests'],
  units: readonly UnitRow[],
  ranking: readonly RankingRow[],
  prizes: readonly PlacePrizeRow[],
): GuestRow[] {
  const unitsOf = group(units);
  const prizesOf = group(prizes);
  const rankOf = new Map(ranking.filter((row) => row.final.last).map((row) => [row.guest, row.rank]));
  return guests.map((guest) => {
    const won = unitsOf.get(guest.id) ?? [];
    const places = prizesOf.get(guest.id) ?? [];
    return {
      guest,
      counts: count(won.map((unit) => unit.tier)),
      rank: rankOf.get(guest.id) ?? null,
      places: places.length,
      items: countItems([...places, ...won].flatMap((row) => row.item ?? [])),
      bare: count(won.filter((unit) => unit.item === null).map((unit) => unit.tier)),
      value: [...won, ...places].reduce((sum, row) => sum + row.value, 0),
    };
  });
}

function group<Row extends { guest: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.guest === null) continue;
    const known = groups.get(row.guest);
    if (known) known.push(row);
    else groups.set(row.guest, [row]);
  }
  return groups;
}

function count(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function countItems(items: readonly ItemView[]): GuestRow['items'] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...count(items.map((item) => item.id))].flatMap(([id, number]) => {
    const item = byId.get(id);
    return item ? [{ item, count: number }] : [];
  });
}
