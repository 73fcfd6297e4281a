import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PrizesPanel } from '@/components/event/prizes-panel';
import { saveFinalItemsAction, saveTierItemsAction } from '../actions';
import { loadEventPage } from '../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.prizes') };
}

/** What is won at each table, and in the final. */
export default async function PrizesPage({ params }: PageProps<'/events/[eventId]/prizes'>) {
  const { event, rules, facts, items } = await loadEventPage((await params).eventId);
  return (
    <PrizesPanel
      event={event}
      rules={rules}
      items={items}
      tables={facts.tables.length}
      sets={facts.sets}
      guests={facts.guests}
      saveTier={saveTierItemsAction}
      saveFinal={saveFinalItemsAction}
    />
  );
}
