'use server';

import { requireUser } from '@/lib/auth/current-user';
import type {
  AddFinalistInput,
  DecidePlacesInput,
  DrawFinalistsInput,
  DrawNextStageInput,
  FindGuestsInput,
  LogFinalInput,
  SeatFinalistsInput,
  SetUpFinalInput,
  WithdrawFinalistInput,
} from '@/lib/schemas/final';
import { addFinalist } from '@/lib/services/add-finalist';
import { decidePlaces } from '@/lib/services/decide-places';
import { drawFinalists } from '@/lib/services/draw-finalists';
import { drawNextStage } from '@/lib/services/draw-next-stage';
import { findGuests } from '@/lib/services/find-guests';
import { logFinal } from '@/lib/services/log-final';
import { restoreFinalist } from '@/lib/services/restore-finalist';
import { seatFinalists } from '@/lib/services/seat-finalists';
import { setUpFinal } from '@/lib/services/set-up-final';
import { withdrawFinalist } from '@/lib/services/withdraw-finalist';
import { act } from '../act';

export async function setUpFinalAction(input: SetUpFinalInput) {
  return act(setUpFinal, input);
}

export async function drawFinalistsAction(input: DrawFinalistsInput) {
  return act(drawFinalists, input);
}

export async function addFinalistAction(input: AddFinalistInput) {
  return act(addFinalist, input);
}

export async function withdrawFinalistAction(input: WithdrawFinalistInput) {
  return act(withdrawFinalist, input);
}

export async function restoreFinalistAction(input: WithdrawFinalistInput) {
  return act(restoreFinalist, input);
}

export async function seatFinalistsAction(input: SeatFinalistsInput) {
  return act(seatFinalists, input);
}

export async function drawNextStageAction(input: DrawNextStageInput) {
  return act(drawNextStage, input);
}

export async function decidePlacesAction(input: DecidePlacesInput) {
  return act(decidePlaces, input);
}

export async function logFinalAction(input: LogFinalInput) {
  return act(logFinal, input);
}

export async function findGuestsAction(input: FindGuestsInput) {
  return findGuests(await requireUser(), input);
}
