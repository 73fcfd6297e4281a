import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { chaseable } from '../../lib/rules';
import { itemOfUnit } from '../../lib/schemas/items';
import { chairOf, countPrizes } from '../table/table-view';
import { Circle } from './play-screen';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';
import { SwapButton } from './swap-button';
import { keepChoice } from './use-device';
import type { Turn } from './use-turn';

/** The circle by itself, on screens without room for it beside the pad. */
export function SeatsScreen({ turn }: { turn: Turn }) {
  const t = useTranslations('table');
  const { screens, state, writing } = useHost();
  const tap = (seat: number) => {
    const away = state.players[seat - 1]?.away ?? false;
    if (!writing || away || state.phase !== 'playing' || turn.seat === seat)
      screens.open({ name: 'seat', seat });
    else {
      turn.jumpTo(seat);
      screens.close();
    }
  };
  return (
    <Sheet
      title={t('seats.title')}
      backLabel={t('back')}
      onBack={screens.close}
      foot={
        <BigButton className="w-full" icon="add" onClick={() => screens.open({ name: 'join' })}>
          {t('join.title')}
        </BigButton>
      }
    >
      <div className="flex h-full flex-col gap-2">
        <p className="text-center text-sm text-ink-2">{t('seats.hint')}</p>
        <Circle turn={turn} onSeat={tap} />
      </div>
    </Sheet>
  );
}

/** One guest: what they hold, and what can be logged about their seat. */
export function SeatScreen({ seat }: { seat: number }) {
  const t = useTranslations('table');
  const { state, words, view, log, act, screens, writing, game } = useHost();
  const player = state.players[seat - 1];
  const [leaving, setLeaving] = useState(false);
  if (!player) return null;
  const id = log.seatIds[seat - 1] ?? '';
  const held = state.holdings.filter((holding) => holding.seat === seat);
  const prizes = countPrizes(view, held);
  const atStake = chaseable(state, seat);
  const movable = writing && state.setup.kind === 'table' && state.phase !== 'finished';
  const leave = () => {
    if (atStake.length > 0 && !leaving) setLeaving(true);
    else if (act([{ kind: 'leave', seat: id }])) screens.close();
  };
  return (
    <Sheet title={words.seat(seat)} backLabel={t('back')} onBack={screens.close}>
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">
          {t('chair', { chair: chairOf(view, seat) })}
          {player.away && ` · ${t('seat.away')}`}
          {player.skips > 0 && ` · ${t('seat.skips', { count: player.skips })}`}
        </p>
        <ul className="rounded-xl border border-line bg-card p-3 text-lg">
          {prizes.length === 0 && <li className="text-ink-2">{t('seat.nothing')}</li>}
          {prizes.map((prize) => (
            <li key={`${prize.tier} ${prize.item?.id ?? ''}`} className="flex items-center gap-3">
              <span className="text-ink-2">{words.tier(prize.tier)}</span>
              <b className="ml-auto text-right">{words.prize(prize)}</b>
              <SwapButton
                className="-my-1"
                units={held.filter(
                  ({ tier, unit }) =>
                    tier === prize.tier && itemOfUnit(view.assigned, tier, unit)?.id === prize.item?.id,
                )}
              />
            </li>
          ))}
        </ul>
        {leaving && (
          <p role="alert" className="rounded-xl border border-lacquer bg-lacquer-soft p-3 font-bold">
            {t('seat.leaveWarning', {
              name: words.seat(seat),
              prizes: words.prizes(countPrizes(view, atStake)),
            })}
          </p>
        )}
        {movable &&
          (player.away ? (
            <BigButton
              look="primary"
              onClick={() => {
                if (act([{ kind: 'return', seat: id }])) screens.close();
              }}
            >
              {t('seat.return')}
            </BigButton>
          ) : (
            <BigButton look={leaving ? 'danger' : 'plain'} onClick={leave}>
              {t(leaving ? 'seat.leaveSure' : 'seat.leave')}
            </BigButton>
          ))}
        {writing && state.next === seat && (
          <BigButton
            onClick={() => {
              if (act([{ kind: 'miss', seat: id, reason: 'foul' }])) screens.close();
            }}
          >
            {t('act.foul')}
          </BigButton>
        )}
        <BigButton
          onClick={() => {
            keepChoice(`own.${game.game}`, id);
            screens.close();
          }}
        >
          {t('seat.own')}
        </BigButton>
      </div>
    </Sheet>
  );
}
