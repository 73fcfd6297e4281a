import { hashToken, newToken } from '../auth/game-link';
import { recordAudit } from '../db/audit';
import type { Db } from '../db/client';
import { createHostSession } from '../db/host-sessions';

/** A host's session lasts a day: an evening, and what has to be typed in afterwards. */
export const HOST_SESSION_HOURS = 24;

export interface NewHostSession {
  gameId: string;
  /** For the cookie; only its hash is stored. */
  token: string;
  sessionId: string;
}

/** Starts a session at a game, inside the caller's transaction; the caller knows that the device may have it. */
export async function startHostSession(
  db: Db,
  game: { id: string; eventId: string; generation: number },
  userAgent: string,
  by: 'link' | 'pin' | 'next',
): Promise<NewHostSession> {
  const token = newToken();
  const session = await createHostSession(db, {
    gameId: game.id,
    tokenHash: hashToken(token),
    generation: game.generation,
    userAgent: userAgent.slice(0, 300),
    expiresAt: new Date(Date.now() + HOST_SESSION_HOURS * 3_600_000),
  });
  await recordAudit(db, {
    actor: { kind: 'host', sessionId: session.id },
    action: 'host.enter',
    eventId: game.eventId,
    gameId: game.id,
    detail: { by },
  });
  return { gameId: game.id, token, sessionId: session.id };
}
