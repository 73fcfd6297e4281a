/** Games that are played for a look at the rules, by hand or by chance that a seed decides. Pure. */
import {
  append,
  diceExpected,
  grabs,
  meaningOf,
  MOST_ENTRIES,
  THROWS,
  type PlainEntry,
  type Rules,
  type State,
} from '../rules';
import { OUTCOMES, waysOf } from '../rules/odds';
import { pick, seededRandom } from '../rules/random';

export const MOST_SEED = 999_999;
/** More of one prize than these are grabbed several at a time. */
const MOST_GRABS = 60;

/** A seed for a new game. */
export function newSeed(random: () => number): number {
  return 1 + pick(random, MOST_SEED);
}

/**
 * What chance does next: a throw, or in a scramble a grab of the highest that is left. The same seed at the same
 * place of the log has the same dice, whatever was done by hand before; so a throw that was taken back comes again.
 * Null where nobody can do anything.
 */
export function chanceOf(state: State, seed: number): PlainEntry | null {
  const random = seededRandom(seed * (MOST_ENTRIES + 1) + state.length);
  if (state.length >= MOST_ENTRIES - 1 && state.phase !== 'finished') return { kind: 'end', reason: '-' };
  if (state.phase === 'scramble') {
    const [grabbed] = grabs(state);
    if (!grabbed) return null;
    const count = Math.ceil(grabbed.left / MOST_GRABS);
    return { kind: 'claim', seat: 1 + pick(random, state.players.length), tier: grabbed.tier, count };
  }
  const dice = diceExpected(state);
  if (state.next === null || dice === null) return null;
  return { kind: 'throw', seat: state.next, dice: randomDice(random, dice) };
}

export type Until = 'throw' | 'round' | 'turning' | 'end';

/** What chance does from here until then: one throw, the end of the round, the next turn of events, or the end. */
export function chanceUntil(state: State, seed: number, until: Until): PlainEntry[] {
  const entries: PlainEntry[] = [];
  let now = state;
  while (now.phase !== 'finished') {
    const entry = chanceOf(now, seed);
    if (!entry) break;
    const longer = append(now, entry);
    if (!longer.ok) break;
    entries.push(entry);
    const before = now;
    now = longer.value;
    if (until === 'throw' || isReached(until, before, now)) break;
  }
  return entries;
}

function isReached(until: Until, before: State, now: State): boolean {
  if (until === 'end') return false;
  if (now.phase !== before.phase) return true;
  if (until === 'round') return now.round !== before.round;
  const [was, is] = [before.title[0], now.title[0]];
  const moved = now.moves.length - before.moves.length;
  const ofOthers = moved > 0 && now.moves.slice(-moved).some(({ from }) => from !== null);
  return was?.seat !== is?.seat || was?.entry !== is?.entry || ofOthers;
}

/** Dice at random, as they fall. */
export function randomDice(random: () => number, count: 3 | 6 = 6): string {
  return Array.from({ length: count }, () => 1 + pick(random, 6)).join('');
}

/** Once in how many throws something comes that so many outcomes are. */
export function chanceIn(count: number): number {
  const per = OUTCOMES / count;
  return per < 10 ? Math.round(per * 10) / 10 : Math.round(per);
}

/** How a throw stands among all that six dice can be. */
export interface Standing {
  /** In how many of all outcomes a throw is weaker, and in how many it is as strong. */
  weaker: number;
  alike: number;
  outcomes: number;
}

/** The place of six dice among all outcomes: claims by strength, then tiers, then nothing. */
export function standingOf(rules: Rules, dice: string): Standing {
  const own = valueOf(rules, dice);
  const standing = { weaker: 0, alike: 0, outcomes: OUTCOMES };
  for (const thrown of THROWS) {
    const value = valueOf(rules, thrown.dice);
    if (value < own) standing.weaker += waysOf(thrown);
    else if (value === own) standing.alike += waysOf(thrown);
  }
  return standing;
}

/** Higher than every tier. */
const CLAIM = 1_000;

function valueOf(rules: Rules, dice: string): number {
  const { tier, strength } = meaningOf(rules, dice);
  if (strength > 0) return CLAIM + strength;
  return tier === null ? -1 : rules.tiers.findIndex(({ id }) => id === tier);
}
