'use server';

import { refresh } from 'next/cache';
import { requireUser } from '@/lib/auth/current-user';
import type { CorrectGameInput } from '@/lib/schemas/correct-game';
import { correctGame } from '@/lib/services/correct-game';

/** Adds an organiser's entries to the log; the page then shows the log as it is now, also after a refusal. */
export async function correctGameAction(input: CorrectGameInput) {
  const answer = await correctGame(await requireUser(), input);
  refresh();
  return answer;
}
