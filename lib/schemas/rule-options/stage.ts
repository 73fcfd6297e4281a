/** A small table on which the core plays a few throws, to show what an option does. Pure. */
import {
  append,
  classify,
  meaningOf,
  parseRules,
  start,
  THROWS,
  type Entry,
  type PlainEntry,
  type Rules,
  type State,
  type Tier,
} from '../../rules';

/** Throws that show what an option does; who passes between them goes without saying. */
export interface Scene {
  rules: Rules;
  players: number;
  log: readonly Entry[];
  /** The tiers of which it matters how many there are. */
  stock: readonly string[];
  /** Whether it matters who is next when all this has happened. */
  next: boolean;
}

/** What somebody does in a scene; whoever is to throw before passes. */
export type Act = { seat: number } & ({ dice: string } | { miss: true } | { grab: string });

/** A throw that wins nothing by the standard tiers. */
export const NOTHING = '112356';

/** Rules like the plainest ones but for what a scene needs. */
export function stage(differences: Record<string, unknown>): Rules {
  const rules = stageOf(differences);
  if (!rules) throw new Error(`no stage: ${JSON.stringify(differences)}`);
  return rules;
}

/** The same with what an organiser chose; null where that and the plainest rules contradict each other. */
export function stageOf(differences: Record<string, unknown>): Rules | null {
  const parsed = parseRules({ preset: 'plain', ...differences });
  return parsed.ok ? parsed.value : null;
}

/** The standard tiers of these ids with so many units, and what else differs. */
export function tiers(units: Record<string, number>, change: Record<string, Partial<Tier>> = {}): Tier[] {
  return stage({})
    .tiers.filter(({ id }) => units[id] !== undefined)
    .map((tier) => ({ ...tier, quantity: units[tier.id] ?? null, ...change[tier.id] }));
}

/** Plays acts as far as they are possible: what comes behind the end is left out. */
export function play(
  rules: Rules,
  players: number,
  acts: readonly Act[],
  { stock = [], next = false }: Partial<Pick<Scene, 'stock' | 'next'>> = {},
): Scene {
  const names = Array.from({ length: players }, (_, at) => String(at + 1));
  const started = start({ kind: 'table', rules, players: names });
  if (!started.ok) throw new Error(`no scene: ${started.error.code}`);
  let state = started.value;
  const log: Entry[] = [];
  const add = (entry: PlainEntry): boolean => {
    const longer = append(state, entry);
    if (!longer.ok) return false;
    state = longer.value;
    log.push(entry);
    return true;
  };
  for (const act of acts) {
    if ('grab' in act) {
      add({ kind: 'claim', seat: act.seat, tier: act.grab, count: 1 });
      continue;
    }
    const turn = state;
    for (let passed = 0; mayPass(state, act.seat, turn) && passed < players; passed++) {
      if (!add({ kind: 'pass', seat: state.next ?? 1 })) break;
    }
    add(
      'miss' in act
        ? { kind: 'miss', seat: act.seat, reason: 'out-of-bowl' }
        : { kind: 'throw', seat: act.seat, dice: act.dice },
    );
  }
  return { rules, players, log, stock, next };
}

function mayPass(state: State, seat: number, before: State): boolean {
  return state.next !== null && state.next !== seat && state.phase === before.phase;
}

/** Throws that take a tier under these rules, those that are called by a name of their own first. */
export function throwsOf(rules: Rules, tier: string): string[] {
  return THROWS.map(({ dice }) => ({ dice, meaning: meaningOf(rules, dice) }))
    .filter(({ meaning }) => meaning.tier === tier)
    .sort((one, other) => plainness(other.dice) - plainness(one.dice))
    .map(({ dice }) => arranged(dice));
}

/** How little else there is to be seen in a throw: many different dice. */
function plainness(dice: string): number {
  return new Set(dice).size - (classify(dice).hand === 'none' ? 6 : 0);
}

/** The dice with the telling ones first: four and more alike, else the 4s. */
export function arranged(dice: string): string {
  const { counts, hand } = classify(dice);
  if (hand === 'duitang') return '123456';
  const alike = counts.findIndex((count) => count >= 4);
  const telling = String(alike < 0 ? 4 : alike);
  return [...dice]
    .sort((one, other) => Number(other === telling) - Number(one === telling) || Number(one) - Number(other))
    .join('');
}
