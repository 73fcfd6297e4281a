'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Button, Field, Input, Notice, Select } from '@/components/ui';
import { enterByPinInput, type EnterByPinForm } from '@/lib/schemas/enter-by-pin';
import type { Problem } from '@/lib/schemas/problem';
import { enterTable } from './actions';

/** Table number and PIN, for whoever can't scan the table's code. */
export function PinForm() {
  const t = useTranslations('pin');
  const text = useProblemText();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { register, handleSubmit, formState } = useForm<EnterByPinForm, unknown, EnterByPinForm>({
    resolver: zodResolver(enterByPinInput, undefined, { raw: true }),
    defaultValues: { place: 'table', number: '', pin: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (input) => {
    const entered = await enterTable(input);
    if (!entered.ok) setProblem(entered.error);
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {problem ? <Notice tone="error">{text(problem)}</Notice> : null}
      <Field label={t('place')}>
        <Select
          {...register('place')}
          options={[
            { value: 'table', label: t('place-table') },
            { value: 'final', label: t('place-final') },
          ]}
        />
      </Field>
      <Field label={t('number')} error={errors.number?.message ? t('invalid-number') : null}>
        <Input
          {...register('number')}
          inputMode="numeric"
          autoComplete="off"
          className="text-2xl tabular-nums"
        />
      </Field>
      <Field label={t('pin')} hint={t('pin-hint')} error={errors.pin?.message ? t('invalid-pin') : null}>
        <Input
          {...register('pin')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="text-2xl tracking-[0.3em] tabular-nums"
        />
      </Field>
      <Button type="submit" variant="primary" size="host" busy={isSubmitting}>
        {t('enter')}
      </Button>
    </form>
  );
}
