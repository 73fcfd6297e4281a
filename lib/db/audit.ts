import type { Db } from './client';
import { Prisma } from './generated/client';

/** Who did something: a signed-in user, a host's session, or the program itself. */
export type AuditActor =
  { kind: 'user'; userId: string } | { kind: 'host'; sessionId: string } | { kind: 'system' };

export interface AuditInput {
  actor: AuditActor;
  /** noun.verb, such as `event.open`. */
  action: string;
  eventId?: string;
  gameId?: string;
  /** Ids, codes and numbers: kept for good. */
  detail?: Prisma.InputJsonValue;
  /** What it changed from and to, in words: erased with the event. */
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
}

/** Writes one row of the audit list; call it in the transaction of the change it tells of. */
export async function recordAudit(db: Db, input: AuditInput): Promise<void> {
  const { actor, action, eventId, gameId, detail, before, after } = input;
  const withText = before !== undefined || after !== undefined;
  await db.audit.create({
    data: {
      actor: actor.kind,
      actorId: actorId(actor),
      action,
      eventId: eventId ?? null,
      gameId: gameId ?? null,
      detail: detail ?? {},
      ...(withText && {
        text: { create: { ...(before !== undefined && { before }), ...(after !== undefined && { after }) } },
      }),
    },
  });
}

function actorId(actor: AuditActor): string | null {
  if (actor.kind === 'user') return actor.userId;
  return actor.kind === 'host' ? actor.sessionId : null;
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

/** Which rows of an event's audit list are wanted; null: all. */
export interface AuditFilter {
  /** Nouns that an action's code begins with. */
  nouns: readonly string[] | null;
  by: { kind: 'user'; userId: string } | { kind: 'host' } | { kind: 'system' } | null;
  table: { games: readonly string[]; tableId: string | null } | null;
  /** Each word that is looked for, and what it also stands for. */
  words: readonly { text: string; actions: readonly string[]; ids: readonly string[] }[];
  /** Only what is older than this row. */
  before: string | null;
  limit: number;
}

/** Rows of an event's audit list, newest first. */
export function listAudit(db: Db, eventId: string, filter: AuditFilter) {
  const { nouns, by, table, words, before, limit } = filter;
  const conditions: Prisma.Sql[] = [Prisma.sql`a.event_id = ${eventId}::uuid`];
  if (nouns) conditions.push(Prisma.sql`split_part(a.action, '.', 1) = ANY(${[...nouns]}::text[])`);
  if (by) conditions.push(Prisma.sql`a.actor = ${by.kind}::actor_kind`);
  if (by?.kind === 'user') conditions.push(Prisma.sql`a.actor_id = ${by.userId}::uuid`);
  if (table) {
    conditions.push(
      Prisma.sql`(a.game_id = ANY(${[...table.games]}::uuid[]) OR position(${table.tableId}::text in a.detail::text) > 0)`,
    );
  }
  for (const { text, actions, ids } of words) {
    const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const known = ids.map((id) => `%${id}%`);
    conditions.push(Prisma.sql`(t.before::text ILIKE ${like} OR t.after::text ILIKE ${like}
      OR a.action = ANY(${[...actions]}::text[]) OR a.actor_id = ANY(${[...ids]}::uuid[])
      OR a.detail::text LIKE ANY(${known}::text[]))`);
  }
  if (before) conditions.push(Prisma.sql`a.id < ${before}::uuid`);
  return db.$queryRaw<
    {
      id: string;
      at: Date;
      actor: 'user' | 'host' | 'system';
      actorId: string | null;
      gameId: string | null;
      action: string;
      detail: unknown;
      before: unknown;
      after: unknown;
    }[]
  >`
    SELECT a.id, a.at, a.actor, a.actor_id AS "actorId", a.game_id AS "gameId", a.action, a.detail, t.before, t.after
    FROM audit a LEFT JOIN audit_texts t ON t.audit_id = a.id
    WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY a.id DESC LIMIT ${limit}`;
}

/** The users who have done anything in an event. */
export async function listActors(db: Db, eventId: string): Promise<{ id: string; name: string }[]> {
  return db.$queryRaw`
    SELECT u.id, u.name FROM users u
    WHERE EXISTS (SELECT 1 FROM audit a WHERE a.event_id = ${eventId}::uuid AND a.actor_id = u.id AND a.actor = 'user')
    ORDER BY u.created_at, u.id`;
}

/** What these ids stand for in an event: guests, tables, sittings, items; and users. */
export async function readNames(db: Db, eventId: string, ids: readonly string[]) {
  const where = { eventId, id: { in: [...ids] } };
  const [guests, tables, sittings, items, users] = await Promise.all([
    db.guest.findMany({ where, select: { id: true, name: true } }),
    db.table.findMany({ where, select: { id: true, name: true, number: true } }),
    db.sitting.findMany({ where, select: { id: true, name: true, position: true } }),
    db.prizeItem.findMany({ where, select: { id: true, name: true } }),
    db.user.findMany({ where: { id: where.id }, select: { id: true, name: true } }),
  ]);
  return { guests, tables, sittings, items, users };
}
