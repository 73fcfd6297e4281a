import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { AppPage } from '@/app/app-page';
import { CopyEventForm } from '@/components/event/copy-event-form';
import { CopyFrom } from '@/components/event/copy-from';
import { NewEventForm } from '@/components/event/new-event-form';
import { PageHeading } from '@/components/frame/page-heading';
import { requireUser } from '@/lib/auth/current-user';
import { nextMidAutumn } from '@/lib/schemas/mid-autumn';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { toLocal } from '@/lib/schemas/zoned-time';
import { listEvents } from '@/lib/services/list-events';
import { loadCopySource } from '@/lib/services/load-copy-source';
import { copyEventAction, createEventAction } from '../actions';
import { found } from '../[eventId]/load-page';
import { DEFAULT_ZONE, timeZoneOptions } from '../time-zones';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('new') };
}

const THREE_WEEKS_MS = 21 * 24 * 60 * 60 * 1000;

/** The form for a new event, proposed in three weeks, or one made from an old one, proposed at the next mid-autumn. */
export default async function NewEventPage({ searchParams }: PageProps<'/events/new'>) {
  const user = await requireUser();
  const { from } = await searchParams;
  const source = typeof from === 'string' ? found(await loadCopySource(user, from)) : null;
  const t = await getTranslations('events');
  const format = await getFormatter();
  const events = (await listEvents(user)).filter(({ role }) => role !== 'viewer');
  const dayAfter = (ms: number) =>
    toLocal(new Date(Date.now() + ms), source?.timeZone ?? DEFAULT_ZONE).slice(0, 10);
  return (
    <AppPage>
      <PageHeading title={t('new')} text={source ? t('copy.lead', { name: source.name }) : t('newLead')} />
      {events.length === 0 ? null : (
        <CopyFrom
          from={source?.id ?? null}
          events={events.map(({ id, name, startsAt, timeZone }) => ({
            ...{ id, name },
            day: format.dateTime(startsAt, { timeZone, ...TIME_FORMATS.date }),
          }))}
        />
      )}
      {source ? (
        <CopyEventForm
          key={source.id}
          source={source}
          startsAt={`${nextMidAutumn(dayAfter(0))}T${source.startsAt.slice(11)}`}
          copy={copyEventAction}
        />
      ) : (
        <NewEventForm
          create={createEventAction}
          zones={await timeZoneOptions()}
          startsAt={`${dayAfter(THREE_WEEKS_MS)}T18:00`}
          timeZone={DEFAULT_ZONE}
        />
      )}
    </AppPage>
  );
}
