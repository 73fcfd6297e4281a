import type { Db } from './client';

/** Reads and writes for a copy of an event. Whole rows, so that a column that is added later is copied too. */

/** All that an event consists of, but for its guests and what was played. */
export async function readEventParts(db: Db, eventId: string) {
  const where = { eventId };
  const [sittings, tables, items, final, members] = await Promise.all([
    db.sitting.findMany({ where, orderBy: { position: 'asc' } }),
    db.table.findMany({ where, orderBy: [{ sitting: { position: 'asc' } }, { number: 'asc' }] }),
    db.prizeItem.findMany({ where, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    db.final.findUnique({ where }),
    db.member.findMany({ where, orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }] }),
  ]);
  return { sittings, tables, items, final, members };
}

export type EventParts = Awaited<ReturnType<typeof readEventParts>>;

/** How many of each an event has. */
export async function countEventParts(db: Db, eventId: string) {
  const where = { eventId };
  const [sittings, tables, items, members] = await Promise.all([
    db.sitting.findMany({ where, orderBy: { position: 'asc' }, select: { name: true, startsAt: true } }),
    db.table.count({ where }),
    db.prizeItem.count({ where }),
    db.member.count({ where }),
  ]);
  return { sittings, tables, items, members };
}

/** What a copy says anew about itself; everything else of the event's row stays as it was. */
export interface EventCopy {
  id: string;
  name: string;
  venue: string;
  startsAt: Date;
}

/** Creates an event with the settings of another one, as a draft. */
export async function insertEventCopy(db: Db, from: string, copy: EventCopy): Promise<void> {
  const source = await db.event.findUniqueOrThrow({ where: { id: from } });
  await db.event.create({
    data: {
      ...source,
      ...copy,
      rules: source.rules ?? {},
      status: 'draft',
      revision: 1,
      sample: false,
      archivedAt: null,
      closedAt: null,
      resultsDigest: null,
      createdAt: new Date(),
    },
  });
}

export async function insertSittings(db: Db, sittings: EventParts['sittings']): Promise<void> {
  await db.sitting.createMany({ data: sittings });
}

export async function insertTableCopies(db: Db, tables: EventParts['tables']): Promise<void> {
  await db.table.createMany({ data: tables });
}

export async function insertItemCopies(db: Db, items: EventParts['items']): Promise<void> {
  await db.prizeItem.createMany({ data: items });
}

/** Copies pictures within the database, without their bytes coming here. */
export async function copyPictures(
  db: Db,
  eventId: string,
  pictures: readonly { from: string; to: string }[],
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO pictures (id, event_id, bytes, width, height)
    SELECT pair.new, ${eventId}::uuid, p.bytes, p.width, p.height
    FROM unnest(${pictures.map(({ from }) => from)}::uuid[], ${pictures.map(({ to }) => to)}::uuid[])
      AS pair (old, new) JOIN pictures p ON p.id = pair.old`;
}
