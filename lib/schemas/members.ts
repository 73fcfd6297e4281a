import { z } from 'zod';
import { email } from './account';
import { id } from './primitives';

/** What somebody can be in an event, the most first, as a form offers it. */
export const MEMBER_ROLES = ['owner', 'organiser', 'viewer'] as const;

const role = z.enum(MEMBER_ROLES, 'unknown-role');

/** Takes in somebody who has an account, by its e-mail address. */
export const addMemberInput = z.strictObject({ eventId: id, email, role });
export type AddMemberInput = z.infer<typeof addMemberInput>;

/** `seen`: the role that the page showed; if it isn't theirs any more, somebody else was faster. */
export const changeMemberInput = z.strictObject({ eventId: id, userId: id, seen: role, role });
export type ChangeMemberInput = z.infer<typeof changeMemberInput>;

export const removeMemberInput = z.strictObject({ eventId: id, userId: id });
export type RemoveMemberInput = z.infer<typeof removeMemberInput>;

/** A member as the page shows them. */
export interface MemberView {
  userId: string;
  name: string;
  email: string;
  role: (typeof MEMBER_ROLES)[number];
  /** Whether their account is disabled. */
  disabled: boolean;
  /** Whoever looks. */
  own: boolean;
}
