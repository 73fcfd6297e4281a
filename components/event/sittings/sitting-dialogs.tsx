'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldText } from '@/components/frame/use-problem-text';
import { Button, Dialog, Field, Input, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { newId } from '@/lib/schemas/new-id';
import type { Problem } from '@/lib/schemas/problem';
import {
  HOURS_BETWEEN,
  newSitting,
  sittingFields,
  type NewSitting,
  type SittingView,
} from '@/lib/schemas/sittings';
import { addHours, toLocal } from '@/lib/schemas/zoned-time';
import { ProblemNotice } from '../problem-notice';
import { useAct } from '../use-act';
import { MoveAlong } from './move-along';
import { SameTime } from './same-time';
import type { SittingActions } from './sitting-actions';
import type { ReactNode } from 'react';

interface FrameProps {
  title: string;
  problem: Problem | null;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

function SittingForm({ title, problem, busy, onSubmit, onClose, children }: FrameProps) {
  const t = useTranslations('sittings');
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="sitting" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="sitting"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ProblemNotice problem={problem} />
        {children}
      </form>
    </Dialog>
  );
}

export interface AddSittingProps {
  event: EventHead;
  /** Those that there are: it begins some hours after the latest, with as many tables as the last. */
  sittings: readonly SittingView[];
  add: SittingActions['add'];
  onClose: () => void;
}

/** A further sitting. */
export function AddSitting({ event, sittings, add, onClose }: AddSittingProps) {
  const t = useTranslations('sittings');
  const text = useFieldText();
  const toast = useToast();
  const { run, busy, problem } = useAct(add);
  const [id] = useState(() => newId());
  const latest =
    sittings
      .map(({ startsAt }) => startsAt)
      .toSorted()
      .at(-1) ?? toLocal(event.startsAt, event.timeZone);
  const { register, handleSubmit, formState, control } = useForm<NewSitting>({
    resolver: zodResolver(newSitting, undefined, { raw: true }),
    defaultValues: {
      name: '',
      startsAt: addHours(latest, HOURS_BETWEEN) ?? latest,
      tables: sittings.at(-1)?.tables ?? 10,
    },
  });
  const { errors } = formState;
  const startsAt = useWatch({ control, name: 'startsAt' });
  const submit = handleSubmit(async ({ tables, ...sitting }) => {
    const added = await run({ eventId: event.id, id, sitting, tables });
    if (!added?.ok) return;
    toast(t('added'));
    onClose();
  });
  return (
    <SittingForm title={t('add')} onSubmit={() => void submit()} {...{ problem, busy, onClose }}>
      <Field label={t('field.name')} hint={t('field.nameHint')} error={text(errors.name)}>
        <Input {...register('name')} autoComplete="off" dir="auto" />
      </Field>
      <Field label={t('field.startsAt')} error={text(errors.startsAt)} required>
        <Input type="datetime-local" {...register('startsAt')} />
      </Field>
      <SameTime others={sittings} startsAt={startsAt} />
      <Field label={t('field.tables')} error={text(errors.tables)}>
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          max={600}
          {...register('tables', { valueAsNumber: true })}
        />
      </Field>
    </SittingForm>
  );
}

export interface EditSittingProps {
  event: EventHead;
  /** As the page shows it; newer where somebody else has changed it. */
  sitting: SittingView;
  sittings: readonly SittingView[];
  edit: SittingActions['edit'];
  onClose: () => void;
}

/** A sitting's name and time. */
export function EditSitting({ event, sitting, sittings, edit, onClose }: EditSittingProps) {
  const t = useTranslations('sittings');
  const text = useFieldText();
  const toast = useToast();
  const { run, busy, problem } = useAct(edit);
  const stored = { name: sitting.name, startsAt: sitting.startsAt };
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(sittingFields, undefined, { raw: true }),
    defaultValues: stored,
    values: stored,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;
  const startsAt = useWatch({ control, name: 'startsAt' });
  const [along, setAlong] = useState(true);
  const others = sittings.filter(({ id }) => id !== sitting.id);
  const moves = sitting.position === 1 && others.length > 0 && startsAt !== stored.startsAt;
  const submit = handleSubmit(async (typed) => {
    const input = { eventId: event.id, sittingId: sitting.id, seen: stored, sitting: typed };
    const saved = await run(moves ? { ...input, moveOthers: along } : input);
    if (!saved?.ok) return;
    toast(t('saved'));
    onClose();
  });
  return (
    <SittingForm title={t('editTitle')} onSubmit={() => void submit()} {...{ problem, busy, onClose }}>
      <Field label={t('field.name')} hint={t('field.nameHint')} error={text(errors.name)}>
        <Input {...register('name')} autoComplete="off" dir="auto" />
      </Field>
      <Field label={t('field.startsAt')} error={text(errors.startsAt)} required>
        <Input type="datetime-local" {...register('startsAt')} />
      </Field>
      {moves ? (
        <MoveAlong
          {...{ others }}
          timeZone={event.timeZone}
          from={stored.startsAt}
          to={startsAt}
          checked={along}
          onChange={setAlong}
        />
      ) : null}
      {moves && along ? null : <SameTime others={others} startsAt={startsAt} />}
    </SittingForm>
  );
}
