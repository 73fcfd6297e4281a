'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { LOCALE_NAME_KEYS, LOCALES, type Locale } from '../../lib/i18n/locales';
import { Icon, Menu, MenuItem, Spinner } from '../ui';

export type ChooseLocale = (locale: Locale) => Promise<void>;

/** Changes the language at once, here and for the next time. */
export function LanguageMenu({ chooseLocale }: { chooseLocale: ChooseLocale }) {
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
