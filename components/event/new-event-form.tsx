'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button, Card, Field, Input, type SelectOption } from '@/components/ui';
import { createEventInput, type CreateEventInput } from '@/lib/schemas/event';
import { newId } from '@/lib/schemas/new-id';
import type { Answer } from '@/lib/schemas/problem';
import { EventFields } from './event-fields';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';
import { useFieldText } from '@/components/frame/use-problem-text';

export interface NewEventFormProps {
  create: (input: CreateEventInput) => Promise<Answer<{ eventId: string }>>;
  zones: readonly SelectOption[];
  /** The wall clock that the form proposes. */
  startsAt: string;
  timeZone: string;
}

const PER_TABLE = 10;

/** Name, time, place and size of a new event. */
export function NewEventForm({ create, zones, startsAt, timeZone }: NewEventFormProps) {
  const t = useTranslations('events');
  const text = useFieldText();
  const router = useRouter();
  const { run, busy, problem } = useAct(create);
  const [people, setPeople] = useState('');
  const form = useForm<CreateEventInput>({
    resolver: zodResolver(createEventInput, undefined, { raw: true }),
    defaultValues: { id: newId(), name: '', venue: '', startsAt, timeZone, currency: 'CNY', tables: 10 },
  });
  const { register, handleSubmit, formState, setValue } = form;
  const submit = handleSubmit(async (input) => {
    const created = await run(input);
    if (created?.ok) router.push(`/events/${created.value.eventId}`);
  });
  const suggest = (value: string) => {
    setPeople(value);
    const count = Number(value);
    if (Number.isInteger(count) && count > 0) {
      setValue('tables', Math.max(1, Math.round(count / PER_TABLE)), { shouldValidate: true });
    }
  };

  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate className="max-w-2xl">
        <Card className="flex flex-col gap-4">
          <ProblemNotice problem={problem} />
          <EventFields zones={zones} frozen={false} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('form.people')} hint={t('form.peopleHint')}>
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                value={people}
                onChange={(event) => suggest(event.target.value)}
              />
            </Field>
            <Field
              label={t('form.tables')}
              hint={t('form.tablesHint')}
              error={text(formState.errors.tables)}
              required
            >
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                max={600}
                {...register('tables', { valueAsNumber: true })}
              />
            </Field>
          </div>
          <div>
            <Button type="submit" variant="primary" size="large" busy={busy} className="w-full sm:w-auto">
              {t('form.create')}
            </Button>
          </div>
        </Card>
      </form>
    </FormProvider>
  );
}
