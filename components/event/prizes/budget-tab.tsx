'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import { Card, Stat } from '@/components/ui';
import { budgetOf, type BudgetShare } from '@/lib/schemas/prize-budget';
import { BudgetBar, BudgetVerdict } from './budget-bar';
import { BudgetForm } from './budget-form';
import type { PrizesTabProps } from './panel-props';

/** What the prizes cost against what they may, and which of them costs most. */
export function BudgetTab(props: PrizesTabProps) {
  const { event, rules, plan, house, guests, spares, money } = props;
  const t = useTranslations('prizes');
  const names = useTranslations('rules');
  const budget = budgetOf(plan, house, { limit: props.budget, spares, guests });
  const nameOf = ({ kind, tier }: BudgetShare) =>
    kind === 'tier'
      ? tierName(names, rules, tier)
      : kind === 'final'
        ? t('total.final')
        : t('budget.spares', { percent: spares });
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] print:block">
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-x-10 gap-y-3">
            <Stat label={t('budget.cost')} value={money(budget.cost)} size="large" />
            {budget.perGuest === null ? null : (
              <Stat label={t('total.perGuest')} value={money(budget.perGuest)} size="large" />
            )}
          </div>
          {budget.limit === null ? (
            <p className="text-ink-2">{t('budget.none')}</p>
          ) : (
            <>
              <BudgetBar budget={budget} />
              <BudgetVerdict budget={budget} money={money} />
            </>
          )}
        </Card>
        <Card title={t('budget.where')}>
          {budget.shares.length === 0 ? (
            <p className="text-ink-2">{t('budget.nothing')}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {budget.shares.map((share) => (
                <ShareRow
                  key={`${share.kind} ${share.tier}`}
                  name={nameOf(share)}
                  share={share}
                  most={budget.shares[0]?.value ?? 1}
                  money={money}
                />
              ))}
            </ul>
          )}
        </Card>
      </div>
      {event.editable && event.status !== 'closed' ? (
        <BudgetForm {...{ event, budget: props.budget, spares, money }} save={props.actions.saveBudget} />
      ) : null}
    </div>
  );
}

function ShareRow(props: {
  name: string;
  share: BudgetShare;
  most: number;
  money: (minor: number) => string;
}) {
  const format = useFormatter();
  const { name, share, most, money } = props;
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="wrap-anywhere">{name}</b>
        <span className="tabular-nums">
          {money(share.value)}
          <span className="ml-3 inline-block min-w-12 text-right text-ink-2">
            {format.number(share.share, { style: 'percent' })}
          </span>
        </span>
      </p>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 h-2 w-full rounded-full bg-sand"
      >
        <rect width={(100 * share.value) / most} height="10" className="fill-gold-fill" />
      </svg>
    </li>
  );
}
