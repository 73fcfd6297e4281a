'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { tierName } from '@/components/table/use-words';
import { Button, Card, EmptyState, Field, Icon, Notice, Select, Tabs } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PrizeTable } from '@/lib/schemas/prize-house';
import type { PrizeSlip } from '@/lib/schemas/prize-slips';
import type { Answer } from '@/lib/schemas/problem';
import { SlipCheck } from './slip-check';
import { SlipList } from './slip-list';
import { SLIPS_ON_PAGE, SlipSheets } from './slip-sheets';
import { useTableName } from './use-table-name';

export interface SlipsPanelProps {
  event: EventHead;
  rules: Rules;
  /** Of the tables that were chosen. */
  slips: readonly PrizeSlip[];
  tables: readonly PrizeTable[];
  range: { from: string; to: string } | null;
  find: (input: { eventId: string; serial: string }) => Promise<Answer<PrizeSlip>>;
}

/** Prize slips: to print and cut apart, to list at the prize desk, to check one that somebody shows. */
export function SlipsPanel({ event, rules, slips, tables, range, find }: SlipsPanelProps) {
  const t = useTranslations('prizes.slips');
  const names = useTranslations('rules');
  const [view, setView] = useState<'slips' | 'desk'>('slips');
  const tierOf = (tier: string) => tierName(names, rules, tier);
  const shared = { event, slips, tierOf };
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          title={t('heading')}
          text={t('lead', { slips: slips.length, pages: Math.ceil(slips.length / SLIPS_ON_PAGE) })}
          actions={
            <LinkButton href={`/events/${event.id}/prizes?tab=packing`}>
              <Icon name="arrow-left" />
              {t('back')}
            </LinkButton>
          }
        />
      </div>
      {slips.length === 0 || range === null ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <>
          <div className="mb-4 grid gap-4 lg:grid-cols-2 print:hidden">
            <Card title={t('which')}>
              <Range tables={tables} range={range} />
              <Notice className="mt-4">{t('stale')}</Notice>
            </Card>
            <SlipCheck event={event} tierOf={tierOf} find={find} />
          </div>
          <Tabs
            label={t('heading')}
            items={[
              { id: 'slips', label: t('badge') },
              { id: 'desk', label: t('desk') },
            ]}
            value={view}
            onChange={setView}
          >
            <Button variant="primary" className="mb-4 print:hidden" onClick={() => window.print()}>
              <Icon name="print" />
              {view === 'slips' ? t('print') : t('printDesk')}
            </Button>
            {view === 'slips' ? <SlipSheets {...shared} /> : <SlipList {...shared} />}
          </Tabs>
        </>
      )}
    </>
  );
}

/** Which tables' slips are shown: a form that needs no script. */
function Range({ tables, range }: { tables: readonly PrizeTable[]; range: { from: string; to: string } }) {
  const t = useTranslations('prizes.slips');
  const name = useTableName();
  const options = tables.map((table) => ({ value: table.id, label: name(table) }));
  return (
    <form className="flex flex-wrap items-end gap-3">
      <Field label={t('from')} className="flex-1">
        <Select name="from" defaultValue={range.from} options={options} />
      </Field>
      <Field label={t('to')} className="flex-1">
        <Select name="to" defaultValue={range.to} options={options} />
      </Field>
      <Button type="submit">{t('show')}</Button>
    </form>
  );
}
