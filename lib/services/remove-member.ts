import type { Actor } from '../auth/actor';
import { findRole, hasOtherOwner, removeMember as deleteMember } from '../db/members';
import { removeMemberInput, type RemoveMemberInput } from '../schemas/members';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Takes somebody's part in an event away; everybody may give up their own. One who is gone already is no
 * failure. Refuses: `invalid-input`, `last-owner`.
 */
export async function removeMember(actor: Actor, input: RemoveMemberInput): Promise<Answer<null>> {
  const parsed = parseInput(removeMemberInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, userId } = parsed.value;
  const own = userId === actor.userId;
  const action = own ? 'event.view' : 'event.members';
  return changeEvent(actor, eventId, { action }, async ({ db, audit }) => {
    const role = await findRole(db, eventId, userId);
    if (!role) return done(null);
    if (role === 'owner' && !(await hasOtherOwner(db, eventId, userId))) return refused('last-owner');
    await deleteMember(db, eventId, userId);
    const detail = { user: userId, role };
    await audit(own ? { action: 'member.leave', detail } : { action: 'member.remove', detail });
    return done(null);
  });
}
