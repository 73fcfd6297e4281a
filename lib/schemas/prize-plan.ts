import { ZHUANGYUAN, type Rules } from '../rules';
import type { ItemView } from './game';

/** What the organiser's prizes add up to. Pure: pages compute with it while one types. */

export type PlanItem = Pick<ItemView, 'id' | 'tier' | 'place' | 'name' | 'value' | 'quantity'> & {
  pictureId: string | null;
};

export interface TierPlan {
  tier: string;
  /** The name that the rules give it; standard tiers have better ones in the messages. */
  name: string;
  kind: 'zhuangyuan' | 'ordinary' | 'consolation';
  /** What the rules say a table has; null: unlimited. */
  quantity: number | null;
  items: PlanItem[];
  /** How many pieces the items are at one table. */
  pieces: number;
  /** What they are worth at one table, in minor units. */
  value: number;
  /** Whether items and rules agree; a tier without items, or an unlimited one, always does. */
  agrees: boolean;
}

export interface PrizePlan {
  /** 状元 first, then the highest tier first, the consolation last. */
  tiers: TierPlan[];
  /** Items of tiers that the rules don't have. */
  stray: PlanItem[];
  /** Prizes of the final, by place. */
  final: PlanItem[];
  /** At one set, in minor units, without what is counted by guests; pieces count unlimited tiers as their items do. */
  tableValue: number;
  tablePieces: number;
  finalValue: number;
}

/** Items laid out by the tiers of the rules. */
export function planPrizes(rules: Rules, items: readonly PlanItem[]): PrizePlan {
  const tiers = prizeTiers(rules).map((tier) => planTier(tier, items));
  const known = new Set(tiers.map((tier) => tier.tier));
  const perSet = tiers.filter((tier) => !isPerGuest(tier));
  const final = items.filter((item) => item.tier === null).sort(byPlace);
  return {
    tiers,
    stray: items.filter((item) => item.tier !== null && !known.has(item.tier)),
    final,
    tableValue: sum(perSet.map((tier) => tier.value)),
    tablePieces: sum(perSet.map((tier) => (tier.items.length > 0 ? tier.pieces : (tier.quantity ?? 0)))),
    finalValue: worth(final),
  };
}

/** Whether each guest without a prize gets one, however many they are: then guests are counted, not sets. */
export function isPerGuest({ kind, quantity }: Pick<TierPlan, 'kind' | 'quantity'>): boolean {
  return kind === 'consolation' && quantity === null;
}

/** The kinds of prize that rules have, as lists show them. */
export function prizeTiers(rules: Rules): Pick<TierPlan, 'tier' | 'name' | 'kind' | 'quantity'>[] {
  const { tiers, zhuangyuan, consolation } = rules;
  return [
    { tier: ZHUANGYUAN, name: ZHUANGYUAN, kind: 'zhuangyuan', quantity: zhuangyuan.quantity },
    ...tiers
      .map(({ id, name, quantity }) => ({ tier: id, name, kind: 'ordinary' as const, quantity }))
      .reverse(),
    ...(consolation
      ? [
          {
            tier: consolation.id,
            name: consolation.name,
            kind: 'consolation' as const,
            quantity: consolation.quantity,
          },
        ]
      : []),
  ];
}

/**
 * Tiers that want goods and have none. A table's 状元 may have none: where the final has prizes, its place in
 * the final is its prize.
 */
export function bareTiers({ tiers, final }: Pick<PrizePlan, 'tiers' | 'final'>): TierPlan[] {
  return tiers.filter(
    ({ items, kind }) => items.length === 0 && !(kind === 'zhuangyuan' && final.length > 0),
  );
}

/** The rules with another quantity of one tier; unchanged where they don't have it. */
export function withQuantity(rules: Rules, tier: string, quantity: number | null): Rules {
  if (tier === ZHUANGYUAN) {
    return { ...rules, zhuangyuan: { ...rules.zhuangyuan, quantity: quantity ?? rules.zhuangyuan.quantity } };
  }
  if (rules.consolation?.id === tier) return { ...rules, consolation: { ...rules.consolation, quantity } };
  return { ...rules, tiers: rules.tiers.map((one) => (one.id === tier ? { ...one, quantity } : one)) };
}

/** How many pieces these items are. */
export function pieces(items: readonly Pick<PlanItem, 'quantity'>[]): number {
  return sum(items.map((item) => item.quantity));
}

/** What these items are worth, in minor units. */
function worth(items: readonly Pick<PlanItem, 'quantity' | 'value'>[]): number {
  return sum(items.map((item) => item.quantity * item.value));
}

function planTier(
  tier: Pick<TierPlan, 'tier' | 'name' | 'kind' | 'quantity'>,
  all: readonly PlanItem[],
): TierPlan {
  const items = all.filter((item) => item.tier === tier.tier);
  const count = pieces(items);
  const agrees = items.length === 0 || tier.quantity === null || tier.quantity === count;
  return { ...tier, items, pieces: count, value: worth(items), agrees };
}

function byPlace(one: PlanItem, other: PlanItem): number {
  return (one.place ?? 0) - (other.place ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
