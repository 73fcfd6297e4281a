'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Card, Stat } from '@/components/ui';
import { ZHUANGYUAN, type Rules } from '@/lib/rules';
import { forecastOf, forecastOfFinals } from '@/lib/rules/forecast';
import { percentileOfLargest, shareAbove } from '@/lib/rules/forecast-histogram';
import { minutesFor, throwsWithin, type ForecastAnswer } from '@/lib/schemas/forecast';
import type { Assumed } from './assumptions';
import { BarChart } from './bar-chart';
import { DurationCard } from './duration-card';
import { GuestsCard } from './guests-card';
import { usePercent, useTierName } from './use-figures';

export interface ForecastResultsProps {
  rules: Rules;
  answer: ForecastAnswer;
  /** How many games the house plays. */
  games: number;
  assumed: Assumed;
}

/** The numbers of a forecast, as charts that one can read at a glance. */
export function ForecastResults({ rules, answer, games, assumed }: ForecastResultsProps) {
  const t = useTranslations('forecast');
  const format = useFormatter();
  const tierName = useTierName(rules);
  const percent = usePercent();
  const { seconds, minutes } = assumed;
  const forecast = useMemo(() => forecastOf(answer.tally), [answer]);
  const final = useMemo(() => forecastOfFinals(answer.final), [answer]);
  const { throws, guests, games: played } = answer.tally;
  const time = (count: number) => minutesFor(count, seconds);
  const late = shareAbove(throws, throwsWithin(minutes, seconds));
  const people = Math.round((guests / played) * games);
  const leftOver = forecast.leftOver.filter(({ mean }) => mean >= 0.05);
  const mostLeft = Math.max(...leftOver.map(({ mean }) => mean), 1);
  return (
    <>
      <Card>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-3">
          <Stat
            label={t('stat.usual')}
            value={t('stat.minutes', { count: time(forecast.throws.median) })}
            note={t('stat.throws', { count: forecast.throws.median })}
          />
          <Stat label={t('stat.most')} value={t('stat.within', { count: time(forecast.throws.p90) })} />
          <Stat
            label={t('stat.last')}
            value={t('stat.within', { count: time(percentileOfLargest(throws, games, 0.9)) })}
            note={t('stat.surely')}
          />
          <Stat
            label={t('stat.late', { minutes })}
            value={t('stat.tables', { count: Math.round(late * games) })}
            note={percent(late)}
            tone={late >= 0.05 ? 'bad' : 'neutral'}
          />
          <Stat
            label={t('stat.nothing')}
            value={t('stat.people', { count: Math.round(forecast.guestsWithNothing * people) })}
            note={percent(forecast.guestsWithNothing)}
            tone={forecast.guestsWithNothing >= 0.03 ? 'bad' : 'neutral'}
          />
          <Stat
            label={t('stat.final')}
            value={t('stat.minutes', { count: time(final.throws.median) })}
            note={t('stat.again', { share: percent(final.thrownAgain) })}
          />
        </div>
      </Card>
      <DurationCard throws={throws} assumed={assumed} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Card title={t('last.title')}>
          <p className="mb-3 text-sm text-ink-2">{t('last.text')}</p>
          <BarChart
            bars={[
              ...forecast.lastOut
                .filter(({ tier, share }) => share > 0 || tier === ZHUANGYUAN)
                .map(({ tier, share }) => ({
                  key: tier,
                  share,
                  label: tierName(tier),
                  value: percent(share),
                }))
                .sort((one, other) => other.share - one.share),
              ...[
                { key: '+', share: forecast.lastTogether, label: t('last.together') },
                { key: '-', share: forecast.notAllOut, label: t('last.never') },
              ]
                .filter(({ share }) => share >= 0.005)
                .map((bar) => ({ ...bar, value: percent(bar.share) })),
            ]}
          />
          <p className="mt-3 text-sm text-ink-2">
            {t('last.noTitle', { share: percent(forecast.goneWithoutZhuangyuan) })}
          </p>
        </Card>
        <Card title={t('left.title')}>
          <p className="mb-3 text-sm text-ink-2">
            {leftOver.length === 0
              ? t('left.none')
              : t('left.text', { count: Number(forecast.leftOverInAll.toFixed(1)) })}
          </p>
          <BarChart
            bars={leftOver.map(({ tier, mean }) => ({
              key: tier,
              share: mean / mostLeft,
              label: tierName(tier),
              value: format.number(mean, { maximumFractionDigits: 1 }),
            }))}
          />
        </Card>
      </div>
      <GuestsCard forecast={forecast} />
    </>
  );
}
