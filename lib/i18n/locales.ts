/** The languages of the interface; the first is the default. */
export const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

const DEFAULT_LOCALE: Locale = 'zh-CN';

/** Readable by scripts: the host's page, a static file, takes its language from it. */
export const LOCALE_COOKIE = 'locale';

/** Each language's name in itself, as a switch shows it. */
export const LOCALE_NAME_KEYS = { 'zh-CN': 'zhCN', 'zh-TW': 'zhTW', en: 'en' } as const satisfies Record<
  Locale,
  string
>;

/** Whether a stored or sent value names one of the languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/;

function localeOf(tag: string): Locale | undefined {
  const lower = tag.toLowerCase();
  if (/^zh-hans\b/.test(lower)) return 'zh-CN';
  if (TRADITIONAL.test(lower)) return 'zh-TW';
  if (/^zh\b/.test(lower)) return 'zh-CN';
  return /^en\b/.test(lower) ? 'en' : undefined;
}

/** The language that a browser's Accept-Language asks for first among ours. */
export function matchLocale(acceptLanguage: string | null | undefined): Locale {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const locale = localeOf(tag);
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}
