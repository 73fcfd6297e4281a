import { useLocale, useTranslations } from 'next-intl';
import { Card, Table, Td, Th, Tr } from '@/components/ui';
import { formatMoney } from '@/lib/schemas/money';
import type { AmountsView, ResultsView } from '@/lib/schemas/results-view';
import { useResultTier } from './use-result-tier';

/** What each tier put up, gave and has left. */
export function ResultsTiers({ results }: { results: ResultsView }) {
  const t = useTranslations('results.tiers');
  const tierName = useResultTier(results.columns);
  return (
    <Card flush title={t('title')}>
      <Table bare caption={t('caption')}>
        <thead>
          <tr>
            <Th>{t('tier')}</Th>
            <Th numeric className="max-sm:hidden">
              {t('quantity')}
            </Th>
            <Th numeric>{t('given')}</Th>
            <Th numeric>{t('left')}</Th>
            <Th numeric>{t('value')}</Th>
            <Th numeric className="max-sm:hidden">
              {t('valueLeft')}
            </Th>
          </tr>
        </thead>
        <tbody>
          {results.tiers.map((row) => (
            <Row key={row.tier} name={tierName(row.tier)} amounts={row} currency={results.currency} />
          ))}
        </tbody>
        <tfoot className="border-t border-line font-bold">
          <Row name={t('total')} amounts={results.totals} currency={results.currency} />
        </tfoot>
      </Table>
    </Card>
  );
}

function Row({ name, amounts, currency }: { name: string; amounts: AmountsView; currency: string }) {
  const locale = useLocale();
  return (
    <Tr>
      <Td className="font-semibold">{name}</Td>
      <Td numeric className="max-sm:hidden">
        {amounts.quantity}
      </Td>
      <Td numeric>{amounts.given}</Td>
      <Td numeric>{amounts.left}</Td>
      <Td numeric>{formatMoney(amounts.valueGiven, currency, locale)}</Td>
      <Td numeric className="text-ink-2 max-sm:hidden">
        {formatMoney(amounts.valueLeft, currency, locale)}
      </Td>
    </Tr>
  );
}
