'use server';

import { requireUser } from '@/lib/auth/current-user';
import type { AddMemberInput, ChangeMemberInput, RemoveMemberInput } from '@/lib/schemas/members';
import { addMember } from '@/lib/services/add-member';
import { changeMember } from '@/lib/services/change-member';
import { removeMember } from '@/lib/services/remove-member';
import { act } from '../act';

export async function addMemberAction(input: AddMemberInput) {
  return act(addMember, input);
}

export async function changeMemberAction(input: ChangeMemberInput) {
  return act(changeMember, input);
}

// Whoever leaves finds this page no more: where to go from here, it says itself.
export async function removeMemberAction(input: RemoveMemberInput) {
  return removeMember(await requireUser(), input);
}
