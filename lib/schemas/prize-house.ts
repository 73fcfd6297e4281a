import { isPerGuest, type PlanItem, type PrizePlan, type TierPlan } from './prize-plan';
import type { SittingLabel } from './sitting-label';
import { countSets } from './tables';

/** What the plan of one table comes to in the whole house. Pure: rows for pages, workbooks and print. */

/** A table as far as prizes are concerned. */
export interface PrizeTable {
  id: string;
  /** Null where the event has only one. */
  sitting: SittingLabel | null;
  number: number;
  name: string;
  /** How many 会 it plays. */
  sets: number;
  people: number;
}

export interface PrizeHouse {
  /** By sitting and number. */
  tables: readonly PrizeTable[];
  /** Guests of the roster who sit at no table yet. */
  unseated: number;
}

/** So many of these goods. */
export interface GoodsCount {
  item: PlanItem;
  count: number;
}

export interface HouseTier {
  plan: TierPlan;
  goods: GoodsCount[];
  /** Prizes in the house; null: unlimited, with no goods that would say how many. */
  units: number | null;
  /** In minor units. */
  value: number;
  /** The number is the most that there can be: one a guest. */
  most: boolean;
}

/** A tier's goods at one set of a table with so many people; for prizes per guest, as many as can be needed. */
export function goodsOfSet(tier: TierPlan, people: number): GoodsCount[] {
  if (!isPerGuest(tier)) return tier.items.map((item) => ({ item, count: item.quantity }));
  // Units follow the item order, and the last goods go on where the others have run out.
  let left = people;
  const last = tier.items.length - 1;
  return tier.items.map((item, at) => {
    const count = at === last ? left : Math.min(item.quantity, left);
    left -= count;
    return { item, count };
  });
}

/** How many prizes a tier has at one set; null: unlimited, without goods. */
export function unitsOfSet(tier: TierPlan, people: number): number | null {
  if (isPerGuest(tier)) return people;
  if (tier.quantity !== null) return tier.quantity;
  return tier.items.length > 0 ? tier.pieces : null;
}

/** Every tier in the house, as the plan lists them. */
export function houseTiers(plan: PrizePlan, house: PrizeHouse): HouseTier[] {
  return plan.tiers.map((tier) => houseTier(tier, house));
}

function houseTier(tier: TierPlan, { tables, unseated }: PrizeHouse): HouseTier {
  const most = isPerGuest(tier);
  const sets = countSets(tables);
  const chairs = tables.reduce((sum, table) => sum + table.people * table.sets, 0) + unseated;
  const goods = most
    ? addUp(tier, [
        ...tables.map((table) => goodsOfSet(tier, table.people).map((one) => times(one, table.sets))),
        goodsOfSet(tier, unseated),
      ])
    : goodsOfSet(tier, 0).map((one) => times(one, sets));
  const perSet = unitsOfSet(tier, 0);
  return {
    plan: tier,
    goods,
    units: most ? chairs : perSet === null ? null : perSet * sets,
    value: goods.reduce((sum, { item, count }) => sum + item.value * count, 0),
    most,
  };
}

/** What all prizes of the house are worth, the final's included, in minor units. */
export function houseValue(plan: PrizePlan, house: PrizeHouse): number {
  return houseTiers(plan, house).reduce((sum, { value }) => sum + value, plan.finalValue);
}

function times({ item, count }: GoodsCount, sets: number): GoodsCount {
  return { item, count: count * sets };
}

function addUp(tier: TierPlan, lists: readonly GoodsCount[][]): GoodsCount[] {
  return tier.items.map((item, at) => ({
    item,
    count: lists.reduce((sum, list) => sum + (list[at]?.count ?? 0), 0),
  }));
}
