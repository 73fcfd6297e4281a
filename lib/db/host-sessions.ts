import type { Db } from './client';

/** Starts a host's session: one device, one game. `tokenHash` is the SHA-256 of its cookie, hex. */
export function createHostSession(
  db: Db,
  session: { gameId: string; tokenHash: string; generation: number; userAgent: string; expiresAt: Date },
) {
  return db.hostSession.create({ data: session, select: { id: true } });
}

/** The living session of a cookie at a game: not ended, not expired, and not of an older link. */
export async function findHostSession(db: Db, gameId: string, tokenHash: string) {
  const session = await db.hostSession.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      gameId: true,
      generation: true,
      expiresAt: true,
      endedAt: true,
      game: { select: { generation: true } },
    },
  });
  if (!session || session.gameId !== gameId || session.endedAt || session.expiresAt <= new Date())
    return null;
  return session.generation === session.game.generation ? { id: session.id } : null;
}

/** Notes that a device has been heard of. */
export async function touchHostSession(db: Db, sessionId: string): Promise<void> {
  await db.hostSession.updateMany({ where: { id: sessionId }, data: { seenAt: new Date() } });
}

/** When each game of an event last heard of a device. */
export async function lastSeenByGame(db: Db, eventId: string): Promise<Map<string, Date>> {
  const rows = await db.hostSession.groupBy({
    by: ['gameId'],
    where: { game: { eventId } },
    _max: { seenAt: true },
  });
  return new Map(rows.flatMap(({ gameId, _max }) => (_max.seenAt ? [[gameId, _max.seenAt]] : [])));
}

/** The devices that were heard of at an event's games since `since`, newest first. */
export function listConnectedHosts(db: Db, eventId: string, since: Date) {
  return db.hostSession.findMany({
    where: { game: { eventId }, endedAt: null, seenAt: { gte: since } },
    select: { id: true, gameId: true, userAgent: true, seenAt: true },
    orderBy: { seenAt: 'desc' },
  });
}

/** Ends the sessions of all hosts of an event. */
export async function endHostSessions(db: Db, eventId: string): Promise<void> {
  await db.hostSession.updateMany({
    where: { game: { eventId }, endedAt: null },
    data: { endedAt: new Date() },
  });
}
