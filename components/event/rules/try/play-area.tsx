'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Bowl } from '@/components/dice/bowl';
import { useDiceEntry } from '@/components/host-shell/use-dice-entry';
import { lastDice } from '@/components/table/last-entry';
import { LogList } from '@/components/table/log-list';
import { SeatCard } from '@/components/table/seat-card';
import { SeatCircle } from '@/components/table/seat-circle';
import { useSeats } from '@/components/table/use-seats';
import { Button } from '@/components/ui';
import { diceExpected, grabs, type Setup } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import { GameHoldings } from '../../game-holdings';
import { ChanceKeys } from './chance-keys';
import { HandKeys } from './hand-keys';
import { LastThrow } from './last-throw';
import { PlayStock } from './play-stock';
import { Ranking } from './ranking';
import { usePlay } from './use-play';

interface Props {
  setup: Setup;
  seed: number;
  items: readonly ItemView[];
}

/** A game that is played here, by hand and by chance: the table as its host would see it, and its log. */
export function PlayArea({ setup, seed, items }: Props) {
  const t = useTranslations('tryout');
  const table = useTranslations('table');
  const play = usePlay(setup, seed, items);
  const { state, view, words } = play;
  const seats = useSeats(view, words);
  const last = useMemo(() => lastDice(state), [state]);
  const count = diceExpected(state) ?? 6;
  const throwing = state.next !== null;
  const entry = useDiceEntry(count, throwing, (dice) => {
    if (state.next !== null) play.add({ kind: 'throw', seat: state.next, dice });
  });
  const lying = entry.dice || last;
  const scramble = state.phase === 'scramble';
  const grab = (seat: number) => {
    const [highest] = grabs(state);
    if (highest) play.add({ kind: 'claim', seat, tier: highest.tier, count: 1 });
  };
  const tap = scramble ? { onSeat: grab } : {};
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <section aria-label={t('play.place')} className="flex min-w-0 flex-col gap-3">
          <PlayStock state={state} words={words} />
          <div className="h-104 max-sm:hidden xl:h-136">
            <SeatCircle
              seats={seats}
              bottom={1}
              direction={state.rules.direction}
              label={table('seats.label')}
              {...tap}
            >
              <Bowl
                dice={lying}
                faded={entry.dice === '' && state.length > 0}
                label={
                  lying === '' ? table('bowl.empty') : table('bowl.dice', { dice: [...lying].join(' ') })
                }
              />
            </SeatCircle>
          </div>
          <ol aria-label={table('seats.label')} className="grid grid-cols-3 gap-2 pt-2 sm:hidden">
            {seats.map((seat) => (
              <li key={seat.number} className="min-h-14">
                <SeatCard seat={seat} {...(scramble ? { onTap: () => grab(seat.number) } : {})} />
              </li>
            ))}
          </ol>
          {scramble ? <p className="font-semibold">{t('play.scramble')}</p> : null}
        </section>
        <div className="grid min-w-0 items-start gap-4 md:grid-cols-2 xl:grid-cols-1">
          <div className="flex min-w-0 flex-col gap-3">
            <LastThrow play={play} />
            <ChanceKeys play={play} />
          </div>
          {state.phase === 'finished' ? (
            state.setup.kind === 'table' ? (
              <GameHoldings view={view} words={words} eyed={[]} />
            ) : (
              <Ranking state={state} words={words} />
            )
          ) : (
            <HandKeys play={play} entry={entry} count={count} />
          )}
        </div>
      </div>
      <details>
        <summary className="min-h-11 w-fit rounded-control py-2 font-semibold">
          {t('play.log', { count: state.length })}
        </summary>
        <LogList
          view={view}
          words={words}
          batchOf={aloneEach}
          actions={(number) => (
            <Button size="small" onClick={() => play.backTo(number - 1)}>
              {t('play.rewind')}
            </Button>
          )}
        />
      </details>
    </div>
  );
}

/** Each entry here is an act of its own. */
function aloneEach(): undefined {
  return undefined;
}
