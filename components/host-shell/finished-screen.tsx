import { useTranslations } from 'use-intl';
import { explain } from '../../lib/rules';
import { countPrizes } from '../table/table-view';
import { TakeBack } from './action-row';
import { Banners } from './banners';
import { useHost } from './host-context';
import { NextSet } from './next-set';
import { BigButton } from './parts';
import { TopBar } from './top-bar';

/** The game is over: who is 状元, who won what, and what nobody won. */
export function FinishedScreen() {
  const t = useTranslations('table');
  const { state, words, view, screens } = useHost();
  const { title, ranking, pool, rules } = state;
  const detail = title[0] ? explain(state, title[0].entry).detail : null;
  const left = [...rules.tiers].reverse().flatMap(({ id }) => {
    const count = pool[id];
    return count ? [{ tier: id, item: null, count }] : [];
  });
  return (
    <main className="mx-auto flex h-dvh w-full max-w-3xl flex-col gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] across:max-w-none across:gap-2 across:p-2">
      <TopBar />
      <Banners />
      <div
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto across:grid across:grid-cols-[15rem_minmax(0,1fr)] across:items-start"
      >
        <section className="rounded-2xl bg-lacquer p-4 text-center text-white across:sticky across:top-0 across:row-span-3">
          <p>{t(ranking.length > 0 ? 'finished.final' : 'finished.title')}</p>
          <h2 className="text-4xl font-bold">
            {title.length > 0
              ? words.seats(title.map(({ seat }) => seat))
              : ranking[0]
                ? words.seat(ranking[0].seat)
                : t('noTitle')}
          </h2>
          {title[0] && <p className="text-lg">{words.hand(title[0].hand, detail)}</p>}
        </section>
        {ranking.length > 0 && (
          <ol className="rounded-2xl border border-line bg-card p-2 across:col-start-2">
            {ranking.map(({ rank, seat }) => (
              <li
                key={seat}
                className="flex min-h-12 items-center gap-3 border-b border-line-2 px-2 last:border-0"
              >
                <b className="w-10 text-xl text-lacquer tabular-nums">{rank}</b>
                <span className="text-lg">{words.seat(seat)}</span>
              </li>
            ))}
          </ol>
        )}
        {state.setup.kind === 'table' && (
          <ul className="rounded-2xl border border-line bg-card p-2 across:col-start-2">
            {state.players.map(({ seat }) => {
              const units = state.holdings.filter((holding) => holding.seat === seat);
              return (
                <li
                  key={seat}
                  className="flex min-h-12 items-baseline gap-3 border-b border-line-2 px-2 py-2 last:border-0"
                >
                  <b className="w-28 shrink-0 break-words sm:w-48">{words.seat(seat)}</b>
                  <span className="min-w-0 flex-1 text-ink-2">
                    {units.length === 0 ? t('finished.nothing') : words.prizes(countPrizes(view, units))}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
        {left.length > 0 && (
          <p className="px-2 text-ink-2 across:col-start-2">
            {t('finished.left', { prizes: words.prizes(left) })}
          </p>
        )}
      </div>
      <NextSet />
      <footer className="flex gap-3">
        <TakeBack />
        <BigButton className="ml-auto" onClick={() => screens.open({ name: 'handovers' })}>
          {t('handovers.title')}
        </BigButton>
        <BigButton onClick={() => screens.open({ name: 'log' })}>{t('log.title')}</BigButton>
      </footer>
    </main>
  );
}
