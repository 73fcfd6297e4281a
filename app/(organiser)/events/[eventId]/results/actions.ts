'use server';

import { refresh } from 'next/cache';
import { requireUser } from '@/lib/auth/current-user';
import type { EventInput } from '@/lib/schemas/event';
import { closeEvent } from '@/lib/services/close-event';
import { reopenResults } from '@/lib/services/reopen-results';

export async function closeEventAction(input: EventInput) {
  const answer = await closeEvent(await requireUser(), input);
  if (answer.ok) refresh();
  return answer;
}

export async function reopenResultsAction(input: EventInput) {
  const answer = await reopenResults(await requireUser(), input);
  if (answer.ok) refresh();
  return answer;
}
