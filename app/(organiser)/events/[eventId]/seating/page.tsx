import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SeatingPanel } from '@/components/event/seating-panel';
import { loadRoster } from '@/lib/services/load-roster';
import { found, loadEventPage } from '../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.seating') };
}

/** Who sits where. */
export default async function SeatingPage({ params }: PageProps<'/events/[eventId]/seating'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  const { guests, tables } = found(await loadRoster(user, event.id));
  return (
    <SeatingPanel guests={guests} tables={tables} />
  );
}
