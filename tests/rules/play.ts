/** A short way to write a game down in a test. */
import {
  PRESETS,
  append,
  parseRules,
  start,
  type Entry,
  type FinalFormat,
  type FinalSetup,
  type Move,
  type PlainEntry,
  type PresetId,
  type Refusal,
  type RefusalCode,
  type Rules,
  type Setup,
  type State,
  type TableSetup,
} from '@/lib/rules';

/** Rules as differences from the plain preset, or from another one. */
export function rulesWith(differences: Record<string, unknown>, preset: PresetId = 'plain'): Rules {
  const rules = parseRules({ preset, ...differences });
  if (!rules.ok) throw new Error(`${rules.error.code} ${JSON.stringify(rules.error.params)}`);
  return rules.value;
}

/** The plain preset's tiers with other quantities (by id), and anything else that differs. */
export function tiersWith(changes: Record<string, Record<string, unknown>>): unknown[] {
  return PRESETS.plain.tiers.map((tier) => ({ ...tier, ...changes[tier.id] }));
}

/** The same object but for one key. */
export function without(object: object, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([own]) => own !== key));
}

export function table(rules: Rules | PresetId, seats = 3): TableSetup {
  return { kind: 'table', rules: typeof rules === 'string' ? PRESETS[rules] : rules, players: names(seats) };
}

export function final(
  format: FinalFormat,
  seats = 3,
  {
    rules = PRESETS.plain,
    places = 1,
    rounds = 3,
  }: Partial<Pick<FinalSetup, 'rules' | 'places' | 'rounds'>> = {},
): FinalSetup {
  return { kind: 'final', format, rules, players: names(seats), places, rounds };
}

function names(seats: number): string[] {
  return Array.from({ length: seats }, (_, at) => `guest ${at + 1}`);
}

/**
 * One entry: dice, `miss`, `foul`, `cocked` or `pass` by the seat whose turn it is (or by seat 2 in `2:444411`), or a whole
 * entry.
 */
export type Step = string | Entry;

const WORDS: Record<string, (seat: number) => PlainEntry> = {
  miss: (seat) => ({ kind: 'miss', seat, reason: 'out-of-bowl' }),
  foul: (seat) => ({ kind: 'miss', seat, reason: 'foul' }),
  cocked: (seat) => ({ kind: 'rethrow', seat, reason: 'cocked' }),
  pass: (seat) => ({ kind: 'pass', seat }),
  black: (seat) => ({ kind: 'called', seat, tier: null }),
};

function entryOf(state: State, step: Step): Entry {
  if (typeof step !== 'string') return step;
  const [, named, word = ''] = /^(?:(\d+):)?(.+)$/.exec(step) ?? [];
  const seat = named === undefined ? (state.next ?? 1) : Number(named);
  return WORDS[word]?.(seat) ?? { kind: 'throw', seat, dice: word };
}

/** Plays all steps from a setup or from a state; every one must be accepted. */
export function play(from: Setup | State, ...steps: Step[]): State {
  return steps.reduce((state, step) => {
    const longer = append(state, entryOf(state, step));
    if (!longer.ok) throw new Error(`${JSON.stringify(step)} refused: ${longer.error.code}`);
    return longer.value;
  }, begin(from));
}

/** The refusal of one more step. */
export function refusalOf(state: State, step: Step): Refusal {
  const longer = append(state, entryOf(state, step));
  if (longer.ok) throw new Error(`${JSON.stringify(step)} was accepted`);
  return longer.error;
}

export function codeOf(state: State, step: Step): RefusalCode {
  return refusalOf(state, step).code;
}

export function begin(from: Setup | State): State {
  if (!('kind' in from)) return from;
  const started = start(from);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

/** What a seat holds, as `tier` or `tier×count`, in the order of holdings. */
export function holds(state: State, seat: number): string[] {
  const counts = new Map<string, number>();
  for (const row of state.holdings) {
    if (row.seat === seat) counts.set(row.tier, (counts.get(row.tier) ?? 0) + 1);
  }
  return [...counts].map(([tier, count]) => (count === 1 ? tier : `${tier}×${count}`));
}

/** Moves in short: `kind tier#unit from>to`, the pool being 0. */
export function movesIn(state: State, entry?: number): string[] {
  const inShort = ({ kind, tier, unit, from, to }: Move): string =>
    `${kind} ${tier}#${unit} ${from ?? 0}>${to}`;
  return state.moves.filter((move) => entry === undefined || move.entry === entry).map(inShort);
}

/** Title holders in short: `seat hand entry`. */
export function titleOf(state: State): string[] {
  return state.title.map(({ seat, hand, entry }) => `${seat} ${hand} ${entry}`);
}

export function ignoredIn(state: State): number[] {
  return state.ignored.map(({ entry }) => entry);
}

/** Dice that are good for a tier of the standard tiers, or for nothing. */
export const DICE = {
  none: '112356',
  yixiu: '411256',
  erju: '441256',
  sijin: '222213',
  sanhong: '444126',
  duitang: '123456',
  sihong: '444423',
  jinhua: '444411',
  wuzi: '333331',
  wuhong: '444441',
  liuhei: '666666',
  biandijin: '111111',
  liuhong: '444444',
} as const;

export function called(seat: number, tier: string | null, fours?: 1 | 2): PlainEntry {
  return fours === undefined ? { kind: 'called', seat, tier } : { kind: 'called', seat, tier, fours };
}

export const END: PlainEntry = { kind: 'end', reason: 'time is up' };

export function endThen(then: 'scramble' | 'roll-off'): PlainEntry {
  return { kind: 'end', reason: 'time is up', then };
}

export function amend(target: number, entry: PlainEntry): Entry {
  return { kind: 'amend', target, with: entry };
}

export function insert(before: number, entry: PlainEntry): Entry {
  return { kind: 'insert', before, entry };
}

export function remove(target: number): Entry {
  return { kind: 'remove', target };
}

export function thrown(seat: number, dice: string): PlainEntry {
  return { kind: 'throw', seat, dice };
}

export function leave(seat: number): PlainEntry {
  return { kind: 'leave', seat };
}

export function comeBack(seat: number): PlainEntry {
  return { kind: 'return', seat };
}

export function join(name: string): PlainEntry {
  return { kind: 'join', name };
}

export function grab(seat: number, tier: string, count: number): PlainEntry {
  return { kind: 'claim', seat, tier, count };
}
