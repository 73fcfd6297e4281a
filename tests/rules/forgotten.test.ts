import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgottenBefore } from '@/lib/rules';
import { finals, intents, play as playAny, tables } from './arbitraries';
import { DICE, comeBack, insert, leave, play, remove, table, thrown } from './play';

const plain = table('plain', 4);

describe('who is expected where a throw was forgotten', () => {
  it('is whoever comes before in throwing order, where all went round', () => {
    const state = play(plain, DICE.none, DICE.yixiu, DICE.none, DICE.none, DICE.none);
    expect([1, 2, 3, 4, 5].map((number) => forgottenBefore(state, number))).toEqual([4, 1, 2, 3, 4]);
  });

  it('is who was said not to be there, though a re-throw stands between', () => {
    expect(forgottenBefore(play(plain, DICE.none, 'pass', DICE.none), 3)).toBe(2);
    expect(forgottenBefore(play(plain, DICE.none, 'pass', 'pass', DICE.none), 4)).toBe(3);
    expect(forgottenBefore(play(plain, DICE.none, 'pass', 'cocked', DICE.none), 4)).toBe(2);
  });

  it('is nobody who has left', () => {
    const state = play(plain, leave(2), DICE.none, DICE.none, comeBack(2), DICE.none);
    expect(forgottenBefore(state, 3)).toBe(1);
  });

  it('is whose turn it was, where another’s throw stands there by a correction or nobody threw', () => {
    const gone = play(plain, DICE.none, DICE.none, DICE.none, remove(2));
    expect(forgottenBefore(gone, 3)).toBe(2);
    expect(forgottenBefore(play(plain, DICE.none, leave(4)), 2)).toBe(2);
  });

  it('is found at the place of a removed entry too, and beside what was put in', () => {
    const gone = play(plain, DICE.none, DICE.none, DICE.none, remove(2));
    expect(forgottenBefore(gone, 2)).toBe(1);
    const put = play(plain, DICE.none, DICE.none, insert(2, thrown(3, DICE.none)));
    expect(forgottenBefore(put, 3)).toBe(2);
  });

  it('is nobody where nobody is at the table', () => {
    const state = play(table('plain', 2), leave(1), leave(2), comeBack(1));
    expect(forgottenBefore(state, 3)).toBeNull();
  });

  it('is somebody with a seat, in any game and at any entry', () => {
    fc.assert(
      fc.property(fc.oneof(tables, finals), intents, fc.nat(), (setup, wishes, pick) => {
        const state = playAny(setup, wishes);
        fc.pre(state.length > 0);
        const seat = forgottenBefore(state, (pick % state.length) + 1);
        expect(seat === null || (seat >= 1 && seat <= state.players.length)).toBe(true);
      }),
    );
  });
});
