'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Notice } from '@/components/ui';
import type { FinalFormat, Rules } from '@/lib/rules';
import type { TableGroup } from '@/lib/rules/simulate-evening';
import { FORECAST_GAMES, countGames, throwsWithin, type ForecastQuestion } from '@/lib/schemas/forecast';
import { FINAL_TABLE_SIZE } from '@/lib/schemas/final';
import { AdviceCard } from './advice-card';
import { Assumptions, type Assumed } from './assumptions';
import { ForecastResults } from './forecast-results';
import { useForecast } from './use-forecast';

export interface ForecastPanelProps {
  rules: Rules;
  groups: readonly TableGroup[];
  final: { format: FinalFormat; rounds: number; places: number };
}

const FIRST: Assumed = { seconds: 15, minutes: 75, players: 10, tables: 10, seed: 1 };

/** What an evening by these rules will be like, and what could be changed about it. */
export function ForecastPanel({ rules, groups, final }: ForecastPanelProps) {
  const t = useTranslations('forecast');
  const [assumed, setAssumed] = useState(FIRST);
  const { players, tables, seed, seconds, minutes } = assumed;
  const question = useMemo((): ForecastQuestion => {
    const played = groups.length > 0 ? groups : [{ players, games: tables }];
    const finalists = Math.min(Math.max(countGames(played), final.places, 2), FINAL_TABLE_SIZE);
    return { rules, groups: played, final: { ...final, finalists }, seed };
  }, [rules, groups, final, players, tables, seed]);
  const limit = throwsWithin(minutes, seconds);
  const { answer, advice, busy, failed } = useForecast(question, limit);
  return (
    <>
      <PageHeading title={t('title')} text={t('lead', { games: FORECAST_GAMES })} />
      <div className="grid gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <Assumptions groups={groups} assumed={assumed} onChange={setAssumed} />
        <div aria-busy={busy} className="flex min-w-0 flex-col gap-4">
          {failed && <Notice tone="error">{t('failed')}</Notice>}
          {!failed && answer === null && <Notice>{t('running')}</Notice>}
          {answer && (
            <>
              <AdviceCard
                rules={rules}
                answer={answer}
                question={question}
                advice={advice}
                assumed={assumed}
              />
              <ForecastResults
                rules={rules}
                answer={answer}
                games={countGames(question.groups)}
                assumed={assumed}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}
