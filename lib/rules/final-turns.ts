/** Finals played in turn for the title: `contest`, `seal` and `first-zhuangyuan` (RULES 8, 8.1). */
import type { Book } from './book';
import { classify } from './hands';
import { refusal, type Refusal } from './refusals';
import {
  addAttempt,
  attempt,
  decide,
  obstacleInRollOff,
  obstacleOfDice,
  startRollOff,
  type RollOff,
} from './roll-off';
import { NO_TITLE, recordClaim, titleChanged, type Title, type TitleRules } from './title';
import { addSkip, forkTurns, haveTurn, presentFromNext, startTurns, walk, type Turns } from './turns';
import type { Because, EndCause, NothingCode, TurningCause } from './causes';
import type { FinalFormat, PlainEntry } from './types';

export type TurnsFormat = Exclude<FinalFormat, 'three-dice' | 'six-dice'>;

/** A working value: play changes it in place, states keep forks. */
export interface TurnsFinal {
  readonly kind: 'turns-final';
  readonly book: Book;
  readonly format: TurnsFormat;
  readonly rounds: number;
  turns: Turns;
  phase: 'playing' | 'roll-off' | 'finished';
  title: Title;
  rollOff: RollOff | null;
  /** Whether a roll-off has decided: then there is no order after the champion. */
  rolledOff: boolean;
  /** `turns.rounds` when somebody first was 状元, or -1. */
  titleRound: number;
  /** `turns.had` at the throw that last changed the title. */
  quietFrom: number;
  throws: number;
  nothing: NothingCode | null;
  turning: Because<TurningCause> | null;
  end: Because<EndCause> | null;
}

export function startTurnsFinal(book: Book, format: TurnsFormat, seats: number, rounds: number): TurnsFinal {
  return {
    kind: 'turns-final',
    book,
    format,
    rounds,
    turns: startTurns(seats),
    phase: 'playing',
    title: NO_TITLE,
    rollOff: null,
    rolledOff: false,
    titleRound: -1,
    quietFrom: 0,
    throws: 0,
    nothing: null,
    turning: null,
    end: null,
  };
}

export function forkTurnsFinal(game: TurnsFinal): TurnsFinal {
  const fork = { ...game };
  fork.turns = forkTurns(game.turns);
  return fork;
}

/** Why an entry of somebody's turn can't be added, turns aside; null where it can. */
export function obstacleInTurnsFinal(game: TurnsFinal, entry: PlainEntry & { seat: number }): Refusal | null {
  if (game.rollOff) return obstacleInRollOff(game.rollOff, entry);
  if (entry.kind === 'throw') return obstacleOfDice(entry.dice, 6, entry.seat);
  if (entry.kind !== 'called') return null;
  return entry.tier === null && entry.fours === undefined
    ? null
    : refusal('called-in-final', { seat: entry.seat });
}

/** Makes a possible entry take effect. */
export function performInTurnsFinal(game: TurnsFinal, entry: PlainEntry, number: number): void {
  game.nothing = null;
  switch (entry.kind) {
    case 'end':
      return finish(game, number, 'end-entry');
    case 'throw':
    case 'called':
      game.throws++;
      break;
    case 'miss':
      if (!game.rollOff && entry.reason === 'out-of-bowl' && game.book.rules.miss === 'void-and-skip') {
        addSkip(game.turns, entry.seat);
      }
      break;
    case 'pass':
      break;
    default:
      return;
  }
  const dice = entry.kind === 'throw' ? entry.dice : null;
  if (game.rollOff) performInRollOff(game, entry.seat, dice, number);
  else performTurn(game, entry.seat, dice, entry.kind === 'called', number);
}

function performTurn(
  game: TurnsFinal,
  seat: number,
  dice: string | null,
  called: boolean,
  entry: number,
): void {
  const { turns } = game;
  const before = game.title;
  if (dice !== null) claim(game, seat, dice, entry);
  else if (called) game.nothing = 'no-hand';
  haveTurn(turns, seat);
  if (titleChanged(before, game.title)) {
    game.quietFrom = turns.had;
    if (game.titleRound < 0) game.titleRound = turns.rounds;
  }
  walk(turns);
  if (isOver(game)) finish(game, entry, 'done');
  else if (game.format === 'seal' && game.title.holders.length === 0 && turns.rounds >= game.rounds) {
    game.phase = 'roll-off';
    game.turning = { entry, cause: 'no-title' };
    game.rollOff = startRollOff(6, presentFromNext(turns));
  }
}

function claim(game: TurnsFinal, seat: number, dice: string, entry: number): void {
  const { hand, strength } = game.book.judgements[classify(dice).index]!;
  if (strength === 0) {
    game.nothing = 'no-hand';
    return;
  }
  const { locked } = game.title;
  game.title = recordClaim(game.title, { seat, entry, hand, strength }, titleRules(game));
  if (game.title.holders[0]?.entry !== entry) game.nothing = locked ? 'title-locked' : 'not-higher';
}

/** `contest` plays by 4.2 and 4.3 with one 状元; `seal` lets each player's best claim stand and knows no 免抢. */
function titleRules({ book, format }: TurnsFinal): TitleRules {
  const { repeat, immune } = book.rules.zhuangyuan;
  return format === 'contest' ? { quantity: 1, repeat, immune } : { quantity: 1, repeat: 'best', immune: [] };
}

function isOver({ format, title, turns, rounds, titleRound, quietFrom }: TurnsFinal): boolean {
  if (title.holders.length === 0) return false;
  switch (format) {
    case 'contest':
      return turns.rounds >= rounds && turns.rounds > titleRound;
    case 'seal':
      return turns.had - quietFrom >= turns.seats - 1;
    case 'first-zhuangyuan':
      return true;
  }
}

function performInRollOff(game: TurnsFinal, seat: number, dice: string | null, entry: number): void {
  const rollOff = addAttempt(game.rollOff!, attempt(game.book, seat, entry, dice));
  game.rollOff = rollOff;
  if (rollOff.owes.length > 0) return;
  const outcome = decide(rollOff);
  if ('again' in outcome) {
    game.rollOff = outcome.again;
    return;
  }
  game.title = { ...game.title, holders: [outcome.winner] };
  game.rolledOff = true;
  finish(game, entry, 'roll-off');
}

function finish(game: TurnsFinal, entry: number, cause: EndCause): void {
  game.phase = 'finished';
  game.rollOff = null;
  game.end = { entry, cause };
}

/** The champion, and after them those with a standing claim; after a roll-off the champion alone. */
export function rankingOfTurns({ title, rolledOff }: TurnsFinal): { rank: number; seat: number }[] {
  const order = rolledOff ? title.holders : title.claims;
  return order.map(({ seat }, at) => ({ rank: at + 1, seat }));
}
