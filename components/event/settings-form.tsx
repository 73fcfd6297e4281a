'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { Button, Card, Switch, useToast, type SelectOption } from '@/components/ui';
import { updateEventInput, type UpdateEventInput } from '@/lib/schemas/event';
import type { EventHead } from '@/lib/schemas/event-view';
import type { Answer } from '@/lib/schemas/problem';
import { EventFields, type EventFieldValues } from './event-fields';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface SettingsFormProps {
  event: EventHead;
  /** When it starts, on its own wall clock. */
  startsAt: string;
  zones: readonly SelectOption[];
  update: (input: UpdateEventInput) => Promise<Answer<{ revision: number }>>;
}

/** The settings of an event that exists. What opening froze is shown and can't be changed. */
export function SettingsForm({ event, startsAt, zones, update }: SettingsFormProps) {
  const t = useTranslations('events');
  const toast = useToast();
  const { run, busy, problem } = useAct(update);
  const frozen = event.status !== 'draft';
  const stored: UpdateEventInput = {
    eventId: event.id,
    revision: event.revision,
    name: event.name,
    venue: event.venue,
    startsAt,
    timeZone: event.timeZone,
    currency: event.currency as EventFieldValues['currency'],
    calledThrows: event.calledThrows,
    twoEyes: event.twoEyes,
  };
  // What others have saved meanwhile comes into the fields that weren't touched here.
  const form = useForm<UpdateEventInput>({
    resolver: zodResolver(updateEventInput, undefined, { raw: true }),
    defaultValues: stored,
    values: stored,
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit } = form;
  // The revision is the page's, so that after "take over" a second try counts; disabled controls send nothing.
  const submit = handleSubmit(async (typed) => {
    const kept = frozen
      ? { currency: event.currency as EventFieldValues['currency'], calledThrows: event.calledThrows }
      : {};
    const saved = await run({ ...typed, ...kept, revision: event.revision });
    if (!saved?.ok) return;
    form.reset({ ...typed, ...kept, revision: saved.value.revision });
    toast(t('saved'));
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={(submitted) => void submit(submitted)} noValidate className="max-w-2xl">
        <fieldset disabled={!event.editable} className="contents">
          <Card className="flex flex-col gap-4">
            <ProblemNotice problem={problem} />
            <EventFields zones={zones} frozen={frozen} />
            <Switch
              label={t('form.calledThrows')}
              hint={frozen ? t('form.frozen') : t('form.calledThrowsHint')}
              disabled={frozen}
              {...register('calledThrows')}
            />
            <Switch label={t('form.twoEyes')} hint={t('form.twoEyesHint')} {...register('twoEyes')} />
            {event.editable ? (
              <div>
                <Button type="submit" variant="primary" busy={busy}>
                  {t('save')}
                </Button>
              </div>
            ) : null}
          </Card>
        </fieldset>
      </form>
    </FormProvider>
  );
}
