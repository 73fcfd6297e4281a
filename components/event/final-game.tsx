'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DiceRow } from '@/components/dice/dice-row';
import { handName } from '@/components/table/use-words';
import { Badge, Card, cx } from '@/components/ui';
import { handDetail } from '@/lib/rules';
import type { FinalGameView, FinalSeatView, FinalView, StageView } from '@/lib/schemas/final-view';
import type { FinalActions } from './final-actions';
import { FinalLog } from './final-log';

export interface FinalGameProps {
  final: FinalView;
  stage: StageView;
  game: FinalGameView;
  link: { url: string; code: ReactNode } | null;
  mayChange: boolean;
  calledThrows: boolean;
  log: FinalActions['log'];
}

/** One final table: the way in for its host, where it stands, and its ranking. */
export function FinalGame({ final, stage, game, link, mayChange, calledThrows, log }: FinalGameProps) {
  const t = useTranslations('final');
  const rules = useTranslations('rules');
  const finished = game.phase === 'finished';
  const several = stage.games.length > 1;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {several || game.pin !== null ? t('game.title', { number: game.ordinal }) : t('game.one')}
          <span className="text-sm font-normal text-ink-2">
            {stage.last ? t('stage.last', { places: game.places }) : t('stage.goOn', { places: game.places })}
            {game.throws > 0 ? ` · ${t('game.throws', { count: game.throws })}` : null}
          </span>
        </span>
      }
      actions={
        <Badge tone={finished ? 'good' : game.length === 0 ? 'neutral' : 'gold'}>
          {game.length === 0 ? t('game.start') : rules(`phase.${game.phase}`)}
        </Badge>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-col gap-4">
          {mayChange && !finished ? <FinalLog {...{ final, game, log, calledThrows }} /> : null}
          <ol className="divide-y divide-line-2">
            {inOrder(game.seats).map((seat) => (
              <SeatRow key={seat.seatId} {...{ seat, game, stage }} order={game.seats.indexOf(seat) + 1} />
            ))}
          </ol>
        </div>
        {link && !finished ? (
          <div className="flex items-center gap-4 lg:w-44 lg:flex-col lg:items-start">
            {link.code}
            <div className="min-w-0">
              <p className="text-sm text-ink-2">{t('game.pin')}</p>
              <p className="text-2xl font-bold tracking-wider tabular-nums">{game.pin}</p>
              <p className="mt-1 text-xs break-all text-ink-2 select-all">{link.url}</p>
            </div>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

interface SeatRowProps {
  seat: FinalSeatView;
  /** Place in throwing order. */
  order: number;
  game: FinalGameView;
  stage: StageView;
}

function SeatRow({ seat, order, game, stage }: SeatRowProps) {
  const t = useTranslations('final');
  const rules = useTranslations('rules');
  const counts = seat.rank !== null && seat.rank <= game.places;
  const finished = game.phase === 'finished';
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5',
        game.next === seat.seatId && '-mx-2 rounded-lg bg-gold-soft px-2',
      )}
    >
      <span
        className={cx(
          'shrink-0 text-sm tabular-nums',
          finished ? 'w-20' : 'w-6',
          counts ? 'font-bold text-lacquer' : 'text-ink-2',
        )}
      >
        {!finished ? order : seat.rank === null ? t('state.unranked') : t('rank', { rank: seat.rank })}
      </span>
      <b dir="auto" className="min-w-0 wrap-anywhere">
        {seat.name}
      </b>
      <span className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1">
        {seat.hand ? (
          <span>{handName(rules, seat.hand, seat.dice?.length === 6 ? handDetail(seat.dice) : null)}</span>
        ) : null}
        {seat.dice ? (
          <DiceRow dice={seat.dice} label={t('diceLabel', { dice: seat.dice })} className="size-6" />
        ) : null}
        {seat.rank === 1 && stage.last ? <Badge tone="strong">{t('state.champion')}</Badge> : null}
        {seat.holds && game.phase !== 'finished' ? <Badge tone="gold">{t('state.holds')}</Badge> : null}
        {game.next === seat.seatId ? <Badge tone="strong">{t('state.turn')}</Badge> : null}
      </span>
    </li>
  );
}

/** Behind every rank. */
const MOST = 1_000;

/** Best first once there is a ranking, else in throwing order. */
function inOrder(seats: readonly FinalSeatView[]): FinalSeatView[] {
  return [...seats].sort((one, other) => (one.rank ?? MOST) - (other.rank ?? MOST));
}
