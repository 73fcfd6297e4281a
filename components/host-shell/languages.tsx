import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { isLocale, LOCALE_COOKIE, matchLocale, type Locale } from '../../lib/i18n/locales';

type Messages = Record<string, unknown>;

const YEAR_S = 365 * 24 * 60 * 60;
const RETRY_MS = 2_000;
const known = new Map<Locale, Promise<Messages>>();

/** The language chosen on this device, else the one that the browser asks for. */
export function initialLocale(): Locale {
  const cookies = document.cookie.split('; ').map((pair) => pair.split('='));
  const chosen = cookies.find(([name]) => name === LOCALE_COOKIE)?.[1];
  return isLocale(chosen) ? chosen : matchLocale(navigator.languages.join(','));
}

/** Loads a language's sentences, once; their addresses stand in the page. A failure is forgotten. */
export function loadLanguage(locale: Locale): Promise<Messages> {
  const loading = known.get(locale) ?? fetchSentences(locale);
  known.set(locale, loading);
  loading.catch(() => known.delete(locale));
  return loading;
}

async function fetchSentences(locale: Locale): Promise<Messages> {
  const places = document.querySelector<HTMLMetaElement>('meta[name=shell-messages]')?.content ?? '{}';
  const url = (JSON.parse(places) as Partial<Record<Locale, string>>)[locale] ?? '';
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Messages;
}

/** Gives everything below the sentences of `locale`; nothing is shown before the first ones are there. */
export function Language(props: { locale: Locale; timeZone: string; children: ReactNode }) {
  const { locale } = props;
  const [shown, setShown] = useState<{ locale: Locale; messages: Messages } | null>(null);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      loadLanguage(locale).then(
        (messages) => {
          if (!wanted) return;
          document.documentElement.lang = locale;
          setShown({ locale, messages });
        },
        () => {
          if (wanted) timer = setTimeout(load, RETRY_MS);
        },
      );
    };
    load();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [locale]);
  if (!shown) return null;
  return (
    <IntlProvider locale={shown.locale} messages={shown.messages} timeZone={props.timeZone}>
      {props.children}
    </IntlProvider>
  );
}

/** Remembers a choice for this device's other pages too. */
export function rememberLocale(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
