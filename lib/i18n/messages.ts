import type { Messages } from 'next-intl';
import type { Locale } from './locales';

/** The files of each language's folder in messages/; global.d.ts gives each its type. */
export const NAMESPACES = [
  'account',
  'audit',
  'auth',
  'common',
  'errors',
  'events',
  'export',
  'final',
  'forecast',
  'game',
  'hosts',
  'live',
  'members',
  'options',
  'pin',
  'prints',
  'prizes',
  'results',
  'roster',
  'rulebook',
  'rules',
  'seating',
  'sheet',
  'sittings',
  'table',
  'tryout',
] as const satisfies readonly (keyof Messages)[];

const loaded = new Map<Locale, Promise<Messages>>();

async function load(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    NAMESPACES.map(async (namespace) => {
      const file = (await import(`../../messages/${locale}/${namespace}.json`)) as { default: unknown };
      return [namespace, file.default] as const;
    }),
  );
  return Object.fromEntries(files) as unknown as Messages;
}

/** All sentences of one language, by namespace; read once. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known !== undefined && process.env.NODE_ENV === 'production') return known;
  const messages = load(locale);
  loaded.set(locale, messages);
  return messages;
}
