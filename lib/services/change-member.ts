import type { Actor } from '../auth/actor';
import { changeMember as storeRole, findRole, hasOtherOwner } from '../db/members';
import { changeMemberInput, type ChangeMemberInput } from '../schemas/members';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Gives a member another role. Refuses: `invalid-input`, `member-gone`, `member-changed` where somebody else
 * was faster, `last-owner`.
 */
export async function changeMember(actor: Actor, input: ChangeMemberInput): Promise<Answer<null>> {
  const parsed = parseInput(changeMemberInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, userId, seen, role } = parsed.value;
  return changeEvent(actor, eventId, { action: 'event.members' }, async ({ db, audit }) => {
    const known = await findRole(db, eventId, userId);
    if (!known) return refused('member-gone');
    if (known === role) return done(null);
    if (known !== seen) return refused('member-changed');
    if (known === 'owner' && !(await hasOtherOwner(db, eventId, userId))) return refused('last-owner');
    await storeRole(db, eventId, userId, role);
    await audit({ action: 'member.role', detail: { user: userId, from: known, to: role } });
    return done(null);
  });
}
