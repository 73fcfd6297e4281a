import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EventDeedsCard } from '@/components/event/event-deeds-card';
import { SettingsForm } from '@/components/event/settings-form';
import { PageHeading } from '@/components/frame/page-heading';
import { toLocal } from '@/lib/schemas/zoned-time';
import { listSittingTimes } from '@/lib/services/list-sitting-times';
import { archiveEventAction, deleteEventAction } from '../../actions';
import { timeZoneOptions } from '../../time-zones';
import { updateEventAction } from '../actions';
import { found, loadEventPage } from '../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.settings') };
}

/** Name, time, place, currency and called throws; copying, archiving and deleting the whole. */
export default async function SettingsPage({ params }: PageProps<'/events/[eventId]/settings'>) {
  const { user, event, games } = await loadEventPage((await params).eventId);
  const sittings = found(await listSittingTimes(user, event.id));
  const t = await getTranslations('events');
  return (
    <>
      <PageHeading title={t('nav.settings')} />
      <SettingsForm
        event={event}
        startsAt={toLocal(event.startsAt, event.timeZone)}
        zones={await timeZoneOptions(event.timeZone)}
        sittings={sittings}
        update={updateEventAction}
      />
      <EventDeedsCard
        event={event}
        begun={games.begun > 0}
        actions={{ archive: archiveEventAction, remove: deleteEventAction }}
      />
    </>
  );
}
