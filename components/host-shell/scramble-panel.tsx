import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { grabs } from '../../lib/rules';
import { latestEntry } from '../table/last-entry';
import { moveSentences } from '../table/sentences';
import { chairOf } from '../table/table-view';
import { cx } from '../ui/cx';
import { TakeBack } from './action-row';
import { useHost } from './host-context';
import { BigButton } from './parts';

/** 抢饼: choose what is grabbed, then tap each guest who grabbed one; one tap a grab. */
export function ScramblePanel() {
  const t = useTranslations('table');
  const { state, words, view, log, act, screens } = useHost();
  const left = grabs(state);
  const grabbed = useMemo(() => {
    const last = latestEntry(state);
    return last?.plain?.kind === 'claim' ? moveSentences(words, view, last.moves)[0] : undefined;
  }, [state, words, view]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [count, setCount] = useState(1);
  const current = left.find(({ tier }) => tier === chosen) ?? left[0];
  if (!current) return null;
  const most = current.left;
  const many = Math.min(count, most);
  const grab = (seat: number) =>
    act([{ kind: 'claim', seat: log.seatIds[seat - 1] ?? '', tier: current.tier, count: many }]);
  return (
    <section
      aria-label={t('scramble.title')}
      className="flex min-h-0 flex-1 flex-col gap-2 across:grid across:grid-cols-2 across:grid-rows-[auto_minmax(0,1fr)_auto] across:gap-x-3"
    >
      <div className="flex items-center justify-between gap-2 rounded-2xl bg-lacquer p-3 text-white">
        <p>
          <b className="text-2xl">{t('scramble.title')}</b>
          <span aria-live="polite" className="block text-sm">
            {grabbed ?? t('scramble.hint')}
          </span>
        </p>
        <div role="group" aria-label={t('scramble.count')} className="flex items-center gap-1">
          <Step label={t('scramble.less')} text="−" disabled={many <= 1} onTap={() => setCount(many - 1)} />
          <b className="w-8 text-center text-2xl tabular-nums">{many}</b>
          <Step
            label={t('scramble.more')}
            text="+"
            disabled={many >= most}
            onTap={() => setCount(many + 1)}
          />
        </div>
      </div>
      <div
        role="group"
        aria-label={t('stock')}
        className="flex flex-wrap content-start gap-2 across:col-start-1 across:overflow-y-auto"
      >
        {left.map(({ tier, left: rest }) => (
          <button
            key={tier}
            type="button"
            aria-pressed={tier === current.tier}
            onClick={() => setChosen(tier)}
            className={cx(
              'min-h-14 flex-1 rounded-xl border px-3 whitespace-nowrap',
              tier === current.tier
                ? 'border-lacquer bg-lacquer-soft font-bold text-lacquer'
                : 'border-line bg-card',
            )}
          >
            {words.tier(tier)} {t('left', { count: rest })}
          </button>
        ))}
      </div>
      <div
        role="group"
        aria-label={t('seats.label')}
        className="grid min-h-0 flex-1 auto-rows-[minmax(3.5rem,1fr)] grid-cols-3 gap-2 overflow-y-auto across:col-start-2 across:row-span-3 across:row-start-1"
      >
        {state.players.map(({ seat, name, away }) => (
          <button
            key={seat}
            type="button"
            onClick={() => grab(seat)}
            className={cx(
              'min-h-14 min-w-0 rounded-xl border border-line bg-card px-2 active:bg-sand',
              away && 'border-dashed',
            )}
          >
            <b
              className={cx(
                'leading-tight',
                name.length > 6 ? 'line-clamp-2 text-sm wrap-anywhere' : 'block truncate',
              )}
            >
              {name}
            </b>
            <span className="block text-xs text-ink-2">
              {away ? t('seat.away') : t('chair', { chair: chairOf(view, seat) })}
            </span>
          </button>
        ))}
      </div>
      <div className="flex gap-3">
        <TakeBack />
        <BigButton className="ml-auto" onClick={() => screens.open({ name: 'end' })}>
          {t('scramble.end')}
        </BigButton>
      </div>
    </section>
  );
}

function Step(props: { label: string; text: string; disabled: boolean; onTap: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onTap}
      className="size-14 rounded-xl border border-white/40 text-2xl active:bg-white/15 disabled:opacity-40"
    >
      {props.text}
    </button>
  );
}
