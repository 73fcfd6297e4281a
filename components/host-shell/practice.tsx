import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GameClient } from '../../lib/offline/client';
import { practiceApi, practiceGame } from '../../lib/offline/practice';
import { memoryStore } from '../../lib/offline/store';
import { BigButton } from './parts';

/** So many invented guests sit at the practice table. */
const GUESTS = [1, 2, 3, 4, 5, 6] as const;
/** What the tour says, in order. */
const STEPS = ['turn', 'dice', 'called', 'fix', 'undo', 'seats', 'more'] as const;

/** A game for trying things out, which never leaves the device. */
export function usePracticeClient(): GameClient {
  const t = useTranslations('table');
  const client = useMemo(() => {
    const names = GUESTS.map((guest) => t(`practice.guest.${guest}`));
    const game = practiceGame(names, t('practice.title'));
    const store = memoryStore();
    return new GameClient({ game: game.game, api: practiceApi(game), store, fallback: store });
  }, [t]);
  useEffect(() => {
    void client.open();
  }, [client]);
  return client;
}

/** Above the practice table: what to press, one thing at a time, and dice for whoever has none at hand. */
export function PracticeBar({ onThrow }: { onThrow: (dice: string) => void }) {
  const t = useTranslations('table');
  const [step, setStep] = useState(0);
  const current = STEPS[step];
  return (
    <section
      aria-label={t('practice.title')}
      className="flex flex-wrap items-center justify-end gap-2 rounded-xl border border-jade bg-jade-soft py-1 pr-1 pl-3"
    >
      <p aria-live="polite" className="min-w-36 flex-1 text-sm leading-snug">
        {t(`practice.step.${current ?? 'done'}`)}
      </p>
      {current && (
        <BigButton narrow className="shrink-0 px-3" onClick={() => setStep(step + 1)}>
          {t('practice.next')}
        </BigButton>
      )}
      <BigButton narrow look="primary" className="shrink-0 px-3" onClick={() => onThrow(drawDice())}>
        {t('practice.throw')}
      </BigButton>
    </section>
  );
}

function drawDice(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(6)), (random) => (random % 6) + 1).join('');
}
