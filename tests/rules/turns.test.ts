import { describe, expect, it } from 'vitest';
import { MOST_ENTRIES, MOST_PLAYERS, append, replay, start, type Entry, type State } from '@/lib/rules';
import {
  DICE,
  END,
  amend,
  begin,
  called,
  codeOf,
  comeBack,
  holds,
  join,
  leave,
  play,
  refusalOf,
  remove,
  rulesWith,
  table,
  thrown,
} from './play';

const SKIPS = rulesWith({ miss: 'void-and-skip' });

function skipsOf(state: State): number[] {
  return state.players.map(({ skips }) => skips);
}

describe('RULES 6.1: players', () => {
  it('throw in the order in which they are listed, once a round', () => {
    const seats: (number | null)[] = [];
    let state = play(table('plain'));
    for (let n = 0; n < 7; n++) {
      seats.push(state.next);
      state = play(state, DICE.none);
    }
    expect(seats).toEqual([1, 2, 3, 1, 2, 3, 1]);
    expect(state.round).toBe(3);
    expect(state.throws).toBe(7);
  });

  it('are 1 to 30: a 31st is refused, at the start and as a late guest', () => {
    const setup = table('plain', 30);
    expect(start(setup).ok).toBe(true);
    expect(start(table('plain', 1)).ok).toBe(true);
    expect(start(table('plain', 31))).toEqual({
      ok: false,
      error: { code: 'players-too-many', params: { most: 30 } },
    });
    expect(start(table('plain', 0))).toMatchObject({ error: { code: 'players-none' } });
    expect(refusalOf(play(setup), join('late')).code).toBe('table-full');
    expect(play(table('plain', 29), join('late')).players).toHaveLength(MOST_PLAYERS);
  });

  it.each([
    ['', 'name-empty'],
    ['x'.repeat(101), 'name-too-long'],
    ['😀'.repeat(101), 'name-too-long'],
    ['a\nb', 'name-characters'],
    ['a\u0000', 'name-characters'],
    ['a\u007f', 'name-characters'],
    ['a\u0085', 'name-characters'],
    ['a\ud800', 'name-characters'],
    ['\udc00a', 'name-characters'],
  ])('have names of 1 to 100 characters without control characters: %j', (name, code) => {
    const started = start({ ...table('plain'), players: ['a', name] });
    expect(started).toEqual({ ok: false, error: { code, params: { key: 'name', seat: 2 } } });
  });

  it.each(['x'.repeat(100), '😀'.repeat(100), '👨‍👩‍👧', 'Đặng Thị', ' ', '陈一'])('may be called %j', (name) => {
    expect(start({ ...table('plain'), players: [name, name] }).ok).toBe(true);
  });

  it('have a log of at most 2,000 entries', () => {
    const log: Entry[] = Array.from({ length: MOST_ENTRIES }, (_, at) => called((at % 2) + 1, null));
    const setup = table('plain', 2);
    const full = replay(setup, log);
    if (!full.ok) throw new Error(full.error.code);
    expect(full.value.length).toBe(2000);
    expect(codeOf(full.value, DICE.none)).toBe('log-full');
    expect(codeOf(full.value, remove(1))).toBe('log-full');
    expect(replay(setup, [...log, called(1, null)])).toMatchObject({
      error: { code: 'log-full', params: { entry: 2001 } },
    });
  });
});

describe('RULES 6.2: entries', () => {
  it('number from 1 whatever they are', () => {
    const state = play(
      table('plain'),
      DICE.none,
      'cocked',
      'foul',
      join('late'),
      leave(1),
      comeBack(1),
      remove(1),
    );
    expect(state.length).toBe(7);
    expect(state.log[6]).toEqual(remove(1));
  });

  it('give nothing for a miss, a foul, a re-throw and a pass', () => {
    const state = play(table('lugu'), 'miss', 'foul', 'cocked', 'pass');
    expect(state.moves).toEqual([]);
    expect(state.throws).toBe(0);
  });

  it('use no turn for a re-throw [003 §9: 叠骰、立骰重新投掷]', () => {
    const state = play(table('plain'), 'cocked', 'cocked');
    expect(state.next).toBe(1);
    expect(play(state, DICE.yixiu).next).toBe(2);
  });

  it('seat a late guest last', () => {
    const state = play(table('plain', 2), DICE.none, join('late'));
    expect(state.players.map(({ name, joined }) => `${name} ${joined}`)).toEqual([
      'guest 1 0',
      'guest 2 0',
      'late 2',
    ]);
    expect(play(state, DICE.none).next).toBe(3);
    expect(holds(play(state, DICE.none, DICE.sanhong), 3)).toEqual(['sanhong']);
  });

  it('let who has left keep what it has, and pass it over', () => {
    const state = play(table('plain'), DICE.erju, DICE.none, DICE.none, leave(1));
    expect(holds(state, 1)).toEqual(['erju']);
    expect(state.next).toBe(2);
    expect(play(state, DICE.none, DICE.none).next).toBe(2);
    expect(play(state, DICE.none, comeBack(1), DICE.none).next).toBe(1);
  });

  it('use no turn for a join, a leave, a return and a correction', () => {
    const state = play(table('plain'), join('late'), leave(2), comeBack(2), leave(3));
    expect(state.next).toBe(1);
    expect(play(state, DICE.none, amend(5, thrown(1, DICE.yixiu)), remove(5)).next).toBe(1);
  });
});

describe('RULES 6.2: a skip', () => {
  it('follows a miss out of the bowl: 跳碗 [001][000 公司活动规则 1: 下一轮还要轮空]', () => {
    const state = play(table(SKIPS), 'miss', DICE.none, DICE.none);
    expect(state.next).toBe(2);
    expect(skipsOf(state)).toEqual([0, 0, 0]);
    expect(play(state, DICE.none, DICE.none).next).toBe(1);
  });

  it('never follows a foul, nor a miss where the rules only void it [003 §9]', () => {
    expect(play(table(SKIPS), 'foul', DICE.none, DICE.none).next).toBe(1);
    expect(play(table('plain'), 'miss', DICE.none, DICE.none).next).toBe(1);
  });
});

describe('RULES 6.4: the walk', () => {
  it('passes over who is away and who sits out, each using up one skip', () => {
    const state = play(table(SKIPS, 4), DICE.none, 'miss', 'miss', leave(1), DICE.none);
    expect(state.next).toBe(4);
    expect(skipsOf(state)).toEqual([0, 0, 0, 0]);
  });

  it('does not use up the skip of a seat that is away', () => {
    const state = play(table(SKIPS), 'miss', leave(1), DICE.none, DICE.none, DICE.none);
    expect(skipsOf(state)).toEqual([1, 0, 0]);
    const back = play(state, comeBack(1), DICE.none);
    expect(back.next).toBe(2);
    expect(skipsOf(back)).toEqual([0, 0, 0]);
  });

  it('goes round as often as needed', () => {
    const alone = play(table(SKIPS, 1), 'miss');
    expect(alone.next).toBe(1);
    expect(skipsOf(alone)).toEqual([0]);
    expect(alone.round).toBe(3);
    const both = play(table(SKIPS, 2), 'miss', 'miss');
    expect(both.next).toBe(1);
    expect(skipsOf(both)).toEqual([0, 0]);
  });

  it('has nobody next where every seat is away, until one returns or joins', () => {
    const empty = play(table('plain', 2), DICE.none, leave(2), leave(1));
    expect(empty.next).toBeNull();
    expect(codeOf(empty, thrown(1, DICE.none))).toBe('nobodys-turn');
    expect(play(empty, comeBack(2)).next).toBe(2);
    expect(play(empty, comeBack(1)).next).toBe(1);
    expect(play(empty, join('late')).next).toBe(3);
  });

  it('goes on from where it stopped, skips and all', () => {
    const setup = table(SKIPS, 3);
    const state = play(setup, DICE.none, 'miss', leave(3), leave(1), leave(2));
    expect(state.next).toBeNull();
    expect(play(state, comeBack(1)).next).toBe(1);
    const second = play(state, comeBack(2));
    expect([second.next, skipsOf(second)]).toEqual([2, [0, 0, 0]]);
  });

  it('counts the turns that go by when it goes on', () => {
    const empty = play(table('plain', 2), DICE.none, leave(2), leave(1));
    expect(empty.round).toBe(2);
    expect(play(empty, comeBack(1)).round).toBe(3);
    expect(play(empty, comeBack(2)).round).toBe(2);
  });

  it('passes the turn on when the seat whose turn it is leaves', () => {
    const state = play(table('plain'), leave(1));
    expect(state.next).toBe(2);
    expect(play(state, comeBack(1)).next).toBe(2);
    expect(play(table('plain'), leave(2)).next).toBe(1);
  });

  it('counts the turn of who leaves on turn as had', () => {
    const state = play(table('plain', 2), DICE.none, leave(2));
    expect(state.next).toBe(1);
    expect(state.round).toBe(2);
  });

  it('does not change whose turn it is when somebody joins or returns', () => {
    const state = play(table('plain'), leave(1), DICE.none, join('late'), comeBack(1));
    expect(state.next).toBe(3);
    expect(play(state, DICE.none).next).toBe(4);
  });

  it('lets guests come and go until the end, in a scramble and a roll-off too', () => {
    const ending = (then: 'scramble' | 'roll-off'): State =>
      play(
        table('plain', 2),
        { kind: 'end', reason: 'late', then },
        leave(1),
        comeBack(1),
        join('late'),
        leave(3),
      );
    expect(ending('scramble').players.map(({ away }) => away)).toEqual([false, false, true]);
    expect(ending('roll-off').players).toHaveLength(3);
    const over = play(table('plain', 2), END);
    expect(codeOf(over, join('late'))).toBe('game-ended');
    expect(codeOf(over, leave(1))).toBe('game-ended');
  });

  it('refuses to leave twice, or to return without having left', () => {
    expect(codeOf(play(table('plain'), leave(1)), leave(1))).toBe('already-away');
    expect(codeOf(play(table('plain')), comeBack(1))).toBe('not-away');
  });
});

describe('RULES 6.5: adding an entry', () => {
  it('checks whose turn it is', () => {
    const state = play(table('plain'));
    for (const word of [DICE.none, 'miss', 'foul', 'cocked', 'pass', 'black']) {
      expect(refusalOf(state, `2:${word}`)).toEqual({ code: 'not-your-turn', params: { seat: 2, next: 1 } });
    }
  });

  it('refuses seats that nobody has', () => {
    const state = play(table('plain'));
    expect(codeOf(state, thrown(4, DICE.none))).toBe('seat-unknown');
    expect(codeOf(state, leave(4))).toBe('seat-unknown');
    expect(codeOf(play(state, DICE.none), amend(1, thrown(4, DICE.none)))).toBe('seat-unknown');
  });

  it('refuses three dice where six belong, a grab outside a scramble, and anything after the end', () => {
    const state = play(table('plain'));
    expect(codeOf(state, thrown(1, '444'))).toBe('six-dice-expected');
    expect(codeOf(state, { kind: 'claim', seat: 1, tier: 'yixiu', count: 1 })).toBe('not-in-scramble');
    const over = play(state, END);
    for (const step of [thrown(1, DICE.none), END, join('late'), leave(1)]) {
      expect(codeOf(over, step)).toBe('game-ended');
    }
  });

  it('changes nothing when it refuses', () => {
    const state = play(table('plain'), DICE.yixiu);
    const before = JSON.stringify([state.moves, state.next, state.log]);
    for (const step of [thrown(1, DICE.none), amend(1, thrown(1, '444')), remove(7), comeBack(1)]) {
      expect(append(state, step).ok).toBe(false);
    }
    expect(JSON.stringify([state.moves, state.next, state.log])).toBe(before);
    expect(play(state, DICE.yixiu).moves).toHaveLength(2);
  });

  it('leaves a state as it was, whatever is appended to it', () => {
    const state = play(table('plain'), DICE.yixiu, DICE.sihong);
    const before = JSON.stringify([state.moves, state.log, state.claims]);
    const one = play(state, DICE.erju, DICE.yixiu);
    const other = play(state, DICE.wuhong, remove(1));
    expect(JSON.stringify([begin(state).moves, state.log, state.claims])).toBe(before);
    expect(one.moves).toHaveLength(3);
    expect(other.moves).toHaveLength(0);
    expect(one.log[2]).not.toEqual(other.log[2]);
  });
});
