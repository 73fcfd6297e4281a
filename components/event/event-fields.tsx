'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field, Input, Select, type SelectOption } from '@/components/ui';
import { CURRENCIES } from '@/lib/schemas/event';
import { useFieldText } from '@/components/frame/use-problem-text';
import { PastDate } from './past-date';

/** The settings that a new event and an old one have in common. */
export interface EventFieldValues {
  name: string;
  venue: string;
  startsAt: string;
  timeZone: string;
  currency: (typeof CURRENCIES)[number];
}

/** Inputs for an event's settings, inside a FormProvider. `zones`: all time zones by their names. */
export function EventFields({
  zones,
  frozen,
  children,
}: {
  zones: readonly SelectOption[];
  frozen: boolean;
  /** What is to be decided when the time changes. */
  children?: ReactNode;
}) {
  const t = useTranslations('events');
  const text = useFieldText();
  const { register, formState, control } = useFormContext<EventFieldValues>();
  const { errors } = formState;
  const [startsAt, timeZone] = useWatch({ control, name: ['startsAt', 'timeZone'] });
  return (
    <>
      <Field label={t('form.name')} error={text(errors.name)} required>
        <Input
          {...register('name')}
          autoComplete="off"
          maxLength={200}
          placeholder={t('form.namePlaceholder')}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('form.startsAt')} error={text(errors.startsAt)} required>
          <Input type="datetime-local" {...register('startsAt')} />
        </Field>
        <Field label={t('form.timeZone')} error={text(errors.timeZone)}>
          <Select {...register('timeZone')} options={zones} />
        </Field>
      </div>
      {frozen ? null : <PastDate startsAt={startsAt} timeZone={timeZone} />}
      {children}
      <Field label={t('form.venue')} error={text(errors.venue)}>
        <Input {...register('venue')} autoComplete="off" maxLength={300} />
      </Field>
      <Field
        label={t('form.currency')}
        hint={frozen ? t('form.frozen') : t('form.currencyHint')}
        error={text(errors.currency)}
      >
        <Select
          {...register('currency')}
          disabled={frozen}
          options={CURRENCIES.map((code) => ({ value: code, label: t(`currency.${code}`) }))}
        />
      </Field>
    </>
  );
}
