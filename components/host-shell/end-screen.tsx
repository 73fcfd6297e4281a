import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { append } from '../../lib/rules';
import { EndWarnings } from './end-warnings';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';
import { cx } from '../ui/cx';

const REASONS = ['time', 'agreed', 'other'] as const;

/** Ends the game by hand, with a reason, and says what becomes of what is left. */
export function EndScreen() {
  const t = useTranslations('table');
  const { state, act, screens } = useHost();
  const [reason, setReason] = useState<(typeof REASONS)[number]>('time');
  const [text, setText] = useState('');
  const words = reason === 'other' ? text.trim() : t(`end.reason.${reason}`);
  const thens = [undefined, 'scramble', 'roll-off'] as const;
  const possible = thens.filter((then) => {
    if (then !== undefined && state.phase !== 'playing') return false;
    return append(state, { kind: 'end', reason: '-', ...(then ? { then } : {}) }).ok;
  });
  return (
    <Sheet title={t('end.title')} backLabel={t('back')} onBack={screens.close}>
      <div className="flex flex-col gap-3">
        <EndWarnings />
        <p className="font-bold">{t('end.why')}</p>
        <div role="group" aria-label={t('end.why')} className="flex flex-wrap gap-2">
          {REASONS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={reason === one}
              onClick={() => setReason(one)}
              className={cx(
                'min-h-14 rounded-xl border px-4',
                reason === one
                  ? 'border-lacquer bg-lacquer-soft font-bold text-lacquer'
                  : 'border-line bg-card',
              )}
            >
              {t(`end.reason.${one}`)}
            </button>
          ))}
        </div>
        {reason === 'other' && (
          <input
            value={text}
            aria-label={t('end.why')}
            maxLength={200}
            onChange={(event) => setText(event.currentTarget.value)}
            className="h-14 rounded-xl border border-edge bg-white px-3 text-lg"
          />
        )}
        {possible.map((then) => (
          <BigButton
            key={then ?? 'settle'}
            look={then === undefined ? 'danger' : 'plain'}
            disabled={words === ''}
            className="flex-col py-3"
            onClick={() => {
              if (act([{ kind: 'end', reason: words, ...(then ? { then } : {}) }])) screens.close();
            }}
          >
            <b>{t(`end.then.${then ?? 'settle'}`)}</b>
            <span className="text-sm font-normal">{t(`end.hint.${then ?? 'settle'}`)}</span>
          </BigButton>
        ))}
      </div>
    </Sheet>
  );
}
