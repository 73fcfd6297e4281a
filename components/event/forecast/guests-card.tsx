'use client';

import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui';
import type { Forecast } from '@/lib/rules/forecast';
import { ColumnChart } from './column-chart';
import { usePercent } from './use-figures';

const MOST = 14;

/** How many prizes guests go home with, as columns. */
export function GuestsCard({ forecast }: { forecast: Forecast }) {
  const t = useTranslations('forecast.guests');
  const percent = usePercent();
  const shares = forecast.guestsByUnits;
  const counts = shares.length <= MOST ? shares : shares.slice(0, MOST - 1);
  const rest = shares.slice(counts.length).reduce((sum, share) => sum + share, 0);
  return (
    <Card title={t('title')}>
      <p className="mb-3 text-sm text-ink-2">
        {t('text', { mean: Number(forecast.unitsOfGuest.mean.toFixed(1)) })}
      </p>
      <ColumnChart
        percent={percent}
        columns={[
          ...counts.map((share, count) => ({
            key: String(count),
            share,
            label: t('count', { count }),
            text: t('bar', { count, share: percent(share) }),
          })),
          ...(counts.length < shares.length
            ? [
                {
                  key: 'rest',
                  share: rest,
                  label: t('more', { count: counts.length }),
                  text: t('barMore', { count: counts.length, share: percent(rest) }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
