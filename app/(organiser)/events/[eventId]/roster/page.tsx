import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RosterPanel } from '@/components/event/roster-panel';
import { loadRoster } from '@/lib/services/load-roster';
import { addGuestAction, editGuestAction, removeGuestAction } from '../actions';
import { found, loadEventPage } from '../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.roster') };
}

/** Who is invited. */
export default async function RosterPage({ params }: PageProps<'/events/[eventId]/roster'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  const { guests } = found(await loadRoster(user, event.id));
  return (
    <RosterPanel
      event={event}
      guests={guests}
      add={addGuestAction}
      edit={editGuestAction}
      remove={removeGuestAction}
    />
  );
}
