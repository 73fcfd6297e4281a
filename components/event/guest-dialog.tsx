'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useFieldText } from '@/components/frame/use-problem-text';
import { Button, Checkbox, Dialog, Field, Input, Textarea } from '@/components/ui';
import { guestFields, type GuestFields } from '@/lib/schemas/roster';
import type { Answer } from '@/lib/schemas/problem';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export const NEW_GUEST: GuestFields = {
  name: '',
  employeeNumber: '',
  department: '',
  phone: '',
  external: false,
  note: '',
};

export interface GuestDialogProps {
  title: string;
  /** What the form is filled with; also what the one who saves has seen. */
  guest: GuestFields;
  /** Whether the name is frozen by opening. */
  nameFrozen: boolean;
  save: (guest: GuestFields) => Promise<Answer<unknown>>;
  onClose: () => void;
}

/** One guest's fields; what was typed stays there when saving is refused. */
export function GuestDialog({ title, guest, nameFrozen, save, onClose }: GuestDialogProps) {
  const t = useTranslations('roster');
  const text = useFieldText();
  const { run, busy, problem } = useAct(save);
  const { register, handleSubmit, formState } = useForm<GuestFields>({
    resolver: zodResolver(guestFields, undefined, { raw: true }),
    defaultValues: guest,
  });
  const { errors } = formState;
  const submit = handleSubmit(async (typed) => {
    const saved = await run(typed);
    if (saved?.ok) onClose();
  });
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
        <ProblemNotice problem={problem} />
        <Field
          label={t('field.name')}
          error={text(errors.name)}
          hint={nameFrozen ? t('nameFrozen') : undefined}
          required
        >
          <Input {...register('name')} autoComplete="off" readOnly={nameFrozen} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('field.employeeNumber')} error={text(errors.employeeNumber)}>
            <Input {...register('employeeNumber')} autoComplete="off" />
          </Field>
          <Field label={t('field.department')} error={text(errors.department)}>
            <Input {...register('department')} autoComplete="off" />
          </Field>
          <Field label={t('field.phone')} error={text(errors.phone)}>
            <Input {...register('phone')} autoComplete="off" inputMode="tel" />
          </Field>
        </div>
        <Checkbox label={t('field.external')} hint={t('externalHint')} {...register('external')} />
        <Field label={t('field.note')} error={text(errors.note)}>
          <Textarea {...register('note')} rows={2} />
        </Field>
      </form>
    </Dialog>
  );
}
