import { hashPassword } from '@/lib/auth/password';
import { openSession } from '@/lib/auth/check-credentials';
import { db } from '@/lib/db/client';
import { insertUser } from '@/lib/db/users';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';

export const PASSWORD = 'correct horse battery';
const PLACE = { address: '192.0.2.1', userAgent: 'a test' };

/** An organiser with an account and an open session. */
export async function signedInUser(name = '林小红'): Promise<Actor> {
  const userId = newId();
  const email = `${userId}@example.com`;
  await insertUser(db(), { id: userId, name, email, passwordHash: await hashPassword(PASSWORD) });
  return { kind: 'user', userId, name, email, locale: null, sessionId: await anotherSession(email) };
}

/** One more session of the same person, as on another device; its id. */
export async function anotherSession(email: string): Promise<string> {
  const opened = await openSession({ email, password: PASSWORD }, PLACE);
  if (!opened.ok) throw new Error(`No session: ${opened.error.code}`);
  return opened.value;
}
