import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { findEvent } from '../db/events';
import { findFinal } from '../db/finals';
import { hasPrize } from '../schemas/prize-tiers';
import { done, type Answer } from '../schemas/problem';
import { loadEvent, type EventOverview } from './load-event';

/** Everything that the prizes' pages, workbook and prints are made from. */
export interface PrizeBook extends EventOverview {
  /** What the prizes may cost, in minor units; null: no limit. */
  budget: number | null;
  /** Percent of each kind of goods to buy on top. */
  spares: number;
  /** Tiers that hand out slips; each is one that the rules have. */
  slipTiers: string[];
  /** How many places of the final bear prizes; null where it isn't set up yet. */
  finalPlaces: number | null;
}

/** An event with its prizes as a whole. Refuses: `not-found`. */
export async function loadPrizes(actor: Actor, eventId: string): Promise<Answer<PrizeBook>> {
  const loaded = await loadEvent(actor, eventId);
  if (!loaded.ok) return loaded;
  const { event, cost, rules } = loaded.value;
  const [final, row] = await Promise.all([findFinal(db(), event.id), findEvent(db(), event.id)]);
  return done({
    ...loaded.value,
    budget: cost.limit,
    spares: row?.spares ?? 0,
    slipTiers: (row?.slipTiers ?? []).filter((tier) => hasPrize(rules, tier)),
    finalPlaces: final?.places ?? null,
  });
}
