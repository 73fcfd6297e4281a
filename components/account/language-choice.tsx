'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useOptimistic, useTransition } from 'react';
import { LOCALE_NAME_KEYS, LOCALES } from '../../lib/i18n/locales';
import { useChooseLocale } from '../frame/language-switcher';
import { Radio } from '../ui';

/** The languages, each by its own name; choosing one counts at once. */
export function LanguageChoice() {
  const chooseLocale = useChooseLocale();
  const t = useTranslations('common');
  const [current, setCurrent] = useOptimistic(useLocale());
  const [busy, start] = useTransition();
  return (
    <div role="radiogroup" aria-label={t('language')} className="flex flex-wrap gap-x-6">
      {LOCALES.map((locale) => (
        <Radio
          key={locale}
          name="locale"
          lang={locale}
          label={t(`locale.${LOCALE_NAME_KEYS[locale]}`)}
          checked={locale === current}
          disabled={busy}
          onChange={() =>
            start(async () => {
              setCurrent(locale);
              await chooseLocale(locale);
            })
          }
        />
      ))}
    </div>
  );
}
