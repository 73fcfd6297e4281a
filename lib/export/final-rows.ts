import type { ItemView } from '../schemas/game';
import type { PlayedFinal } from './input';
import { guestOf } from './unit-rows';

/** A finalist's place at a final table. */
export interface RankingRow {
  final: PlayedFinal;
  /** null: not ranked (yet). */
  rank: number | null;
  guest: string;
}

/** One prize of a place in the final. */
export interface PlacePrizeRow {
  place: number;
  item: ItemView;
  value: number;
  /** null: not decided, or left to the organiser by a tie. */
  guest: string | null;
}

/** Everybody at a final table: the ranked ones best first, then the others in throwing order. */
export function rankingRows(final: PlayedFinal): RankingRow[] {
  const ranked = final.answer.ranking.map(({ rank, seat }) => ({ final, rank, guest: guestOf(final, seat) }));
  const known = new Set(ranked.map((row) => row.guest));
  const others = final.seats.filter((guest) => !known.has(guest));
  return [...ranked, ...others.map((guest) => ({ final, rank: null, guest }))];
}

/**
 * The prizes of the last stage's places, one row each. A place that several share, and those that their tie
 * covers, are nobody's until the organiser has decided.
 */
export function placePrizeRows(finals: readonly PlayedFinal[]): PlacePrizeRow[] {
  const final = finals.find((one) => one.last);
  if (!final) return [];
  return final.items
    .filter((item) => item.place !== null)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .flatMap((item) => {
      const place = item.place ?? 0;
      const guest = holderOf(final, place);
      return Array.from({ length: item.quantity }, () => ({ place, item, value: item.value, guest }));
    });
}

/** Who alone has a place that counts; null where nobody or several do. */
function holderOf(final: PlayedFinal, place: number): string | null {
  const holders = final.answer.ranking.filter(({ rank }) => rank === place);
  const [holder] = holders;
  if (!holder || holders.length > 1 || place > final.setup.places) return null;
  return guestOf(final, holder.seat);
}
