'use server';

import type { AnswerCallInput } from '@/lib/schemas/beside';
import type { EventInput, UpdateEventInput } from '@/lib/schemas/event';
import type { RenewAccessInput } from '@/lib/schemas/hosts';
import { answerCall } from '@/lib/services/answer-call';
import { openEvent } from '@/lib/services/open-event';
import { renewAccess } from '@/lib/services/renew-access';
import { reopenEvent } from '@/lib/services/reopen-event';
import { updateEvent } from '@/lib/services/update-event';
import { act, actOrShow } from './act';

export async function updateEventAction(input: UpdateEventInput) {
  return actOrShow(updateEvent, input);
}

export async function openEventAction(input: EventInput) {
  return act(openEvent, input);
}

export async function reopenEventAction(input: EventInput) {
  return act(reopenEvent, input);
}

export async function renewAccessAction(input: RenewAccessInput) {
  return act(renewAccess, input);
}

export async function answerCallAction(input: AnswerCallInput) {
  return act(answerCall, input);
}
