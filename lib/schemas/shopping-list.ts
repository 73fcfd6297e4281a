import { houseTiers, type PrizeHouse } from './prize-house';
import { bareTiers, type PlanItem, type PrizePlan } from './prize-plan';

/** What has to be bought for the whole house. Pure. */

/** What goods are needed for: a tier, or a place of the final. */
export interface GoodsUse {
  tier: string | null;
  place: number | null;
  count: number;
  /** The most that there can be: one a guest. */
  most: boolean;
}

/** One kind of goods: the same name at the same price, whatever it is won by. */
export interface ShoppingRow {
  name: string;
  /** Of one piece, in minor units. */
  value: number;
  pictureId: string | null;
  uses: GoodsUse[];
  needed: number;
  spares: number;
  /** Needed and spares. */
  buy: number;
  /** For all that is bought, in minor units. */
  amount: number;
}

export interface ShoppingList {
  rows: ShoppingRow[];
  /** Tiers for which nobody has said what they are, with how many prizes they have; null: unlimited. */
  bare: { tier: string; units: number | null }[];
  needed: number;
  spares: number;
  buy: number;
  amount: number;
}

/**
 * The shopping list.
 * @param percent spares of each kind of goods, rounded up; prizes of the final, of which there is one, get none
 */
export function shoppingList(plan: PrizePlan, house: PrizeHouse, percent: number): ShoppingList {
  const tiers = houseTiers(plan, house);
  const rows = new Map<string, ShoppingRow>();
  const add = (item: PlanItem, use: GoodsUse) => {
    if (use.count === 0) return;
    const row = rows.get(goodsKey(item)) ?? newRow(item);
    rows.set(goodsKey(item), row);
    row.pictureId ??= item.pictureId;
    row.needed += use.count;
    const same = row.uses.find(({ tier, place }) => tier === use.tier && place === use.place);
    if (same) same.count += use.count;
    else row.uses.push(use);
  };
  for (const { plan: tier, goods, most } of tiers) {
    for (const { item, count } of goods) add(item, { tier: tier.tier, place: null, count, most });
  }
  for (const item of plan.final) {
    add(item, { tier: null, place: item.place, count: item.quantity, most: false });
  }
  const bought = [...rows.values()].map((row) => buyRow(row, percent));
  return {
    rows: bought,
    bare: tiers
      .filter((one) => bareTiers(plan).includes(one.plan))
      .map((one) => ({ tier: one.plan.tier, units: one.units })),
    needed: total(bought, 'needed'),
    spares: total(bought, 'spares'),
    buy: total(bought, 'buy'),
    amount: total(bought, 'amount'),
  };
}

/** The same goods have the same key: names are compared as people read them. */
function goodsKey({ name, value }: PlanItem): string {
  return `${value} ${name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()}`;
}

function newRow({ name, value, pictureId }: PlanItem): ShoppingRow {
  return { name, value, pictureId, uses: [], needed: 0, spares: 0, buy: 0, amount: 0 };
}

function buyRow(row: ShoppingRow, percent: number): ShoppingRow {
  const atTables = row.uses.reduce((sum, use) => sum + (use.tier === null ? 0 : use.count), 0);
  const spares = Math.ceil((atTables * percent) / 100);
  const buy = row.needed + spares;
  return { ...row, spares, buy, amount: buy * row.value };
}

function total(rows: readonly ShoppingRow[], of: 'needed' | 'spares' | 'buy' | 'amount'): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}
