/** When a table's game ends, or the title is rolled off (RULES 6.6, 6.9). */
import { somethingLeft } from './chase';
import { decide, startRollOff } from './roll-off';
import { settle } from './settlement';
import type { TurningCause } from './causes';
import type { TableGame } from './table-game';
import { titleChanged, type Title } from './title';
import { haveTurn, presentFromNext, walk } from './turns';
import { left } from './units';

/**
 * What follows every entry that uses a turn, once its own effects are done: the walk to the next seat, then
 * whether the game is over.
 */
export function afterTurn(game: TableGame, seat: number, before: Title, entry: number): void {
  const { turns, book } = game;
  const { rules } = book;
  haveTurn(turns, seat);
  const gone = allButTitleDone(game);
  const done = gone && titleSettled(game);
  if (gone && game.goneAt < 0) game.goneAt = turns.had;
  if (done && game.doneRound < 0) {
    game.doneRound = turns.rounds;
    game.quietFrom = turns.had;
  }
  if (titleChanged(before, game.title)) game.quietFrom = turns.had;
  walk(turns);
  if (done && finishes(game)) settle(game, entry, 'done');
  else if (gone && !done && waitedLongEnough(game)) beginRollOff(game, entry, 'no-title');
  else if (rules.roundLimit !== null && turns.rounds >= rules.roundLimit) {
    if (mayRollOff(game)) beginRollOff(game, entry, 'round-limit');
    else settle(game, entry, 'round-limit');
  }
}

function allButTitleDone({ units, ranked, book }: TableGame): boolean {
  for (let tier = 0; tier < book.crown; tier++) {
    if (book.prizes[tier]!.quantity !== Infinity && somethingLeft(units, ranked, tier)) return false;
  }
  return true;
}

function titleSettled({ title, units, book }: TableGame): boolean {
  return book.rules.zhuangyuan.contest === 'first' ? left(units, book.crown) === 0 : title.holders.length > 0;
}

function finishes({ book, turns, doneRound, quietFrom }: TableGame): boolean {
  switch (book.rules.finish) {
    case 'stop':
      return true;
    case 'finish-round':
      return turns.rounds > doneRound;
    case 'quiet-round':
      return turns.had - quietFrom >= turns.seats;
  }
}

/** Whether the rules know a roll-off, and nobody has the title. */
function mayRollOff({ book, title }: TableGame): boolean {
  const { fallback, contest } = book.rules.zhuangyuan;
  return fallback !== 'none' && contest === 'highest' && title.holders.length === 0;
}

function waitedLongEnough(game: TableGame): boolean {
  const { book, turns, goneAt } = game;
  return mayRollOff(game) && turns.had - goneAt >= book.rules.zhuangyuan.fallbackAfter * turns.seats;
}

/** Throwing for prizes stops; who is there throws for the title. Where nobody is, the game ends without one. */
export function beginRollOff(game: TableGame, entry: number, cause: TurningCause): void {
  const dice = game.book.rules.zhuangyuan.fallback === 'three-dice' ? 3 : 6;
  const seats = presentFromNext(game.turns);
  game.phase = 'roll-off';
  game.turning = { entry, cause };
  game.rollOff = startRollOff(dice, seats);
  if (seats.length === 0) settle(game, entry, 'roll-off');
}

/** Once nobody owes a throw: the title and the end of the game, or another round of those tied. */
export function afterAttempt(game: TableGame, entry: number): void {
  const { rollOff } = game;
  if (!rollOff || rollOff.owes.length > 0) return;
  const outcome = decide(rollOff);
  if ('again' in outcome) {
    game.rollOff = outcome.again;
    return;
  }
  game.title = { ...game.title, holders: [outcome.winner] };
  settle(game, entry, 'roll-off');
}
