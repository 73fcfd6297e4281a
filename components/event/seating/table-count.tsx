'use client';

import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Button, Field, Input, useToast } from '@/components/ui';
import { MAX_TABLES, setTableCountInput, type SetTableCountInput } from '@/lib/schemas/event';
import type { Answer } from '@/lib/schemas/problem';
import { useAct } from '../use-act';

export interface TableCountProps {
  eventId: string;
  sittingId: string;
  count: number;
  setTables: (input: SetTableCountInput) => Promise<Answer<{ unseated: number }>>;
}

/** How many tables the sitting has, changed in place. */
export function TableCount({ eventId, sittingId, count, setTables }: TableCountProps) {
  const t = useTranslations('seating');
  const toast = useToast();
  const text = useProblemText();
  const { run, busy, problem } = useAct(setTables);
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? String(count);
  const input = { eventId, sittingId, tables: Number(value) };
  const valid = setTableCountInput.safeParse(input).success;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!valid) return;
    const set = await run(input);
    if (!set?.ok) return;
    setTyped(null);
    toast(set.value.unseated > 0 ? t('tablesSetUnseated', { count: set.value.unseated }) : t('tablesSet'));
  };
  const wrong = typed !== null && !valid ? t('tablesInvalid') : undefined;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex items-end gap-2">
      <Field label={t('tableCount')} error={problem ? text(problem) : wrong} className="w-24">
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_TABLES}
          value={value}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {typed !== null && Number(typed) !== count ? (
        <Button type="submit" busy={busy} disabled={!valid}>
          {t('apply')}
        </Button>
      ) : null}
    </form>
  );
}
