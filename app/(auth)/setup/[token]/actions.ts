'use server';

import type { CreateFirstUserInput } from '../../../../lib/schemas/account';
import type { Answer } from '../../../../lib/schemas/problem';
import { createFirstUser } from '../../../../lib/services/create-first-user';
import { signIn } from '../../sign-in/actions';

/** Creates the first account and signs it in; answers only with a refusal. */
export async function setUp(input: CreateFirstUserInput): Promise<Answer<never>> {
  const created = await createFirstUser(input);
  if (!created.ok) return created;
  return signIn({ email: input.email, password: input.password }, '/events');
}
