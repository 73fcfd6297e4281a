'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog, useToast } from '@/components/ui';
import type { SeatingTable } from '@/lib/seating/view';
import { ProblemNotice } from '../problem-notice';
import { useAct } from '../use-act';
import type { SeatingActions } from './seating-actions';

interface QuestionProps {
  eventId: string;
  table: SeatingTable;
  onClose: () => void;
}

/** Asks before a table goes, saying who loses their seat. */
export function RemoveTable({
  eventId,
  table,
  people,
  remove,
  onClose,
}: QuestionProps & { people: number; remove: SeatingActions['removeTables'] }) {
  const t = useTranslations('seating');
  const toast = useToast();
  const { run, busy, problem } = useAct(remove);
  const confirm = async () => {
    const removed = await run({ eventId, tableIds: [table.id], people });
    if (!removed?.ok) return;
    toast(t('tableRemoved', { number: table.number }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTableTitle', { number: table.number })}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('removeTableText', { count: people })}</p>
      <ProblemNotice problem={problem} className="mt-3" />
    </ConfirmDialog>
  );
}

/** Asks before a table of an open event gets one more 会. */
export function AddSet({ eventId, table, add, onClose }: QuestionProps & { add: SeatingActions['addSet'] }) {
  const t = useTranslations('seating');
  const toast = useToast();
  const { run, busy, problem } = useAct(add);
  const ordinal = table.sets + 1;
  const confirm = async () => {
    const added = await run({ eventId, tableId: table.id, ordinal });
    if (!added?.ok) return;
    toast(t('setAdded', { number: table.number, ordinal }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('addSetTitle', { number: table.number, ordinal })}
      confirmLabel={t('addSet')}
      cancelLabel={t('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('addSetText')}</p>
      <ProblemNotice problem={problem} className="mt-3" />
    </ConfirmDialog>
  );
}

/** Asks before a table's last 会 is taken away again, which nobody has begun. */
export function RemoveSet({
  eventId,
  table,
  remove,
  onClose,
}: QuestionProps & { remove: SeatingActions['removeSet'] }) {
  const t = useTranslations('seating');
  const toast = useToast();
  const { run, busy, problem } = useAct(remove);
  const { number, sets } = table;
  const confirm = async () => {
    const removed = await run({ eventId, tableId: table.id, ordinal: sets });
    if (!removed?.ok) return;
    toast(t('setRemoved', { number, ordinal: sets }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeSetTitle', { number, ordinal: sets })}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('removeSetText')}</p>
      <ProblemNotice problem={problem} className="mt-3" />
    </ConfirmDialog>
  );
}
