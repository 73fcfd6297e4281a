'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useFieldText } from '@/components/frame/use-problem-text';
import { Button, Checkbox, Dialog, Field, Input, useToast } from '@/components/ui';
import { MAX_SETS, MAX_TABLE_NUMBER, tableFields, type TableFields } from '@/lib/schemas/seating';
import type { SeatingTable } from '@/lib/seating/view';
import { ProblemNotice } from '../problem-notice';
import { useAct } from '../use-act';
import type { SeatingActions } from './seating-actions';

export interface TableDialogProps {
  eventId: string;
  /** As the page shows it; newer where somebody else has changed it. */
  table: SeatingTable;
  save: SeatingActions['editTable'];
  onClose: () => void;
}

/** A table's number, its name, how many 会 it plays, and its lock. */
export function TableDialog({ eventId, table, save, onClose }: TableDialogProps) {
  const t = useTranslations('seating');
  const text = useFieldText();
  const toast = useToast();
  const { run, busy, problem } = useAct(save);
  const { id, number, name, locked, sets } = table;
  const stored: TableFields = { number, name, locked, sets };
  const { register, handleSubmit, formState } = useForm<TableFields>({
    resolver: zodResolver(tableFields, undefined, { raw: true }),
    defaultValues: stored,
    values: stored,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (typed) => {
    const saved = await run({ eventId, tableId: id, seen: stored, table: typed });
    if (!saved?.ok) return;
    toast(t('tableSaved', { number: typed.number }));
    onClose();
  });
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('editTableTitle', { number })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="table-form" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="table-form"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <ProblemNotice problem={problem} />
        <Field label={t('field.name')} hint={t('field.nameHint')} error={text(errors.name)}>
          <Input {...register('name')} autoComplete="off" dir="auto" />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('field.number')} error={text(errors.number)}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_TABLE_NUMBER}
              {...register('number', { valueAsNumber: true })}
            />
          </Field>
          <Field label={t('field.sets')} error={text(errors.sets)}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_SETS}
              {...register('sets', { valueAsNumber: true })}
            />
          </Field>
        </div>
        <Checkbox label={t('lock')} hint={t('lockHint')} {...register('locked')} />
      </form>
    </Dialog>
  );
}
