import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Badge, buttonStyle, EmptyState, Icon } from '@/components/ui';
import type { EventSummary } from '@/lib/schemas/event-view';
import { EventDate } from './event-date';
import { PageHeading } from '@/components/frame/page-heading';
import { SampleButton, type SampleAction } from './sample-button';
import { StatusBadge } from './status-badge';

/** All events of a user as cards; with none, the two ways to begin. */
export function EventList({
  events,
  makeSample,
}: {
  events: readonly EventSummary[];
  makeSample: SampleAction;
}) {
  const t = useTranslations('events');
  const create = (
    <Link href="/events/new" className={buttonStyle('primary')}>
      <Icon name="add" />
      {t('new')}
    </Link>
  );
  if (events.length === 0) {
    return (
      <>
        <PageHeading title={t('title')} />
        <EmptyState
          icon="cup"
          title={t('empty.title')}
          actions={
            <>
              {create}
              <SampleButton makeSample={makeSample} />
            </>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeading
        title={t('title')}
        actions={
          <>
            <SampleButton makeSample={makeSample} />
            {create}
          </>
        }
      />
      <ul className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EventCard({ event }: { event: EventSummary }) {
  const t = useTranslations('events');
  return (
    <Link
      href={`/events/${event.id}`}
      className="flex h-full flex-col gap-2 rounded-card border border-line bg-card p-5 hover:border-edge hover:shadow-lift"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 text-lg font-bold wrap-anywhere">{event.name}</span>
        <StatusBadge status={event.status} />
      </span>
      <span className="text-ink-2">
        <EventDate startsAt={event.startsAt} timeZone={event.timeZone} />
      </span>
      {event.venue === '' ? null : <span className="wrap-anywhere text-ink-2">{event.venue}</span>}
      <span className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-sm text-jade">
        {t('size', { guests: event.guests, tables: event.tables })}
        {event.sample ? <Badge>{t('sample.badge')}</Badge> : null}
        {event.role === 'viewer' ? <Badge>{t('role.viewer')}</Badge> : null}
      </span>
    </Link>
  );
}
