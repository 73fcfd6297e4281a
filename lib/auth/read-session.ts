import { getToken } from 'next-auth/jwt';
import { db } from '../db/client';
import { findLiveSession } from '../db/user-sessions';
import type { Actor } from '../permissions';
import { id } from '../schemas/primitives';

/** next-auth's cookie, over https and over plain http. */
const COOKIES = [
  { cookieName: '__Secure-authjs.session-token', secureCookie: true },
  { cookieName: 'authjs.session-token', secureCookie: false },
];

/**
 * Who sends a request with these headers: the token gives the session's id, and the session's row says
 * whether it counts. Needs no framework, so any handler may call it.
 */
export async function readSession(headers: Headers): Promise<Actor | null> {
  const sessionId = await readSessionId(headers);
  if (sessionId === null) return null;
  const session = await findLiveSession(db(), sessionId, new Date());
  if (session === null) return null;
  const { user } = session;
  return {
    kind: 'user',
    userId: user.id,
    sessionId: session.id,
    name: user.name,
    email: user.email,
    locale: user.locale,
  };
}

/** The id in the token, whether or not its session still counts. */
export async function readSessionId(headers: Headers): Promise<string | null> {
  const secret = process.env.AUTH_SECRET;
  if (!secret) throw new Error('AUTH_SECRET is not set; `npm start` sets it.');
  if (!headers.get('cookie')?.includes('authjs.session-token')) return null;
  for (const cookie of COOKIES) {
    const token = await getToken({ req: { headers }, secret, ...cookie, salt: cookie.cookieName });
    const parsed = id.safeParse(token?.sub);
    if (parsed.success) return parsed.data;
  }
  return null;
}
