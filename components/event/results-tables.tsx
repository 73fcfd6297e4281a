'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { handName } from '@/components/table/use-words';
import { Badge, Card, Table, Td, Th, Tr } from '@/components/ui';
import { handDetail } from '@/lib/rules';
import { formatMoney } from '@/lib/schemas/money';
import type { ResultsView } from '@/lib/schemas/results-view';
import { useSittingName } from './seating/use-sitting-name';

const TONE = { playing: 'gold', 'roll-off': 'strong', scramble: 'strong', finished: 'good' } as const;

/** Each table's game: how far it is, what it gave, and who is its 状元. */
export function ResultsTables({ results }: { results: ResultsView }) {
  const t = useTranslations('results.tables');
  const rules = useTranslations('rules');
  const nameOf = useSittingName();
  const locale = useLocale();
  return (
    <Card flush title={t('title')}>
      <Table bare caption={t('caption')}>
        <thead>
          <tr>
            <Th>{t('tableHead')}</Th>
            <Th>{t('state')}</Th>
            <Th>{rules('tier.zhuangyuan')}</Th>
            <Th numeric className="max-sm:hidden">
              {t('throws')}
            </Th>
            <Th numeric>{t('given')}</Th>
            <Th numeric>{t('left')}</Th>
            <Th numeric className="max-sm:hidden">
              {t('value')}
            </Th>
          </tr>
        </thead>
        <tbody>
          {results.tables.map(({ gameId, sitting, table, ordinal, phase, title, throws, ...row }) => (
            <Tr key={gameId}>
              <Td>
                <Link
                  href={`/events/${results.eventId}/games/${gameId}`}
                  className="font-semibold whitespace-nowrap text-ink underline decoration-line underline-offset-4 hover:decoration-lacquer"
                >
                  {sitting === null ? null : `${nameOf(sitting)} `}
                  {ordinal > 1 ? t('game', { table, ordinal }) : t('table', { table })}
                </Link>
              </Td>
              <Td>
                <Badge tone={TONE[phase]}>{rules(`phase.${phase}`)}</Badge>
              </Td>
              <Td>
                {title.map(({ name, hand, dice }, at) => (
                  <p key={at} className="sm:whitespace-nowrap">
                    <b dir="auto">{name}</b>{' '}
                    <span className="text-sm text-ink-2">
                      {handName(rules, hand, dice?.length === 6 ? handDetail(dice) : null)}
                    </span>
                  </p>
                ))}
              </Td>
              <Td numeric className="max-sm:hidden">
                {throws}
              </Td>
              <Td numeric>{row.given}</Td>
              <Td numeric>{row.left}</Td>
              <Td numeric className="max-sm:hidden">
                {formatMoney(row.valueGiven, results.currency, locale)}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
