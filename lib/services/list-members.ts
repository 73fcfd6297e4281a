import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listMembers as readMembers } from '../db/members';
import type { MemberView } from '../schemas/members';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';

/** Who has a part in an event, owners first. Every member may know. Refuses: `not-found`. */
export async function listMembers(actor: Actor, eventId: string): Promise<Answer<MemberView[]>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const members = await readMembers(db(), eventId);
  return done(
    members.map(({ userId, role, user }) => ({
      ...{ userId, role, name: user.name, email: user.email },
      disabled: user.disabledAt !== null,
      own: userId === actor.userId,
    })),
  );
}
