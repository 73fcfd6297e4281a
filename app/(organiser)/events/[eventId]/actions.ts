'use server';

import type { EventInput, SetTableCountInput, UpdateEventInput } from '@/lib/schemas/event';
import type { RenewAccessInput } from '@/lib/schemas/hosts';
import type { AddGuestInput, EditGuestInput, RemoveGuestInput } from '@/lib/schemas/roster';
import type { ChoosePresetInput } from '@/lib/schemas/rules-form';
import type { MoveGuestInput, SeatEvenlyInput } from '@/lib/schemas/seating';
import { addGuest } from '@/lib/services/add-guest';
import { choosePreset } from '@/lib/services/choose-preset';
import { editGuest } from '@/lib/services/edit-guest';
import { moveGuest } from '@/lib/services/move-guest';
import { openEvent } from '@/lib/services/open-event';
import { removeGuest } from '@/lib/services/remove-guest';
import { renewAccess } from '@/lib/services/renew-access';
import { reopenEvent } from '@/lib/services/reopen-event';
import { seatEvenly } from '@/lib/services/seat-evenly';
import { setTableCount } from '@/lib/services/set-table-count';
import { updateEvent } from '@/lib/services/update-event';
import { act } from './act';

export async function updateEventAction(input: UpdateEventInput) {
  return act(updateEvent, input);
}

export async function openEventAction(input: EventInput) {
  return act(openEvent, input);
}

export async function reopenEventAction(input: EventInput) {
  return act(reopenEvent, input);
}

export async function setTableCountAction(input: SetTableCountInput) {
  return act(setTableCount, input);
}

export async function addGuestAction(input: AddGuestInput) {
  return act(addGuest, input);
}

export async function editGuestAction(input: EditGuestInput) {
  return act(editGuest, input);
}

export async function removeGuestAction(input: RemoveGuestInput) {
  return act(removeGuest, input);
}

export async function seatEvenlyAction(input: SeatEvenlyInput) {
  return act(seatEvenly, input);
}

export async function moveGuestAction(input: MoveGuestInput) {
  return act(moveGuest, input);
}

export async function choosePresetAction(input: ChoosePresetInput) {
  return act(choosePreset, input);
}

export async function renewAccessAction(input: RenewAccessInput) {
  return act(renewAccess, input);
}
