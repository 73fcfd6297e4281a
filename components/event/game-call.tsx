'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui';
import type { GameView } from '@/lib/schemas/game';
import { Go, type AnswerAction } from './live-calls';

/** That this table calls for help, and the way to answer. */
export function GameCall({ game, answer }: { game: GameView; answer: AnswerAction | null }) {
  const t = useTranslations('live');
  const { event, help } = game;
  if (!help || help.answered) return null;
  return (
    <Notice
      tone="error"
      className="mb-4"
      title={t('calls.here')}
      actions={answer ? <Go eventId={event.id} callId={help.id} answer={answer} /> : undefined}
    />
  );
}
