import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppPage } from '@/app/app-page';
import { EventList } from '@/components/event/event-list';
import { requireUser } from '@/lib/auth/current-user';
import { listEvents } from '@/lib/services/list-events';
import { archiveEventAction, deleteEventAction, makeSampleAction } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('title') };
}

/** All events that the user has a part in. */
export default async function EventsPage() {
  const events = await listEvents(await requireUser());
  return (
    <AppPage>
      <EventList
        events={events}
        makeSample={makeSampleAction}
        actions={{ archive: archiveEventAction, remove: deleteEventAction }}
      />
    </AppPage>
  );
}
