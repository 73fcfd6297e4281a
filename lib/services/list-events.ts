import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listEventsOf } from '../db/events';
import type { EventRow } from '../db/events';
import type { MemberRole } from '../db/members';

export interface EventSummary
  extends Pick<EventRow, 'id' | 'name' | 'venue' | 'startsAt' | 'timeZone' | 'status' | 'sample'> {
  role: MemberRole;
  guests: number;
  tables: number;
}

/** The events that this user has a part in, the latest first. */
export async function listEvents(actor: Actor): Promise<EventSummary[]> {
  const rows = await listEventsOf(db(), actor.userId);
  return rows.map(({ members, _count, ...event }) => ({
    ...event,
    role: members[0]?.role ?? 'viewer',
    guests: _count.guests,
    tables: _count.tables,
  }));
}
