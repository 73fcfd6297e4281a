'use client';

import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui';
import { durationBins } from '@/lib/schemas/forecast';
import type { Assumed } from './assumptions';
import { ColumnChart } from './column-chart';
import { usePercent } from './use-figures';

/** How long tables take, as columns, those beyond the time marked. */
export function DurationCard({ throws, assumed }: { throws: readonly number[]; assumed: Assumed }) {
  const t = useTranslations('forecast.duration');
  const percent = usePercent();
  const { seconds, minutes } = assumed;
  const bins = durationBins(throws, seconds, minutes);
  return (
    <Card title={t('title')}>
      <p className="mb-3 text-sm text-ink-2">{t('text', { minutes })}</p>
      <ColumnChart
        percent={percent}
        columns={bins.map(({ from, to, share }) => ({
          key: String(from),
          share,
          beyond: from >= minutes,
          label:
            to === null ? (
              t('longer', { from })
            ) : (
              <>
                <span className="sm:hidden">{from}</span>
                <span className="max-sm:hidden">{t('range', { from, to })}</span>
              </>
            ),
          text:
            to === null
              ? t('barLonger', { from, share: percent(share) })
              : t('bar', { from, to, share: percent(share) }),
        }))}
      />
    </Card>
  );
}
