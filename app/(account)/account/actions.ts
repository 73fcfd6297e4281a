'use server';

import { revalidatePath } from 'next/cache';
import { currentUser } from '../../../lib/auth/actor';
import type {
  ChangePasswordInput,
  CreateUserInput,
  EndSessionInput,
  SetUserDisabledInput,
} from '../../../lib/schemas/account';
import { refused, type Answer } from '../../../lib/schemas/problem';
import { changePassword as changePasswordOf } from '../../../lib/services/change-password';
import { createUser as createUserBy } from '../../../lib/services/create-user';
import { endSession as endSessionOf } from '../../../lib/services/end-session';
import { setUserDisabled as setUserDisabledBy } from '../../../lib/services/set-user-disabled';

export async function changePassword(input: ChangePasswordInput): Promise<Answer<{ ended: number }>> {
  const user = await currentUser();
  if (user === null) return refused('signed-out');
  revalidatePath('/account');
  return changePasswordOf(user, input);
}

export async function endSession(input: EndSessionInput): Promise<Answer<null>> {
  const user = await currentUser();
  if (user === null) return refused('signed-out');
  revalidatePath('/account');
  return endSessionOf(user, input);
}

export async function createUser(input: CreateUserInput): Promise<Answer<{ userId: string }>> {
  const user = await currentUser();
  if (user === null) return refused('signed-out');
  revalidatePath('/account/users');
  return createUserBy(user, input);
}

export async function setUserDisabled(input: SetUserDisabledInput): Promise<Answer<null>> {
  const user = await currentUser();
  if (user === null) return refused('signed-out');
  revalidatePath('/account/users');
  return setUserDisabledBy(user, input);
}
