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
