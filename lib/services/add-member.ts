import type { Actor } from '../auth/actor';
import { addMember as insertMember, findRole } from '../db/members';
import { findUserByEmail } from '../db/users';
import { addMemberInput, type AddMemberInput } from '../schemas/members';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Gives somebody who has an account a part in an event. The same again changes nothing. Refuses:
 * `invalid-input`, `no-such-account`, `member-disabled`, `already-member` with the other role.
 */
export async function addMember(actor: Actor, input: AddMemberInput): Promise<Answer<{ name: string }>> {
  const parsed = parseInput(addMemberInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, email, role } = parsed.value;
  return changeEvent(actor, eventId, { action: 'event.members' }, async ({ db, audit }) => {
    const user = await findUserByEmail(db, email);
    if (!user) return refused('no-such-account', { email });
    const { id: userId, name } = user;
    const known = await findRole(db, eventId, userId);
    if (known === role) return done({ name });
    if (known) return refused('already-member', { name });
    if (user.disabledAt) return refused('member-disabled', { name });
    await insertMember(db, eventId, userId, role);
    await audit({ action: 'member.add', detail: { user: userId, role } });
    return done({ name });
  });
}
