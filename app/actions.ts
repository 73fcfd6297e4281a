'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { currentUser } from '../lib/auth/actor';
import { signOut as endToken } from '../lib/auth/next-auth';
import { isLocale, LOCALE_COOKIE, type Locale } from '../lib/i18n/locales';
import { endSession } from '../lib/services/end-session';
import { saveLocale } from '../lib/services/save-locale';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Changes the language of this browser, and of the account if somebody is signed in. */
export async function chooseLocale(locale: Locale): Promise<void> {
  if (!isLocale(locale)) return;
  (await cookies()).set(LOCALE_COOKIE, locale, { maxAge: YEAR_SECONDS, sameSite: 'lax', path: '/' });
  const user = await currentUser();
  if (user !== null) await saveLocale(user, locale);
}

/** Ends the session and forgets its token. */
export async function signOut(): Promise<void> {
  const user = await currentUser();
  if (user !== null) await endSession(user, { sessionId: user.sessionId });
  await endToken({ redirect: false });
  redirect('/sign-in');
}
