'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { Card, EmptyState, Icon } from '@/components/ui';
import type { AuditList, AuditRow } from '@/lib/schemas/audit-view';
import { groupBy } from '@/lib/schemas/group-by';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { AuditFilters } from './audit-filters';
import { AuditRowView } from './audit-row';
import { auditAddress } from './audit-address';
import type { AuditContext } from './use-audit-words';

export interface AuditPanelProps {
  eventId: string;
  list: AuditList;
  context: AuditContext;
}

/** Everything that was changed in an event, day by day, newest first. */
export function AuditPanel({ eventId, list, context }: AuditPanelProps) {
  const t = useTranslations('audit');
  const format = useFormatter();
  const { query, rows, next } = list;
  const dayOf = ({ at }: AuditRow) =>
    format.dateTime(new Date(at), { timeZone: context.timeZone, ...TIME_FORMATS.day });
  return (
    <>
      <PageHeading title={t('title')} text={t('lead')} />
      <AuditFilters eventId={eventId} list={list} />
      {rows.length === 0 ? (
        <EmptyState icon="clock" title={t('none')} />
      ) : (
        <div className="flex flex-col gap-4">
          {[...groupBy(rows, dayOf)].map(([day, those]) => (
            <Card key={day} flush title={day}>
              <ol className="divide-y divide-line-2 border-t border-line-2">
                {those.map((row) => (
                  <AuditRowView key={row.id} eventId={eventId} row={row} context={context} />
                ))}
              </ol>
            </Card>
          ))}
        </div>
      )}
      <nav aria-label={t('pages')} className="mt-4 flex flex-wrap justify-between gap-3">
        {query.before === null ? (
          <span />
        ) : (
          <LinkButton href={auditAddress(eventId, { ...query, before: null })}>
            <Icon name="arrow-left" />
            {t('newest')}
          </LinkButton>
        )}
        {next === null ? null : (
          <LinkButton href={auditAddress(eventId, { ...query, before: next })}>
            {t('older')}
            <Icon name="arrow-right" />
          </LinkButton>
        )}
      </nav>
    </>
  );
}
