/** What the great throws take besides the title (RULES 4.4 to 4.6), and what a 六勃黑 gives away (4.9). */
import { settle } from './settlement';
import type { TableGame } from './table-game';
import type { Hand } from './types';
import { givePools, pass, takeHeld } from './units';

/**
 * The effects of a claim.
 * @param holds whether this very claim now holds a title, or won a 状元 unit
 */
export function claimEffects(game: TableGame, seat: number, hand: Hand, holds: boolean, entry: number): void {
  if (hand === 'jinhua' && holds) takeByJinhua(game, seat, entry);
  if (hand === 'liuhong') takeByLiuhong(game, seat, entry);
  if (hand === 'biandijin' && game.book.rules.biandijin.takes === 'remaining') {
    givePools(game.units, game.book.immediate, seat, { entry, kind: 'biandijin' });
  }
}

/** RULES 4.4. */
function takeByJinhua({ units, book }: TableGame, seat: number, entry: number): void {
  const { duitang, protected: guarded } = book.rules.jinhua;
  if (duitang === 'none' || book.bonus < 0) return;
  const cause = { entry, kind: 'jinhua' } as const;
  givePools(units, [book.bonus], seat, cause, guarded);
  if (duitang === 'all') takeHeld(units, [book.bonus], seat, cause, { guarded });
}

/** RULES 4.5. */
function takeByLiuhong(game: TableGame, seat: number, entry: number): void {
  const { units, book } = game;
  const { takes, sparesJinhua: spareGuarded, ends } = book.rules.liuhong;
  const cause = { entry, kind: 'liuhong' } as const;
  const tiers = takes === 'duitang' ? book.immediate.filter((tier) => tier === book.bonus) : book.immediate;
  if (takes !== 'none') givePools(units, tiers, seat, cause);
  if (takes === 'duitang' || takes === 'everything') takeHeld(units, tiers, seat, cause, { spareGuarded });
  if (ends) settle(game, entry, 'liuhong');
}

/** RULES 4.9: the thrower's ordinary units go to the others, one each in turn from the next seat on. */
export function dealOut({ units, book, turns }: TableGame, seat: number, entry: number): void {
  if (turns.seats === 1) return;
  let to = seat;
  for (const tier of book.immediate) {
    units.given[tier]!.forEach((unit, at) => {
      if (unit.seat !== seat) return;
      to = (to % turns.seats) + 1;
      if (to === seat) to = (to % turns.seats) + 1;
      pass(units, tier, at + 1, to, { entry, kind: 'share' });
    });
  }
}
