import { goodsOfSet, unitsOfSet, type PrizeHouse, type PrizeTable } from './prize-house';
import { bareTiers, isPerGuest, type PrizePlan, type TierPlan } from './prize-plan';

/** What goes into each table's box. Pure. */

export interface PackingLine {
  tier: string;
  /** Goods; slips in their place; or prizes of which nobody has said what they are. */
  kind: 'goods' | 'slips' | 'bare';
  /** Name of the goods; empty for the others. */
  name: string;
  pictureId: string | null;
  /** For all 会 of the table. */
  count: number;
  /** The most that can be needed: one a guest. */
  most: boolean;
}

export interface PackingTable {
  table: PrizeTable;
  lines: PackingLine[];
  pieces: number;
}

/** The boxes by table. `slipTiers`: tiers whose goods stay at the prize desk. */
export function packingList(
  plan: PrizePlan,
  { tables }: Pick<PrizeHouse, 'tables'>,
  slipTiers: readonly string[],
): PackingTable[] {
  const bare = bareTiers(plan);
  const tiers = plan.tiers.filter((tier) => tier.items.length > 0 || bare.includes(tier));
  return tables.map((table) => {
    const lines = tiers.flatMap((tier) => linesOf(tier, table, slipTiers.includes(tier.tier)));
    return { table, lines, pieces: lines.reduce((sum, line) => sum + line.count, 0) };
  });
}

function linesOf(tier: TierPlan, table: PrizeTable, slips: boolean): PackingLine[] {
  const units = unitsOfSet(tier, table.people);
  const most = isPerGuest(tier);
  const line = { tier: tier.tier, name: '', pictureId: null, most };
  if (slips) return some({ ...line, kind: 'slips', count: (units ?? 0) * table.sets });
  if (tier.items.length === 0) return some({ ...line, kind: 'bare', count: (units ?? 0) * table.sets });
  return goodsOfSet(tier, table.people).flatMap(({ item: { name, pictureId }, count }) =>
    some({ ...line, kind: 'goods', name, pictureId, count: count * table.sets }),
  );
}

function some(line: PackingLine): PackingLine[] {
  return line.count > 0 ? [line] : [];
}
