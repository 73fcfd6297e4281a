'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/frame/link-button';
import { Button, ConfirmDialog, Dialog, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import type { SittingView } from '@/lib/schemas/sittings';
import { ProblemNotice } from '../problem-notice';
import { useSittingName } from '../seating/use-sitting-name';
import { useAct } from '../use-act';
import type { SittingActions } from './sitting-actions';

export interface RemoveSittingProps {
  event: EventHead;
  sitting: SittingView;
  remove: SittingActions['remove'];
  onClose: () => void;
}

/** Asks before a sitting goes; while somebody comes to it, says what to do first. */
export function RemoveSitting({ event, sitting, remove, onClose }: RemoveSittingProps) {
  const t = useTranslations('sittings');
  const toast = useToast();
  const { run, busy, problem } = useAct(remove);
  const name = useSittingName()(sitting);
  if (sitting.guests + sitting.waiting > 0) {
    return (
      <Dialog
        open
        size="small"
        onClose={onClose}
        title={t('removeTitle', { name })}
        closeLabel={t('cancel')}
        footer={
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <LinkButton variant="primary" href={`/events/${event.id}/seating?sitting=${sitting.id}`}>
              {t('toSeating')}
            </LinkButton>
          </>
        }
      >
        <p>{t('removeFirst', { count: sitting.guests + sitting.waiting })}</p>
      </Dialog>
    );
  }
  const confirm = async () => {
    const removed = await run({ eventId: event.id, sittingId: sitting.id });
    if (!removed?.ok) return;
    toast(t('removed', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle', { name })}
      confirmLabel={t('removeIt')}
      cancelLabel={t('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('removeText', { tables: sitting.tables })}</p>
      <ProblemNotice problem={problem} className="mt-3" />
    </ConfirmDialog>
  );
}
