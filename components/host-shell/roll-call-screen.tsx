import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SeatView } from '../../lib/schemas/game';
import { cx } from '../ui/cx';
import { Banners } from './banners';
import { useHost } from './host-context';
import { BigButton } from './parts';
import { emptySitting, moveTo, placeNext, plannedSitting, toggleAway, type Sitting } from './roll-call-order';
import { SittingRow } from './sitting-row';
import { StarterScreen } from './starter-screen';
import { TopBar } from './top-bar';

/** Before the first throw: who is here, in sitting order; then who begins. */
export function RollCallScreen() {
  const t = useTranslations('table');
  const { game } = useHost();
  const [sitting, setSitting] = useState<Sitting>(() => plannedSitting(game.seats));
  const [ordered, setOrdered] = useState(false);
  const names = new Map(game.seats.map((seat) => [seat.id, seat]));
  // The order is one thing, the chair that the plan gave them another: it is what seats are called afterwards.
  const noteOf = ({ chair, department }: Pick<SeatView, 'chair' | 'department'>) =>
    [chair === null ? '' : t('chair', { chair }), department].filter((part) => part !== '').join(' · ');
  const present = sitting.order.filter((id) => !sitting.away.has(id)).length;
  if (ordered) return <StarterScreen sitting={sitting} onBack={() => setOrdered(false)} />;
  return (
    <main
      className={cx(
        'mx-auto flex h-dvh w-full max-w-2xl flex-col gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        'across:grid across:max-w-none across:grid-cols-2 across:grid-rows-[minmax(0,1fr)_auto_auto] across:gap-x-3 across:p-2',
      )}
    >
      <div className="contents flex-col gap-2 overflow-y-auto across:flex">
        <TopBar />
        <Banners />
        <h2 className="text-2xl font-bold short:text-xl">{t('rollCall.title')}</h2>
        <p className="text-ink-2 short:text-sm">{t(`rollCall.hint.${game.rules.direction}`)}</p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain across:col-start-2 across:row-span-3 across:row-start-1">
        <ol className="flex flex-col gap-1.5">
          {sitting.order.map((id, at) => (
            <SittingRow
              key={id}
              at={at}
              count={sitting.order.length}
              name={names.get(id)?.name ?? ''}
              note={noteOf(names.get(id) ?? { chair: null, department: '' })}
              away={sitting.away.has(id)}
              onAway={() => setSitting(toggleAway(sitting, id))}
              onMove={(to) => setSitting((before) => moveTo(before, id, to))}
            />
          ))}
        </ol>
        {sitting.rest.length > 0 && (
          <section className="mt-3">
            <h3 className="mb-1 font-bold">{t('rollCall.rest', { place: sitting.order.length + 1 })}</h3>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {sitting.rest.map((id) => (
                <li key={id}>
                  <BigButton className="w-full" onClick={() => setSitting(placeNext(sitting, id))}>
                    <span className="truncate">{names.get(id)?.name}</span>
                  </BigButton>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <footer className="flex gap-2">
        <BigButton
          onClick={() =>
            setSitting(sitting.rest.length > 0 ? plannedSitting(game.seats) : emptySitting(sitting))
          }
        >
          {t(sitting.rest.length > 0 ? 'rollCall.asPlanned' : 'rollCall.anew')}
        </BigButton>
        <BigButton
          look="primary"
          className="flex-1"
          disabled={present === 0}
          onClick={() => setOrdered(true)}
        >
          {t('rollCall.next', { count: present })}
        </BigButton>
      </footer>
      <p className={cx('text-center text-sm text-gold', present >= 3 && present <= 12 && 'hidden')}>
        {t('rollCall.unusual')}
      </p>
    </main>
  );
}
