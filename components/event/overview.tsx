import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { Card, Icon, Notice, Stat } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import type { OpeningFacts, OpeningNote } from '@/lib/schemas/opening-checks';
import { EventDate } from './event-date';
import { OpeningChecks } from './opening-checks';
import { OpenPanel, type OpenActions } from './open-panel';
import { StatusBadge } from './status-badge';

export interface OverviewProps {
  event: EventHead;
  facts: OpeningFacts;
  notes: readonly OpeningNote[];
  games: { all: number; begun: number; finished: number };
  /** How many tables call for help. */
  calls: number;
  /** What all prizes are worth, as a person reads it. */
  worth: string;
  actions: OpenActions;
}

/** Where things happen once the event is open; the hosts' links are for those who may change it. */
const NOW = ['live', 'hosts', 'final', 'results'] as const;

/** Where an event stands, what is missing, and the step that comes next. */
export function Overview({ event, facts, notes, games, calls, worth, actions }: OverviewProps) {
  const t = useTranslations('events');
  return (
    <>
      <PageHeading
        title={event.name}
        text={
          <>
            <EventDate startsAt={event.startsAt} timeZone={event.timeZone} />
            {event.venue === '' ? null : ` · ${event.venue}`}
          </>
        }
        actions={<StatusBadge status={event.status} />}
      />
      {calls > 0 ? (
        <Notice
          tone="error"
          className="mb-4"
          title={t('calls.title', { count: calls })}
          actions={<LinkButton href={`/events/${event.id}/live`}>{t('calls.look')}</LinkButton>}
        />
      ) : null}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
              <Stat label={t('overview.guests')} value={facts.guests} />
              <Stat label={t('overview.tables')} value={facts.tables.length} />
              <Stat label={t('overview.prizes')} value={worth} />
              <Stat
                label={t(facts.sets === facts.tables.length ? 'overview.finished' : 'overview.finishedSets')}
                value={
                  event.status === 'draft'
                    ? '–'
                    : t('overview.ofAll', { count: games.finished, all: games.all })
                }
              />
            </div>
          </Card>
          <OpenPanel event={event} notes={notes} games={games} actions={actions} />
        </div>
        {event.status === 'draft' ? (
          <OpeningChecks eventId={event.id} editable={event.editable} facts={facts} notes={notes} />
        ) : (
          <Card title={t('overview.now')} flush>
            <ul className="divide-y divide-line-2 border-t border-line-2">
              {NOW.filter((page) => event.editable || page !== 'hosts').map((page) => (
                <li key={page}>
                  <Link
                    href={`/events/${event.id}/${page}`}
                    className="flex min-h-12 items-center justify-between gap-3 px-5 py-3 hover:bg-paper-2"
                  >
                    {t(`nav.${page}`)}
                    <Icon name="chevron-right" className="text-ink-2" />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}
