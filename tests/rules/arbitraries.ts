/** Random rules objects and random logs for property tests. */
import fc from 'fast-check';
import {
  FINAL_FORMATS,
  PRESETS,
  PRESET_IDS,
  ZHUANGYUAN_CLASSES,
  append,
  parseRules,
  start,
  type Entry,
  type PlainEntry,
  type Rules,
  type Setup,
  type State,
} from '@/lib/rules';

const classes = (minLength = 0): fc.Arbitrary<string[]> =>
  fc.shuffledSubarray([...ZHUANGYUAN_CLASSES], { minLength });

const face = fc.integer({ min: 1, max: 6 });
const randomDice = fc.tuple(face, face, face, face, face, face).map((faces) => faces.join(''));

/** Hands that random dice would hardly ever show. */
const RARE = [
  '444444',
  '111111',
  '222222',
  '666666',
  '444411',
  '444441',
  '444446',
  '333334',
  '555551',
  '444412',
  '444423',
  '444466',
  '123456',
  '444126',
  '444665',
  '222213',
  '222214',
  '222244',
  '334455',
  '441256',
];

export const dice: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: randomDice },
  { weight: 2, arbitrary: fc.constantFrom(...RARE) },
);

const matcher = fc.oneof(
  fc.record({ fours: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ alike: fc.integer({ min: 3, max: 6 }) }),
  fc.constant({ straight: true }),
  fc.record({ exact: dice }),
);

const quantity = fc.option(fc.integer({ min: 1, max: 5 }), { freq: 5 });

const ownTiers = fc
  .array(
    fc.record({
      name: fc.string({ maxLength: 5 }).filter((name) => !/\p{Cc}/u.test(name)),
      quantity,
      match: fc.uniqueArray(matcher, { minLength: 1, maxLength: 3, selector: (one) => JSON.stringify(one) }),
      award: fc.constantFrom('immediate', 'immediate', 'ranked'),
      chase: fc.constantFrom('none', 'last-winner', 'first-winner', 'nearest-behind'),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((tiers) => tiers.map((tier, at) => ({ id: `t${at + 1}`, ...tier })));

const standardTiers = fc
  .array(
    fc.record({
      quantity,
      award: fc.constantFrom('immediate', 'immediate', 'ranked'),
      chase: fc.constantFrom('none', 'last-winner', 'first-winner', 'nearest-behind'),
    }),
    { minLength: 5, maxLength: 5 },
  )
  .map((changes) => PRESETS.plain.tiers.map((tier, at) => ({ ...tier, ...changes[at] })));

/** Any valid rules object; candidates that 3.1 refuses are left out. */
const ownRules: fc.Arbitrary<Rules> = fc
  .record({
    tiers: fc.oneof(ownTiers, standardTiers),
    chaseWhile: fc.constantFrom('others-remain', 'game-open'),
    zhuangyuan: fc
      .record({
        quantity: fc.constantFrom(1, 1, 1, 2, 3),
        order: classes(1),
        wuzi: fc.constantFrom('face-then-kicker', 'kicker'),
        contest: fc.constantFrom('highest', 'highest', 'first'),
        repeat: fc.constantFrom('best', 'last'),
        immune: classes(),
        duitangAtEnd: classes(),
        fallback: fc.constantFrom('none', 'three-dice', 'six-dice'),
        fallbackAfter: fc.integer({ min: 0, max: 2 }),
      })
      .map((options) =>
        options.quantity === 1 ? options : { ...options, immune: [], fallback: 'none' as const },
      ),
    jinhua: fc.record({ duitang: fc.constantFrom('none', 'remaining', 'all'), protected: fc.boolean() }),
    liuhong: fc.record({
      takes: fc.constantFrom('none', 'duitang', 'remaining', 'everything'),
      sparesJinhua: fc.boolean(),
      ends: fc.boolean(),
    }),
    biandijin: fc.record({ takes: fc.constantFrom('none', 'remaining') }),
    liuhei: fc.record({
      then: fc.constantFrom('nothing', 'scramble', 'share-own', 'share-own'),
      faces: fc.shuffledSubarray([1, 2, 3, 5, 6]),
    }),
    extras: fc.record({ sijin: fc.boolean(), wuzi: fc.boolean() }),
    exhausted: fc.constantFrom('nothing', 'step-down'),
    miss: fc.constantFrom('void', 'void-and-skip'),
    finish: fc.constantFrom('stop', 'finish-round', 'quiet-round'),
    roundLimit: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 2 }),
    direction: fc.constantFrom('counterclockwise', 'clockwise'),
    bonusTier: fc.constantFrom('duitang', 't1', 't2', 'yixiu', 'nowhere'),
    consolation: fc.option(fc.record({ id: fc.constant('fudai'), name: fc.constant('福袋'), quantity })),
  })
  .map((candidate) => parseRules(candidate))
  .filter((rules) => rules.ok)
  .map((rules) => (rules as { value: Rules }).value);

export const rules: fc.Arbitrary<Rules> = fc.oneof(
  { weight: 3, arbitrary: ownRules },
  { weight: 1, arbitrary: fc.constantFrom(...PRESET_IDS).map((id) => PRESETS[id]) },
);

const players = fc
  .integer({ min: 1, max: 5 })
  .map((count) => Array.from({ length: count }, (_, at) => `p${at + 1}`));

export const tables: fc.Arbitrary<Setup> = fc.record({ kind: fc.constant('table' as const), rules, players });

export const finals: fc.Arbitrary<Setup> = fc.record({
  kind: fc.constant('final' as const),
  format: fc.constantFrom(...FINAL_FORMATS),
  rules,
  players,
  places: fc.integer({ min: 1, max: 3 }),
  rounds: fc.integer({ min: 1, max: 3 }),
});

/** What somebody would like to log; what it comes to depends on the game. */
export interface Intent {
  /** By the seat whose turn it is, unless it is meant for another. */
  kind: string;
  dice: string;
  seat: number;
  place: number;
  inner: string;
}

const PLAIN = ['throw', 'called', 'miss', 'rethrow', 'pass', 'leave', 'return', 'claim', 'end'] as const;

const kinds = fc.oneof(
  { weight: 50, arbitrary: fc.constant('throw') },
  { weight: 8, arbitrary: fc.constant('called') },
  { weight: 6, arbitrary: fc.constant('miss') },
  { weight: 10, arbitrary: fc.constantFrom('rethrow', 'pass', 'join', 'leave', 'return') },
  { weight: 1, arbitrary: fc.constant('end') },
  { weight: 10, arbitrary: fc.constantFrom('amend', 'remove', 'insert') },
);

export const intents: fc.Arbitrary<Intent[]> = fc.array(
  fc.record({
    kind: kinds,
    dice,
    seat: fc.nat(40),
    place: fc.nat(200),
    inner: fc.oneof(
      { weight: 3, arbitrary: fc.constant('throw') },
      { weight: 1, arbitrary: fc.constantFrom(...PLAIN) },
    ),
  }),
  { maxLength: 80, size: 'max' },
);

function seatFrom(state: State, wish: number): number {
  return (wish % state.players.length) + 1;
}

function plainFrom(
  state: State,
  kind: string,
  { dice: six, seat: wish, place }: Intent,
  seat: number,
): PlainEntry {
  const tiers = [...state.rules.tiers.map(({ id }) => id), 'zhuangyuan'];
  const tier = tiers[place % tiers.length]!;
  switch (kind) {
    case 'called':
      if (wish % 4 === 0) return { kind, seat, tier: null };
      return wish % 4 === 1 ? { kind, seat, tier, fours: 1 } : { kind, seat, tier };
    case 'miss':
      return { kind, seat, reason: wish % 3 === 0 ? 'foul' : 'out-of-bowl' };
    case 'rethrow':
      return { kind, seat, reason: 'cocked' };
    case 'pass':
    case 'leave':
    case 'return':
      return { kind, seat };
    case 'join':
      return { kind, name: `late ${wish}` };
    case 'claim':
      return { kind, seat, tier, count: 1 + (wish % 2) };
    case 'end': {
      const then = ([undefined, 'scramble', 'roll-off'] as const)[wish % 3];
      return then ? { kind, reason: 'time', then } : { kind, reason: 'time' };
    }
    default:
      return {
        kind: 'throw',
        seat,
        dice: (state.owing?.dice ?? 6) === 3 && wish % 5 > 0 ? six.slice(0, 3) : six,
      };
  }
}

const ANYBODYS = ['leave', 'return'];

export function entryFrom(state: State, intent: Intent): Entry {
  const target = state.length === 0 ? 1 : (intent.place % state.length) + 1;
  const inner = (): PlainEntry => plainFrom(state, intent.inner, intent, seatFrom(state, intent.seat));
  switch (intent.kind) {
    case 'amend': {
      const join = state.log[target - 1]?.kind === 'join';
      return { kind: 'amend', target, with: join ? { kind: 'join', name: `named ${intent.seat}` } : inner() };
    }
    case 'remove':
      return { kind: 'remove', target };
    case 'insert':
      return { kind: 'insert', before: target, entry: inner() };
    default: {
      if (state.phase === 'scramble' && intent.kind === 'throw') {
        return plainFrom(state, 'claim', intent, seatFrom(state, intent.seat));
      }
      const next = state.next ?? seatFrom(state, intent.seat);
      const seat = ANYBODYS.includes(intent.kind) ? seatFrom(state, intent.seat) : next;
      return plainFrom(state, intent.kind, intent, seat);
    }
  }
}

export function begin(setup: Setup): State {
  const started = start(setup);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

/** The states of a game after each of its entries, the first before any; what is refused is not logged. */
export function statesOf(setup: Setup, wishes: readonly Intent[]): State[] {
  const states = [begin(setup)];
  for (const intent of wishes) {
    const state = states[states.length - 1]!;
    const longer = append(state, entryFrom(state, intent));
    if (longer.ok) states.push(longer.value);
  }
  return states;
}

/** A game that has gone its random way. */
export function play(setup: Setup, wishes: readonly Intent[]): State {
  const states = statesOf(setup, wishes);
  return states[states.length - 1]!;
}
