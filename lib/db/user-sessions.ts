import type { Db } from './client';

/** Opens a session and returns its id. */
export async function insertUserSession(
  db: Db,
  session: { userId: string; userAgent: string; expiresAt: Date },
): Promise<string> {
  const { id } = await db.userSession.create({ data: session, select: { id: true } });
  return id;
}

/** Who a session is of, while it counts: neither ended nor expired, its user not disabled. */
export async function findLiveSession(db: Db, id: string, now: Date) {
  const session = await db.userSession.findFirst({
    where: { id, endedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
    select: { id: true, user: { select: { id: true, name: true, email: true, locale: true } } },
  });
  return session;
}

/** A user's sessions that count, the latest first. */
export function listLiveSessions(db: Db, userId: string, now: Date) {
  return db.userSession.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, userAgent: true, createdAt: true, expiresAt: true },
  });
}

/** Ends one of a user's sessions; false where it is none of theirs or has ended before. */
export async function endUserSession(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { count } = await db.userSession.updateMany({
    where: { id, userId, endedAt: null },
    data: { endedAt: now },
  });
  return count === 1;
}

/** Ends all of a user's sessions but one, or all; returns how many. */
export async function endUserSessions(db: Db, userId: string, now: Date, except?: string): Promise<number> {
  const { count } = await db.userSession.updateMany({
    where: { userId, endedAt: null, ...(except !== undefined && { id: { not: except } }) },
    data: { endedAt: now },
  });
  return count;
}
