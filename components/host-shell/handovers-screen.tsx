import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Move } from '../../lib/rules';
import { unitsHeld } from '../table/swap';
import { countPrizes } from '../table/table-view';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { useHost, type Host } from './host-context';
import { Sheet } from './parts';
import { SwapButton } from './swap-button';
import { keepChoice, readChoice } from './use-device';

/** A prize that went from one guest to another, and that somebody has to carry over. */
interface Handover {
  key: string;
  move: Move;
}

/** All hand-overs of the game, and which of them were ticked off on this device. */
export function useHandovers({ game, log, state }: Pick<Host, 'game' | 'log' | 'state'>) {
  const key = `handed.${game.game}`;
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set((readChoice(key) ?? '').split(' ')));
  const handovers = useMemo(() => {
    const nth = new Map<number, number>();
    return state.moves.flatMap((move): Handover[] => {
      const place = (nth.get(move.entry) ?? 0) + 1;
      nth.set(move.entry, place);
      return move.from === null ? [] : [{ key: `${log.entryIds[move.entry - 1]}.${place}`, move }];
    });
  }, [state, log]);
  const toggle = (handover: string) => {
    const next = new Set(done);
    if (!next.delete(handover)) next.add(handover);
    keepChoice(key, [...next].join(' '));
    setDone(next);
  };
  return { handovers, done, toggle, open: handovers.filter((one) => !done.has(one.key)).length };
}

/** Who still has to give what to whom; ticked off when there is a moment. */
export function HandoversScreen() {
  const t = useTranslations('table');
  const host = useHost();
  const { words, view, screens } = host;
  const { handovers, done, toggle } = useHandovers(host);
  return (
    <Sheet title={t('handovers.title')} backLabel={t('back')} onBack={screens.close}>
      <p className="mb-3 text-ink-2">{t('handovers.hint')}</p>
      <ul className="flex flex-col gap-2">
        {handovers.map(({ key, move }) => {
          const ticked = done.has(key);
          return (
            <li key={key} className="flex items-center gap-1 rounded-xl border border-line bg-card">
              <button
                type="button"
                aria-pressed={ticked}
                onClick={() => toggle(key)}
                className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-xl px-3 text-left text-lg"
              >
                <span
                  className={cx(
                    'grid size-8 shrink-0 place-items-center rounded-lg border-2',
                    ticked ? 'border-jade bg-jade text-white' : 'border-edge',
                  )}
                >
                  {ticked && <Icon name="check" />}
                </span>
                <span className={cx(ticked && 'text-ink-2 line-through')}>
                  {t('handovers.row', {
                    from: words.seat(move.from ?? 0),
                    to: words.seat(move.to),
                    prize: words.prizes(countPrizes(view, [move])),
                  })}
                </span>
              </button>
              <SwapButton units={unitsHeld(view, [move])} className="shrink-0" />
            </li>
          );
        })}
        {handovers.length === 0 && <li className="p-4 text-center text-ink-2">{t('handovers.none')}</li>}
      </ul>
    </Sheet>
  );
}
