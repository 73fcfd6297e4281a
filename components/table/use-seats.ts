'use client';

import { useTranslations } from 'use-intl';
import type { State } from '../../lib/rules';
import type { SeatShown } from './seat-card';
import { chairOf, heldBy, type TableView } from './table-view';
import type { Words } from './use-words';

/** What each seat's card says as the game stands. */
export function useSeats(view: TableView, words: Words): SeatShown[] {
  const t = useTranslations('table');
  const { state } = view.log;
  const holders = new Map(state.title.map(({ seat, hand }) => [seat, hand]));
  const following = followingSeat(state);
  return state.players.map((player): SeatShown => {
    const { seat } = player;
    const title = holders.get(seat);
    const held = heldBy(view, seat).map(({ tier, count }) => t('held', { tier: words.tier(tier), count }));
    const look = stateOf(state, seat, following, title !== undefined);
    const line = () => {
      if (player.away) return t('seat.away');
      if (player.skips > 0) return t('seat.skips', { count: player.skips });
      return held.length > 0 ? held.join(' · ') : t('seat.nothing');
    };
    return {
      number: seat,
      name: player.name,
      chair: t('chairShort', { chair: chairOf(view, seat) }),
      line: line(),
      state: look,
      badge: title === undefined ? null : words.tier('zhuangyuan'),
      stateLabel: look === 'next' || look === 'after' ? t(`seat.${look}`) : '',
    };
  });
}

function stateOf(state: State, seat: number, following: number | null, title: boolean): SeatShown['state'] {
  const player = state.players[seat - 1];
  if (player?.away) return 'away';
  if (state.next === seat) return 'next';
  if (player && player.skips > 0) return 'skip';
  if (following === seat) return 'after';
  return title ? 'title' : 'plain';
}

/** The seat that throws after the next one, as far as can be said now; null where nobody throws. */
export function followingSeat(state: State): number | null {
  const { next, owing, players } = state;
  if (next === null) return null;
  if (owing) return owing.owes.find((seat) => seat !== next) ?? null;
  for (let step = 1; step < players.length; step++) {
    const seat = ((next - 1 + step) % players.length) + 1;
    const player = players[seat - 1];
    if (player && !player.away && player.skips === 0) return seat;
  }
  return null;
}
