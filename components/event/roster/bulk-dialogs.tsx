'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useFieldText } from '@/components/frame/use-problem-text';
import { Button, ConfirmDialog, Dialog, Field, Input } from '@/components/ui';
import { ProblemNotice } from '../problem-notice';
import { useAct } from '../use-act';
import type { BulkActions } from './roster-actions';

interface BulkDialogProps {
  eventId: string;
  ids: readonly string[];
  onClose: () => void;
  /** Says what was done. */
  onDone: (sentence: string) => void;
}

/** One department for all of them; what is there already is offered. */
export function DepartmentDialog({
  eventId,
  ids,
  departments,
  setDepartment,
  onClose,
  onDone,
}: BulkDialogProps & { departments: readonly string[]; setDepartment: BulkActions['setDepartment'] }) {
  const t = useTranslations('roster');
  const text = useFieldText();
  const list = useId();
  const { run, busy, problem } = useAct(setDepartment);
  const [department, setTyped] = useState('');
  const wrong =
    problem?.code === 'invalid-input' ? text({ message: String(problem.params.reason) }) : undefined;
  const save = async () => {
    const changed = await run({ eventId, guestIds: [...ids], department });
    if (!changed?.ok) return;
    onDone(t('bulk.departmentDone', { count: changed.value.changed }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bulk.departmentTitle', { count: ids.length })}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={`${list}-form`} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={`${list}-form`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="flex flex-col gap-4"
      >
        {wrong === undefined ? <ProblemNotice problem={problem} /> : null}
        <Field label={t('field.department')} hint={t('bulk.departmentHint')} error={wrong}>
          <Input
            value={department}
            onChange={({ target }) => setTyped(target.value)}
            list={list}
            autoComplete="off"
            autoFocus
          />
        </Field>
        <datalist id={list}>
          {departments.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}

export function RemoveSeveralDialog({
  eventId,
  ids,
  remove,
  onClose,
  onDone,
}: BulkDialogProps & { remove: BulkActions['removeSeveral'] }) {
  const t = useTranslations('roster');
  const { run, busy, problem } = useAct(remove);
  const confirm = async () => {
    const removed = await run({ eventId, guestIds: [...ids] });
    if (!removed?.ok) return;
    onDone(t('bulk.removed', { count: removed.value.removed }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('bulk.removeTitle', { count: ids.length })}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('bulk.removeText')}</p>
      <ProblemNotice problem={problem} className="mt-3" />
    </ConfirmDialog>
  );
}
