'use server';

import type { SaveSetsInput } from '@/lib/schemas/seating';
import type {
  AddSittingInput,
  EditSittingInput,
  OrderSittingsInput,
  RemoveSittingInput,
} from '@/lib/schemas/sittings';
import { addSitting } from '@/lib/services/add-sitting';
import { editSitting } from '@/lib/services/edit-sitting';
import { orderSittings } from '@/lib/services/order-sittings';
import { removeSitting } from '@/lib/services/remove-sitting';
import { saveSets } from '@/lib/services/save-sets';
import { act } from '../../act';

export async function addSittingAction(input: AddSittingInput) {
  return act(addSitting, input);
}

export async function editSittingAction(input: EditSittingInput) {
  return act(editSitting, input);
}

export async function orderSittingsAction(input: OrderSittingsInput) {
  return act(orderSittings, input);
}

export async function removeSittingAction(input: RemoveSittingInput) {
  return act(removeSitting, input);
}

export async function saveSetsAction(input: SaveSetsInput) {
  return act(saveSets, input);
}
