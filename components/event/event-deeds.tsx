'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Field, Input, Notice, useToast } from '@/components/ui';
import { isNameOf, type ArchiveEventInput, type DeleteEventInput } from '@/lib/schemas/archive';
import type { Answer } from '@/lib/schemas/problem';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface EventDeedActions {
  archive: (input: ArchiveEventInput) => Promise<Answer<null>>;
  remove: (input: DeleteEventInput) => Promise<Answer<null>>;
}

export interface EventDeedProps {
  /** What is asked about; null: nothing. */
  deed: 'archive' | 'delete' | null;
  event: { id: string; name: string; archived: boolean; begun: boolean };
  actions: EventDeedActions;
  onClose: () => void;
  onDone: (deed: 'archive' | 'delete') => void;
}

/** Asks before an event is archived, taken out again, or deleted. */
export function EventDeed({ deed, ...rest }: EventDeedProps) {
  if (deed === 'archive') return <ArchiveDialog {...rest} />;
  if (deed === 'delete') return rest.event.begun ? <HasResults {...rest} /> : <DeleteDialog {...rest} />;
  return null;
}

type Part = Omit<EventDeedProps, 'deed'>;

function ArchiveDialog({ event, actions, onClose, onDone }: Part) {
  const t = useTranslations('events');
  const toast = useToast();
  const { run, busy, problem } = useAct(actions.archive);
  const key = event.archived ? 'unarchive' : 'archive';
  const confirm = async () => {
    const done = await run({ eventId: event.id, archived: !event.archived });
    if (!done?.ok) return;
    toast(t(`deeds.${key}Done`, { name: event.name }));
    onClose();
    onDone('archive');
  };
  return (
    <ConfirmDialog
      open
      title={t(`deeds.${key}Ask`, { name: event.name })}
      confirmLabel={t(`deeds.${key}`)}
      cancelLabel={t('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t(`deeds.${key}Text`)}</p>
      <ProblemNotice problem={problem} className="mt-3" />
    </ConfirmDialog>
  );
}

function HasResults({ event, onClose }: Part) {
  const t = useTranslations('events');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deeds.deleteAsk', { name: event.name })}
      closeLabel={t('cancel')}
      size="small"
      footer={<Button onClick={onClose}>{t('deeds.understood')}</Button>}
    >
      <p>{t('deeds.hasResults')}</p>
    </Dialog>
  );
}

/** Asks twice: whether, and for the event's name. */
function DeleteDialog({ event, actions, onClose, onDone }: Part) {
  const t = useTranslations('events');
  const errors = useTranslations('errors');
  const toast = useToast();
  const { run, busy, problem } = useAct(actions.remove);
  const [sure, setSure] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  if (!sure) {
    return (
      <ConfirmDialog
        open
        danger
        title={t('deeds.deleteAsk', { name: event.name })}
        confirmLabel={t('deeds.goOn')}
        cancelLabel={t('cancel')}
        onCancel={onClose}
        onConfirm={() => setSure(true)}
      >
        <p>{t('deeds.deleteText')}</p>
      </ConfirmDialog>
    );
  }
  const confirm = async () => {
    const differs = !isNameOf(event.name, typed);
    setWrong(differs);
    if (differs) return;
    const done = await run({ eventId: event.id, name: typed });
    if (!done?.ok) return;
    toast(t('deeds.deleteDone', { name: event.name }));
    onClose();
    onDone('delete');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deeds.deleteSure')}
      closeLabel={t('cancel')}
      size="small"
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form="delete-event" busy={busy}>
            {t('deeds.deleteForGood')}
          </Button>
        </>
      }
    >
      <form
        id="delete-event"
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void confirm();
        }}
        className="flex flex-col gap-4"
      >
        <ProblemNotice problem={problem} />
        <Notice tone="warning">{t('deeds.forGood')}</Notice>
        <Field
          label={t.rich('deeds.typeName', { name: () => <bdi className="select-all">{event.name}</bdi> })}
          error={wrong ? errors('name-differs') : undefined}
        >
          <Input
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoFocus
          />
        </Field>
      </form>
    </Dialog>
  );
}
