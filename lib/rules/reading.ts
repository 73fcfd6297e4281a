/** What an entry says by itself in the game as it stands: hand, tier, score. */
import { classify, handDetail, sumOf, type HandDetail } from './hands';
import type { Game } from './game';
import { ZHUANGYUAN, type Hand, type PlainEntry } from './types';

export interface Reading {
  /** What six dice are called under these rules (RULES 1.1); null where none are known. */
  readonly hand: Hand | null;
  readonly detail: HandDetail;
  /** The tier that the throw takes (whether or not it wins a unit) or that is called or grabbed; `zhuangyuan` for a claim. */
  readonly tier: string | null;
  /** What counts besides: a ranked tier's score (4.10), the sum in a roll-off or with three dice, 0 for a miss or pass there. */
  readonly score: number | null;
}

export const NO_READING: Reading = { hand: null, detail: null, tier: null, score: null };

/** Reads an entry for the game in which it is about to take effect. */
export function readingOf(game: Game, entry: PlainEntry): Reading {
  const rollingOff = game.kind === 'dice-final' || game.rollOff !== null;
  switch (entry.kind) {
    case 'throw':
      return entry.dice.length === 6
        ? readSix(game, entry.dice, rollingOff)
        : { ...NO_READING, score: sumOf(entry.dice) };
    case 'called':
      return { ...NO_READING, hand: entry.tier === null ? 'none' : null, tier: entry.tier };
    case 'miss':
    case 'pass':
      return rollingOff ? { ...NO_READING, score: 0 } : NO_READING;
    case 'claim':
      return { ...NO_READING, tier: entry.tier };
    default:
      return NO_READING;
  }
}

function readSix(game: Game, dice: string, rollingOff: boolean): Reading {
  const { hand, strength, tier, score, thrown } = game.book.judgements[classify(dice).index]!;
  const detail = handDetail(dice);
  if (strength > 0) return { hand, detail, tier: ZHUANGYUAN, score: null };
  if (game.kind !== 'dice-final' && rollingOff) return { hand, detail, tier: null, score: thrown.sum };
  const taken = game.book.rules.tiers[tier];
  if (!taken) return { hand, detail, tier: null, score: null };
  const scored = taken.award === 'ranked' || game.kind === 'dice-final';
  return { hand, detail, tier: taken.id, score: scored ? score : null };
}
