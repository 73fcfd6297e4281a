'use server';

import { redirect } from 'next/navigation';
import { signIn as openToken, SignInRefused } from '../../../lib/auth/next-auth';
import type { SignInInput } from '../../../lib/schemas/account';
import { nextPath } from '../../../lib/schemas/next-path';
import type { Answer } from '../../../lib/schemas/problem';

/** Signs in and goes where the person wanted to go; answers only with a refusal. */
export async function signIn(input: SignInInput, next: string): Promise<Answer<never>> {
  const { email, password } = input;
  try {
    await openToken('credentials', { email, password, redirect: false });
  } catch (error) {
    if (error instanceof SignInRefused) return { ok: false, error: error.problem };
    throw error;
  }
  redirect(nextPath(next));
}
