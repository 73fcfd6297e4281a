'use client';

import { useTranslations } from 'next-intl';
import type { Budget } from '@/lib/schemas/prize-budget';

/** How much of the budget is spent; what goes over it is another colour, and is said beside it. */
export function BudgetBar({ budget: { cost, limit, over } }: { budget: Budget }) {
  const whole = Math.max(cost, limit ?? 0, 1);
  const within = (100 * Math.min(cost, limit ?? cost)) / whole;
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-3 w-full rounded-full bg-sand"
    >
      <rect width={within} height="10" className="fill-gold-fill" />
      {over > 0 ? (
        <rect x={within} width={(100 * over) / whole} height="10" className="fill-lacquer" />
      ) : null}
    </svg>
  );
}

/** Whether it is over, and by how much. */
export function BudgetVerdict({
  budget: { limit, over },
  money,
}: {
  budget: Budget;
  money: (minor: number) => string;
}) {
  const t = useTranslations('prizes.budget');
  if (limit === null) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-sm text-ink-2">{t('limitIs', { amount: money(limit) })}</span>
      {over > 0 ? (
        <b className="text-lacquer">{t('over', { amount: money(over) })}</b>
      ) : (
        <b className="text-jade">{over === 0 ? t('even') : t('left', { amount: money(-over) })}</b>
      )}
    </p>
  );
}
