'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useFieldText } from '@/components/frame/use-problem-text';
import { Button, Dialog, Field, Input, useToast } from '@/components/ui';
import { withdrawFinalistInput, type WithdrawFinalistInput } from '@/lib/schemas/final';
import type { FinalistView } from '@/lib/schemas/final-view';
import type { FinalActions } from './final-actions';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface FinalWithdrawProps {
  eventId: string;
  finalist: FinalistView;
  /** Withdraws them, or takes their withdrawal back. */
  act: FinalActions['withdraw'];
  onClose: () => void;
}

/** Withdraws a finalist, or takes it back; either way with a reason. */
export function FinalWithdraw({ eventId, finalist, act, onClose }: FinalWithdrawProps) {
  const t = useTranslations('final');
  const toast = useToast();
  const fieldText = useFieldText();
  const { run, busy, problem } = useAct(act);
  const { register, handleSubmit, formState } = useForm<WithdrawFinalistInput>({
    resolver: zodResolver(withdrawFinalistInput),
    defaultValues: { eventId, finalistId: finalist.id, reason: '' },
  });
  const { name, withdrawn } = finalist;
  const submit = handleSubmit(async (input) => {
    const answer = await run(input);
    if (!answer?.ok) return;
    toast(withdrawn ? t('add.done', { name }) : t('withdraw.done', { name }));
    onClose();
  });
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={withdrawn ? t('restore.title') : t('withdraw.title')}
      closeLabel={t('withdraw.cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('withdraw.cancel')}
          </Button>
          <Button type="submit" form="withdraw" variant={withdrawn ? 'primary' : 'danger'} busy={busy}>
            {withdrawn ? t('restore.confirm') : t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      <form id="withdraw" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <ProblemNotice problem={problem} />
        <p>{withdrawn ? t('restore.text', { name }) : t('withdraw.text', { name })}</p>
        <Field label={t('withdraw.reason')} required error={fieldText(formState.errors.reason)}>
          <Input maxLength={200} {...register('reason')} />
        </Field>
      </form>
    </Dialog>
  );
}
