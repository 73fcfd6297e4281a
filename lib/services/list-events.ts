import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listBegunEvents, listEventsOf } from '../db/events';
import type { EventSummary } from '../schemas/event-view';

/** The events that this user has a part in, the latest first; archived ones too, and marked. */
export async function listEvents(actor: Actor): Promise<EventSummary[]> {
  const rows = await listEventsOf(db(), actor.userId);
  const begun = await listBegunEvents(
    db(),
    rows.map(({ id }) => id),
  );
  return rows.map(({ members, _count, archivedAt, ...event }) => ({
    ...event,
    archived: archivedAt !== null,
    begun: begun.has(event.id),
    role: members[0]?.role ?? 'viewer',
    guests: _count.guests,
    tables: _count.tables,
  }));
}
