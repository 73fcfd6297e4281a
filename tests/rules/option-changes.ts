/** Every change of one option of a rules object, and games that would show whether it matters. */
import {
  THROWS,
  ZHUANGYUAN_CLASSES,
  answer,
  append,
  diceExpected,
  grabs,
  parseRules,
  replay,
  start,
  type Entry,
  type PlainEntry,
  type Rules,
  type State,
  type TableSetup,
} from '@/lib/rules';
import { pick, type Random } from '@/lib/rules/random';

/** A change and what it makes of the rules; only valid rules, and only real changes. */
export interface Changed {
  readonly change: string;
  readonly rules: Rules;
}

type Draft = { [Key in keyof Rules]: unknown };

export function optionChanges(rules: Rules): Changed[] {
  const found = new Map<string, Changed>();
  const before = JSON.stringify(rules);
  const add = (change: string, draft: Draft): void => {
    const parsed = parseRules(draft);
    if (!parsed.ok) return;
    const text = JSON.stringify(parsed.value);
    if (text !== before) found.set(text, { change, rules: parsed.value });
  };
  for (const [option, values] of Object.entries(choices(rules))) {
    for (const value of values) add(`${option} = ${JSON.stringify(value)}`, withOption(rules, option, value));
  }
  rules.tiers.forEach((tier, at) => {
    for (const [key, values] of Object.entries(TIER_CHOICES)) {
      for (const value of values) {
        const tiers = rules.tiers.with(at, { ...tier, [key]: value });
        add(`tiers.${tier.id}.${key} = ${JSON.stringify(value)}`, { ...rules, tiers });
      }
    }
  });
  return [...found.values()];
}

const TIER_CHOICES = {
  quantity: [null, 1, 2, 3],
  chase: ['none', 'last-winner', 'first-winner', 'nearest-behind'],
  award: ['immediate', 'ranked'],
};

function withOption(rules: Rules, option: string, value: unknown): Draft {
  const [first = '', second] = option.split('.');
  if (second === undefined) return { ...rules, [first]: value };
  return { ...rules, [first]: { ...(rules[first as keyof Rules] as object), [second]: value } };
}

/** Values to try, by option. */
function choices(rules: Rules): Record<string, unknown[]> {
  const { order, immune, duitangAtEnd } = rules.zhuangyuan;
  const toggled = <Value>(list: readonly Value[], all: readonly Value[]): Value[][] =>
    all.map((value) => (list.includes(value) ? list.filter((one) => one !== value) : [...list, value]));
  const swapped = order.slice(1).map((hand, at) => order.with(at, hand).with(at + 1, order[at] ?? hand));
  const switchOf = [true, false];
  return {
    chaseWhile: ['others-remain', 'game-open'],
    'zhuangyuan.quantity': [1, 2],
    'zhuangyuan.order': [...toggled(order, ZHUANGYUAN_CLASSES), ...swapped],
    'zhuangyuan.wuzi': ['face-then-kicker', 'kicker'],
    'zhuangyuan.contest': ['highest', 'first'],
    'zhuangyuan.repeat': ['best', 'last'],
    'zhuangyuan.immune': toggled(immune, ZHUANGYUAN_CLASSES),
    'zhuangyuan.duitangAtEnd': toggled(duitangAtEnd, ZHUANGYUAN_CLASSES),
    'zhuangyuan.fallback': ['none', 'three-dice', 'six-dice'],
    'zhuangyuan.fallbackAfter': [0, 1, 2],
    'jinhua.duitang': ['none', 'remaining', 'all'],
    'jinhua.protected': switchOf,
    'liuhong.takes': ['none', 'duitang', 'remaining', 'everything'],
    'liuhong.sparesJinhua': switchOf,
    'liuhong.ends': switchOf,
    'biandijin.takes': ['none', 'remaining'],
    'liuhei.then': ['nothing', 'scramble', 'share-own'],
    'liuhei.faces': toggled(rules.liuhei.faces, [1, 2, 3, 5, 6]),
    'extras.sijin': switchOf,
    'extras.wuzi': switchOf,
    exhausted: ['nothing', 'step-down'],
    miss: ['void', 'void-and-skip'],
    finish: ['stop', 'finish-round', 'quiet-round'],
    roundLimit: [null, 1, 2, 4],
    bonusTier: ['duitang', 'sijin', 'nowhere'],
    consolation: [null, { id: 'cake', name: '', quantity: 1 }, { id: 'cake', name: '', quantity: null }],
  };
}

const DICE = THROWS.map(({ dice }) => dice);
/** What disputes are about comes up more often here than in a bowl; and some tables see no 状元 for long. */
const ORDINARY = '222244 333324 123456 334455 444123 441235 411235 222213 112356'.split(' ');
const GREAT =
  '444444 111111 666666 222222 333333 444411 444423 444465 444446 444441 555554 333331 222226 666661'
    .split(' ')
    .concat(ORDINARY);
const CLAIMS = '444444 111111 666666 444411 444423 444441 555554 333336'.split(' ');
const FEW_CLAIMS = [...ORDINARY, ...ORDINARY, '444423'];

/** What is thrown in a game, and whether it begins with an end that calls for a roll-off. */
const MOODS = [
  { dice: GREAT, rollOff: false },
  { dice: GREAT, rollOff: false },
  { dice: FEW_CLAIMS, rollOff: false },
  { dice: ORDINARY, rollOff: false },
  { dice: DICE, rollOff: false },
  { dice: CLAIMS, rollOff: true },
];
const CALM = { dice: DICE, rollOff: false };

function randomDice(count: 3 | 6, from: readonly string[], random: Random): string {
  if (count === 3) return Array.from({ length: 3 }, () => 1 + pick(random, 6)).join('');
  return from[pick(random, from.length)] ?? '112356';
}

function randomEntry(state: State, mood: readonly string[], random: Random): PlainEntry {
  const seat = state.next ?? 1;
  const anybody = 1 + pick(random, state.players.length);
  const chance = random();
  if (state.phase === 'scramble') {
    const [grabbed] = grabs(state).filter(({ left }) => left > 0);
    if (grabbed && chance < 0.9) return { kind: 'claim', seat: anybody, tier: grabbed.tier, count: 1 };
  }
  if (chance < 0.05) return { kind: 'miss', seat, reason: 'out-of-bowl' };
  if (chance < 0.07) return { kind: 'pass', seat };
  if (chance < 0.08) return { kind: 'leave', seat: anybody };
  if (chance < 0.09) return { kind: 'end', reason: 'time', ...randomThen(random) };
  return { kind: 'throw', seat, dice: randomDice(diceExpected(state) ?? 6, mood, random) };
}

function randomThen(random: Random): { then?: 'scramble' | 'roll-off' } {
  const then = ([undefined, 'scramble', 'roll-off'] as const)[pick(random, 3)];
  return then === undefined ? {} : { then };
}

const LONGEST = 45;

/** A log of a whole game at random, as the rules of the table take it. */
export function randomLog(setup: TableSetup, random: Random): Entry[] {
  const log: Entry[] = [];
  const started = start(setup);
  if (!started.ok) throw new Error(started.error.code);
  let state = started.value;
  const mood = MOODS[pick(random, MOODS.length)] ?? CALM;
  for (let tries = 0; tries < LONGEST && state.phase !== 'finished'; tries++) {
    const entry = entryAt(tries, state, mood, random);
    const longer = append(state, entry);
    if (!longer.ok) continue;
    state = longer.value;
    log.push(entry);
  }
  return log;
}

function entryAt(tries: number, state: State, { dice, rollOff }: typeof CALM, random: Random): PlainEntry {
  if (tries === 0 && rollOff) return { kind: 'end', reason: 'time', then: 'roll-off' };
  return tries === LONGEST - 1 ? { kind: 'end', reason: 'time' } : randomEntry(state, dice, random);
}

/** What a log comes to under some rules, as text to compare; a refusal is something, too. */
export function outcomeOf(setup: TableSetup, log: readonly Entry[]): string {
  const played = replay(setup, log);
  return JSON.stringify(played.ok ? answer(played.value) : played.error);
}
