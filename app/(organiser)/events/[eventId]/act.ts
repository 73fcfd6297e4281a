import { refresh } from 'next/cache';
import { requireUser } from '@/lib/auth/current-user';
import type { Actor } from '@/lib/permissions';
import type { Answer } from '@/lib/schemas/problem';

/** Runs a use case for whoever is signed in; the page then shows what has become of it. */
export async function act<Input, Value>(
  useCase: (actor: Actor, input: Input) => Promise<Answer<Value>>,
  input: Input,
) {
  const answer = await useCase(await requireUser(), input);
  if (answer.ok) refresh();
  return answer;
}

/**
 * The same for a form that sets what others have saved beside what was typed (components/event/use-part.ts):
 * after a conflict, too, the page shows what is saved now.
 */
export async function actOrShow<Input, Value>(
  useCase: (actor: Actor, input: Input) => Promise<Answer<Value>>,
  input: Input,
) {
  const answer = await act(useCase, input);
  if (!answer.ok && answer.error.code === 'conflict') refresh();
  return answer;
}
