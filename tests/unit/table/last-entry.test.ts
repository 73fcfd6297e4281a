import { describe, expect, it } from 'vitest';
import { earlierTurns, lastDice, lastEntry, latestEntry } from '@/components/table/last-entry';
import { shiftRun } from '@/lib/rules';
import {
  DICE,
  amend,
  called,
  endThen,
  grab,
  insert,
  leave,
  play,
  remove,
  table,
  thrown,
} from '../../rules/play';

const THROWS = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? DICE.none : DICE.yixiu));
const evening = play(table('plain', 4), ...THROWS);

describe('the last throw', () => {
  it('is none before the first one, whatever else was logged', () => {
    const before = play(table('plain', 4), leave(3), 'pass');
    expect(lastEntry(before)).toBeNull();
    expect(lastDice(before)).toBe('');
  });

  it('stays what it is when an entry is put in, put right or taken out ten throws ago', () => {
    expect(lastEntry(evening)?.entry).toBe(12);
    const put = play(evening, insert(2, thrown(1, DICE.sanhong)));
    const right = play(put, amend(3, thrown(3, DICE.erju)));
    const out = play(right, remove(2), remove(13));
    for (const state of [put, right, out]) {
      expect(lastEntry(state)?.entry).toBe(12);
      expect(lastDice(state)).toBe(DICE.yixiu);
    }
  });

  it('is the one before when it is taken back, and itself as it reads now when it is put right', () => {
    expect(lastEntry(play(evening, remove(12)))?.entry).toBe(11);
    expect(lastEntry(play(evening, remove(12), remove(13)))?.entry).toBe(12);
    const right = play(evening, amend(12, thrown(4, DICE.sanhong)));
    expect(lastEntry(right)).toMatchObject({ entry: 12, amendedBy: 13, hand: 'sanhong' });
    expect(lastDice(right)).toBe(DICE.sanhong);
  });

  it('is what was put in at its place, where the last one is gone or no throw any more', () => {
    const put = play(evening, insert(12, thrown(1, DICE.sanhong)));
    expect(lastEntry(put)?.entry).toBe(12);
    expect(lastEntry(play(put, remove(12)))?.entry).toBe(13);
    expect(lastEntry(play(put, amend(12, { kind: 'pass', seat: 4 })))?.entry).toBe(13);
  });

  it('stays through a shift, whoever it becomes', () => {
    const shifted = play(evening, ...shiftRun(evening, 5, 12, 'next').corrections);
    expect(lastEntry(shifted)).toMatchObject({ entry: 12, seat: 1 });
  });

  it('may be a miss or a called one, and stays while others pass, leave and throw again', () => {
    expect(lastEntry(play(evening, 'miss'))?.entry).toBe(13);
    expect(lastEntry(play(evening, called(1, null)))?.entry).toBe(13);
    expect(lastDice(play(evening, called(1, null)))).toBe(DICE.yixiu);
    expect(lastEntry(play(evening, 'pass', 'cocked', leave(4)))?.entry).toBe(12);
    expect(latestEntry(play(evening, 'pass', 'cocked', leave(4)))?.entry).toBe(15);
  });

  it('gives way to the grabs of a scramble', () => {
    const scramble = play(evening, endThen('scramble'), grab(2, 'duitang', 1));
    expect(lastEntry(scramble)).toMatchObject({ entry: 14, kind: 'claim' });
  });
});

describe('the turns before it', () => {
  it('go back by their places, without what was only corrected', () => {
    const state = play(evening, insert(12, thrown(1, DICE.sanhong)), remove(11), 'pass');
    expect(earlierTurns(state, 3).map(({ entry }) => entry)).toEqual([13, 10, 9]);
    expect(earlierTurns(play(table('plain', 4), DICE.none), 3)).toEqual([]);
  });
});
