'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ConfirmDialog, useToast } from '@/components/ui';
import type { EventInput } from '@/lib/schemas/event';
import type { Answer } from '@/lib/schemas/problem';
import type { ResultsView } from '@/lib/schemas/results-view';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface CloseActions {
  close: (input: EventInput) => Promise<Answer<unknown>>;
  reopen: (input: EventInput) => Promise<Answer<unknown>>;
}

/** Closes the event once every game has ended, or opens it again for a correction. */
export function ClosePanel({ results, actions }: { results: ResultsView; actions: CloseActions }) {
  const t = useTranslations('results');
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const closed = results.status === 'closed';
  const { run, busy, problem, clear } = useAct(closed ? actions.reopen : actions.close);
  const words = closed
    ? {
        action: t('reopen.action'),
        ask: t('reopen.ask'),
        confirm: t('reopen.confirm'),
        text: t('reopen.text'),
      }
    : { action: t('close.action'), ask: t('close.ask'), confirm: t('close.confirm'), text: t('close.text') };
  const blocked = !closed && results.unfinished > 0;
  const confirm = async () => {
    const answer = await run({ eventId: results.eventId });
    if (!answer?.ok) return;
    toast(closed ? t('reopen.done') : t('close.done'));
    setAsking(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          clear();
          setAsking(true);
        }}
      >
        {words.action}
      </Button>
      <ConfirmDialog
        open={asking}
        title={blocked ? words.action : words.ask}
        confirmLabel={words.confirm}
        cancelLabel={t('close.cancel')}
        busy={busy || blocked}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>{blocked ? t('close.unfinished', { count: results.unfinished }) : words.text}</p>
        <ProblemNotice problem={problem} className="mt-3" />
      </ConfirmDialog>
    </>
  );
}
