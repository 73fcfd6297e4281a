import { useLocale, useTranslations } from 'next-intl';
import Form from 'next/form';
import Link from 'next/link';
import { Button, buttonStyle, Card, Field, Input, Table, Tag, Td, Th, Tr } from '@/components/ui';
import { formatMoney } from '@/lib/schemas/money';
import type { GuestResultView, ResultsView } from '@/lib/schemas/results-view';
import { useSittingName } from './seating/use-sitting-name';
import { useResultTier } from './use-result-tier';

/** What everybody won, found by name, employee number or department. */
export function ResultsGuests({ results, search }: { results: ResultsView; search: string }) {
  const t = useTranslations('results.guests');
  const locale = useLocale();
  const base = `/events/${results.eventId}/results`;
  return (
    <Card
      flush
      title={t('title')}
      actions={<p className="text-sm text-ink-2">{t('found', { count: results.found })}</p>}
    >
      <Form action={base} scroll={false} className="flex max-w-xl items-end gap-2 px-4 pb-4 sm:px-5">
        <Field label={t('find')} hideLabel className="flex-1">
          <Input type="search" name="q" defaultValue={search} placeholder={t('find')} />
        </Field>
        <Button type="submit">{t('search')}</Button>
      </Form>
      {results.guests.length === 0 ? (
        <p className="px-4 pb-5 text-ink-2 sm:px-5">{t('none')}</p>
      ) : (
        <Table bare caption={t('caption')}>
          <thead>
            <tr>
              <Th>{t('name')}</Th>
              <Th className="max-sm:hidden">{t('place')}</Th>
              <Th>{t('items')}</Th>
              <Th numeric className="max-sm:hidden">
                {t('value')}
              </Th>
            </tr>
          </thead>
          <tbody>
            {results.guests.map((guest) => (
              <Tr key={guest.id}>
                <Td>
                  <p dir="auto" className="font-semibold wrap-anywhere">
                    {guest.name}
                  </p>
                  <p className="text-sm text-ink-2">
                    {[guest.employeeNumber, guest.department].filter(Boolean).join(' · ')}
                  </p>
                  <p className="text-sm text-ink-2 sm:hidden">
                    <Place guest={guest} />
                  </p>
                  <p className="font-semibold tabular-nums sm:hidden">
                    {formatMoney(guest.value, results.currency, locale)}
                  </p>
                </Td>
                <Td className="whitespace-nowrap max-sm:hidden">
                  <Place guest={guest} />
                </Td>
                <Td>
                  <Prizes guest={guest} columns={results.columns} />
                </Td>
                <Td numeric className="max-sm:hidden">
                  {formatMoney(guest.value, results.currency, locale)}
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
      {results.pages > 1 ? <Pages results={results} base={base} search={search} /> : null}
    </Card>
  );
}

function Place({ guest: { sitting, table, chair } }: { guest: GuestResultView }) {
  const nameOf = useSittingName();
  const t = useTranslations('results.guests');
  if (table === null) return null;
  const place = chair === null ? t('table', { table }) : t('chair', { table, chair });
  return sitting === null ? place : `${nameOf(sitting)} ${place}`;
}

function Prizes({ guest, columns }: { guest: GuestResultView; columns: ResultsView['columns'] }) {
  const t = useTranslations('results.guests');
  const times = useTranslations('export');
  const tierName = useResultTier(columns);
  const goods = [
    ...guest.items.map(({ name, count }) => times('times', { what: name, count })),
    ...guest.bare.map(({ tier, count }) => times('times', { what: tierName(tier), count })),
  ];
  if (goods.length === 0 && guest.rank === null) return <span className="text-ink-2">{t('nothing')}</span>;
  return (
    <span className="flex flex-wrap sm:min-w-48 gap-1.5">
      {guest.rank === null ? null : (
        <Tag className="border-gold-fill text-gold">{t('rank', { rank: guest.rank })}</Tag>
      )}
      {goods.map((text) => (
        <Tag key={text}>{text}</Tag>
      ))}
    </span>
  );
}

function Pages({ results, base, search }: { results: ResultsView; base: string; search: string }) {
  const t = useTranslations('results.guests');
  const { page, pages } = results;
  const href = (to: number) =>
    `${base}?${new URLSearchParams({ ...(search && { q: search }), page: String(to) }).toString()}`;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line-2 p-4 sm:px-5">
      {page > 1 ? (
        <Link href={href(page - 1)} scroll={false} className={buttonStyle('secondary', 'small')}>
          {t('previous')}
        </Link>
      ) : null}
      <span className="text-sm text-ink-2 tabular-nums">{t('page', { page, pages })}</span>
      {page < pages ? (
        <Link href={href(page + 1)} scroll={false} className={buttonStyle('secondary', 'small')}>
          {t('next')}
        </Link>
      ) : null}
    </div>
  );
}
