'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Button, Card, Switch, useToast, type SelectOption } from '@/components/ui';
import { updateEventInput, type UpdateEventInput } from '@/lib/schemas/event';
import type { EventHead } from '@/lib/schemas/event-view';
import type { Answer } from '@/lib/schemas/problem';
import type { SittingTime } from '@/lib/schemas/sittings';
import { EventFields, type EventFieldValues } from './event-fields';
import { OthersChanged } from './others-changed';
import { ProblemNotice } from './problem-notice';
import { settingsChanges, settingsOf, type Settings } from './settings-changes';
import { MoveAlong } from './sittings/move-along';
import { usePart } from './use-part';

export interface SettingsFormProps {
  event: EventHead;
  /** When it starts, on its own wall clock. */
  startsAt: string;
  zones: readonly SelectOption[];
  /** All sittings of the event. */
  sittings: readonly SittingTime[];
  update: (input: UpdateEventInput) => Promise<Answer<{ revision: number }>>;
}

/**
 * The settings of an event that exists. What opening froze is shown and can't be changed. What others save
 * meanwhile is told, and comes into the fields that weren't touched here.
 */
export function SettingsForm({ event, startsAt, zones, sittings, update }: SettingsFormProps) {
  const t = useTranslations('events');
  const toast = useToast();
  const frozen = event.status !== 'draft';
  const part: Settings = {
    name: event.name,
    venue: event.venue,
    startsAt,
    timeZone: event.timeZone,
    currency: event.currency as EventFieldValues['currency'],
    calledThrows: event.calledThrows,
    twoEyes: event.twoEyes,
  };
  const stored: UpdateEventInput = { eventId: event.id, revision: event.revision, ...part };
  const { submit: send, busy, problem, theirs, accept } = usePart(update, { revision: event.revision, part });
  const [others, setOthers] = useState<Record<'before' | 'now', Settings> | null>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (!theirs) return;
    setOthers({ before: shown.current, now: theirs.part });
    shown.current = theirs.part;
    accept();
  }, [theirs, accept]);
  const form = useForm<UpdateEventInput>({
    resolver: zodResolver(updateEventInput, undefined, { raw: true }),
    defaultValues: stored,
    values: stored,
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, control } = form;
  const [along, setAlong] = useState(true);
  const [start, zone] = useWatch({ control, name: ['startsAt', 'timeZone'] });
  const later = sittings.filter(({ position }) => position > 1);
  const moves = start !== startsAt || zone !== event.timeZone;
  // Disabled controls send nothing.
  const submit = handleSubmit(async (typed) => {
    const kept = frozen
      ? { currency: event.currency as EventFieldValues['currency'], calledThrows: event.calledThrows }
      : {};
    const moveSittings = later.length > 0 && moves && along;
    const saved = await send((revision) => ({ ...typed, ...kept, moveSittings, revision }));
    if (!saved?.ok) return;
    shown.current = settingsOf({ ...stored, ...typed, ...kept });
    setOthers(null);
    form.reset({ ...typed, ...kept, revision: saved.value.revision });
    toast(t('saved'));
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={(submitted) => void submit(submitted)} noValidate className="max-w-2xl">
        <fieldset disabled={!event.editable} className="contents">
          <Card className="flex flex-col gap-4">
            {others ? (
              <OthersChanged changes={settingsChanges(others.before, others.now, zones, t)} />
            ) : (
              <ProblemNotice problem={problem} />
            )}
            <EventFields zones={zones} frozen={frozen}>
              {moves ? (
                <MoveAlong
                  others={later}
                  timeZone={zone}
                  from={startsAt}
                  to={start}
                  checked={along}
                  onChange={setAlong}
                />
              ) : null}
            </EventFields>
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
