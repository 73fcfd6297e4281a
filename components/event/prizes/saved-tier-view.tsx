'use client';

import { useLocale, useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import type { Rules } from '@/lib/rules';
import { formatMoney } from '@/lib/schemas/money';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import { tierIdOf } from '@/lib/schemas/prize-tiers';
import type { SavedTier } from './tier-draft';
import { TierMatch } from './tier-match';

/** A kind of prize as somebody else has saved it, to be read. */
export function SavedTierView({
  saved,
  rules,
  currency,
}: {
  saved: SavedTier;
  rules: Rules;
  currency: string;
}) {
  const t = useTranslations('prizes');
  const names = useTranslations('rules');
  if (!saved) return <p>{t('conflict.removed')}</p>;
  const id = tierIdOf(saved.prize);
  const { quantity } = saved.prize;
  return (
    <>
      <p>
        <b>{tierName(names, rules, id)}</b>
        {' · '}
        {quantity === null ? t('unlimited') : t('units', { count: quantity })}
        {' · '}
        <TierMatch rules={rules} tier={id} />
      </p>
      <SavedItems items={saved.items} currency={currency} />
    </>
  );
}

/** Goods as they are saved, to be read. */
export function SavedItems({ items, currency }: { items: readonly PlanItem[]; currency: string }) {
  const t = useTranslations('prizes');
  const locale = useLocale();
  if (items.length === 0) return <p>{t('noItems')}</p>;
  return (
    <ul className="list-disc pl-5">
      {items.map((item) => (
        <li key={item.id} className="wrap-anywhere">
          {item.place === null ? null : `${t('final.place', { place: item.place })} · `}
          {t('itemTimes', { name: item.name, count: item.quantity })} ·{' '}
          {formatMoney(item.value, currency, locale)}
        </li>
      ))}
    </ul>
  );
}
