import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Actor } from '../permissions';
import { readSession, readSessionId } from './read-session';

/** Set by proxy.ts: the path and query of the page that is asked for. */
const PATH_HEADER = 'x-page-path';

/** Who asks for this page or calls this action; null for somebody not signed in. Looked up once a request. */
export const currentUser = cache(async (): Promise<Actor | null> => readSession(await headers()));

/** Who asks for this page; somebody not signed in is sent to the sign-in page, and back afterwards. */
export async function requireUser(): Promise<Actor> {
  const user = await currentUser();
  if (user !== null) return user;
  const path = (await headers()).get(PATH_HEADER);
  redirect(path === null ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`);
}

/** Whether this browser was signed in, in a session that counts no more. */
export async function hadSession(): Promise<boolean> {
  return (await readSessionId(await headers())) !== null && (await currentUser()) === null;
}
