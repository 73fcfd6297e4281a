'use client';

import { useTranslations } from 'next-intl';
import { Button, Icon } from '@/components/ui';
import type { Until } from '@/lib/schemas/try-out';
import type { Play } from './use-play';

const FURTHER: readonly Exclude<Until, 'throw'>[] = ['round', 'turning', 'end'];

/** What the seed's chance can do next, and the way back. */
export function ChanceKeys({ play }: { play: Play }) {
  const t = useTranslations('tryout');
  const { state } = play;
  const over = state.phase === 'finished';
  return (
    <div role="group" aria-label={t('play.chance')} className="flex flex-col gap-2">
      <p aria-live="polite" className="text-sm text-ink-2">
        {t('play.progress', { round: state.round, throws: state.throws })}
        {over ? <b className="ml-2 text-ink">{t('play.done')}</b> : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={over} onClick={() => play.run('throw')}>
          {t(state.phase === 'scramble' ? 'play.grab' : 'play.throw')}
        </Button>
        {FURTHER.map((until) => (
          <Button
            key={until}
            disabled={over}
            title={until === 'turning' ? t('play.turningHint') : undefined}
            onClick={() => play.run(until)}
          >
            {t(`play.${until}`)}
          </Button>
        ))}
        <Button disabled={state.length === 0} onClick={() => play.backTo(state.length - 1)}>
          <Icon name="undo" />
          {t('play.undo')}
        </Button>
      </div>
    </div>
  );
}
