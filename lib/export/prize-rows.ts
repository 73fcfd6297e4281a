import { placePrizeRows, rankingRows, type PlacePrizeRow, type RankingRow } from './final-rows';
import { guestRows, type GuestRow } from './guest-rows';
import type { PrizeListInput } from './input';
import { amounts, checks, tableRows, tierColumns, tierRows } from './summary-rows';
import type { Amounts, Check, TableRow, TierRow } from './summary-rows';
import { unitRows, type UnitRow } from './unit-rows';

/** Everything the prize list says, as rows. */
export interface PrizeRows {
  /** Columns of the guests' rows: every tier, the 状元 first. */
  columns: { tier: string; name: string }[];
  tiers: TierRow[];
  tables: TableRow[];
  totals: Amounts;
  checks: Check[];
  guests: GuestRow[];
  units: UnitRow[];
  ranking: RankingRow[];
  places: PlacePrizeRow[];
}

/** Who won what, from logs replayed. Pure: the same input gives the same rows. */
export function prizeRows(input: PrizeListInput): PrizeRows {
  const { games, finals } = input;
  const units = games.flatMap(unitRows);
  const ranking = finals.flatMap(rankingRows);
  const places = placePrizeRows(finals);
  const guests = guestRows(input.guests, units, ranking, places);
  return {
    columns: tierColumns(games),
    tiers: tierRows(games, units),
    tables: tableRows(games, units),
    totals: amounts(units),
    checks: checks(games, units, guests, places),
    ...{ guests, units, ranking, places },
  };
}
