/** What is given out once, when the game ends (RULES 5 and 6.10). */
import type { EndCause } from './causes';
import type { TableGame } from './table-game';
import { give, givePools, holdsAnything, left, takeHeld } from './units';
import { isAway } from './turns';
import type { RankedRow } from './types';

/** Ends the game and settles it: titles, 对堂 at the end, ranked tiers, consolation, in this order. */
export function settle(game: TableGame, entry: number, cause: EndCause): void {
  game.phase = 'finished';
  game.rollOff = null;
  game.end = { entry, cause };
  giveTitles(game, entry);
  giveDuitangAtEnd(game, entry);
  payRanked(game, entry);
  giveConsolation(game, entry);
}

function giveTitles({ title, units, book }: TableGame, entry: number): void {
  for (const { seat } of title.holders) give(units, book.crown, seat, { entry, kind: 'title' });
}

function giveDuitangAtEnd({ title, units, book }: TableGame, entry: number): void {
  const first = title.holders[0];
  if (!first || book.bonus < 0) return;
  if (!book.rules.zhuangyuan.duitangAtEnd.some((listed) => listed === first.hand)) return;
  const cause = { entry, kind: 'duitang-at-end' } as const;
  givePools(units, [book.bonus], first.seat, cause);
  takeHeld(units, [book.bonus], first.seat, cause);
}

function payRanked({ ranked, units, book }: TableGame, entry: number): void {
  for (const tier of book.ranked) {
    const { quantity } = book.prizes[tier]!;
    const winners = bestFirst(ranked[tier]!.slice()).slice(0, quantity);
    for (const { seat } of winners) give(units, tier, seat, { entry, kind: 'ranked' });
  }
}

/** A ranked tier's entries by score, then by the earlier throw (RULES 5); `rows` come in the order of play. */
export function bestFirst(rows: readonly RankedRow[]): RankedRow[] {
  return [...rows].sort((one, other) => other.score - one.score);
}

function giveConsolation({ turns, units, book }: TableGame, entry: number): void {
  if (book.consolation < 0) return;
  for (let seat = 1; seat <= turns.seats && left(units, book.consolation) > 0; seat++) {
    if (isAway(turns, seat) || holdsAnything(units, seat)) continue;
    give(units, book.consolation, seat, { entry, kind: 'consolation' });
  }
}
