import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LiveBoard } from '@/components/event/live-board';
import { listDevices } from '@/lib/services/list-devices';
import { listSummaries } from '@/lib/services/list-summaries';
import { answerCallAction } from '../actions';
import { found, loadEventPage } from '../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.live') };
}

/** All tables as they play. */
export default async function LivePage({ params }: PageProps<'/events/[eventId]/live'>) {
  const { user, event, rules } = await loadEventPage((await params).eventId);
  const [games, devices] = await Promise.all([listSummaries(user, event.id), listDevices(user, event.id)]);
  return (
    <LiveBoard
      eventId={event.id}
      games={found(games)}
      devices={found(devices)}
      rules={rules}
      answer={event.editable ? answerCallAction : null}
    />
  );
}
