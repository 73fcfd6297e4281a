import type { PresetId, Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PrizeHouse } from '@/lib/schemas/prize-house';
import type { PlanItem, PrizePlan } from '@/lib/schemas/prize-plan';
import type {
  OrderTiersInput,
  RemoveTierInput,
  SaveBudgetInput,
  SaveFinalItemsInput,
  SaveTierInput,
  SetSlipsInput,
} from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';

type Deed<Input> = (input: Input) => Promise<Answer<unknown>>;

/** What the prizes' page knows and can do. */
export interface PrizesPanelProps {
  event: EventHead;
  rules: Rules;
  preset: PresetId | null;
  items: readonly PlanItem[];
  house: PrizeHouse;
  guests: number;
  /** In minor units; null: no limit. */
  budget: number | null;
  /** Percent. */
  spares: number;
  slipTiers: readonly string[];
  finalPlaces: number | null;
  actions: {
    saveTier: Deed<SaveTierInput>;
    removeTier: Deed<RemoveTierInput>;
    orderTiers: Deed<OrderTiersInput>;
    saveFinal: Deed<SaveFinalItemsInput>;
    saveBudget: Deed<SaveBudgetInput>;
    setSlips: Deed<SetSlipsInput>;
  };
}

/** What each of its tabs gets. */
export interface PrizesTabProps extends PrizesPanelProps {
  plan: PrizePlan;
  money: (minor: number) => string;
}
