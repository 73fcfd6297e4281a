import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  append,
  replay,
  shiftRun,
  type Entry,
  type Shift,
  type ShiftTo,
  type State,
} from '@/lib/rules';
import { standing } from '@/lib/rules/log';
import { finals, intents, statesOf, tables, type Intent } from './arbitraries';
import {
  DICE,
  amend,
  called,
  codeOf,
  comeBack,
  endThen,
  final,
  grab,
  holds,
  insert,
  join,
  leave,
  play,
  remove,
  rulesWith,
  table,
  tiersWith,
} from './play';

/** The state with a run shifted; every correction must be accepted. */
function shifted(state: State, first: number, last: number, to: ShiftTo): State {
  return play(state, ...shiftRun(state, first, last, to).corrections);
}

/** The same where the rules may refuse it: an end or a roll-off that comes earlier then. */
function tryShift(state: State, first: number, last: number, to: ShiftTo): State | null {
  let after = state;
  for (const correction of shiftRun(state, first, last, to).corrections) {
    const next = append(after, correction);
    if (!next.ok) return null;
    after = next.value;
  }
  return after;
}

/** `entry from>to`, in short. */
const rows = ({ shifted: list }: Shift) => list.map(({ entry, from, to }) => `${entry} ${from}>${to}`);

/** The standing entries in the order in which they take effect, in short: `seat kind`. */
function readingOf(state: State): string[] {
  return standing(state.log).map(({ entry }) => ('seat' in entry ? `${entry.seat} ` : '') + entry.kind);
}

describe('a run that is one seat off', () => {
  it('goes to the next seat, and whoever was jumped over passes', () => {
    const state = play(table('plain', 4), DICE.none, DICE.yixiu, DICE.sanhong, DICE.duitang);
    const shift = shiftRun(state, 2, 4, 'next');
    expect(rows(shift)).toEqual(['2 2>3', '3 3>4', '4 4>1']);
    expect(shift.passing).toEqual([2]);
    const after = play(state, ...shift.corrections);
    expect(readingOf(after)).toEqual(['1 throw', '2 pass', '3 throw', '4 throw', '1 throw']);
    expect([holds(after, 3), holds(after, 4), holds(after, 1)]).toEqual([
      ['yixiu'],
      ['sanhong'],
      ['duitang'],
    ]);
    expect([after.next, after.round]).toEqual([2, 2]);
  });

  it('goes to the previous seat, and the pass of whoever has thrown after all goes', () => {
    const state = play(table('plain', 4), DICE.none, 'pass', DICE.yixiu, DICE.sanhong);
    const shift = shiftRun(state, 3, 4, 'previous');
    expect(rows(shift)).toEqual(['3 3>2', '4 4>3']);
    expect(shift.dropped).toEqual([2]);
    expect(readingOf(play(state, ...shift.corrections))).toEqual(['1 throw', '2 throw', '3 throw']);
  });

  it('goes to the previous seat behind a throw that was logged twice', () => {
    const state = play(table('plain', 4), DICE.none, DICE.yixiu, DICE.yixiu, DICE.sanhong, remove(2));
    expect(rows(shiftRun(state, 3, 4, 'previous'))).toEqual(['3 3>2', '4 4>3']);
    const kept = play(table('plain', 4), DICE.none, DICE.yixiu, DICE.yixiu, DICE.sanhong);
    expect(rows(shiftRun(kept, 3, 4, 'previous'))).toEqual(['3 3>2', '4 4>3']);
  });

  it('that ended when another seat was tapped loses the pass that this made', () => {
    // Seat 1 wasn't there; 2 and 3 were logged as 1 and 2; then seat 4 was tapped.
    const state = play(table('plain', 4), DICE.yixiu, DICE.erju, 'pass', DICE.sanhong);
    const shift = shiftRun(state, 1, 2, 'next');
    expect([shift.passing, shift.dropped]).toEqual([[1], [3]]);
    const after = play(state, ...shift.corrections);
    expect(readingOf(after)).toEqual(['1 pass', '2 throw', '3 throw', '4 throw']);
    expect(after.next).toBe(1);
    const back = shiftRun(after, 1, 2, 'previous');
    expect([back.passing, back.dropped.length]).toEqual([[3], 1]);
    expect(answer(play(after, ...back.corrections))).toEqual(answer(state));
  });

  it('leaves whoever is away out', () => {
    const state = play(table('plain', 5), DICE.none, leave(4), DICE.yixiu, DICE.erju, comeBack(4), DICE.none);
    expect(rows(shiftRun(state, 3, 4, 'next'))).toEqual(['3 2>3', '4 3>5']);
    const joined = play(table('plain', 2), DICE.none, join('late'), DICE.yixiu, DICE.erju);
    // A late guest doesn't change whose turn it is (RULES 6.4).
    expect(rows(shiftRun(joined, 1, 4, 'next'))).toEqual(['1 1>2', '3 2>1', '4 3>2']);
    expect(rows(shiftRun(joined, 2, 4, 'next'))).toEqual(['3 2>3', '4 3>1']);
    expect(rows(shiftRun(play(table('plain', 2), DICE.none), 1, 1, 'previous'))).toEqual(['1 1>2']);
  });

  it('moves a miss with its skip, and passes over whoever sat out before it', () => {
    const rules = rulesWith({ miss: 'void-and-skip' });
    const missed = play(table(rules, 4), 'miss', DICE.none, DICE.none, DICE.none, DICE.yixiu, DICE.erju);
    expect(readingOf(missed)[4]).toBe('2 throw');
    const after = shifted(missed, 1, 6, 'next');
    expect(readingOf(after)).toEqual([
      '1 pass',
      '2 miss',
      '3 throw',
      '4 throw',
      '1 throw',
      '3 throw',
      '4 throw',
    ]);
    const before = play(table(rules, 4), 'miss', DICE.none, DICE.none, DICE.none, DICE.none);
    expect(rows(shiftRun(before, 4, 5, 'next'))).toEqual(['4 4>2', '5 2>3']);
  });

  it('takes re-throws, passes and called throws along, and leaves what names somebody', () => {
    const state = play(
      table('plain', 4),
      'cocked',
      called(1, 'sijin'),
      leave(4),
      'pass',
      DICE.none,
      join('late'),
      endThen('scramble'),
      grab(2, 'yixiu', 1),
    );
    const shift = shiftRun(state, 1, 8, 'next');
    expect(rows(shift)).toEqual(['1 1>2', '2 1>2', '4 2>3', '5 3>1']);
    expect(shift.kept).toEqual([3, 6, 7, 8]);
    expect(holds(play(state, ...shift.corrections), 2)).toEqual(['sijin', 'yixiu']);
  });

  it('reads amended and inserted entries as they stand, and leaves removed ones out', () => {
    const state = play(
      table('plain', 4),
      DICE.none,
      DICE.none,
      DICE.none,
      remove(2),
      amend(3, called(3, 'erju')),
      insert(3, { kind: 'throw', seat: 2, dice: DICE.yixiu }),
    );
    const shift = shiftRun(state, 1, 3, 'next');
    expect(rows(shift)).toEqual(['1 1>2', '6 2>3', '3 3>4']);
    expect(shift.corrections.at(-1)).toEqual(amend(3, called(4, 'erju')));
  });

  it('shifts nothing where there is no run, or nobody else', () => {
    const state = play(table('plain', 2), DICE.none, DICE.none, remove(1));
    for (const [first, last] of [
      [1, 2],
      [2, 1],
      [2, 9],
      [3, 3],
    ] as const) {
      expect(shiftRun(state, first, last, 'next').corrections).toEqual([]);
    }
    expect(shiftRun(play(table('plain', 1), DICE.none), 1, 1, 'next').corrections).toEqual([]);
  });
});

describe('a run in a roll-off or a final', () => {
  const rules = rulesWith({
    tiers: tiersWith({ yixiu: { quantity: 1 } }).slice(0, 1),
    zhuangyuan: { fallback: 'three-dice', fallbackAfter: 0 },
  });

  it('goes round among those who throw, and nobody passes', () => {
    const state = play(table(rules, 3), DICE.yixiu, '111', '222');
    expect([state.phase, state.next]).toEqual(['roll-off', 1]);
    const after = shifted(state, 2, 3, 'next');
    expect(readingOf(after)).toEqual(['1 throw', '3 throw', '1 throw']);
    expect(after.next).toBe(2);
    expect(answer(shifted(after, 2, 3, 'previous'))).toEqual(answer(state));
  });

  it('says of an entry that the other seat owes no throw any more', () => {
    const state = play(table(rules, 3), DICE.yixiu, '111', '222');
    const [only] = shiftRun(state, 3, 3, 'previous').corrections;
    expect(codeOf(state, only ?? '')).toBe('owes-none');
  });

  it('takes the ties of a final along', () => {
    const state = play(final('three-dice', 3), '111', '666', '666', '123', '111');
    const after = shifted(state, 1, 5, 'next');
    expect(after.ranking.map(({ seat }) => seat)).toEqual([3, 1, 2]);
    expect(answer(shifted(after, 1, 5, 'previous'))).toEqual(answer(state));
  });
});

/** A game in order, never corrected, and the numbers of two of its entries. */
function uncorrected(setup: State['setup'], wishes: readonly Intent[]): State {
  return (
    statesOf(
      setup,
      wishes.filter(({ kind }) => !['amend', 'remove', 'insert'].includes(kind)),
    ).at(-1) ?? fail()
  );
}

function fail(): never {
  throw new Error('no state');
}

/** Whether throws went round the table all the time, with a correction's too: no roll-off, scramble or end. */
function isPlain(state: State): boolean {
  return state.phase === 'playing' && state.ignored.length === 0;
}

const turnsFinals = finals.filter(
  (setup) => setup.kind === 'final' && !['three-dice', 'six-dice'].includes(setup.format),
);
const games = fc.oneof({ weight: 3, arbitrary: tables }, { weight: 1, arbitrary: turnsFinals });
const directions = fc.constantFrom<ShiftTo>('next', 'previous');
const OTHER = { next: 'previous', previous: 'next' } as const;

/** The numbers of the entries that were somebody's turn, in the order in which they take effect. */
function turnsOf(state: State): number[] {
  const named = ['join', 'leave', 'return', 'claim', 'end'];
  return standing(state.log).flatMap(({ number, entry }) => (named.includes(entry.kind) ? [] : [number]));
}

/** Two of some numbers, in their order. */
function pick(numbers: readonly number[], one: number, other: number): [number, number] {
  const places = [one % numbers.length, other % numbers.length].sort((a, b) => a - b);
  return [numbers[places[0] ?? 0] ?? 0, numbers[places[1] ?? 0] ?? 0];
}

describe('shifting, in any game', () => {
  it('there and back comes to the same, where nobody comes or goes meanwhile', () => {
    let plain = 0;
    fc.assert(
      fc.property(games, intents, fc.nat(), fc.nat(), directions, (setup, wishes, one, other, to) => {
        const state = uncorrected(
          setup,
          wishes.filter(({ kind }) => !['join', 'leave', 'return'].includes(kind)),
        );
        fc.pre(turnsOf(state).length > 0 && isPlain(state));
        const [first, last] = pick(turnsOf(state), one, other);
        const there = tryShift(state, first, last, to);
        fc.pre(there !== null && isPlain(there));
        const { dropped, shifted: list } = shiftRun(state, first, last, to);
        // A pass that goes at the log's end is made again by nothing behind it; nor does somebody who has two
        // turns, one behind the other, sit out twice.
        if (to === 'next')
          fc.pre(!dropped.some((number) => number > last && number === turnsOf(state).at(-1)));
        else fc.pre(dropped.length > 0);
        fc.pre(list.length > 0);
        expect(answer(shifted(there, first, last, OTHER[to]))).toEqual(answer(state));
        plain += 1;
      }),
      { numRuns: 300 },
    );
    expect(plain).toBeGreaterThan(10);
  });

  it('to the end of the log is as if the seats had been right from the start', () => {
    fc.assert(
      fc.property(games, intents, fc.nat(), (setup, wishes, one) => {
        const state = uncorrected(setup, wishes);
        fc.pre(turnsOf(state).length > 0 && isPlain(state));
        const [first] = pick(turnsOf(state), one, one);
        const there = tryShift(state, first, turnsOf(state).at(-1) ?? 0, 'next');
        fc.pre(there !== null && isPlain(there));
        const right = replay(
          setup,
          standing(there.log).map(({ entry }) => entry),
        );
        if (!right.ok) throw new Error(`${right.error.code} ${JSON.stringify(right.error.params)}`);
        expect([right.value.next, right.value.round, right.value.pool, right.value.holdings]).toEqual([
          there.next,
          there.round,
          there.pool,
          there.holdings,
        ]);
      }),
      { numRuns: 400 },
    );
  });

  it('is the same as correcting one by one, and changes nobody that it does not name', () => {
    fc.assert(
      fc.property(games, intents, fc.nat(), fc.nat(), directions, (setup, wishes, one, other, to) => {
        const state = statesOf(setup, wishes).at(-1) ?? fail();
        fc.pre(turnsOf(state).length > 0);
        const [first, last] = pick(turnsOf(state), one, other);
        const shift = shiftRun(state, first, last, to);
        const after = tryShift(state, first, last, to);
        fc.pre(after !== null);
        const seats = new Map(shift.shifted.map(({ entry, to: seat }) => [entry, seat]));
        const wanted = standing(state.log)
          .filter(({ number }) => !shift.dropped.includes(number))
          .map(({ number, entry }) => ({ number, entry: { ...entry, ...seatOf(seats.get(number)) } }));
        expect(standing(after.log).filter(({ number }) => number <= state.length)).toEqual(wanted);
        expect(standing(after.log).length - wanted.length).toBe(shift.passing.length);
      }),
      { numRuns: 200 },
    );
  });

  it('is taken back by removing its corrections, the last one first', () => {
    fc.assert(
      fc.property(games, intents, fc.nat(), fc.nat(), directions, (setup, wishes, one, other, to) => {
        const state = statesOf(setup, wishes).at(-1) ?? fail();
        fc.pre(turnsOf(state).length > 0);
        const [first, last] = pick(turnsOf(state), one, other);
        const { corrections } = shiftRun(state, first, last, to);
        const after = tryShift(state, first, last, to);
        fc.pre(after !== null);
        const undo: Entry[] = corrections.map((_, at) => remove(state.length + corrections.length - at));
        expect(answer(play(after, ...undo))).toEqual(answer(state));
      }),
      { numRuns: 100 },
    );
  });
});

function seatOf(seat: number | undefined): { seat?: number } {
  return seat === undefined ? {} : { seat };
}
