import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listLiveSessions } from '../db/user-sessions';

export interface SessionView {
  id: string;
  userAgent: string;
  createdAt: string;
  /** The one that asks. */
  own: boolean;
}

/** One's own sessions that count, the one that asks first. */
export async function listSessions(actor: Actor): Promise<SessionView[]> {
  const rows = await listLiveSessions(db(), actor.userId, new Date());
  return rows
    .map(({ id, userAgent, createdAt }) => ({
      id,
      userAgent,
      createdAt: createdAt.toISOString(),
      own: id === actor.sessionId,
    }))
    .sort((a, b) => Number(b.own) - Number(a.own));
}
