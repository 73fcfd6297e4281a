import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuditPanel } from '@/components/event/audit/audit-panel';
import { auditQuery } from '@/lib/schemas/audit-view';
import { listAudit } from '@/lib/services/list-audit';
import { found, loadEventPage } from '../load-page';
import { actionsWith } from './actions-with';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.audit') };
}

/** Who changed what, when, from what to what. */
export default async function AuditPage({ params, searchParams }: PageProps<'/events/[eventId]/audit'>) {
  const { user, event, rules } = await loadEventPage((await params).eventId);
  const query = auditQuery.parse(await searchParams);
  const list = found(await listAudit(user, event.id, query, await actionsWith()));
  const { currency, timeZone } = event;
  return (
    <AuditPanel
      key={JSON.stringify(query)}
      eventId={event.id}
      list={list}
      context={{ rules, currency, timeZone }}
    />
  );
}
