import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PrintsPanel } from '@/components/event/prints/prints-panel';
import { requireUser } from '@/lib/auth/current-user';
import { loadPrints } from '@/lib/services/load-prints';
import { found } from '../load-page';
import { isLoopback, ownOrigin } from '../own-origin';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.prints') };
}

/** What can be printed of an event. */
export default async function PrintsPage({ params }: PageProps<'/events/[eventId]/prints'>) {
  const { eventId } = await params;
  const view = found(await loadPrints(await requireUser(), eventId));
  return <PrintsPanel eventId={eventId} view={view} loopback={isLoopback(await ownOrigin())} />;
}
