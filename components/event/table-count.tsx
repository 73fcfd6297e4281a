'use client';

import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Button, Field, Input, useToast } from '@/components/ui';
import { setTableCountInput, type SetTableCountInput } from '@/lib/schemas/event';
import type { Answer } from '@/lib/schemas/problem';
import { useAct } from './use-act';

export interface TableCountProps {
  eventId: string;
  count: number;
  setTables: (input: SetTableCountInput) => Promise<Answer<{ unseated: number }>>;
}

/** How many tables there are, changed in place. */
export function TableCount({ eventId, count, setTables }: TableCountProps) {
  const t = useTranslations('seating');
  const toast = useToast();
  const text = useProblemText();
  const { run, busy, problem } = useAct(setTables);
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? String(count);
  const valid = setTableCountInput.safeParse({ eventId, tables: Number(value) }).success;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!valid) return;
    const set = await run({ eventId, tables: Number(value) });
    if (!set?.ok) return;
    setTyped(null);
    toast(set.value.unseated > 0 ? t('tablesSetUnseated', { count: set.value.unseated }) : t('tablesSet'));
  };
  const error = problem ? text(problem) : valid ? undefined : t('tablesInvalid');
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex items-end gap-2">
      <Field label={t('tableCount')} error={error} className="w-28">
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={600}
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
