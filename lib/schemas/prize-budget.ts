import { houseTiers, type PrizeHouse } from './prize-house';
import type { PrizePlan } from './prize-plan';
import { shoppingList } from './shopping-list';

/** What the prizes cost against what they may cost. Pure; amounts in minor units. */

export interface BudgetShare {
  /** `spares`: what is bought on top of what is needed. */
  kind: 'tier' | 'final' | 'spares';
  tier: string;
  value: number;
  /** Of everything, from 0 to 1. */
  share: number;
}

export interface Budget {
  /** What is bought, spares included. */
  cost: number;
  /** What it may cost; null: no limit. */
  limit: number | null;
  /** By how much it is over; negative: what is left. 0 without a limit. */
  over: number;
  /** Rounded; null without guests. */
  perGuest: number | null;
  /** The dearest first; nothing that costs nothing. */
  shares: BudgetShare[];
}

/** Where the money goes. */
export function budgetOf(
  plan: PrizePlan,
  house: PrizeHouse,
  { limit, spares, guests }: { limit: number | null; spares: number; guests: number },
): Budget {
  const cost = shoppingList(plan, house, spares).amount;
  const tiers = houseTiers(plan, house);
  const goods = tiers.reduce((sum, { value }) => sum + value, plan.finalValue);
  const share = (kind: BudgetShare['kind'], tier: string, value: number): BudgetShare => ({
    ...{ kind, tier, value },
    share: cost === 0 ? 0 : value / cost,
  });
  return {
    cost,
    limit,
    over: limit === null ? 0 : cost - limit,
    perGuest: guests === 0 ? null : Math.round(cost / guests),
    shares: [
      ...tiers.map(({ plan: { tier }, value }) => share('tier', tier, value)),
      share('final', '', plan.finalValue),
      share('spares', '', cost - goods),
    ]
      .filter(({ value }) => value > 0)
      .sort((one, other) => other.value - one.value),
  };
}
