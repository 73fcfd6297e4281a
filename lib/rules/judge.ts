/** What one throw wins, claims and takes (RULES 4). */
import { chasedUnit, chaseOpen, mayChase } from './chase';
import { claimEffects, dealOut } from './effects';
import { classify } from './hands';
import { beginScramble } from './scramble';
import type { Judgement } from './book';
import type { NothingCode } from './causes';
import type { TableGame } from './table-game';
import { holdsTitle, recordClaim } from './title';
import { give, left, pass } from './units';

/** A throw by its dice. */
export function judgeThrow(game: TableGame, seat: number, dice: string, entry: number): void {
  const judgement = game.book.judgements[classify(dice).index]!;
  if (judgement.strength > 0) claim(game, seat, judgement, entry);
  else if (judgement.tier < 0) game.nothing = 'no-hand';
  else win(game, seat, judgement.tier, judgement.score, entry);
  if (judgement.extra > 0) winExtra(game, seat, judgement.extra, entry);
  if (judgement.black) blacken(game, seat, entry);
}

/** A throw by the tier that the table called out, or 罚黑 (RULES 4.16). */
export function judgeCalled(
  game: TableGame,
  seat: number,
  tier: string | null,
  fours: number,
  entry: number,
): void {
  if (tier === null) {
    game.nothing = 'no-hand';
    return;
  }
  win(game, seat, game.book.prizeNumbers.get(tier)!, 0, entry);
  if (fours > 0) winExtra(game, seat, fours, entry);
}

/** RULES 4.1 to 4.7. */
function claim(game: TableGame, seat: number, judgement: Judgement, entry: number): void {
  const holds =
    game.book.rules.zhuangyuan.contest === 'first'
      ? claimUnit(game, seat, entry)
      : claimTitle(game, seat, judgement, entry);
  claimEffects(game, seat, judgement.hand, holds, entry);
}

/** RULES 4.1: whether the claim won a unit. */
function claimUnit(game: TableGame, seat: number, entry: number): boolean {
  const { units, book } = game;
  if (left(units, book.crown) > 0) {
    give(units, book.crown, seat, { entry, kind: 'award' });
    return true;
  }
  game.nothing = exhausted(game, seat, book.crown, entry);
  return false;
}

/** RULES 4.2, 4.3: whether the claim holds a title now. */
function claimTitle(game: TableGame, seat: number, { hand, strength }: Judgement, entry: number): boolean {
  const { locked } = game.title;
  game.title = recordClaim(game.title, { seat, entry, hand, strength }, game.book.rules.zhuangyuan);
  const holds = holdsTitle(game.title, entry);
  if (!holds) game.nothing = locked ? 'title-locked' : 'not-higher';
  return holds;
}

/** RULES 4.10 to 4.14. */
function win(game: TableGame, seat: number, tier: number, score: number, entry: number): void {
  const { units, book, turns, ranked } = game;
  if (book.rules.tiers[tier]!.award === 'ranked') ranked[tier]!.push({ seat, entry, score });
  else if (left(units, tier) > 0) give(units, tier, seat, { entry, kind: 'award' });
  else if (!mayChase(book, tier)) game.nothing = exhausted(game, seat, tier, entry);
  else if (!chaseOpen(units, ranked, tier)) game.nothing = 'chase-closed';
  else {
    const unit = chasedUnit(units, tier, seat, turns.seats);
    if (unit === 0) game.nothing = 'nobody-to-chase';
    else pass(units, tier, unit, seat, { entry, kind: 'chase' });
  }
}

/** RULES 4.7 and 4.15: an extra of so many 4s. */
function winExtra(game: TableGame, seat: number, fours: number, entry: number): void {
  const tier = game.book.extraTiers[fours]!;
  if (tier < 0) return;
  if (left(game.units, tier) > 0) give(game.units, tier, seat, { entry, kind: 'extra' });
  else game.extraNothing = exhausted(game, seat, tier, entry);
}

/** RULES 4.14: what a prize whose pool is empty gives instead; why nothing, if so. */
function exhausted(
  { units, book }: TableGame,
  seat: number,
  prize: number,
  entry: number,
): NothingCode | null {
  if (book.rules.exhausted === 'nothing') return 'pool-empty';
  const lower = book.immediate.find((tier) => tier < prize && left(units, tier) > 0);
  if (lower === undefined) return 'nothing-below';
  give(units, lower, seat, { entry, kind: 'step-down' });
  return null;
}

/** RULES 4.8, 4.9: what a 六勃黑 does after all it won. */
function blacken(game: TableGame, seat: number, entry: number): void {
  const { then } = game.book.rules.liuhei;
  if (then === 'scramble' && game.phase === 'playing') beginScramble(game, entry, 'liuhei');
  if (then === 'share-own') dealOut(game, seat, entry);
}
