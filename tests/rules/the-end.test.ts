import { describe, expect, it } from 'vitest';
import { countdown, type Rules, type State } from '@/lib/rules';
import {
  DICE,
  END,
  called,
  codeOf,
  comeBack,
  endThen,
  grab,
  holds,
  insert,
  join,
  leave,
  movesIn,
  play,
  refusalOf,
  rulesWith,
  table,
  thrown,
  tiersWith,
  titleOf,
} from './play';

/** One ordinary tier of one unit (一秀), so that a table is done by one throw and a claim. */
function short(differences: Record<string, unknown> = {}): Rules {
  const yixiu = {
    id: 'yixiu',
    name: '一秀',
    quantity: 1,
    match: [{ fours: 1 }],
    award: 'immediate',
    chase: 'none',
  };
  return rulesWith({ tiers: [yixiu], bonusTier: 'yixiu', ...differences });
}

function phases(state: State, ...steps: string[]): string[] {
  return steps.map((step) => {
    state = play(state, step);
    return state.phase;
  });
}

describe('RULES 6.6: done', () => {
  const begin = (differences: Record<string, unknown>, ...steps: string[]): string =>
    play(table(short(differences)), ...steps).phase;

  it('needs every limited pool empty and a title holder', () => {
    expect(begin({}, DICE.yixiu)).toBe('playing');
    expect(begin({}, DICE.sihong)).toBe('playing');
    expect(begin({}, DICE.sihong, DICE.yixiu)).toBe('finished');
    expect(begin({}, DICE.yixiu, DICE.sihong)).toBe('finished');
  });

  it('needs every 状元 unit gone under `first`', () => {
    const zhuangyuan = { contest: 'first', quantity: 2 };
    expect(begin({ zhuangyuan }, DICE.yixiu, DICE.sihong)).toBe('playing');
    expect(begin({ zhuangyuan }, DICE.yixiu, DICE.sihong, DICE.sihong)).toBe('finished');
  });

  it('does not wait for unlimited tiers', () => {
    const rules = rulesWith({
      tiers: tiersWith({
        yixiu: { quantity: null },
        erju: { quantity: null },
        sijin: { quantity: null },
        sanhong: { quantity: null, award: 'ranked' },
        duitang: { quantity: 1 },
      }),
    });
    expect(play(table(rules), DICE.duitang, DICE.sihong).phase).toBe('finished');
  });

  it('needs as many entries of a limited ranked tier as its quantity', () => {
    const tiers = [{ ...short().tiers[0], award: 'ranked', quantity: 2 }];
    expect(begin({ tiers }, DICE.sihong, DICE.yixiu)).toBe('playing');
    expect(begin({ tiers }, DICE.sihong, DICE.yixiu, DICE.yixiu)).toBe('finished');
  });

  it('is looked at after a called throw too', () => {
    expect(play(table(short()), DICE.sihong, called(2, 'yixiu')).phase).toBe('finished');
  });

  it('ends the game at once under `stop`, and settles it [000: 直到所有的饼分配完毕为止]', () => {
    const state = play(table(short()), DICE.sihong, DICE.yixiu);
    expect(state.next).toBeNull();
    expect(state.endedBy).toBe(2);
    expect(movesIn(state)).toEqual(['award yixiu#1 0>2', 'title zhuangyuan#1 0>1']);
  });
});

describe('RULES 6.6: finish-round', () => {
  const rules = short({ finish: 'finish-round', miss: 'void-and-skip' });

  it('goes on until the last seat has had its turn', () => {
    const state = play(table(rules), DICE.sihong);
    expect(phases(state, DICE.yixiu, DICE.wuhong)).toEqual(['playing', 'finished']);
    expect(titleOf(play(state, DICE.yixiu, DICE.wuhong))).toEqual(['3 wuhong 3']);
  });

  it('ends by the throw that makes it done, if that is the last seat’s', () => {
    const state = play(table(rules), DICE.sihong, DICE.none);
    expect(phases(state, DICE.yixiu)).toEqual(['finished']);
  });

  it('counts seats passed over, and seats away, as having had their turn', () => {
    const away = play(table(rules), DICE.none, DICE.none, leave(3), DICE.none, DICE.none, DICE.sihong);
    expect(phases(away, DICE.yixiu)).toEqual(['finished']);
    const out = play(table(rules), DICE.none, DICE.none, 'miss', DICE.sihong);
    expect(phases(out, DICE.yixiu)).toEqual(['finished']);
  });

  it('looks only after the next turn at what a leave has done', () => {
    const state = play(table(rules), DICE.sihong, DICE.yixiu, leave(3));
    expect(state.phase).toBe('playing');
    expect(play(state, DICE.none).phase).toBe('finished');
  });

  it('waits for the end of a round that ends after the game is done, not before', () => {
    const state = play(table(rules), DICE.none, DICE.none, DICE.none, DICE.sihong, DICE.yixiu);
    expect(state.phase).toBe('playing');
    expect(play(state, 'pass').phase).toBe('finished');
  });
});

describe('RULES 6.6: quiet-round', () => {
  const rules = short({ finish: 'quiet-round', miss: 'void-and-skip', zhuangyuan: { repeat: 'last' } });

  it('ends after a full circle without a change of the title [003 §8.4: 全员完整轮次无更高状元]', () => {
    const state = play(table(rules), DICE.sihong);
    expect(phases(state, DICE.yixiu, DICE.none, DICE.none, DICE.none)).toEqual([
      'playing',
      'playing',
      'playing',
      'finished',
    ]);
  });

  it('does not count the throw that completes it', () => {
    const state = play(table(rules), DICE.sihong, DICE.yixiu);
    expect(countdown(state)).toEqual({ to: 'end', gone: 0, of: 3 });
    expect(countdown(play(state, DICE.none))).toEqual({ to: 'end', gone: 1, of: 3 });
  });

  it('begins anew when the holder changes, and does not count that throw', () => {
    const state = play(table(rules), DICE.sihong, DICE.yixiu, DICE.none, DICE.none);
    expect(phases(state, DICE.wuhong, DICE.none, DICE.none, DICE.none)).toEqual([
      'playing',
      'playing',
      'playing',
      'finished',
    ]);
  });

  it('begins anew when the throw that the title rests on changes', () => {
    const state = play(table(rules), DICE.sihong, DICE.yixiu, DICE.none, DICE.sihong);
    expect(titleOf(state)).toEqual(['1 sihong 4']);
    expect(phases(state, DICE.none, DICE.none)).toEqual(['playing', 'playing']);
  });

  it('does not begin anew for a claim that changes no title', () => {
    const state = play(table(rules), DICE.wuhong, DICE.yixiu);
    expect(phases(state, DICE.sihong, DICE.none, DICE.none)).toEqual(['playing', 'playing', 'finished']);
  });

  it('counts turns that are missed or passed', () => {
    const state = play(table(rules), DICE.sihong, DICE.yixiu);
    expect(phases(state, 'pass', 'foul', 'pass')).toEqual(['playing', 'playing', 'finished']);
  });

  it('counts seats passed over after the throw that completes it', () => {
    const state = play(table(rules, 4), DICE.none, DICE.sihong, 'miss', 'miss', DICE.none, DICE.yixiu);
    // Seats 3 and 4 sat out: 1 and 2 more make the circle of four.
    expect(countdown(state)).toEqual({ to: 'end', gone: 2, of: 4 });
    expect(phases(state, DICE.none, DICE.none)).toEqual(['playing', 'finished']);
  });

  it('counts seats that are away, and the turn of who leaves on turn', () => {
    const away = play(table(rules), DICE.sihong, leave(3), DICE.yixiu);
    expect(countdown(away)?.gone).toBe(1);
    expect(phases(away, DICE.none, DICE.none)).toEqual(['playing', 'finished']);
    expect(countdown(play(table(rules), DICE.sihong, DICE.yixiu, leave(3)))?.gone).toBe(1);
    const leaves = play(table(rules), DICE.sihong, DICE.yixiu, leave(3), DICE.none);
    expect(leaves.phase).toBe('playing');
    expect(play(leaves, DICE.none).phase).toBe('finished');
  });

  it('has as many turns as there are seats at that moment', () => {
    const state = play(table(rules), DICE.sihong, DICE.yixiu, DICE.none, DICE.none, join('late'));
    expect(phases(state, DICE.none, DICE.none)).toEqual(['playing', 'finished']);
  });

  it('under `first` only waits for a circle', () => {
    const first = short({ finish: 'quiet-round', zhuangyuan: { contest: 'first' } });
    const state = play(table(first, 2), DICE.sihong, DICE.yixiu);
    expect(phases(state, DICE.liuhong, DICE.none)).toEqual(['playing', 'finished']);
  });
});

describe('RULES 6.6: roundLimit', () => {
  it('ends the game when the last seat’s turn has gone by for the nth time, done or not', () => {
    const rules = short({ roundLimit: 2 });
    const state = play(table(rules), DICE.none, DICE.none, DICE.none, DICE.none, DICE.none);
    expect(state.phase).toBe('playing');
    const over = play(state, DICE.none);
    expect(over.phase).toBe('finished');
    expect(over.pool).toEqual({ yixiu: 1, zhuangyuan: 1 });
  });

  it('counts a last seat that is passed over or away', () => {
    const rules = short({ roundLimit: 1, miss: 'void-and-skip' });
    expect(play(table(rules), leave(3), DICE.none, DICE.none).phase).toBe('finished');
    const leaving = play(table(rules), DICE.none, DICE.none, leave(3));
    expect(leaving.phase).toBe('playing');
    expect(play(leaving, DICE.none).phase).toBe('finished');
  });

  it('goes to a roll-off where there is no title and a fallback', () => {
    const zhuangyuan = { fallback: 'three-dice' };
    const state = play(table(short({ roundLimit: 1, zhuangyuan }), 2), DICE.none, DICE.none);
    expect(state.phase).toBe('roll-off');
    const titled = play(table(short({ roundLimit: 1, zhuangyuan }), 2), DICE.sihong, DICE.none);
    expect(titled.phase).toBe('finished');
    const first = short({ roundLimit: 1, zhuangyuan: { ...zhuangyuan, contest: 'first' } });
    expect(play(table(first, 2), DICE.none, DICE.none).phase).toBe('finished');
  });

  it('is looked at after the other ends', () => {
    const rules = short({ roundLimit: 1, finish: 'quiet-round' });
    const state = play(table(rules, 2), DICE.sihong, DICE.yixiu);
    expect(state.phase).toBe('finished');
    expect(titleOf(state)).toEqual(['1 sihong 1']);
  });
});

describe('RULES 6.7: the scramble', () => {
  const few = rulesWith({
    tiers: tiersWith({
      yixiu: { quantity: null },
      erju: { quantity: 3 },
      sijin: { quantity: 1 },
      sanhong: { quantity: 2, award: 'ranked' },
      duitang: { quantity: 1 },
    }),
    zhuangyuan: { quantity: 2 },
    liuhei: { then: 'scramble' },
    consolation: { id: 'fudai', name: '福袋', quantity: 2 },
  });

  it('has the limited immediate tiers up for grabs, and the 状元 units that no holder will get', () => {
    const state = play(table(few), DICE.sihong, DICE.erju, DICE.liuhei);
    expect(state.phase).toBe('scramble');
    const left = (tier: string, count: number): unknown => refusalOf(state, grab(1, tier, count)).params.left;
    expect(left('zhuangyuan', 2)).toBe(1);
    expect(left('erju', 3)).toBe(2);
    expect(left('sijin', 2)).toBe(1);
    expect(left('duitang', 2)).toBe(1);
    expect(left('yixiu', 1)).toBe(0);
    expect(left('sanhong', 1)).toBe(0);
    expect(left('fudai', 1)).toBe(0);
    expect(codeOf(state, grab(1, 'nowhere', 1))).toBe('tier-unknown');
  });

  it('gives grabs the lowest units, to players present or away, and holders what is left', () => {
    const state = play(
      table(few),
      DICE.sihong,
      leave(2),
      DICE.liuhei,
      grab(2, 'zhuangyuan', 1),
      grab(3, 'erju', 2),
      END,
    );
    expect(movesIn(state)).toEqual([
      'claim zhuangyuan#1 0>2',
      'claim erju#1 0>3',
      'claim erju#2 0>3',
      'title zhuangyuan#2 0>1',
    ]);
    expect(state.phase).toBe('finished');
    expect(state.pool).toMatchObject({ erju: 1, sijin: 1, duitang: 1, fudai: 2 });
  });

  it('lets nobody grab more than is left', () => {
    const state = play(table('lights-out'), DICE.liuhei, grab(1, 'duitang', 2));
    expect(refusalOf(state, grab(2, 'duitang', 1))).toEqual({
      code: 'more-than-left',
      params: { tier: 'duitang', count: 1, left: 0 },
    });
  });

  it('has no throws, and nobody next', () => {
    const state = play(table('lights-out'), DICE.liuhei);
    expect(state.next).toBeNull();
    for (const word of [DICE.none, 'miss', 'pass', 'cocked', 'black']) {
      expect(codeOf(state, `2:${word}`)).toBe('in-scramble');
    }
  });

  it('ends when nothing is left', () => {
    const state = play(table(short({ liuhei: { then: 'scramble' } })), DICE.sihong, DICE.liuhei);
    expect(state.phase).toBe('scramble');
    const over = play(state, grab(3, 'yixiu', 1));
    expect(over.phase).toBe('finished');
    expect(movesIn(over)).toEqual(['claim yixiu#1 0>3', 'title zhuangyuan#1 0>1']);
  });

  it('ends at once if nothing was left', () => {
    const rules = short({ liuhei: { then: 'scramble' }, finish: 'quiet-round' });
    const state = play(table(rules), DICE.sihong, DICE.yixiu, DICE.liuhei);
    expect(state.phase).toBe('finished');
    expect(state.endedBy).toBe(3);
  });

  it('has the 状元 up for grabs too where nobody has the title, or a unit is left under `first`', () => {
    const untitled = play(
      table(short({ liuhei: { then: 'scramble' } })),
      DICE.liuhei,
      grab(2, 'zhuangyuan', 1),
    );
    expect(holds(untitled, 2)).toEqual(['zhuangyuan']);
    const first = short({ liuhei: { then: 'scramble' }, zhuangyuan: { contest: 'first', quantity: 2 } });
    const state = play(table(first), DICE.sihong, DICE.liuhei, grab(3, 'zhuangyuan', 1), grab(3, 'yixiu', 1));
    expect(movesIn(state)).toEqual(['award zhuangyuan#1 0>1', 'claim zhuangyuan#2 0>3', 'claim yixiu#1 0>3']);
    expect(state.phase).toBe('finished');
  });

  it('ends with an end entry, whatever that says', () => {
    for (const entry of [END, endThen('scramble'), endThen('roll-off')]) {
      expect(play(table('lights-out'), DICE.sihong, DICE.liuhei, entry).phase).toBe('finished');
    }
  });
});

describe('RULES 6.8: an end entry', () => {
  it('settles the table as it stands', () => {
    const state = play(table('plain'), DICE.sihong, END);
    expect(state.phase).toBe('finished');
    expect(movesIn(state)).toEqual(['title zhuangyuan#1 0>1']);
  });

  it('first hands out what is left with `scramble`', () => {
    const state = play(table('plain'), DICE.sihong, endThen('scramble'));
    expect(state.phase).toBe('scramble');
    expect(holds(play(state, grab(2, 'duitang', 2), END), 2)).toEqual(['duitang×2']);
  });

  it('first decides the 状元 with `roll-off`, by six dice where the rules say `none`', () => {
    const state = play(table('plain', 2), DICE.yixiu, endThen('roll-off'));
    expect(state.phase).toBe('roll-off');
    expect(state.next).toBe(2);
    expect(codeOf(state, thrown(2, '666'))).toBe('six-dice-expected');
    const three = rulesWith({ zhuangyuan: { fallback: 'three-dice' } });
    expect(codeOf(play(table(three), endThen('roll-off')), thrown(1, '666666'))).toBe('three-dice-expected');
  });

  it('has one winner and one unit, however many 状元 there are', () => {
    const rules = rulesWith({ zhuangyuan: { quantity: 3 } });
    const state = play(table(rules, 2), endThen('roll-off'), '666555', '111222');
    expect(titleOf(state)).toEqual(['1 roll-off 2']);
    expect(state.pool.zhuangyuan).toBe(2);
  });

  it('is refused with `roll-off` where there is a title or `contest` is `first`', () => {
    expect(codeOf(play(table('plain'), DICE.sihong), endThen('roll-off'))).toBe('roll-off-has-title');
    expect(codeOf(play(table('express')), endThen('roll-off'))).toBe('roll-off-under-first');
  });

  it('settles a roll-off without a title, or scrambles, whatever else it says', () => {
    const rolling = play(table('plain', 2), endThen('roll-off'), '666555');
    for (const entry of [END, endThen('roll-off')]) {
      const state = play(rolling, entry);
      expect([state.phase, state.title]).toEqual(['finished', []]);
      expect(state.pool.zhuangyuan).toBe(1);
    }
    const scramble = play(rolling, endThen('scramble'));
    expect([scramble.phase, scramble.next]).toEqual(['scramble', null]);
    expect(holds(play(scramble, grab(1, 'zhuangyuan', 1)), 1)).toEqual(['zhuangyuan']);
  });
});

describe('RULES 6.9: the roll-off', () => {
  const rolling = (fallback: string, fallbackAfter: number, more: object = {}): Rules =>
    short({ zhuangyuan: { fallback, fallbackAfter }, miss: 'void-and-skip', ...more });

  it('begins when all but the title is done and so many circles have gone by without a claim', () => {
    const state = play(table(rolling('six-dice', 2), 2), DICE.yixiu);
    expect(countdown(state)).toEqual({ to: 'roll-off', gone: 0, of: 4 });
    expect(phases(state, DICE.none, DICE.none, DICE.none, DICE.none)).toEqual([
      'playing',
      'playing',
      'playing',
      'roll-off',
    ]);
  });

  it('begins at once for 0 circles, from the next seat on', () => {
    const state = play(table(rolling('three-dice', 0)), DICE.none, DICE.yixiu);
    expect(state.phase).toBe('roll-off');
    expect(state.owing).toMatchObject({ dice: 3, order: [3, 1, 2], owes: [3, 1, 2] });
  });

  it('counts circles as in 6.6: seats passed over, and as many turns as there are seats', () => {
    const state = play(table(rolling('six-dice', 1)), DICE.none, 'miss', DICE.none, DICE.yixiu);
    expect(countdown(state)).toEqual({ to: 'roll-off', gone: 1, of: 3 });
    expect(phases(state, DICE.none, DICE.none)).toEqual(['playing', 'roll-off']);
  });

  it('does not begin once there is a claim, nor without a fallback, nor under `first`', () => {
    const claimed = play(
      table(rolling('six-dice', 1, { finish: 'quiet-round' }), 2),
      DICE.yixiu,
      DICE.sihong,
      DICE.none,
    );
    expect(claimed.phase).toBe('playing');
    expect(play(table(short(), 1), DICE.yixiu, DICE.none, DICE.none, DICE.none).phase).toBe('playing');
    const first = short({ zhuangyuan: { fallback: 'six-dice', fallbackAfter: 0, contest: 'first' } });
    expect(play(table(first, 1), DICE.yixiu, DICE.none).phase).toBe('playing');
  });

  it('has everybody present at that moment throw, skips pending or not, and nobody else', () => {
    const state = play(table(rolling('three-dice', 0), 4), 'miss', leave(3), DICE.yixiu);
    expect(state.owing?.order).toEqual([4, 1, 2]);
    const more = play(state, join('late'), comeBack(3));
    expect(more.owing?.owes).toEqual([4, 1, 2]);
    expect(more.next).toBe(4);
  });

  it('gives the title to the higher sum of three dice', () => {
    const state = play(table(rolling('three-dice', 0)), DICE.yixiu, '661', '662', '444');
    expect(titleOf(state)).toEqual(['3 roll-off 3']);
    expect(state.phase).toBe('finished');
    expect(movesIn(state).at(-1)).toBe('title zhuangyuan#1 0>3');
  });

  it('lets a claim beat any other throw of six dice, and other throws compare by their sums', () => {
    const sums = play(table(rolling('six-dice', 0)), DICE.yixiu, '666555', '666655', '123456');
    expect(titleOf(sums)).toEqual(['3 roll-off 3']);
    const claims = play(table(rolling('six-dice', 0)), DICE.yixiu, '666655', '444412', '444423');
    expect(titleOf(claims)).toEqual(['1 sihong 4']);
  });

  it('lets the earlier of equal claims be the greater (2.1)', () => {
    const state = play(table(rolling('six-dice', 0)), DICE.yixiu, '444412', '444421', '666666');
    expect(titleOf(state)).toEqual(['2 sihong 2']);
  });

  it('has those tied at the top throw again among themselves, in the same order', () => {
    const state = play(table(rolling('three-dice', 0), 4), DICE.yixiu, '666', '665', '666', '666');
    expect(state.owing).toMatchObject({ order: [2, 4, 1], owes: [2, 4, 1] });
    const again = play(state, '111', '555', '555');
    expect(again.owing?.order).toEqual([4, 1]);
    expect(titleOf(play(again, '112', '113'))).toEqual(['1 roll-off 10']);
  });

  it('counts a miss or a pass as 0, and for good; a cocked throw is repeated', () => {
    const state = play(table(rolling('three-dice', 0)), DICE.yixiu, 'miss', 'cocked', 'pass', '111');
    expect(titleOf(state)).toEqual(['1 roll-off 5']);
    const tied = play(table(rolling('three-dice', 0), 2), DICE.yixiu, 'miss', 'pass');
    expect(tied.owing?.order).toEqual([2, 1]);
  });

  it('can be won with 0', () => {
    const state = play(table(rolling('three-dice', 0), 1), DICE.yixiu, 'pass');
    expect(titleOf(state)).toEqual(['1 roll-off 2']);
  });

  it('adds no skip for a miss', () => {
    const state = play(table(rolling('three-dice', 0), 2), DICE.yixiu, 'miss');
    expect(state.players.map(({ skips }) => skips)).toEqual([0, 0]);
  });

  it('passes nothing on for a leave: who has left still owes a throw or a pass', () => {
    const state = play(table(rolling('three-dice', 0), 2), DICE.yixiu, leave(2));
    expect(state.next).toBe(2);
    expect(titleOf(play(state, 'pass', '111'))).toEqual(['1 roll-off 4']);
  });

  it('takes nothing else: no tier, no extra, no 六勃红, no 六勃黑', () => {
    const rules = rulesWith({
      tiers: tiersWith({ yixiu: { quantity: 2 } }),
      liuhong: { takes: 'everything' },
      liuhei: { then: 'scramble' },
    });
    const state = play(table(rules), endThen('roll-off'), DICE.liuhong, DICE.liuhei, DICE.yixiu);
    expect(movesIn(state)).toEqual(['title zhuangyuan#1 0>1']);
    expect(titleOf(state)).toEqual(['1 liuhong 2']);
  });

  it('has its settlement all the same (6.10)', () => {
    const rules = rulesWith({ zhuangyuan: { duitangAtEnd: ['jinhua'] } });
    const state = play(table(rules, 2), DICE.duitang, endThen('roll-off'), DICE.jinhua, DICE.none);
    expect(movesIn(state, 4)).toEqual([
      'title zhuangyuan#1 0>2',
      'duitang-at-end duitang#2 0>2',
      'duitang-at-end duitang#1 1>2',
    ]);
  });

  it('ends without a title where nobody is present', () => {
    const state = play(table('plain', 1), leave(1), endThen('roll-off'));
    expect([state.phase, state.title]).toEqual(['finished', []]);
  });

  it('checks whose turn it is, and who owes', () => {
    const state = play(table(rolling('three-dice', 0), 3), DICE.yixiu, '111');
    expect(codeOf(state, thrown(1, '111'))).toBe('not-your-turn');
    expect(codeOf(state, thrown(2, '111'))).toBe('owes-none');
    const inserted = play(state, '222', insert(3, thrown(1, '666')));
    expect(titleOf(inserted)).toEqual(['1 roll-off 4']);
  });
});

describe('RULES 6.10: settlement', () => {
  it('gives titles best first, then 对堂 at the end, then ranked tiers, then the consolation', () => {
    const rules = rulesWith({
      tiers: tiersWith({ sanhong: { award: 'ranked' }, duitang: { quantity: 2 } }),
      zhuangyuan: { quantity: 2, duitangAtEnd: ['jinhua'] },
      consolation: { id: 'fudai', name: '福袋', quantity: null },
    });
    const state = play(table(rules, 5), DICE.sihong, DICE.jinhua, DICE.duitang, DICE.sanhong, END);
    expect(movesIn(state, 5)).toEqual([
      'title zhuangyuan#1 0>2',
      'title zhuangyuan#2 0>1',
      'duitang-at-end duitang#2 0>2',
      'duitang-at-end duitang#1 3>2',
      'ranked sanhong#1 0>4',
      'consolation fudai#1 0>3',
      'consolation fudai#2 0>5',
    ]);
    expect(state.pool).toEqual({
      yixiu: 32,
      erju: 16,
      sijin: 8,
      sanhong: 3,
      duitang: 0,
      zhuangyuan: 0,
      fudai: null,
    });
  });

  it('takes every 对堂, protected or not, for a title that rests on a class of the list [000 实验室 6.5]', () => {
    const rules = rulesWith({
      zhuangyuan: { duitangAtEnd: ['liuhong'] },
      jinhua: { duitang: 'remaining' },
    });
    const state = play(table(rules), DICE.jinhua, DICE.liuhong, END);
    expect(holds(state, 1)).toEqual([]);
    expect(holds(state, 2)).toEqual(['zhuangyuan', 'duitang×2']);
  });

  it('asks the first title only', () => {
    const rules = rulesWith({ zhuangyuan: { quantity: 2, duitangAtEnd: ['sihong'] } });
    expect(movesIn(play(table(rules), DICE.sihong, DICE.wuhong, END), 3)).toHaveLength(2);
  });

  it('takes nothing where the bonus tier is nobody’s, or ranked', () => {
    const nowhere = rulesWith({ zhuangyuan: { duitangAtEnd: ['sihong'] }, bonusTier: 'nowhere' });
    expect(movesIn(play(table(nowhere), DICE.sihong, END))).toEqual(['title zhuangyuan#1 0>1']);
  });

  it('gives the consolation to who is present and holds nothing, in seat order, while it lasts', () => {
    const rules = rulesWith({ consolation: { id: 'fudai', name: '福袋', quantity: 2 } });
    const state = play(table(rules, 6), DICE.yixiu, leave(2), leave(4), comeBack(4), END);
    expect(movesIn(state, 5)).toEqual(['consolation fudai#1 0>3', 'consolation fudai#2 0>4']);
    expect(state.pool.fudai).toBe(0);
    expect(holds(state, 2)).toEqual([]);
  });

  it('gives none to a guest who only has the title, or a grabbed unit', () => {
    const rules = rulesWith({ consolation: { id: 'fudai', name: '福袋', quantity: null } });
    const state = play(table(rules), DICE.sihong, endThen('scramble'), grab(2, 'duitang', 1), END);
    expect(movesIn(state, 4)).toEqual(['title zhuangyuan#1 0>1', 'consolation fudai#1 0>3']);
  });

  it('reports what is left in the pools', () => {
    const state = play(table('plain'), DICE.duitang, END);
    expect(state.pool).toEqual({ yixiu: 32, erju: 16, sijin: 8, sanhong: 4, duitang: 1, zhuangyuan: 1 });
  });
});
