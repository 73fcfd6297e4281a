'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Card, Field, Input, Select } from '@/components/ui';
import { isLocale, LOCALE_NAME_KEYS, LOCALES } from '@/lib/i18n/locales';
import type { PrintsView } from '@/lib/schemas/prints';
import { chosenTables, type PrintChoice } from './print-address';

export interface PrintChoicesProps {
  view: PrintsView;
  choice: PrintChoice;
  /** The sentence at the tables, if what was typed is no good. */
  error: string | null;
  input: Ref<HTMLInputElement>;
  onChange: (change: Partial<PrintChoice>) => void;
}

/** The language of the prints, and which tables they are of. */
export function PrintChoices({ view, choice, error, input, onChange }: PrintChoicesProps) {
  const t = useTranslations('prints.panel');
  const sitting = useTranslations('prints');
  const languages = useTranslations('common.locale');
  const tables = chosenTables(view, choice) ?? [];
  const guests = tables.reduce((sum, table) => sum + table.guests, 0);
  return (
    <Card className="mb-5" aria-label={t('choices')}>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[14rem_16rem_minmax(0,1fr)]">
        <Field label={t('language')}>
          <Select
            value={choice.locale}
            options={LOCALES.map((locale) => ({ value: locale, label: languages(LOCALE_NAME_KEYS[locale]) }))}
            onChange={({ target: { value } }) => isLocale(value) && onChange({ locale: value })}
          />
        </Field>
        <Field label={t('tables')} hint={t('tablesHint')} error={error}>
          <Input
            ref={input}
            value={choice.tables}
            placeholder={t('tablesAll')}
            autoComplete="off"
            maxLength={200}
            onChange={({ target: { value } }) => onChange({ tables: value })}
          />
        </Field>
        {view.sittings.length > 1 ? (
          <Field label={t('sittingLabel')}>
            <Select
              value={choice.sitting}
              options={[
                { value: '', label: t('allSittings') },
                ...view.sittings.map(({ id, name, position }) => ({
                  value: id,
                  label: name === '' ? sitting('sitting', { position }) : name,
                })),
              ]}
              onChange={({ target: { value } }) => onChange({ sitting: value })}
            />
          </Field>
        ) : null}
      </div>
      <p role="status" className="mt-3 text-sm text-ink-2">
        {view.tables.length === 0
          ? t('noTables')
          : error === null
            ? t('chosen', { tables: tables.length, guests })
            : null}
      </p>
    </Card>
  );
}
