import { finalTies, settleTies, type FinalTie, type RankedSeat } from '../schemas/final-places';
import type { EventGame } from './event-logs';

/** The ranking of a final table, ties for its prizes as the organiser has decided them. */
export function settledRanking({ row, game, guests }: EventGame): RankedSeat[] {
  const state = game?.log.state;
  if (state?.setup.kind !== 'final') return [];
  if (!row.stage?.last) return [...state.ranking];
  const decided = row.stage.finalists.flatMap(({ guestId, place }) => {
    const seat = guests.indexOf(guestId) + 1;
    return place === null || seat === 0 ? [] : [{ seat, place }];
  });
  return settleTies(state.ranking, state.setup.places, decided);
}

/** Who ties for the prizes of a final table, by the throws alone. */
export function tiesOf({ row, game }: EventGame): FinalTie[] {
  const state = game?.log.state;
  if (!row.stage?.last || state?.setup.kind !== 'final') return [];
  return finalTies(state.ranking, state.setup.places);
}
