import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GamePanel } from '@/components/event/game-panel';
import { loadEventGame } from '@/lib/services/load-event-game';
import { answerCallAction } from '../../actions';
import { found, loadEventPage } from '../../load-page';
import { correctGameAction } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('game'))('title') };
}

/** One game's log, what everybody holds, and corrections. */
export default async function GamePage({ params }: PageProps<'/events/[eventId]/games/[gameId]'>) {
  const { eventId, gameId } = await params;
  const { user, event } = await loadEventPage(eventId);
  const { game, editable } = found(await loadEventGame(user, event.id, gameId));
  return <GamePanel game={game} editable={editable} correct={correctGameAction} answer={answerCallAction} />;
}
