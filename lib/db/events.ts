import type { Db } from './client';
import type { Event } from './generated/client';

export type EventRow = Event;
export type EventStatus = EventRow['status'];

/** What an event is created with; `rules` is a whole rules object. */
export type NewEvent = Pick<
  EventRow,
  'id' | 'name' | 'venue' | 'startsAt' | 'timeZone' | 'currency' | 'preset'
> & {
  rules: object;
  sample?: boolean;
};

export function findEvent(db: Db, id: string): Promise<EventRow | null> {
  return db.event.findUnique({ where: { id } });
}

/** Locks an event's row until the transaction ends and returns it; null where there is none. */
export async function lockEvent(db: Db, id: string): Promise<EventRow | null> {
  await db.$queryRaw`SELECT 1 FROM events WHERE id = ${id}::uuid FOR UPDATE`;
  return findEvent(db, id);
}

/** Creates an event with its first sitting. */
export async function insertEvent(db: Db, event: NewEvent): Promise<{ sittingId: string }> {
  await db.event.create({ data: { ...event, rules: event.rules } });
  const sitting = await db.sitting.create({
    data: { eventId: event.id, position: 1, startsAt: event.startsAt },
    select: { id: true },
  });
  return { sittingId: sitting.id };
}

export type EventChange = Partial<
  Pick<
    EventRow,
    | 'name'
    | 'venue'
    | 'startsAt'
    | 'timeZone'
    | 'currency'
    | 'preset'
    | 'calledThrows'
    | 'twoEyes'
    | 'status'
    | 'budget'
    | 'spares'
    | 'slipTiers'
  >
> & { rules?: object };

/** Changes an event and raises its revision; a new start moves the first sitting with it. */
export async function changeEventRow(db: Db, id: string, change: EventChange): Promise<void> {
  const { rules, ...columns } = change;
  await db.event.update({
    where: { id },
    data: {
      ...columns,
      ...(rules && { rules }),
      revision: { increment: 1 },
    },
  });
  if (change.startsAt) {
    await db.sitting.updateMany({ where: { eventId: id, position: 1 }, data: { startsAt: change.startsAt } });
  }
}

/** A user's events, the latest first, archived ones too, with how many guests and tables they have. */
export function listEventsOf(db: Db, userId: string) {
  return db.event.findMany({
    where: { members: { some: { userId } } },
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      name: true,
      venue: true,
      startsAt: true,
      timeZone: true,
      status: true,
      sample: true,
      archivedAt: true,
      members: { where: { userId }, select: { role: true } },
      _count: { select: { guests: { where: { waiting: false } }, tables: true } },
    },
  });
}

/** Of these events, those in which at least one entry was ever logged. */
export async function listBegunEvents(db: Db, eventIds: readonly string[]): Promise<Set<string>> {
  const games = await db.game.findMany({
    where: { eventId: { in: [...eventIds] }, length: { gt: 0 } },
    distinct: ['eventId'],
    select: { eventId: true },
  });
  return new Set(games.map(({ eventId }) => eventId));
}

/** Whether any game of an event has an entry. */
export async function hasEntries(db: Db, eventId: string): Promise<boolean> {
  return (await listBegunEvents(db, [eventId])).size > 0;
}

/** Puts an event away, or takes it out again; its revision grows, so that a form filled before is told. */
export async function setArchived(db: Db, id: string, archivedAt: Date | null): Promise<void> {
  await db.event.update({ where: { id }, data: { archivedAt, revision: { increment: 1 } } });
}

/** Erases a whole event; the database keeps on record who did so and when. */
export async function eraseEvent(db: Db, id: string, userId: string): Promise<void> {
  await db.$executeRaw`SELECT erase_event(${id}::uuid, ${userId}::uuid)`;
}

/** Id of a sample event that this user made after `since`; null where there is none. */
export async function findRecentSample(db: Db, userId: string, since: Date): Promise<string | null> {
  const found = await db.event.findFirst({
    where: {
      sample: true,
      archivedAt: null,
      createdAt: { gt: since },
      members: { some: { userId, role: 'owner' } },
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  return found?.id ?? null;
}

/** Makes a user's requests for a sample event wait for one another until the transaction ends. */
export async function lockSamples(db: Db, userId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`sample:${userId}`}, 0))`;
}
