import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { currentUser } from '../auth/current-user';
import { isLocale, LOCALE_COOKIE, matchLocale, type Locale } from './locales';
import { loadMessages } from './messages';

/** For times that belong to no event; an event's times are formatted in its own zone. */
const TIME_ZONE = 'Asia/Shanghai';

async function savedLocale(): Promise<string | null | undefined> {
  try {
    return (await currentUser())?.locale;
  } catch {
    // Without the database a page that says so still has a language.
    return undefined;
  }
}

async function chooseLocale(): Promise<Locale> {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  if (isLocale(chosen)) return chosen;
  const saved = await savedLocale();
  return isLocale(saved) ? saved : matchLocale((await headers()).get('accept-language'));
}

/** The language of a request: what was chosen in this browser, else on the account, else what the browser asks for. */
export default getRequestConfig(async ({ locale: wanted }) => {
  const locale = isLocale(wanted) ? wanted : await chooseLocale();
  return { locale, messages: await loadMessages(locale), timeZone: TIME_ZONE };
});
