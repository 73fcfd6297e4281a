'use server';

import { requireUser } from '@/lib/auth/current-user';
import type { SetTableCountInput } from '@/lib/schemas/event';
import type {
  AddSetInput,
  ArrangeSeatingInput,
  EditTableInput,
  GiveSeatInput,
  MoveGuestsInput,
  RemoveBondInput,
  RemoveTablesInput,
  RestoreSeatingInput,
  SaveBondInput,
  SetWaitingInput,
} from '@/lib/schemas/seating';
import type { MoveToSittingInput } from '@/lib/schemas/sittings';
import { addSet } from '@/lib/services/add-set';
import { arrangeSeating } from '@/lib/services/arrange-seating';
import { editTable } from '@/lib/services/edit-table';
import { giveSeat } from '@/lib/services/give-seat';
import { moveGuests } from '@/lib/services/move-guests';
import { moveToSitting } from '@/lib/services/move-to-sitting';
import { removeBond } from '@/lib/services/remove-bond';
import { removeSet } from '@/lib/services/remove-set';
import { removeTables } from '@/lib/services/remove-tables';
import { restoreSeating } from '@/lib/services/restore-seating';
import { saveBond } from '@/lib/services/save-bond';
import { setTableCount } from '@/lib/services/set-table-count';
import { setWaiting } from '@/lib/services/set-waiting';
import { act } from '../act';

/** Answers where everybody sits whom it touched, and no more: the page has it at once and is read again later. */
export async function moveGuestsAction(input: MoveGuestsInput) {
  return moveGuests(await requireUser(), input);
}

export async function arrangeSeatingAction(input: ArrangeSeatingInput) {
  return act(arrangeSeating, input);
}

export async function restoreSeatingAction(input: RestoreSeatingInput) {
  return act(restoreSeating, input);
}

export async function setTableCountAction(input: SetTableCountInput) {
  return act(setTableCount, input);
}

export async function editTableAction(input: EditTableInput) {
  return act(editTable, input);
}

export async function removeTablesAction(input: RemoveTablesInput) {
  return act(removeTables, input);
}

export async function saveBondAction(input: SaveBondInput) {
  return act(saveBond, input);
}

export async function removeBondAction(input: RemoveBondInput) {
  return act(removeBond, input);
}

export async function setWaitingAction(input: SetWaitingInput) {
  return act(setWaiting, input);
}

export async function giveSeatAction(input: GiveSeatInput) {
  return act(giveSeat, input);
}

export async function addSetAction(input: AddSetInput) {
  return act(addSet, input);
}

export async function removeSetAction(input: AddSetInput) {
  return act(removeSet, input);
}

export async function moveToSittingAction(input: MoveToSittingInput) {
  return act(moveToSitting, input);
}
