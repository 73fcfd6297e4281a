import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppPage } from '@/app/app-page';
import { NewEventForm } from '@/components/event/new-event-form';
import { PageHeading } from '@/components/frame/page-heading';
import { requireUser } from '@/lib/auth/current-user';
import { toLocal } from '@/lib/schemas/zoned-time';
import { createEventAction } from '../actions';
import { DEFAULT_ZONE, timeZoneOptions } from '../time-zones';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('new') };
}

const THREE_WEEKS_MS = 21 * 24 * 60 * 60 * 1000;

/** The form for a new event; it proposes the evening in three weeks. */
export default async function NewEventPage() {
  await requireUser();
  const t = await getTranslations('events');
  const day = toLocal(new Date(Date.now() + THREE_WEEKS_MS), DEFAULT_ZONE).slice(0, 10);
  return (
    <AppPage>
      <PageHeading title={t('new')} text={t('newLead')} />
      <NewEventForm
        create={createEventAction}
        zones={await timeZoneOptions()}
        startsAt={`${day}T18:00`}
        timeZone={DEFAULT_ZONE}
      />
    </AppPage>
  );
}
