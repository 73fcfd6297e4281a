import { describe, expect, it } from 'vitest';
import { answer, replay, type Setup, type State } from '@/lib/rules';
import {
  DICE,
  END,
  amend,
  called,
  codeOf,
  comeBack,
  endThen,
  grab,
  holds,
  ignoredIn,
  insert,
  join,
  leave,
  movesIn,
  play,
  remove,
  rulesWith,
  table,
  thrown,
  tiersWith,
  titleOf,
} from './play';

describe('RULES 6.2: amend', () => {
  it('makes an entry read so instead, its player and kind too', () => {
    const state = play(table('plain'), DICE.yixiu, DICE.none, amend(1, thrown(2, DICE.sanhong)));
    expect(movesIn(state)).toEqual(['award sanhong#1 0>2']);
    expect(state.moves[0]?.entry).toBe(1);
    expect(movesIn(play(state, amend(1, leave(3))))).toEqual([]);
  });

  it('counts by the last amendment', () => {
    const state = play(
      table('plain'),
      DICE.none,
      amend(1, thrown(1, DICE.erju)),
      amend(1, thrown(1, DICE.yixiu)),
    );
    expect(holds(state, 1)).toEqual(['yixiu']);
    expect(holds(play(state, remove(3)), 1)).toEqual(['erju']);
    expect(holds(play(state, remove(3), remove(2)), 1)).toEqual([]);
  });

  it('lets everything after it fall into place', () => {
    const rules = rulesWith({
      tiers: tiersWith({ duitang: { quantity: 1 } }),
      zhuangyuan: { immune: ['jinhua'] },
    });
    const state = play(table(rules), DICE.jinhua, DICE.duitang, DICE.duitang, DICE.liuhong);
    expect([titleOf(state), holds(state, 2)]).toEqual([['1 jinhua 1'], ['duitang']]);
    const corrected = play(state, amend(1, thrown(1, DICE.duitang)));
    expect([titleOf(corrected), holds(corrected, 1), holds(corrected, 2)]).toEqual([
      ['1 liuhong 4'],
      ['duitang'],
      [],
    ]);
  });
});

describe('RULES 6.2: remove', () => {
  it('makes an entry never have happened, its turn neither', () => {
    const state = play(table('plain'), DICE.yixiu, remove(1));
    expect([state.next, state.moves, state.throws]).toEqual([1, [], 0]);
    expect(play(state, DICE.erju).next).toBe(2);
  });

  it('takes away a skip with its miss', () => {
    const rules = rulesWith({ miss: 'void-and-skip' });
    const state = play(table(rules), 'miss', DICE.none, remove(1), DICE.none);
    expect(state.next).toBe(1);
  });
});

describe('RULES 6.2: insert', () => {
  it('takes effect directly before the place of its entry, and uses a turn there', () => {
    const rules = rulesWith({ tiers: tiersWith({ duitang: { quantity: 1 } }) });
    const state = play(table(rules), DICE.duitang, insert(1, thrown(3, DICE.duitang)));
    expect(movesIn(state)).toEqual(['award duitang#1 0>3']);
    expect(state.moves[0]?.entry).toBe(2);
  });

  it('keeps its place while its neighbour is removed', () => {
    const rules = rulesWith({ tiers: tiersWith({ duitang: { quantity: 1 } }) });
    const state = play(table(rules), DICE.none, DICE.duitang, insert(1, thrown(3, DICE.duitang)), remove(1));
    expect(movesIn(state)).toEqual(['award duitang#1 0>3']);
    const after = play(table(rules), DICE.none, DICE.duitang, remove(1), insert(1, thrown(3, DICE.duitang)));
    expect(movesIn(after)).toEqual(['award duitang#1 0>3']);
  });

  it('puts the later of several nearer to the entry', () => {
    const state = play(
      table('plain'),
      DICE.none,
      insert(1, thrown(2, DICE.duitang)),
      insert(1, thrown(3, DICE.duitang)),
    );
    expect(movesIn(state)).toEqual(['award duitang#1 0>2', 'award duitang#2 0>3']);
    const before = play(state, insert(2, thrown(1, DICE.duitang)));
    expect(movesIn(before)).toEqual(['award duitang#1 0>1', 'award duitang#2 0>2']);
  });

  it('is itself amended or removed by the number of the insert', () => {
    const state = play(table('plain'), DICE.none, insert(1, thrown(2, DICE.duitang)));
    expect(holds(play(state, amend(2, thrown(3, DICE.sanhong))), 3)).toEqual(['sanhong']);
    expect(play(state, remove(2)).moves).toEqual([]);
    expect(play(state, remove(2), remove(3)).moves).toHaveLength(1);
  });

  it('uses up a turn, a round and a circle with it', () => {
    const rules = rulesWith({ roundLimit: 1 });
    const state = play(table(rules, 2), DICE.none, insert(1, { kind: 'pass', seat: 2 }));
    // Seat 2's turn has gone by, which is looked at after each turn.
    expect(state.phase).toBe('finished');
    expect(state.endedBy).toBe(2);
    expect(ignoredIn(state)).toEqual([1]);
  });

  it('does not check whose turn it is', () => {
    const state = play(table('plain'), DICE.none, DICE.none, insert(2, thrown(1, DICE.yixiu)));
    expect(holds(state, 1)).toEqual(['yixiu']);
    expect(state.next).toBe(3);
  });
});

describe('RULES 6.3: what a correction may name', () => {
  it('names an earlier entry', () => {
    const state = play(table('plain'), DICE.none);
    for (const target of [2, 3, 2000]) {
      expect(codeOf(state, remove(target))).toBe('target-unknown');
      expect(codeOf(state, amend(target, thrown(1, DICE.none)))).toBe('target-unknown');
      expect(codeOf(state, insert(target, thrown(1, DICE.none)))).toBe('target-unknown');
    }
  });

  it('removes any entry, a correction too, which undoes it', () => {
    const state = play(table('plain'), DICE.none, amend(1, thrown(1, DICE.erju)), remove(2));
    expect(state.moves).toEqual([]);
    expect(play(state, remove(3)).moves).toHaveLength(1);
    expect(play(state, remove(3), remove(4)).moves).toEqual([]);
  });

  it('amends and inserts before no amend and no remove', () => {
    const state = play(table('plain'), DICE.none, amend(1, thrown(1, DICE.erju)), remove(2));
    for (const target of [2, 3]) {
      expect(codeOf(state, amend(target, thrown(1, DICE.none)))).toBe('target-is-correction');
      expect(codeOf(state, insert(target, thrown(1, DICE.none)))).toBe('target-is-correction');
    }
  });

  it('has no effect on a removed entry while it is removed', () => {
    const state = play(table('plain'), DICE.none, remove(1), amend(1, thrown(1, DICE.erju)));
    expect(state.moves).toEqual([]);
    expect(ignoredIn(state)).toEqual([]);
    expect(holds(play(state, remove(2)), 1)).toEqual(['erju']);
  });

  it('refuses what would be impossible at its place', () => {
    const state = play(table('plain'), leave(2), DICE.none, DICE.none, comeBack(2));
    expect(codeOf(state, insert(2, leave(2)))).toBe('already-away');
    expect(codeOf(state, amend(2, comeBack(1)))).toBe('not-away');
    expect(codeOf(state, amend(2, thrown(1, '444')))).toBe('six-dice-expected');
    expect(codeOf(state, amend(2, grab(1, 'yixiu', 1)))).toBe('not-in-scramble');
    expect(codeOf(state, insert(2, called(1, 'nowhere')))).toBe('tier-unknown');
    const titled = play(state, DICE.sihong, DICE.none);
    expect(codeOf(titled, amend(6, endThen('roll-off')))).toBe('roll-off-has-title');
    expect(play(state, amend(2, endThen('roll-off'))).phase).toBe('roll-off');
  });

  it('accepts it behind the end, where it has no effect', () => {
    const state = play(table('plain'), DICE.yixiu, DICE.yixiu, END, amend(1, END));
    expect(ignoredIn(state)).toEqual([2, 3]);
    const corrected = play(state, amend(2, grab(1, 'yixiu', 5)), insert(3, comeBack(3)));
    expect(ignoredIn(corrected)).toEqual([2, 3, 6]);
    expect(corrected.moves).toEqual([]);
  });

  it('checks an amendment that reads the same game differently only at its own place', () => {
    const state = play(table('plain'), DICE.none, leave(2), insert(1, leave(2)));
    expect(ignoredIn(state)).toEqual([2]);
    expect(state.ignored[0]?.reason.code).toBe('already-away');
    expect(codeOf(state, amend(3, comeBack(2)))).toBe('not-away');
  });
});

describe('RULES 6.3: late guests', () => {
  it('can’t be inserted, nor amended into or out of', () => {
    const state = play(table('plain'), DICE.none, join('late'), insert(1, thrown(2, DICE.none)));
    expect(codeOf(state, insert(1, join('x')))).toBe('join-inserted');
    expect(codeOf(state, amend(1, join('x')))).toBe('join-amended');
    expect(codeOf(state, amend(3, join('x')))).toBe('join-amended');
    expect(codeOf(state, amend(2, thrown(2, DICE.none)))).toBe('join-amended');
  });

  it('can have their name amended', () => {
    const state = play(table('plain'), join('lat'), amend(1, join('late')));
    expect(state.players.map(({ name }) => name)).toEqual(['guest 1', 'guest 2', 'guest 3', 'late']);
    expect(state.players[3]?.joined).toBe(1);
  });

  it('can be removed while the last standing one, without entries of their own', () => {
    const two = play(table('plain', 1), join('a'), join('b'));
    expect(codeOf(two, remove(1))).toBe('join-not-last');
    const one = play(two, remove(2));
    expect(one.players).toHaveLength(2);
    expect(play(one, remove(1)).players).toHaveLength(1);
    const thrownIt = play(two, DICE.none, DICE.none, DICE.none);
    expect(codeOf(thrownIt, remove(2))).toBe('join-has-entries');
    expect(play(thrownIt, remove(5), remove(2)).players).toHaveLength(2);
    expect(play(thrownIt, amend(5, thrown(1, DICE.none)), remove(2)).players).toHaveLength(2);
    expect(codeOf(play(thrownIt, remove(5), insert(4, thrown(3, DICE.yixiu))), remove(2))).toBe(
      'join-has-entries',
    );
  });

  it('can’t be removed twice', () => {
    const state = play(table('plain'), join('a'), remove(1));
    expect(codeOf(state, remove(1))).toBe('join-not-last');
  });

  it('come back with the removal undone, but not once another guest has joined', () => {
    const gone = play(table('plain'), join('a'), remove(1));
    expect(play(gone, remove(2)).players[3]?.name).toBe('a');
    const other = play(gone, join('b'));
    expect(other.players.map(({ name }) => name).at(-1)).toBe('b');
    expect(codeOf(other, remove(2))).toBe('join-seat-taken');
    expect(play(other, remove(3), remove(2)).players[3]?.name).toBe('a');
  });

  it('never lose an entry to who has their seat since', () => {
    const state = play(
      table('plain', 1),
      DICE.none,
      join('a'),
      DICE.none,
      DICE.sanhong,
      remove(4),
      remove(2),
      join('b'),
      remove(5),
    );
    expect(state.players.map(({ name }) => name)).toEqual(['guest 1', 'b']);
    expect(ignoredIn(state)).toEqual([4]);
    expect(state.ignored[0]?.reason.code).toBe('not-seated');
    expect(holds(state, 2)).toEqual([]);
    // Nor does that entry keep the other guest from being taken off again.
    expect(play(state, remove(7)).players).toHaveLength(1);
  });

  it('go and come back by corrections of corrections only where their seat stays theirs', () => {
    const state = play(table('plain', 1), join('a'), remove(1), remove(2), DICE.none, DICE.yixiu);
    expect(holds(state, 2)).toEqual(['yixiu']);
    expect(codeOf(state, remove(3))).toBe('join-has-entries');
    expect(play(state, remove(5), remove(3)).players).toHaveLength(1);
  });
});

describe('RULES 6.5: replaying after a correction', () => {
  it('takes entries as they are: only whose turn it was is overruled', () => {
    const state = play(table('plain'), DICE.yixiu, DICE.yixiu, DICE.yixiu, remove(2));
    expect([holds(state, 1), holds(state, 2), holds(state, 3)]).toEqual([['yixiu'], [], ['yixiu']]);
    expect(ignoredIn(state)).toEqual([]);
    expect(state.next).toBe(1);
  });

  it('makes the walk after each entry as in play, skips included', () => {
    const rules = rulesWith({ miss: 'void-and-skip' });
    const state = play(table(rules), DICE.none, 'miss', DICE.none, amend(1, thrown(3, DICE.none)));
    // Seat 3 threw, so the walk goes to 1; seat 2 missed, 3 threw, and the walk to 1 passes nobody.
    expect([state.next, state.players[1]?.skips]).toEqual([1, 1]);
  });

  it('does not overrule whose turn it is for a re-throw, which uses no turn', () => {
    const state = play(table('plain'), DICE.none, 'cocked', remove(1));
    expect(state.next).toBe(1);
  });

  it('accepts a throw by who is away at its place, since only its turn is wrong', () => {
    const state = play(table('plain'), DICE.yixiu, DICE.yixiu, insert(1, leave(2)));
    expect(holds(state, 2)).toEqual(['yixiu']);
    expect(ignoredIn(state)).toEqual([]);
  });

  it('ignores and reports what could not be added at its place', () => {
    const lights = play(table('lights-out'), DICE.none, DICE.yixiu, amend(1, thrown(1, DICE.liuhei)));
    expect(ignoredIn(lights)).toEqual([2]);
    expect(lights.phase).toBe('scramble');

    const grabs = play(lights, grab(2, 'yixiu', 30), amend(1, thrown(1, DICE.none)));
    expect(ignoredIn(grabs)).toEqual([4]);
    expect(holds(grabs, 2)).toEqual(['yixiu']);

    const more = play(lights, grab(2, 'duitang', 1), grab(3, 'duitang', 1), insert(4, grab(1, 'duitang', 1)));
    expect(ignoredIn(more)).toEqual([2, 5]);

    const away = play(table('plain'), DICE.none, leave(3), insert(2, leave(3)), amend(3, leave(3)));
    expect(ignoredIn(away)).toEqual([2]);
  });

  it('ignores a throw in a roll-off by who owes none, and dice that do not belong', () => {
    const rules = rulesWith({ zhuangyuan: { fallback: 'three-dice' } });
    const state = play(table(rules, 2), DICE.none, endThen('roll-off'), '666', '111', remove(1));
    expect(ignoredIn(state)).toEqual([]);
    expect(titleOf(state)).toEqual(['2 roll-off 3']);
    const throws = play(table(rules, 2), DICE.none, DICE.none, amend(1, endThen('roll-off')));
    expect(ignoredIn(throws)).toEqual([2]);
    expect(throws.next).toBe(1);
    const twice = play(throws, '111', insert(4, thrown(2, '222')), remove(5));
    expect(twice.phase).toBe('roll-off');
    expect(codeOf(twice, insert(4, thrown(2, '222222')))).toBe('three-dice-expected');
  });

  it('has an end stay an end, even a roll-off that a title has made impossible', () => {
    const state = play(table('plain', 2), DICE.none, endThen('roll-off'), amend(1, thrown(1, DICE.sihong)));
    expect(state.phase).toBe('finished');
    expect(ignoredIn(state)).toEqual([]);
    expect(titleOf(state)).toEqual(['1 sihong 1']);
  });

  it('lets entries behind a new end come back when it goes', () => {
    const open = play(table('plain'), DICE.yixiu, DICE.erju, DICE.sanhong);
    const ended = play(open, amend(1, END));
    expect(ignoredIn(ended)).toEqual([2, 3]);
    expect(ended.moves).toEqual([]);
    const again = play(ended, remove(4));
    expect(movesIn(again)).toEqual(movesIn(open));
    expect(again.next).toBe(1);
  });

  it('keeps a late guest known whose join is behind a new end', () => {
    const state = play(table('plain'), DICE.none, join('late'), DICE.none, amend(1, END));
    expect(ignoredIn(state)).toEqual([2, 3]);
    expect(state.players.at(-1)?.name).toBe('late');
    expect(ignoredIn(play(state, amend(3, thrown(4, DICE.none)), remove(4)))).toEqual([]);
  });

  it('is the same as reading the file', () => {
    const setup: Setup = table('lugu', 4);
    const state: State = play(
      setup,
      DICE.jinhua,
      'miss',
      DICE.sihong,
      insert(2, thrown(4, DICE.wuhong)),
      remove(1),
    );
    const read = replay(setup, state.log);
    expect(read.ok && answer(read.value)).toEqual(answer(state));
  });
});
