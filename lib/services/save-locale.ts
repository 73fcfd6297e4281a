import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { setUserLocale } from '../db/users';

/** Remembers on the account which language somebody chose. */
export async function saveLocale(actor: Actor, locale: string): Promise<void> {
  await setUserLocale(db(), actor.userId, locale);
}
