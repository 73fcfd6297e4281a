import type { AddMemberInput, ChangeMemberInput, RemoveMemberInput } from '@/lib/schemas/members';
import type { Answer } from '@/lib/schemas/problem';

/** What the page of members can do. */
export interface MemberActions {
  add: (input: AddMemberInput) => Promise<Answer<{ name: string }>>;
  change: (input: ChangeMemberInput) => Promise<Answer<null>>;
  remove: (input: RemoveMemberInput) => Promise<Answer<null>>;
}
