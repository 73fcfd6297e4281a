import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ForecastPanel } from '@/components/event/forecast/forecast-panel';
import { loadForecast } from '@/lib/services/load-forecast';
import { found, loadEventPage } from '../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.forecast') };
}

/** What the evening will be like. */
export default async function ForecastPage({ params }: PageProps<'/events/[eventId]/forecast'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  return <ForecastPanel {...found(await loadForecast(user, event.id))} />;
}
