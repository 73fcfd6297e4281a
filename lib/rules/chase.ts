/** 追: taking a unit that somebody else has won (RULES 4.12, 4.13). */
import type { Book } from './book';
import type { Unit, Units } from './units';

/** Whether chasing a tier is open: always, or while some other ordinary tier has something left (RULES 4.13). */
export function chaseOpen(units: Units, ranked: readonly { length: number }[], tier: number): boolean {
  const { rules, crown } = units.book;
  if (rules.chaseWhile === 'game-open') return true;
  for (let other = 0; other < crown; other++) {
    if (other !== tier && somethingLeft(units, ranked, other)) return true;
  }
  return false;
}

/** A tier has something left: units in its pool, or for a ranked one fewer entries than its quantity. */
export function somethingLeft(units: Units, ranked: readonly { length: number }[], tier: number): boolean {
  const { quantity } = units.book.prizes[tier]!;
  const gone = isRanked(units.book, tier) ? ranked[tier]!.length : units.given[tier]!.length;
  return gone < quantity;
}

function isRanked(book: Book, tier: number): boolean {
  return book.rules.tiers[tier]!.award === 'ranked';
}

/**
 * The unit that a chase by `seat` takes (RULES 4.12).
 * @returns its number, or 0 where others hold none that may be chased
 */
export function chasedUnit(units: Units, tier: number, seat: number, seats: number): number {
  const held = units.given[tier]!;
  const mode = units.book.rules.tiers[tier]!.chase;
  let best = 0;
  for (let number = 1; number <= held.length; number++) {
    const unit = held[number - 1]!;
    if (unit.seat === seat || unit.guarded) continue;
    if (best === 0 || goesBefore(unit, held[best - 1]!)) best = number;
  }
  return best;

  function goesBefore(one: Unit, other: Unit): boolean {
    if (mode === 'first-winner') return one.stamp < other.stamp;
    if (mode === 'nearest-behind' && one.seat !== other.seat) return stepsBack(one) < stepsBack(other);
    return one.stamp > other.stamp;
  }

  function stepsBack(unit: Unit): number {
    return (seat - unit.seat + seats) % seats;
  }
}

/** Whether a tier is ever chased: `chase` on an unlimited or a ranked tier has no effect (RULES 3.2). */
export function mayChase(book: Book, tier: number): boolean {
  const { chase, quantity, award } = book.rules.tiers[tier]!;
  return chase !== 'none' && quantity !== null && award === 'immediate';
}
