import { useTranslations } from 'use-intl';
import type { CalledChoice } from '../../lib/rules';
import { cx } from '../ui/cx';
import { useHost } from './host-context';

/** One key for each thing that the table can call out: one tap a throw. */
export function CalledPad(props: {
  choices: readonly CalledChoice[];
  onCalled: (choice: CalledChoice) => void;
  disabled: boolean;
}) {
  const t = useTranslations('table');
  const { words, state } = useHost();
  return (
    <div
      role="group"
      aria-label={t('calledPad')}
      className="grid min-h-40 flex-1 short:min-h-30 tall:min-h-52 wide:flex-[2] auto-rows-fr grid-cols-3 gap-2"
    >
      {props.choices.map((choice) => {
        const { tier, fours } = choice;
        const left = tier === null ? null : (state.pool[tier] ?? null);
        return (
          <button
            key={`${tier} ${fours ?? 0}`}
            type="button"
            disabled={props.disabled}
            onClick={() => props.onCalled(choice)}
            className={cx(
              'flex min-h-14 touch-manipulation flex-col items-center justify-center rounded-2xl border border-line bg-card leading-tight shadow-key active:translate-y-0.5 active:bg-sand active:shadow-none disabled:opacity-45',
              tier === null && 'text-ink-2',
            )}
          >
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
