/** Claims and the title under `contest: highest` (RULES 4.2, 4.3). */
import type { Hand, ZhuangyuanClass } from './types';

/** A player's standing claim. */
export interface Claim {
  readonly seat: number;
  /** The entry of the throw. */
  readonly entry: number;
  /** `roll-off` for a throw that decided a roll-off without being a claim (RULES 6.9). */
  readonly hand: Hand | 'roll-off';
  /** See `strengthOf`; 0 where it is no claim. */
  readonly strength: number;
}

/** An immutable value: a claim makes a new one. */
export interface Title {
  /** Standing claims, one a player, best first; of equals the one that took effect earlier. */
  readonly claims: readonly Claim[];
  /** The first of them that hold a title. */
  readonly holders: readonly Claim[];
  /** Whether the title rests on a claim of an immune class, so that later claims are not recorded. */
  readonly locked: boolean;
}

export const NO_TITLE: Title = { claims: [], holders: [], locked: false };

export interface TitleRules {
  readonly quantity: number;
  readonly repeat: 'best' | 'last';
  readonly immune: readonly ZhuangyuanClass[];
}

/**
 * Records a claim, made after all that are recorded.
 * @returns the same value where the claim changes nothing
 */
export function recordClaim(title: Title, claim: Claim, rules: TitleRules): Title {
  if (title.locked) return title;
  const own = title.claims.find(({ seat }) => seat === claim.seat);
  if (own && rules.repeat === 'best' && own.strength >= claim.strength) return title;
  const others = title.claims.filter((one) => one !== own);
  const place = others.findIndex(({ strength }) => strength < claim.strength);
  const claims = [...others];
  claims.splice(place < 0 ? others.length : place, 0, claim);
  const holders = claims.slice(0, rules.quantity);
  const locked = rules.immune.some((immune) => immune === holders[0]!.hand);
  return { claims, holders, locked };
}

/** Whether holders or the throws that they rest on differ (RULES 6.6). */
export function titleChanged(before: Title, after: Title): boolean {
  if (before === after) return false;
  return (
    before.holders.length !== after.holders.length ||
    before.holders.some((claim, place) => claim !== after.holders[place])
  );
}

/** Whether a throw of this entry holds a title now. */
export function holdsTitle(title: Title, entry: number): boolean {
  return title.holders.some((claim) => claim.entry === entry);
}
