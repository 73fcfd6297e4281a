import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  REFUSAL_CODES,
  answer,
  answerDocument,
  append,
  calledChoices,
  chaseable,
  countdown,
  difference,
  digest,
  diceExpected,
  explain,
  grabs,
  parseRules,
  replay,
  stateAt,
  type Entry,
  type Holding,
  type PlainEntry,
  type Rules,
  type Setup,
  type State,
  type TableAnswer,
} from '@/lib/rules';
import { replayLog } from '@/lib/rules/replay-log';
import { begin, dice, entryFrom, finals, intents, play, rules, statesOf, tables } from './arbitraries';
import { naiveTitle } from './naive';

const games = fc.oneof({ weight: 3, arbitrary: tables }, { weight: 1, arbitrary: finals });
const RUNS = { numRuns: 150 };

function replayed(setup: Setup, log: readonly Entry[]): State {
  const state = replay(setup, log);
  if (!state.ok) throw new Error(`${state.error.code} ${JSON.stringify(state.error.params)}`);
  return state.value;
}

function reverseKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reverseKeys) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, one]) => [key, reverseKeys(one as unknown)])) as Value;
}

/** Every unit of every prize: how often it is held. */
function heldTimes(state: State): Map<string, number> {
  const times = new Map<string, number>();
  for (const { tier, unit } of state.holdings) {
    times.set(`${tier} ${unit}`, (times.get(`${tier} ${unit}`) ?? 0) + 1);
  }
  return times;
}

function prizesOf({ tiers, zhuangyuan, consolation }: Rules): { id: string; quantity: number | null }[] {
  return [
    ...tiers,
    { id: 'zhuangyuan', quantity: zhuangyuan.quantity },
    ...(consolation ? [consolation] : []),
  ];
}

describe('RULES 4.0: conservation', () => {
  it('has every unit in exactly one place after every entry', () => {
    fc.assert(
      fc.property(tables, intents, (setup, wishes) => {
        for (const state of statesOf(setup, wishes)) {
          const times = heldTimes(state);
          expect([...times.values()].every((count) => count === 1)).toBe(true);
          for (const { id, quantity } of prizesOf(setup.rules)) {
            const held = state.holdings.filter(({ tier }) => tier === id);
            const units = held.map(({ unit }) => unit).sort((one, other) => one - other);
            expect(units).toEqual(units.map((_, at) => at + 1));
            expect(state.pool[id]).toBe(quantity === null ? null : quantity - held.length);
            expect(state.pool[id] ?? 0).toBeGreaterThanOrEqual(0);
          }
          for (const { seat } of state.holdings) expect(seat).toBeLessThanOrEqual(state.players.length);
        }
      }),
      RUNS,
    );
  });

  it('has moves that give the holdings when they are replayed on their own', () => {
    fc.assert(
      fc.property(tables, intents, (setup, wishes) => {
        const state = play(setup, wishes);
        const held = new Map<string, Holding>();
        for (const { tier, unit, from, to } of state.moves) {
          const key = `${tier} ${unit}`;
          expect(held.get(key)?.seat ?? null).toBe(from);
          expect(from).not.toBe(to);
          held.set(key, { seat: to, tier, unit });
        }
        const byKey = (one: Holding, other: Holding): number =>
          `${one.tier} ${one.unit}` < `${other.tier} ${other.unit}` ? -1 : 1;
        expect([...state.holdings].sort(byKey)).toEqual([...held.values()].sort(byKey));
      }),
      RUNS,
    );
  });
});

describe('RULES 6.5: append and replay', () => {
  it('come to the same, in the answer and in all that follows', () => {
    fc.assert(
      fc.property(games, intents, fc.nat(), (setup, wishes, cut) => {
        const states = statesOf(setup, wishes);
        const last = states[states.length - 1]!;
        let other = replayed(setup, last.log.slice(0, cut % states.length));
        for (const entry of last.log.slice(cut % states.length)) {
          expect(answer(other)).toEqual(answer(states[other.length]!));
          const longer = append(other, entry);
          if (!longer.ok) throw new Error(longer.error.code);
          other = longer.value;
        }
        expect(answer(other)).toEqual(answer(last));
        expect(answer(stateAt(last, cut % states.length))).toEqual(answer(states[cut % states.length]!));
      }),
      RUNS,
    );
  });

  it('refuse the same, and change nothing by it', () => {
    fc.assert(
      fc.property(games, intents, intents, (setup, wishes, more) => {
        const state = play(setup, wishes);
        const copy = replayed(setup, state.log);
        const before = digest(state);
        for (const intent of more) {
          const [one, other] = [
            append(state, entryFrom(state, intent)),
            append(copy, entryFrom(copy, intent)),
          ];
          expect(one.ok ? digest(one.value) : one.error).toEqual(
            other.ok ? digest(other.value) : other.error,
          );
        }
        expect(digest(state)).toBe(before);
        expect(state.log).toEqual(copy.log);
      }),
      { numRuns: 60 },
    );
  });

  it('don’t depend on object identity, nor on the order of keys', () => {
    fc.assert(
      fc.property(games, intents, (setup, wishes) => {
        const state = play(setup, wishes);
        const copied = parseRules(reverseKeys(JSON.parse(JSON.stringify(setup.rules)) as unknown));
        if (!copied.ok) throw new Error(copied.error.code);
        const other = replayed({ ...reverseKeys(setup), rules: copied.value }, reverseKeys([...state.log]));
        expect(JSON.stringify(answer(other))).toBe(JSON.stringify(answer(state)));
        const raw = replayed({ ...setup, rules: reverseKeys(setup.rules) }, state.log);
        expect(digest(raw)).toBe(digest(state));
      }),
      RUNS,
    );
  });

  it('give the answer of the same document', () => {
    fc.assert(
      fc.property(games, intents, (setup, wishes) => {
        const state = play(setup, wishes);
        expect(answerDocument(documentOf(setup, state.log))).toEqual({ ok: true, value: answer(state) });
      }),
      RUNS,
    );
  });
});

/** A setup and a log in the form of RULES 9, every seat by its number. */
function documentOf(setup: Setup, log: readonly Entry[]): unknown {
  const { rules: own, players } = setup;
  const table = { rules: own, players, log: log.map(lineOf) };
  if (setup.kind === 'table') return table;
  return { ...table, format: setup.format, places: setup.places, rounds: setup.rounds };
}

function lineOf(entry: Entry): unknown {
  switch (entry.kind) {
    case 'amend':
      return { amend: entry.target, with: plainLine(entry.with) };
    case 'remove':
      return { remove: entry.target };
    case 'insert':
      return { insert: plainLine(entry.entry), before: entry.before };
    default:
      return plainLine(entry);
  }
}

function plainLine(entry: PlainEntry): unknown {
  switch (entry.kind) {
    case 'throw':
      return { seat: entry.seat, dice: entry.dice };
    case 'called':
      return { seat: entry.seat, tier: entry.tier, ...(entry.fours ? { fours: entry.fours } : {}) };
    case 'miss':
    case 'rethrow':
      return { seat: entry.seat, [entry.kind]: entry.reason };
    case 'pass':
    case 'leave':
    case 'return':
      return { seat: entry.seat, [entry.kind]: true };
    case 'join':
      return { join: entry.name };
    case 'claim':
      return { claim: { seat: entry.seat, tier: entry.tier, count: entry.count } };
    case 'end':
      return { end: entry.reason, ...(entry.then ? { then: entry.then } : {}) };
  }
}

/** An answer with its entries numbered otherwise; those that have no number any more must not occur. */
function renumbered(
  state: Pick<State, 'log'> & { answer: unknown },
  number: (entry: number) => number,
): unknown {
  return JSON.parse(
    JSON.stringify(state.answer, (key, value: unknown) => {
      if (key === 'entry') return number(value as number);
      return key === 'ignored' ? (value as number[]).map(number).sort((one, other) => one - other) : value;
    }),
  ) as unknown;
}

/** What a list of plain entries comes to when it is taken as it is, in this order. */
function taken(setup: Setup, entries: readonly Entry[]): unknown {
  const result = replayLog(setup, entries);
  if ('code' in result) throw new Error(result.code);
  const state = begin(setup);
  return answer(new (state.constructor as new (session: unknown) => State)({ ...state.session, ...result }));
}

describe('RULES 6.3: corrections', () => {
  const plain = (state: State): readonly Entry[] => state.log;
  const uncorrected = intents.map((wishes) =>
    wishes.filter(({ kind }) => !['amend', 'remove', 'insert', 'join'].includes(kind)),
  );

  it('leave by a removed entry what its absence would', () => {
    fc.assert(
      fc.property(games, uncorrected, fc.nat(), (setup, wishes, at) => {
        const state = play(setup, wishes);
        if (state.length === 0) return;
        const target = (at % state.length) + 1;
        const removed = append(state, { kind: 'remove', target });
        if (!removed.ok) throw new Error(removed.error.code);
        const without = plain(state).filter((_, place) => place + 1 !== target);
        const number = (entry: number): number => (entry > target ? entry - 1 : entry);
        expect(renumbered({ log: [], answer: answer(removed.value) }, number)).toEqual(taken(setup, without));
        const undone = append(removed.value, { kind: 'remove', target: state.length + 1 });
        if (!undone.ok) throw new Error(undone.error.code);
        expect(answer(undone.value)).toEqual(answer(state));
      }),
      RUNS,
    );
  });

  it('leave by the last entry’s removal what was there before it', () => {
    fc.assert(
      fc.property(games, intents, (setup, wishes) => {
        for (const [place, state] of statesOf(setup, wishes).entries()) {
          if (place === 0) continue;
          const before = stateAt(state, place - 1);
          const removed = append(state, { kind: 'remove', target: place });
          if (removed.ok) expect(answer(removed.value)).toEqual(answer(before));
          else expect(removed.error.code).toMatch(/^(join|log-full)/);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leave by an inserted entry what its presence would', () => {
    fc.assert(
      fc.property(games, uncorrected, fc.nat(), dice, fc.nat(), (setup, wishes, at, six, wish) => {
        const state = play(setup, wishes);
        if (state.length === 0) return;
        const before = (at % state.length) + 1;
        const entry: PlainEntry = { kind: 'throw', seat: (wish % state.players.length) + 1, dice: six };
        const inserted = append(state, { kind: 'insert', before, entry });
        if (!inserted.ok) return;
        const list = plain(state);
        const present = [...list.slice(0, before - 1), entry, ...list.slice(before - 1)];
        const number = (own: number): number =>
          own === state.length + 1 ? before : own >= before ? own + 1 : own;
        expect(renumbered({ log: [], answer: answer(inserted.value) }, number)).toEqual(
          taken(setup, present),
        );
      }),
      RUNS,
    );
  });

  it('leave by an amendment what the other entry in its place would', () => {
    fc.assert(
      fc.property(games, uncorrected, fc.nat(), dice, fc.nat(), (setup, wishes, at, six, wish) => {
        const state = play(setup, wishes);
        if (state.length === 0) return;
        const target = (at % state.length) + 1;
        const entry: PlainEntry = { kind: 'throw', seat: (wish % state.players.length) + 1, dice: six };
        const amended = append(state, { kind: 'amend', target, with: entry });
        if (!amended.ok) return;
        const list = plain(state).map((one, place) => (place + 1 === target ? entry : one));
        expect(answer(amended.value)).toEqual(taken(setup, list));
      }),
      RUNS,
    );
  });
});

describe('RULES 2 and 4.2: the title', () => {
  it('is what a second, naive judge says', () => {
    // Nothing that would end the game before the list does.
    const open = rules.map((own) => ({
      ...own,
      tiers: own.tiers.map((tier) => ({ ...tier, quantity: 10_000, award: 'immediate' as const })),
      zhuangyuan: { ...own.zhuangyuan, contest: 'highest' as const, fallback: 'none' as const },
      jinhua: { ...own.jinhua, duitang: 'none' as const },
      liuhong: { takes: 'none' as const, sparesJinhua: false, ends: false },
      biandijin: { takes: 'none' as const },
      liuhei: { ...own.liuhei, then: 'nothing' as const },
      roundLimit: null,
    }));
    fc.assert(
      fc.property(
        open,
        fc.integer({ min: 1, max: 4 }),
        fc.array(dice, { maxLength: 30, size: 'max' }),
        (own, seats, list) => {
          const players = Array.from({ length: seats }, (_, at) => `p${at + 1}`);
          const throws = list.map((six, at) => ({ seat: (at % seats) + 1, dice: six }));
          const state = replayed(
            { kind: 'table', rules: own, players },
            throws.map((one) => ({ kind: 'throw', ...one })),
          );
          expect(state.title.map(({ entry }) => entry)).toEqual(naiveTitle(own, throws));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('RULES 3.1: rules', () => {
  it('round-trip through JSON', () => {
    fc.assert(
      fc.property(rules, (own) => {
        const text = JSON.stringify(own);
        const again = parseRules(JSON.parse(text));
        expect(again).toEqual({ ok: true, value: own });
        expect(JSON.stringify(again.ok && again.value)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('explanations', () => {
  it('account for every move, every change of the title and every ignored entry', () => {
    fc.assert(
      fc.property(games, intents, (setup, wishes) => {
        const state = play(setup, wishes);
        const told = Array.from({ length: state.length }, (_, at) => explain(state, at + 1));
        const moves = told.flatMap((one) => one.moves);
        expect(moves).toHaveLength(state.moves.length);
        expect(told.flatMap(({ entry, ignored }) => (ignored ? [entry] : []))).toEqual(
          state.ignored.map(({ entry }) => entry),
        );
        expect(told.filter(({ ended }) => ended !== null)).toHaveLength(state.phase === 'finished' ? 1 : 0);
        expect(told.find(({ ended }) => ended !== null)?.entry ?? null).toBe(state.endedBy);
        for (const { removed, ignored, moves: own, nothing } of told) {
          if (removed || ignored) expect([own, nothing]).toEqual([[], null]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same asked for with every entry as asked for once at the end', () => {
    fc.assert(
      fc.property(games, intents, (setup, wishes) => {
        const states = statesOf(setup, wishes);
        for (const grown of states.slice(1)) explain(grown, grown.length);
        const state = states[states.length - 1]!;
        const fresh = replayed({ ...setup }, state.log);
        for (let number = 1; number <= state.length; number++) {
          expect(explain(state, number)).toEqual(explain(fresh, number));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have differences that lead from one state to the other', () => {
    fc.assert(
      fc.property(tables, intents, (setup, wishes) => {
        const states = statesOf(setup, wishes);
        for (const [place, after] of states.entries()) {
          const before = states[Math.max(place - 3, 0)]!;
          const { seats } = difference(before, after);
          const sum = new Map<string, number>();
          const add = (seat: number, tier: string, count: number): void => {
            sum.set(`${seat} ${tier}`, (sum.get(`${seat} ${tier}`) ?? 0) + count);
          };
          before.holdings.forEach(({ seat, tier }) => add(seat, tier, 1));
          after.holdings.forEach(({ seat, tier }) => add(seat, tier, -1));
          for (const { seat, gained, lost } of seats) {
            gained.forEach(({ tier, count }) => add(seat, tier, count));
            lost.forEach(({ tier, count }) => add(seat, tier, -count));
          }
          expect([...sum.values()].every((count) => count === 0)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('what can be logged now', () => {
  it('is accepted when it is logged', () => {
    fc.assert(
      fc.property(games, intents, (setup, wishes) => {
        const state = play(setup, wishes);
        const seat = state.next ?? 1;
        const accepted = (entry: Entry): boolean => append(state, entry).ok;
        for (const choice of calledChoices(state))
          expect(accepted({ kind: 'called', seat, ...choice })).toBe(true);
        if (calledChoices(state).length === 0)
          expect(accepted({ kind: 'called', seat, tier: null })).toBe(false);
        const expected = diceExpected(state);
        expect(accepted({ kind: 'throw', seat, dice: '112' })).toBe(expected === 3);
        expect(accepted({ kind: 'throw', seat, dice: '112356' })).toBe(expected === 6);
        for (const { tier, left } of grabs(state)) {
          expect(accepted({ kind: 'claim', seat, tier, count: left })).toBe(true);
          expect(accepted({ kind: 'claim', seat, tier, count: left + 1 })).toBe(false);
        }
        const circle = countdown(state);
        if (circle) expect(circle.gone).toBeLessThan(Math.max(circle.of, 1));
        for (const row of chaseable(state, seat)) expect(state.holdings).toContainEqual(row);
      }),
      RUNS,
    );
  });
});

describe('bad input', () => {
  const codes: readonly string[] = REFUSAL_CODES;

  it('is refused with a known code, whatever it is, and never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true }),
        (input) => {
          const refused = answerDocument(input);
          expect(refused.ok ? '' : codes).toContain(refused.ok ? '-' : refused.error.code);
          const inLog = answerDocument({ rules: 'plain', players: ['a'], log: [input] });
          expect(inLog.ok || codes.includes(inLog.error.code)).toBe(true);
          const inRules = parseRules({ preset: 'plain', zhuangyuan: input });
          expect(inRules.ok || codes.includes(inRules.error.code)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is refused where one value of a good document is replaced', () => {
    fc.assert(
      fc.property(games, intents, fc.nat(), fc.jsonValue(), (setup, wishes, at, value) => {
        const good = JSON.parse(JSON.stringify(documentOf(setup, play(setup, wishes).log))) as Record<
          string,
          unknown
        >;
        const paths = pathsIn(good);
        replaceAt(good, paths[at % paths.length]!, value);
        const result = answerDocument(good);
        if (!result.ok) expect(codes).toContain(result.error.code);
        else expect((result.value as TableAnswer).phase).toMatch(/playing|roll-off|scramble|finished/);
      }),
      { numRuns: 500 },
    );
  });
});

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))].filter(
    (one) => one.length > 0,
  );
}

function replaceAt(document: unknown, path: readonly string[], value: unknown): void {
  const parent = path.slice(0, -1).reduce((one, key) => (one as Record<string, unknown>)[key], document);
  (parent as Record<string, unknown>)[path[path.length - 1]!] = value;
}
