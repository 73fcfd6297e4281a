'use server';

import { requireUser } from '@/lib/auth/current-user';
import type {
  OrderTiersInput,
  RemoveTierInput,
  SaveBudgetInput,
  SaveFinalItemsInput,
  SaveTierInput,
  SetSlipsInput,
} from '@/lib/schemas/prizes';
import { findSlip } from '@/lib/services/load-slips';
import { orderTiers } from '@/lib/services/order-tiers';
import { removeTier } from '@/lib/services/remove-tier';
import { saveBudget } from '@/lib/services/save-budget';
import { saveFinalItems } from '@/lib/services/save-final-items';
import { saveTier } from '@/lib/services/save-tier';
import { setSlips } from '@/lib/services/set-slips';
import { actOrShow } from '../act';

export async function saveTierAction(input: SaveTierInput) {
  return actOrShow(saveTier, input);
}

export async function removeTierAction(input: RemoveTierInput) {
  return actOrShow(removeTier, input);
}

export async function orderTiersAction(input: OrderTiersInput) {
  return actOrShow(orderTiers, input);
}

export async function saveFinalItemsAction(input: SaveFinalItemsInput) {
  return actOrShow(saveFinalItems, input);
}

export async function saveBudgetAction(input: SaveBudgetInput) {
  return actOrShow(saveBudget, input);
}

export async function setSlipsAction(input: SetSlipsInput) {
  return actOrShow(setSlips, input);
}

/** Changes nothing: the page stays as it is. */
export async function findSlipAction(input: { eventId: string; serial: string }) {
  return findSlip(await requireUser(), input);
}
