'use client';

import { useTranslations } from 'next-intl';
import type { Words } from '@/components/table/use-words';
import { Badge, Card } from '@/components/ui';
import type { State } from '@/lib/rules';

/** A final's order, once it is over. */
export function Ranking({ state, words }: { state: State; words: Words }) {
  const t = useTranslations('tryout');
  const { ranking } = state;
  return (
    <Card title={t('final.ranking')}>
      {ranking.length === 0 ? <p className="text-ink-2">{t('final.unranked')}</p> : null}
      <ol className="flex flex-col gap-2">
        {ranking.map(({ rank, seat }) => (
          <li key={seat} className="flex items-center gap-3">
            <Badge tone={rank === 1 ? 'strong' : 'gold'}>{t('final.rank', { rank })}</Badge>
            <b>{words.seat(seat)}</b>
          </li>
        ))}
      </ol>
    </Card>
  );
}
