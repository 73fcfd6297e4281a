'use server';

import { requireUser } from '@/lib/auth/current-user';
import type { AddGuestInput, EditGuestInput, RemoveGuestInput } from '@/lib/schemas/roster';
import type { FindRosterInput, RemoveGuestsInput, SetDepartmentInput } from '@/lib/schemas/roster-page';
import type { SetWaitingInput } from '@/lib/schemas/seating';
import type { MoveToSittingInput } from '@/lib/schemas/sittings';
import { addGuest } from '@/lib/services/add-guest';
import { editGuest } from '@/lib/services/edit-guest';
import { findRoster } from '@/lib/services/find-roster';
import { moveToSitting } from '@/lib/services/move-to-sitting';
import { removeGuest } from '@/lib/services/remove-guest';
import { removeGuests } from '@/lib/services/remove-guests';
import { setDepartment } from '@/lib/services/set-department';
import { setWaiting } from '@/lib/services/set-waiting';
import { act, actOrShow } from '../act';

export async function addGuestAction(input: AddGuestInput) {
  return act(addGuest, input);
}

export async function editGuestAction(input: EditGuestInput) {
  return actOrShow(editGuest, input);
}

export async function removeGuestAction(input: RemoveGuestInput) {
  return act(removeGuest, input);
}

export async function findRosterAction(input: FindRosterInput) {
  return findRoster(await requireUser(), input);
}

export async function setWaitingAction(input: SetWaitingInput) {
  return act(setWaiting, input);
}

export async function setDepartmentAction(input: SetDepartmentInput) {
  return act(setDepartment, input);
}

export async function moveToSittingAction(input: MoveToSittingInput) {
  return act(moveToSitting, input);
}

export async function removeGuestsAction(input: RemoveGuestsInput) {
  return act(removeGuests, input);
}
