'use client';

import { useLocale, useTranslations } from 'next-intl';
import { createContext, useContext, useTransition, type ReactNode } from 'react';
import { LOCALE_NAME_KEYS, LOCALES, type Locale } from '../../lib/i18n/locales';
import { Icon, Menu, MenuItem, Spinner } from '../ui';

export type ChooseLocale = (locale: Locale) => Promise<void>;

const LanguageContext = createContext<ChooseLocale>(() => Promise.resolve());

/** Says, once around all pages, how a language is chosen and remembered. */
export function LanguageProvider({
  chooseLocale,
  children,
}: {
  chooseLocale: ChooseLocale;
  children: ReactNode;
}) {
  return <LanguageContext value={chooseLocale}>{children}</LanguageContext>;
}

/** Changes the language to one, here at once and for the next time. */
export function useChooseLocale(): ChooseLocale {
  return useContext(LanguageContext);
}

/** A menu of the languages, each by its own name. */
export function LanguageSwitcher() {
  const chooseLocale = useChooseLocale();
  const t = useTranslations('common');
  const current = useLocale();
  const [busy, start] = useTransition();
  return (
    <Menu
      label={t('language')}
      trigger={
        <>
          {busy ? <Spinner /> : <Icon name="globe" />}
          <span className="hidden sm:inline">{t(`locale.${LOCALE_NAME_KEYS[current]}`)}</span>
        </>
      }
    >
      {LOCALES.map((locale) => (
        <MenuItem
          key={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          onClick={() => start(() => chooseLocale(locale))}
        >
          <Icon name="check" className={locale === current ? 'text-jade' : 'invisible'} />
          {t(`locale.${LOCALE_NAME_KEYS[locale]}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
