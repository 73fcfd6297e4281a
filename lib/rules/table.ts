/** Which entries are possible at a table, and what they do (RULES 4 and 6). */
import { hasMatcher } from './book';
import { afterAttempt, afterTurn, beginRollOff } from './ending';
import { MOST_PLAYERS } from './entries';
import { judgeCalled, judgeThrow } from './judge';
import { refusal, type Refusal } from './refusals';
import { addAttempt, attempt, obstacleInRollOff, obstacleOfDice } from './roll-off';
import { beginScramble, grab, obstacleOfGrab } from './scramble';
import { settle } from './settlement';
import type { TableGame } from './table-game';
import { addSeat, addSkip, isAway, leaveSeat, returnSeat } from './turns';
import type { PlainEntry } from './types';

type Of<Kind extends PlainEntry['kind']> = Extract<PlainEntry, { kind: Kind }>;
type TurnEntry = Of<'throw' | 'called' | 'miss' | 'rethrow' | 'pass'>;

/** Why an entry can't be added to this game as it stands, turns aside (RULES 6.5); null where it can. */
export function obstacleAtTable(game: TableGame, entry: PlainEntry): Refusal | null {
  if (game.phase === 'finished') return refusal('game-ended');
  if ('seat' in entry && entry.seat > game.turns.seats) return refusal('not-seated', { seat: entry.seat });
  switch (entry.kind) {
    case 'join':
      return game.turns.seats < MOST_PLAYERS ? null : refusal('table-full', { most: MOST_PLAYERS });
    case 'leave':
      return isAway(game.turns, entry.seat) ? refusal('already-away', { seat: entry.seat }) : null;
    case 'return':
      return isAway(game.turns, entry.seat) ? null : refusal('not-away', { seat: entry.seat });
    case 'claim':
      return obstacleOfGrab(game, entry.tier, entry.count);
    case 'end':
      return obstacleOfEnd(game, entry);
    default:
      return obstacleOfTurn(game, entry);
  }
}

function obstacleOfTurn(game: TableGame, entry: TurnEntry): Refusal | null {
  if (game.phase === 'scramble') return refusal('in-scramble', { seat: entry.seat });
  if (game.rollOff) return obstacleInRollOff(game.rollOff, entry);
  if (entry.kind === 'throw') return obstacleOfDice(entry.dice, 6, entry.seat);
  return entry.kind === 'called' ? obstacleOfCalled(game, entry) : null;
}

/** RULES 4.16. */
function obstacleOfCalled({ book }: TableGame, { tier: id, fours }: Of<'called'>): Refusal | null {
  if (id === null) return fours === undefined ? null : refusal('called-fours', { tier: '' });
  const tier = book.rules.tiers.find((one) => one.id === id);
  if (!tier) return refusal('tier-unknown', { tier: id });
  if (tier.award === 'ranked') return refusal('called-ranked', { tier: id });
  if (fours !== undefined && !(book.rules.extras.sijin && hasMatcher(tier, 'alike', 4))) {
    return refusal('called-fours', { tier: id });
  }
  return null;
}

/** RULES 6.8: in a roll-off or a scramble an end may say what it likes. */
function obstacleOfEnd({ phase, title, book }: TableGame, { then }: Of<'end'>): Refusal | null {
  if (phase !== 'playing' || then !== 'roll-off') return null;
  if (book.rules.zhuangyuan.contest === 'first') return refusal('roll-off-under-first');
  return title.holders.length > 0 ? refusal('roll-off-has-title') : null;
}

/** Makes an entry take effect. It must be possible, but for an end, which stays an end (RULES 6.5). */
export function performAtTable(game: TableGame, entry: PlainEntry, number: number): void {
  game.nothing = null;
  game.extraNothing = null;
  switch (entry.kind) {
    case 'join':
      return addSeat(game.turns);
    case 'leave':
      return leaveSeat(game.turns, entry.seat);
    case 'return':
      return returnSeat(game.turns, entry.seat);
    case 'claim':
      return grab(game, entry.seat, entry.tier, entry.count, number);
    case 'end':
      return performEnd(game, entry, number);
    case 'rethrow':
      return;
    default:
      return game.rollOff ? performInRollOff(game, entry, number) : performTurn(game, entry, number);
  }
}

function performTurn(game: TableGame, entry: Exclude<TurnEntry, Of<'rethrow'>>, number: number): void {
  const before = game.title;
  switch (entry.kind) {
    case 'throw':
      game.throws++;
      judgeThrow(game, entry.seat, entry.dice, number);
      break;
    case 'called':
      game.throws++;
      judgeCalled(game, entry.seat, entry.tier, entry.fours ?? 0, number);
      break;
    case 'miss':
      if (entry.reason === 'out-of-bowl' && game.book.rules.miss === 'void-and-skip') {
        addSkip(game.turns, entry.seat);
      }
      break;
    case 'pass':
      break;
  }
  if (game.phase === 'playing') afterTurn(game, entry.seat, before, number);
}

function performInRollOff(game: TableGame, entry: TurnEntry, number: number): void {
  const dice = entry.kind === 'throw' ? entry.dice : null;
  if (dice !== null) game.throws++;
  game.rollOff = addAttempt(game.rollOff!, attempt(game.book, entry.seat, number, dice));
  afterAttempt(game, number);
}

function performEnd(game: TableGame, entry: Of<'end'>, number: number): void {
  if (game.phase !== 'scramble' && entry.then === 'scramble') return beginScramble(game, number, 'end-entry');
  const rollOff =
    game.phase === 'playing' && entry.then === 'roll-off' && obstacleOfEnd(game, entry) === null;
  return rollOff ? beginRollOff(game, number, 'end-entry') : settle(game, number, 'end-entry');
}
