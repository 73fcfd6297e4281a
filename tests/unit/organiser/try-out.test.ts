import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  append,
  FINAL_FORMATS,
  meaningOf,
  PRESETS,
  PRESET_IDS,
  start,
  type PlainEntry,
  type Setup,
  type State,
} from '@/lib/rules';
import { OUTCOMES, oddsOf } from '@/lib/rules/odds';
import { chanceIn, chanceOf, chanceUntil, newSeed, randomDice, standingOf } from '@/lib/schemas/try-out';
import { arbitraryRules } from '../../rules/arbitrary-sheet-rules';

const names = (count: number) => Array.from({ length: count }, (_, at) => `p${at + 1}`);
const table = (rules = PRESETS.corporate, seats = 4): Setup => ({
  kind: 'table',
  rules,
  players: names(seats),
});

function begun(setup: Setup): State {
  const state = start(setup);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

function after(state: State, entries: readonly PlainEntry[]): State {
  return entries.reduce((now, entry) => {
    const longer = append(now, entry);
    if (!longer.ok) throw new Error(longer.error.code);
    return longer.value;
  }, state);
}

describe('a game by chance', () => {
  it.each(PRESET_IDS)('%s: comes to its end, and the same seed to the same one', (preset) => {
    const state = begun(table(PRESETS[preset], 6));
    const entries = chanceUntil(state, 42, 'end');
    expect(after(state, entries).phase).toBe('finished');
    expect(chanceUntil(state, 42, 'end')).toEqual(entries);
    expect(chanceUntil(state, 43, 'end')).not.toEqual(entries);
  });

  it.each(FINAL_FORMATS)('the final %s does, too', (format) => {
    const setup = { kind: 'final' as const, format, rules: PRESETS.xiamen, players: names(5) };
    const state = begun({ ...setup, places: 3, rounds: 2 });
    const ended = after(state, chanceUntil(state, 7, 'end'));
    expect(ended.phase).toBe('finished');
    expect(ended.ranking.length).toBeGreaterThan(0);
  });

  it('by any rules comes to an end, if only because the log is full', () => {
    fc.assert(
      fc.property(arbitraryRules, fc.integer({ min: 3, max: 12 }), fc.nat(999_999), (rules, seats, seed) => {
        const state = begun(table(rules, seats));
        expect(after(state, chanceUntil(state, seed, 'end')).phase).toBe('finished');
      }),
      { numRuns: 15 },
    );
  });

  it('is the same in steps as at once, and after a step back', () => {
    const state = begun(table());
    const whole = chanceUntil(state, 5, 'end');
    let now = state;
    const steps: PlainEntry[] = [];
    for (const until of ['throw', 'round', 'throw', 'turning', 'round', 'end'] as const) {
      const next = chanceUntil(now, 5, until);
      steps.push(...next);
      now = after(now, next);
    }
    expect(steps).toEqual(whole);
    const back = after(state, whole.slice(0, 9));
    expect(chanceOf(back, 5)).toEqual(whole[9]);
  });

  it('goes on after what was done by hand', () => {
    const state = after(begun(table()), [
      { kind: 'miss', seat: 1, reason: 'out-of-bowl' },
      { kind: 'throw', seat: 2, dice: '444444' },
    ]);
    const [next] = chanceUntil(state, 5, 'throw');
    expect(next).toMatchObject({ kind: 'throw', seat: 3 });
  });

  it('stops at the end of a round, and where something turns', () => {
    const state = begun(table());
    expect(chanceUntil(state, 5, 'round')).toHaveLength(4);
    const turning = chanceUntil(state, 5, 'turning');
    const before = after(state, turning.slice(0, -1));
    const now = after(before, turning.slice(-1));
    expect(before.title).toEqual([]);
    expect([now.title.length, now.phase === 'playing']).not.toEqual([0, true]);
  });

  it('does nothing when it is over', () => {
    const state = after(begun(table()), [{ kind: 'end', reason: 'time' }]);
    expect(chanceUntil(state, 5, 'end')).toEqual([]);
    expect(chanceOf(state, 5)).toBeNull();
  });
});

describe('dice at random', () => {
  it('are as many as asked for, and every face comes', () => {
    const faces = new Set<string>();
    for (let n = 0; n < 200; n++) for (const face of randomDice(Math.random)) faces.add(face);
    expect([...faces].sort().join('')).toBe('123456');
    expect(randomDice(Math.random, 3)).toMatch(/^[1-6]{3}$/);
    expect(newSeed(() => 0)).toBe(1);
    expect(newSeed(() => 0.9999999)).toBe(999_999);
  });
});

describe('how a throw stands', () => {
  it('the weakest beats nothing, the strongest all others', () => {
    const rules = PRESETS.plain;
    expect(standingOf(rules, '444444')).toEqual({ weaker: OUTCOMES - 1, alike: 1, outcomes: OUTCOMES });
    const none = standingOf(rules, '112356');
    expect(none).toEqual({ weaker: 0, alike: oddsOf(rules).nothing, outcomes: OUTCOMES });
    expect(standingOf(rules, '123456')).toMatchObject({ alike: 720 });
  });

  it('goes by the order of the rules', () => {
    const weaker = (preset: 'plain' | 'hehuo', dice: string) => standingOf(PRESETS[preset], dice).weaker;
    expect(weaker('plain', '444411')).toBeLessThan(weaker('plain', '444444'));
    expect(weaker('hehuo', '444411')).toBeGreaterThan(weaker('hehuo', '444444'));
    expect(meaningOf(PRESETS.plain, '666666').tier).toBeNull();
    expect(weaker('plain', '666666')).toBe(0);
  });

  it('once in so many throws', () => {
    expect([chanceIn(OUTCOMES), chanceIn(17_400), chanceIn(1)]).toEqual([1, 2.7, OUTCOMES]);
  });
});
