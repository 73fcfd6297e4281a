import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listEventsOf } from '../db/events';
import type { EventSummary } from '../schemas/event-view';

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
