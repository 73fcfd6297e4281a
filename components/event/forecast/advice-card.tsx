'use client';

import { useTranslations } from 'next-intl';
import { Card, Icon } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { Advice, RuleChange } from '@/lib/rules/forecast-advice';
import { forecastOf } from '@/lib/rules/forecast';
import {
  ADVICE_GAMES,
  countGames,
  minutesFor,
  type ForecastAnswer,
  type ForecastQuestion,
} from '@/lib/schemas/forecast';
import type { Assumed } from './assumptions';
import { usePercent, useTierName } from './use-figures';

export interface AdviceCardProps {
  rules: Rules;
  answer: ForecastAnswer;
  question: ForecastQuestion;
  advice: readonly Advice[] | null;
  assumed: Assumed;
}

/** What to worry about, and what each change would do about it. */
export function AdviceCard({ rules, answer, question, advice, assumed }: AdviceCardProps) {
  const t = useTranslations('forecast.advice');
  const percent = usePercent();
  const tierName = useTierName(rules);
  const { seconds, minutes } = assumed;
  const { guests, games } = answer.tally;
  const people = (guests / games) * countGames(question.groups);
  const leftOver = Number(forecastOf(answer.tally).leftOverInAll.toFixed(1));
  const changeText = (change: RuleChange) =>
    change.kind === 'quantity'
      ? t('change.quantity', { ...change, name: tierName(change.tier) })
      : change.kind === 'round-limit'
        ? t('change.round-limit', { rounds: change.rounds })
        : t(`change.${change.kind}`);
  return (
    <Card title={t('title')}>
      <div aria-live="polite">
        {advice === null && <p className="text-ink-2">{t('running')}</p>}
        {advice?.length === 0 && (
          <p className="flex gap-2">
            <Icon name="check" className="mt-0.5 text-jade" />
            {t('none')}
          </p>
        )}
        <ul className="flex flex-col gap-4">
          {advice?.map(({ worry, share, tier, remedies }) => (
            <li key={worry}>
              <p className="flex gap-2 font-semibold">
                <Icon name="alert" className="mt-0.5 text-gold" />
                <span>
                  {t(worry, {
                    share: percent(share),
                    minutes,
                    tier: tier ?? 'none',
                    name: tier === null ? '' : tierName(tier),
                    count: worry === 'left-over' ? leftOver : Math.round(share * people),
                  })}
                </span>
              </p>
              <ul className="mt-1.5 list-disc space-y-1 pl-12">
                {remedies.map((remedy) => (
                  <li key={JSON.stringify(remedy.change)}>
                    {t(`remedy.${worry}`, {
                      change: changeText(remedy.change),
                      share: percent(remedy.share),
                      minutes: minutesFor(remedy.throws, seconds),
                      left: Math.round(remedy.leftOver),
                    })}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {advice !== null && advice.length > 0 && (
          <p className="mt-4 text-sm text-ink-2">{t('tried', { games: ADVICE_GAMES })}</p>
        )}
      </div>
    </Card>
  );
}
