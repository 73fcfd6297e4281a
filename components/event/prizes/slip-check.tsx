'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition, type SyntheticEvent } from 'react';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Button, Card, Field, Input, Notice } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PrizeSlip } from '@/lib/schemas/prize-slips';
import { refused, type Answer } from '@/lib/schemas/problem';
import { useTableName } from './use-table-name';

export interface SlipCheckProps {
  event: EventHead;
  tierOf: (tier: string) => string;
  find: (input: { eventId: string; serial: string }) => Promise<Answer<PrizeSlip>>;
}

/** Whether a number that somebody shows at the prize desk is one of this event's, and what it stands for. */
export function SlipCheck({ event, tierOf, find }: SlipCheckProps) {
  const t = useTranslations('prizes');
  const tableName = useTableName();
  const text = useProblemText();
  const [serial, setSerial] = useState('');
  const [answer, setAnswer] = useState<Answer<PrizeSlip> | null>(null);
  const [busy, start] = useTransition();
  const check = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    if (serial.trim() === '') return;
    start(async () => {
      setAnswer(await find({ eventId: event.id, serial }).catch(() => refused('unreachable')));
    });
  };
  return (
    <Card title={t('slips.check')}>
      <form onSubmit={check} className="flex flex-wrap items-end gap-3">
        <Field label={t('slips.serial')} hint={t('slips.checkHint')} className="flex-1 basis-56">
          <Input
            value={serial}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setSerial(target.value);
              setAnswer(null);
            }}
          />
        </Field>
        <Button type="submit" busy={busy} className="mb-6.5">
          {t('slips.checkIt')}
        </Button>
      </form>
      <div role="status" className="mt-3">
        {answer?.ok ? (
          <Notice tone="good" title={t('slips.issued')}>
            {[tableName(answer.value.table), tierOf(answer.value.tier), answer.value.name]
              .filter((part) => part !== '')
              .join(' · ')}
          </Notice>
        ) : null}
        {answer?.ok === false ? <Notice tone="error">{text(answer.error)}</Notice> : null}
      </div>
    </Card>
  );
}
