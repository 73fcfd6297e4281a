'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useFormatter, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import { useFieldText } from '@/components/frame/use-problem-text';
import { Button, Card, Field, Icon, Input } from '@/components/ui';
import { copyEventInput, type CopyEventInput, type CopySource } from '@/lib/schemas/copy-event';
import { newId } from '@/lib/schemas/new-id';
import type { Answer } from '@/lib/schemas/problem';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { shiftInZone, toInstant } from '@/lib/schemas/zoned-time';
import { EventDate } from './event-date';
import { PastDate } from './past-date';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface CopyEventFormProps {
  source: CopySource;
  /** The wall clock that the form proposes. */
  startsAt: string;
  copy: (input: CopyEventInput) => Promise<Answer<{ eventId: string }>>;
}

/** What a new event is called, when and where it is; all else comes from an old one. */
export function CopyEventForm({ source, startsAt, copy }: CopyEventFormProps) {
  const t = useTranslations('events');
  const text = useFieldText();
  const format = useFormatter();
  const router = useRouter();
  const { run, busy, problem } = useAct(copy);
  const { register, handleSubmit, formState, control, setError } = useForm<CopyEventInput>({
    resolver: zodResolver(copyEventInput, undefined, { raw: true }),
    defaultValues: { id: newId(), from: source.id, name: source.name, venue: source.venue, startsAt },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    const copied = await run(input);
    if (copied?.ok) router.push(`/events/${copied.value.eventId}`);
    else if (copied?.error.params.field === 'startsAt') setError('startsAt', { message: 'invalid-date' });
  });
  const before = toInstant(source.startsAt, source.timeZone);
  const old = before
    ? format.dateTime(before, { timeZone: source.timeZone, ...TIME_FORMATS.evening })
    : source.startsAt;
  const typed = useWatch({ control, name: 'startsAt' });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="max-w-2xl">
      <Card className="flex flex-col gap-4">
        <ProblemNotice problem={problem} />
        <Field label={t('form.name')} error={text(errors.name)} required>
          <Input {...register('name')} autoComplete="off" maxLength={200} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('form.startsAt')}
            hint={t('copy.dateHint', { old, zone: source.timeZone })}
            error={text(errors.startsAt)}
            required
          >
            <Input type="datetime-local" {...register('startsAt')} />
          </Field>
          <Field label={t('form.venue')} error={text(errors.venue)}>
            <Input {...register('venue')} autoComplete="off" maxLength={300} />
          </Field>
        </div>
        <PastDate startsAt={typed} timeZone={source.timeZone} />
        <CopiedParts source={source} startsAt={typed} />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy} className="w-full sm:w-auto">
            {t('copy.submit')}
          </Button>
        </div>
      </Card>
    </form>
  );
}

/** What comes along and what doesn't, with each sitting's new time. */
function CopiedParts({ source, startsAt }: { source: CopySource; startsAt: string }) {
  const t = useTranslations('events');
  const { timeZone } = source;
  const [from, to] = [toInstant(source.startsAt, timeZone), toInstant(startsAt, timeZone)];
  const several = source.sittings.length > 1;
  const along = [
    t('copy.rules'),
    t('copy.items', { count: source.items }),
    t('copy.tables', { count: source.tables, sittings: source.sittings.length }),
    t('copy.final'),
    t('copy.members', { count: source.members }),
  ];
  return (
    <div className="rounded-control border border-line-2 bg-paper-2 px-4 py-3">
      <p className="font-semibold">{t('copy.along')}</p>
      <ul className="mt-1">
        {along.map((part) => (
          <li key={part} className="flex gap-2 py-0.5">
            <Icon name="check" className="mt-0.5 text-jade" />
            {part}
          </li>
        ))}
      </ul>
      {several && from && to ? (
        <ul className="mt-1 ml-7 text-sm text-ink-2">
          {source.sittings.map((sitting, index) => {
            const old = toInstant(sitting.startsAt, timeZone);
            if (!old) return null;
            return (
              <li key={index}>
                {t('copy.sitting', { name: sitting.name || String(index + 1) })}{' '}
                <EventDate startsAt={shiftInZone(old, from, to, timeZone)} timeZone={timeZone} />
              </li>
            );
          })}
        </ul>
      ) : null}
      <p className="mt-2 flex gap-2 text-ink-2">
        <Icon name="close" className="mt-0.5" />
        {t('copy.notAlong')}
      </p>
    </div>
  );
}
