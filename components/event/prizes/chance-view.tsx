'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { DiceRow } from '@/components/dice/dice-row';
import { tierName } from '@/components/table/use-words';
import { Notice } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import { chanceOf } from '@/lib/schemas/tier-chance';

/** How often a tier is thrown under these rules, throws that take it, and what stands in its way. */
export function ChanceView({ rules, tier }: { rules: Rules; tier: string }) {
  const t = useTranslations('prizes.chance');
  const format = useFormatter();
  const names = useTranslations('rules');
  const chance = useMemo(() => chanceOf(rules, tier), [rules, tier]);
  const list = (tiers: readonly string[]) =>
    format.list(
      tiers.map((id) => tierName(names, rules, id)),
      { type: 'conjunction', style: 'narrow' },
    );
  const share = chance.count / chance.outcomes;
  return (
    <div className="flex flex-col gap-3">
      {chance.count === 0 ? (
        <Notice tone="error" title={t('never')}>
          {chance.takenBy.length > 0
            ? t('neverBecause', { tiers: list(chance.takenBy.map((one) => one.tier)) })
            : t('neverAtAll')}
        </Notice>
      ) : (
        <div className="rounded-control border border-line bg-paper-2 px-4 py-3">
          <p>
            <b className="text-lg tabular-nums">
              {format.number(share, { style: 'percent', maximumSignificantDigits: 2 })}
            </b>{' '}
            {t('perThrow', { throws: Math.round(1 / share) })}
          </p>
          <p className="mt-2 text-sm text-ink-2">{t('examples')}</p>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-2">
            {chance.examples.map((dice) => (
              <li key={dice}>
                <DiceRow dice={dice} label={dice} className="size-6" />
              </li>
            ))}
          </ul>
          {chance.takenBy.length > 0 ? (
            <p className="mt-2 text-sm text-ink-2">
              {t('taken', { tiers: list(chance.takenBy.map((one) => one.tier)) })}
            </p>
          ) : null}
        </div>
      )}
      {chance.starved.length > 0 ? (
        <Notice tone="warning">{t('starved', { tiers: list(chance.starved) })}</Notice>
      ) : null}
    </div>
  );
}
