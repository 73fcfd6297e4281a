import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { CalledChoice } from '../../lib/rules';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { useHost } from './host-context';

/**
 * Nobody scoops six dice, throws them and calls the same prize within this time: a second tap on the key is
 * the first one's. Another key is another throw at once.
 */
const SETTLE_MS = 900;

/** One key for each thing that the table can call out: one tap a throw. */
export function CalledPad(props: {
  choices: readonly CalledChoice[];
  onCalled: (choice: CalledChoice) => void;
  disabled: boolean;
}) {
  const t = useTranslations('table');
  const { words, state } = useHost();
  const [settling, setSettling] = useState<string | null>(null);
  useEffect(() => {
    if (settling === null) return;
    const timer = setTimeout(() => setSettling(null), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settling]);
  const call = (key: string, choice: CalledChoice, { detail }: MouseEvent) => {
    if (key === settling) return;
    // A keyboard doesn't tap twice.
    if (detail > 0) setSettling(key);
    props.onCalled(choice);
  };
  return (
    <div
      role="group"
      aria-label={t('calledPad')}
      className="grid min-h-40 flex-1 short:min-h-30 tall:min-h-52 wide:flex-[2] auto-rows-fr grid-cols-3 gap-2"
    >
      {props.choices.map((choice) => {
        const { tier, fours } = choice;
        const left = tier === null ? null : (state.pool[tier] ?? null);
        const key = `${tier} ${fours ?? 0}`;
        const logged = key === settling;
        return (
          <button
            key={key}
            type="button"
            disabled={props.disabled}
            aria-disabled={logged}
            onClick={(event) => call(key, choice, event)}
            className={cx(
              'relative flex min-h-14 touch-manipulation flex-col items-center justify-center rounded-2xl border leading-tight disabled:opacity-45',
              logged
                ? 'translate-y-0.5 border-jade bg-jade-soft'
                : 'border-line bg-card shadow-key active:translate-y-0.5 active:bg-sand active:shadow-none',
              tier === null && 'text-ink-2',
            )}
          >
            {logged && <Icon name="check" className="absolute top-1 right-1 size-5 text-jade" />}
            <b className={cx('text-2xl short:text-xl', tier !== null && 'text-lacquer', fours && 'text-lg')}>
              {tier === null ? words.hand('none') : words.tier(tier)}
            </b>
            {fours && (
              <span className="text-sm">
                {t('withExtra', { extra: words.hand(fours === 1 ? 'yixiu' : 'erju') })}
              </span>
            )}
            {!fours && left !== null && (
              <span className="text-sm text-ink-2">
                {left === 0 ? t('gone') : t('left', { count: left })}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
