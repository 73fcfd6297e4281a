import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { findEvent, type EventRow } from '../db/events';
import { findRole } from '../db/members';
import { can, type Action, type Role } from '../permissions';
import { id } from '../schemas/primitives';
import { done, refused, type Answer } from '../schemas/problem';

/** What may be done with an archived event besides looking at it. */
const WITH_ARCHIVED: readonly Action[] = ['event.archive', 'event.copy', 'event.delete'];

export interface Authorised {
  event: EventRow;
  /** As what they may act: in an archived event, which is only looked at, everybody is a viewer. */
  role: Role;
  /** What they are, archived or not. */
  ownRole: Role;
}

/**
 * The event, if this person may do this in it. Refuses: `not-found`, for strangers too, who don't learn
 * that there is such an event; `forbidden`, where the role is too low; `event-archived`.
 */
export async function authoriseEvent(
  actor: Actor,
  eventId: string,
  action: Action,
): Promise<Answer<Authorised>> {
  const parsed = id.safeParse(eventId);
  if (!parsed.success) return refused('not-found');
  const ownRole = await findRole(db(), parsed.data, actor.userId);
  const event = ownRole === null ? null : await findEvent(db(), parsed.data);
  if (ownRole === null || event === null) return refused('not-found');
  if (!can(actor, action, ownRole)) return refused('forbidden');
  if (event.archivedAt === null || WITH_ARCHIVED.includes(action)) {
    return done({ event, role: ownRole, ownRole });
  }
  return can(actor, action, 'viewer') ? done({ event, role: 'viewer', ownRole }) : refused('event-archived');
}
