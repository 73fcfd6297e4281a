'use client';

import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { Button, Dialog, Field, Input } from '@/components/ui';

export interface FinalEndProps {
  busy: boolean;
  onEnd: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a final table is to end before it would by itself. */
export function FinalEnd({ busy, onEnd, onClose }: FinalEndProps) {
  const t = useTranslations('final.end');
  const [reason, setReason] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onEnd(reason.trim());
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('ask')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="end-final" variant="danger" busy={busy} disabled={reason.trim() === ''}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id="end-final" onSubmit={submit} className="flex flex-col gap-4">
        <p>{t('text')}</p>
        <Field label={t('reason')} required>
          <Input maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
