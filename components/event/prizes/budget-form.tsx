'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { Button, Card, Field, Input, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { moneyToText, textToMoney } from '@/lib/schemas/money';
import { MAX_VALUE, type SaveBudgetInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { ProblemNotice } from '../problem-notice';
import { usePart } from '../use-part';
import { ConflictNotice } from './conflict-notice';
import { amountLimits } from './goods';

export interface BudgetFormProps {
  event: EventHead;
  budget: number | null;
  spares: number;
  money: (minor: number) => string;
  save: (input: SaveBudgetInput) => Promise<Answer<unknown>>;
}

/** What the prizes may cost, and how many more of each are bought. */
export function BudgetForm({ event, budget, spares, money, save }: BudgetFormProps) {
  const t = useTranslations('prizes');
  const locale = useLocale();
  const toast = useToast();
  const { currency } = event;
  const budgetText = budget === null ? '' : moneyToText(budget, currency);
  const [limit, setLimit] = useState(budgetText);
  const [percent, setPercent] = useState(String(spares));
  const [marked, setMarked] = useState(false);
  const part = usePart(save, { revision: event.revision, part: { budget, spares } });
  const amount = limit.trim() === '' ? null : textToMoney(limit, currency);
  const wrongLimit = limit.trim() !== '' && (amount === null || amount > MAX_VALUE);
  const share = readPercent(percent);
  const submit = async (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    setMarked(true);
    if (wrongLimit || share === null) return;
    const saved = await part.submit((revision) => ({
      ...{ eventId: event.id, revision },
      budget: amount,
      spares: share,
    }));
    if (!saved?.ok) return;
    setMarked(false);
    toast(t('budget.saved'));
  };
  return (
    <Card title={t('budget.title')} className="h-fit print:hidden">
      <form onSubmit={(submitted) => void submit(submitted)} noValidate className="flex flex-col gap-4">
        {part.theirs ? (
          <ConflictNotice
            onMine={part.accept}
            onTheirs={() => {
              setLimit(budgetText);
              setPercent(String(spares));
              part.accept();
            }}
          >
            <p>{budget === null ? t('budget.none') : t('budget.limitIs', { amount: money(budget) })}</p>
            <p>{t('budget.spares', { percent: spares })}</p>
          </ConflictNotice>
        ) : null}
        <ProblemNotice problem={part.problem} />
        <Field
          label={t('budget.limit', { currency })}
          hint={t('budget.limitHint')}
          error={marked && wrongLimit ? t('item.wrongValue', amountLimits(currency, locale)) : undefined}
        >
          <Input inputMode="decimal" value={limit} onChange={({ target }) => setLimit(target.value)} />
        </Field>
        <Field
          label={t('budget.percent')}
          hint={t('budget.percentHint')}
          error={marked && share === null ? t('budget.wrongPercent') : undefined}
        >
          <Input inputMode="numeric" value={percent} onChange={({ target }) => setPercent(target.value)} />
        </Field>
        <Button type="submit" variant="primary" busy={part.busy} className="w-fit">
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

/** A whole percentage from 0 to 100; empty is 0, anything else null. */
function readPercent(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/%$/, '').trim();
  if (plain === '') return 0;
  return /^\d{1,3}$/.test(plain) && Number(plain) <= 100 ? Number(plain) : null;
}
