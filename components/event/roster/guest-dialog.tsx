'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldText, useProblemText } from '@/components/frame/use-problem-text';
import { Button, Checkbox, Dialog, Field, Input, Textarea } from '@/components/ui';
import type { Answer, Problem } from '@/lib/schemas/problem';
import { guestFields, type GuestFields } from '@/lib/schemas/roster';
import { OthersChanged } from '../others-changed';
import { ProblemNotice } from '../problem-notice';
import { useAct } from '../use-act';
import { guestChanges } from './guest-changes';

export interface GuestDialogProps {
  title: string;
  /** What the form is filled with; also what the one who saves has seen. */
  seen: GuestFields;
  /** Whether the name is frozen by opening. */
  nameFrozen: boolean;
  save: (guest: GuestFields) => Promise<Answer<unknown>>;
  /** What somebody else has saved, where that is why saving was refused. */
  theirs: (problem: Problem) => GuestFields | null;
  /** Says that what others have saved has been shown. */
  onSeen: (guest: GuestFields) => void;
  onClose: () => void;
}

/** One guest's fields; what was typed stays there when saving is refused. */
export function GuestDialog({ title, seen, nameFrozen, save, theirs, onSeen, onClose }: GuestDialogProps) {
  const t = useTranslations('roster');
  const text = useFieldText();
  const problemText = useProblemText();
  const { run, busy, problem } = useAct(save);
  const [others, setOthers] = useState<{ before: GuestFields; now: GuestFields } | null>(null);
  const { register, handleSubmit, formState, getValues, setValue } = useForm<GuestFields>({
    resolver: zodResolver(guestFields, undefined, { raw: true }),
    defaultValues: seen,
  });
  const { errors } = formState;
  const submit = handleSubmit(async (typed) => {
    const saved = await run(typed);
    if (saved?.ok) onClose();
    const now = saved && !saved.ok ? theirs(saved.error) : null;
    if (!now) return;
    // What wasn't touched here follows the others; what was stays as typed.
    for (const field of FIELDS) if (getValues(field) === seen[field]) setValue(field, now[field]);
    setOthers({ before: seen, now });
    onSeen(now);
  });
  const taken = problem?.code === 'employee-number-taken' ? problemText(problem) : undefined;
  const told = taken !== undefined || problem?.code === 'conflict';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="guest" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="guest" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        {told ? null : <ProblemNotice problem={problem} />}
        {others ? <OthersChanged changes={guestChanges(others.before, others.now, t)} /> : null}
        <Field
          label={t('field.name')}
          error={text(errors.name)}
          hint={nameFrozen ? t('nameFrozen') : undefined}
          required
        >
          <Input {...register('name')} dir="auto" autoComplete="off" readOnly={nameFrozen} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('field.employeeNumber')} error={text(errors.employeeNumber) ?? taken}>
            <Input {...register('employeeNumber')} autoComplete="off" />
          </Field>
          <Field label={t('field.department')} error={text(errors.department)}>
            <Input {...register('department')} dir="auto" autoComplete="off" />
          </Field>
          <Field label={t('field.phone')} error={text(errors.phone)}>
            <Input {...register('phone')} autoComplete="off" inputMode="tel" />
          </Field>
        </div>
        <Checkbox label={t('field.external')} hint={t('externalHint')} {...register('external')} />
        <Field label={t('field.note')} error={text(errors.note)}>
          <Textarea {...register('note')} dir="auto" rows={2} />
        </Field>
      </form>
    </Dialog>
  );
}

const FIELDS = ['name', 'employeeNumber', 'department', 'phone', 'external', 'note'] as const;
