/** What can be logged now, and what is at stake: questions that pages ask of a state. */
import { mayChase } from './chase';
import { hasMatcher, bookOf } from './book';
import { classify, handDetail, type HandDetail } from './hands';
import { nextOf } from './game';
import { grabbable } from './scramble';
import type { State } from './state';
import { ZHUANGYUAN, type Hand, type Holding, type Rules } from './types';

/** A called throw but for its seat (RULES 4.16). */
export interface CalledChoice {
  /** null: 罚黑. */
  readonly tier: string | null;
  readonly fours?: 1 | 2;
}

/**
 * Every called throw that could be added now (RULES 4.16, 8.1): 罚黑 first, then the immediate tiers, lowest
 * first, each followed by its variants with one and two 4s where the rules know them. Empty where the dice
 * decide, or nobody is to throw.
 */
export function calledChoices(state: State): readonly CalledChoice[] {
  const { game } = state.session;
  if (game.kind === 'dice-final' || game.phase !== 'playing' || nextOf(game) === null) return [];
  if (game.kind === 'turns-final') return [{ tier: null }];
  const { tiers, extras } = game.book.rules;
  const called = tiers
    .filter(({ award }) => award === 'immediate')
    .flatMap((tier): CalledChoice[] => {
      const plain = { tier: tier.id };
      if (!extras.sijin || !hasMatcher(tier, 'alike', 4)) return [plain];
      return [plain, { ...plain, fours: 1 }, { ...plain, fours: 2 }];
    });
  return [{ tier: null }, ...called];
}

/** How many dice the next throw has; null where nobody is to throw. */
export function diceExpected(state: State): 3 | 6 | null {
  if (state.next === null) return null;
  return state.owing?.dice ?? 6;
}

/** Whether a throw, a miss, a re-throw or a pass by this seat could be added now (RULES 6.4, 6.5). */
export function mayBeThrownBy(state: State, seat: number): boolean {
  return state.next === seat;
}

/** What may be grabbed now, highest first (RULES 6.7); empty outside a scramble. */
export function grabs(state: State): readonly { readonly tier: string; readonly left: number }[] {
  const { game } = state.session;
  if (game.kind !== 'table' || game.phase !== 'scramble') return [];
  const { book } = game;
  return [book.crown, ...book.immediate]
    .map((prize) => ({ tier: book.prizes[prize]!.id, left: grabbable(game, prize) }))
    .filter(({ left }) => left > 0);
}

/** What a seat holds that others may chase while the game is open (RULES 4.12): worth a warning before it leaves. */
export function chaseable(state: State, seat: number): readonly Holding[] {
  const { game } = state.session;
  if (game.kind !== 'table' || game.phase === 'finished') return [];
  const { book, units } = game;
  return book.immediate
    .filter((tier) => mayChase(book, tier))
    .flatMap((tier) =>
      units.given[tier]!.flatMap((unit, at) =>
        unit.seat === seat && !unit.guarded ? [{ seat, tier: book.prizes[tier]!.id, unit: at + 1 }] : [],
      ),
    );
}

/** Turns that have gone by out of those after which something happens (RULES 6.6, 6.9, 8). */
export interface Countdown {
  /** What then happens: the game ends, the title is rolled off, or the final is sealed. */
  readonly to: 'end' | 'roll-off' | 'seal';
  readonly gone: number;
  readonly of: number;
}

/** The circle under way: towards the end of a `quiet-round`, towards a roll-off, or towards the seal of a final. */
export function countdown(state: State): Countdown | null {
  const { game } = state.session;
  if (game.kind === 'dice-final' || game.phase !== 'playing') return null;
  const { had, seats } = game.turns;
  if (game.kind === 'turns-final') {
    const open = game.format !== 'seal' || game.title.holders.length === 0;
    return open ? null : { to: 'seal', gone: had - game.quietFrom, of: seats - 1 };
  }
  const { zhuangyuan, finish } = game.book.rules;
  if (game.doneRound >= 0) {
    return finish === 'quiet-round' ? { to: 'end', gone: had - game.quietFrom, of: seats } : null;
  }
  if (game.goneAt < 0 || zhuangyuan.fallback === 'none' || zhuangyuan.contest === 'first') return null;
  return { to: 'roll-off', gone: had - game.goneAt, of: zhuangyuan.fallbackAfter * seats };
}

/** What six dice mean under some rules, whatever the game (RULES 1, 2). */
export interface Meaning {
  readonly hand: Hand;
  readonly detail: HandDetail;
  /** The tier that the throw takes, `zhuangyuan` for a claim, or null. */
  readonly tier: string | null;
  /** See `strengthOf`; 0 where it is no claim. */
  readonly strength: number;
}

/** What six dice mean under these rules, before anything is known of pools and titles (RULES 1.1, 1.2, 2). */
export function meaningOf(rules: Rules, dice: string): Meaning {
  const { hand, strength, tier } = bookOf(rules).judgements[classify(dice).index]!;
  const id = strength > 0 ? ZHUANGYUAN : (rules.tiers[tier]?.id ?? null);
  return { hand, detail: handDetail(dice), tier: id, strength };
}
