import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { findEvent, type EventRow } from '../db/events';
import { findRole } from '../db/members';
import { can, type Action, type Role } from '../permissions';
import { id } from '../schemas/primitives';
import { done, refused, type Answer } from '../schemas/problem';

/**
 * The event, if this person may do this in it. Refuses: `not-found`, for strangers too, who don't learn
 * that there is such an event; `forbidden`, where the role is too low.
 */
export async function authoriseEvent(
  actor: Actor,
  eventId: string,
  action: Action,
): Promise<Answer<{ event: EventRow; role: Role }>> {
  const parsed = id.safeParse(eventId);
  if (!parsed.success) return refused('not-found');
  const role = await findRole(db(), parsed.data, actor.userId);
  const event = role === null ? null : await findEvent(db(), parsed.data);
  if (role === null || event === null) return refused('not-found');
  return can(actor, action, role) ? done({ event, role }) : refused('forbidden');
}
