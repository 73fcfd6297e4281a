import { describe, expect, it } from 'vitest';
import { FINAL_FORMATS, countdown, start, type State } from '@/lib/rules';
import {
  DICE,
  END,
  amend,
  called,
  codeOf,
  comeBack,
  endThen,
  final,
  grab,
  ignoredIn,
  insert,
  join,
  leave,
  play,
  remove,
  rulesWith,
  thrown,
  tiersWith,
  titleOf,
} from './play';

/** Ranks in short: `rank:seat`. */
function ranks(state: State): string[] {
  return state.ranking.map(({ rank, seat }) => `${rank}:${seat}`);
}

describe('RULES 8: three-dice', () => {
  it('ranks by the sum of three dice [000 博饼规则(图解): 三个骰子比大小]', () => {
    const state = play(final('three-dice'), '123', '666', '654');
    expect(ranks(state)).toEqual(['1:2', '2:3', '3:1']);
    expect([state.phase, state.next, state.title]).toEqual(['finished', null, []]);
  });

  it('is over with one throw for a single finalist', () => {
    expect(ranks(play(final('three-dice', 1), '111'))).toEqual(['1:1']);
  });

  it('has those tied across or within the places throw again, as often as needed', () => {
    const state = play(final('three-dice', 4, { places: 2 }), '655', '666', '655', '111');
    expect(state.owing).toEqual({ dice: 3, order: [1, 3], owes: [1, 3] });
    const again = play(state, '222', '222');
    expect([again.next, again.round]).toEqual([1, 3]);
    expect(ranks(play(again, '111', '112'))).toEqual(['1:2', '2:3', '3:1', '4:4']);
  });

  it('lets those tied outside the places share a rank, and counts the next one on', () => {
    const state = play(final('three-dice', 5), '666', '555', '555', '444', '111');
    expect(ranks(state)).toEqual(['1:1', '2:2', '2:3', '4:4', '5:5']);
  });

  it('orders only the tied by their new sums', () => {
    const state = play(final('three-dice', 3, { places: 2 }), '555', '555', '554', '111', '112');
    expect(ranks(state)).toEqual(['1:2', '2:1', '3:3']);
  });

  it('has the highest of several tied groups throw first, each in the finalists’ order (8.1)', () => {
    const state = play(final('three-dice', 5, { places: 5 }), '111', '666', '111', '666', '333');
    expect(state.owing?.order).toEqual([2, 4]);
    const tied = play(state, '555', '555');
    expect(tied.owing?.order).toEqual([2, 4]);
    const lower = play(tied, '111', '222');
    expect(lower.owing?.order).toEqual([1, 3]);
    expect(ranks(play(lower, '666', '665'))).toEqual(['1:4', '2:2', '3:5', '4:1', '5:3']);
  });

  it('counts a miss or a pass as 0 and for good; a cocked throw is repeated (8.1)', () => {
    const state = play(final('three-dice', 3), 'miss', 'cocked', '111', 'pass');
    expect(ranks(state)).toEqual(['1:2', '2:1', '2:3']);
    expect(codeOf(play(final('three-dice', 2), 'miss'), '1:666')).toBe('owes-none');
    expect(codeOf(play(final('three-dice', 2)), '2:666')).toBe('not-your-turn');
  });

  it('has no skips, whatever the rules say of a miss', () => {
    const rules = rulesWith({ miss: 'void-and-skip' });
    const state = play(final('three-dice', 2, { rules }), 'miss', 'miss');
    expect(state.next).toBe(1);
  });

  it('takes three dice and no called throw', () => {
    const state = play(final('three-dice'));
    expect(codeOf(state, '1:666666')).toBe('three-dice-expected');
    expect(codeOf(state, called(1, null))).toBe('called-in-final');
  });
});

describe('RULES 8: six-dice', () => {
  const order = (...dice: string[]): string[] => ranks(play(final('six-dice', dice.length), ...dice));

  it('ranks claims over tiers over nothing over a miss (8.1)', () => {
    expect(order('112356', DICE.yixiu, DICE.sihong, 'miss', DICE.duitang)).toEqual([
      '1:3',
      '2:5',
      '3:2',
      '4:1',
      '5:4',
    ]);
  });

  it('compares claims under the event’s order, and ordinary tiers higher first', () => {
    expect(order(DICE.sijin, DICE.sanhong, DICE.erju)).toEqual(['1:2', '2:1', '3:3']);
    const hehuo = { rules: rulesWith({}, 'hehuo') };
    expect(ranks(play(final('six-dice', 3, hehuo), DICE.liuhong, DICE.jinhua, DICE.liuhei))).toEqual([
      '1:2',
      '2:1',
      '3:3',
    ]);
  });

  it('compares within a tier with `fours` by the sum of the other dice, and not within others', () => {
    expect(order('444112', '444665', '444111')).toEqual(['1:2', '2:1', '3:3']);
    const state = play(final('six-dice', 2), '222213', '555566');
    expect(state.owing?.order).toEqual([1, 2]);
  });

  it('looks at ranked tiers as at others', () => {
    const rules = rulesWith({ tiers: tiersWith({ sanhong: { award: 'ranked' } }) });
    expect(ranks(play(final('six-dice', 2, { rules }), DICE.sijin, DICE.sanhong))).toEqual(['1:2', '2:1']);
  });

  it('has ties throw again, also of claims', () => {
    const state = play(final('six-dice', 2), '444412', '444421');
    expect(state.owing?.order).toEqual([1, 2]);
    expect(ranks(play(state, DICE.none, DICE.yixiu))).toEqual(['1:2', '2:1']);
  });

  it('takes nothing for 六勃红 and 六勃黑 (8.1)', () => {
    const rules = rulesWith({ liuhong: { ends: true, takes: 'everything' }, liuhei: { then: 'scramble' } });
    const state = play(final('six-dice', 3, { rules }), DICE.liuhong, DICE.liuhei, DICE.yixiu);
    expect(ranks(state)).toEqual(['1:1', '2:3', '3:2']);
  });
});

describe('RULES 8.1: closing a final of throws', () => {
  it('ranks last who has not thrown in the first round, below a miss', () => {
    const state = play(final('three-dice', 4), '111', 'miss', END);
    expect(ranks(state)).toEqual(['1:1', '2:2', '3:3', '3:4']);
  });

  it('voids the throws of a tie under way: the tied share their rank', () => {
    const state = play(final('three-dice', 3), '555', '555', '111', '666', END);
    expect(ranks(state)).toEqual(['1:1', '1:2', '3:3']);
  });

  it('keeps the ties that have been decided', () => {
    const state = play(
      final('three-dice', 4, { places: 4 }),
      '555',
      '555',
      '111',
      '111',
      '111',
      '222',
      '666',
      END,
    );
    expect(ranks(state)).toEqual(['1:2', '2:1', '3:3', '3:4']);
  });
});

describe('RULES 8: contest', () => {
  it('plays its rounds, and the title goes to the highest [000 抢状元]', () => {
    const state = play(final('contest', 2, { rounds: 2 }), DICE.sihong, DICE.wuhong, DICE.none);
    expect([state.phase, titleOf(state), state.ranking]).toEqual(['playing', ['2 wuhong 2'], []]);
    const over = play(state, DICE.wuzi);
    expect([over.phase, titleOf(over), ranks(over)]).toEqual(['finished', ['2 wuhong 2'], ['1:2', '2:1']]);
  });

  it('goes on round by round until somebody is 状元', () => {
    const state = play(
      final('contest', 3, { rounds: 1 }),
      DICE.none,
      DICE.none,
      DICE.none,
      DICE.none,
      DICE.sihong,
    );
    expect(state.phase).toBe('playing');
    expect(titleOf(play(state, DICE.wuhong))).toEqual(['3 wuhong 6']);
    expect(play(state, DICE.wuhong).phase).toBe('finished');
  });

  it('plays under 4.2 and 4.3 with quantity 1', () => {
    const two = { rules: rulesWith({ zhuangyuan: { quantity: 2 } }), rounds: 1 };
    expect(titleOf(play(final('contest', 2, two), DICE.sihong, DICE.wuhong))).toEqual(['2 wuhong 2']);
    const last = { rules: rulesWith({ zhuangyuan: { repeat: 'last' } }), rounds: 2 };
    const lugu = play(final('contest', 2, last), DICE.wuhong, DICE.none, DICE.sihong, DICE.wuzi);
    expect(ranks(lugu)).toEqual(['1:2', '2:1']);
    const immune = { rules: rulesWith({ zhuangyuan: { immune: ['jinhua'] } }), rounds: 1 };
    const locked = play(final('contest', 3, immune), DICE.sihong, DICE.jinhua, DICE.liuhong);
    expect([titleOf(locked), ranks(locked)]).toEqual([['2 jinhua 2'], ['1:2', '2:1']]);
  });

  it('ranks nobody without a claim', () => {
    expect(ranks(play(final('contest', 3, { rounds: 1 }), DICE.none, DICE.sihong, DICE.yixiu))).toEqual([
      '1:2',
    ]);
  });

  it('has turns, misses and skips as at a table, and counts seats passed over', () => {
    const rules = rulesWith({ miss: 'void-and-skip' });
    const state = play(final('contest', 2, { rules, rounds: 2 }), DICE.sihong, 'miss', DICE.none);
    expect(state.phase).toBe('finished');
    const foul = play(final('contest', 2, { rules, rounds: 2 }), DICE.sihong, 'foul', DICE.none);
    expect([foul.phase, foul.next]).toEqual(['playing', 2]);
  });

  it('is closed by an end entry', () => {
    const state = play(final('contest', 3), DICE.sihong, DICE.wuhong, END);
    expect([state.phase, ranks(state)]).toEqual(['finished', ['1:2', '2:1']]);
    expect(ranks(play(final('contest', 3), END))).toEqual([]);
  });
});

describe('RULES 8: seal', () => {
  it('is sealed once as many turns as there are other finalists change nothing', () => {
    const state = play(final('seal', 3), DICE.none, DICE.sihong, DICE.none);
    expect(countdown(state)).toEqual({ to: 'seal', gone: 1, of: 2 });
    const sealed = play(state, DICE.none);
    expect([sealed.phase, titleOf(sealed), ranks(sealed)]).toEqual(['finished', ['2 sihong 2'], ['1:2']]);
  });

  it('counts anew when the holder or the throw changes', () => {
    const state = play(final('seal', 3), DICE.sihong, DICE.none, DICE.wuhong, DICE.none);
    expect(state.phase).toBe('playing');
    expect(ranks(play(state, DICE.sihong))).toEqual(['1:3', '2:1', '3:2']);
    const raised = play(final('seal', 3), DICE.sihong, DICE.none, amend(2, thrown(1, DICE.wuhong)));
    expect(countdown(raised)?.gone).toBe(0);
  });

  it('is sealed at once for a single finalist', () => {
    expect(play(final('seal', 1), DICE.sihong).phase).toBe('finished');
  });

  it('lets each player’s best claim stand, and knows no 免抢', () => {
    const rules = rulesWith({ zhuangyuan: { repeat: 'last', immune: ['jinhua'] } });
    const state = play(final('seal', 3, { rules }), DICE.jinhua, DICE.none, DICE.liuhong);
    expect(titleOf(state)).toEqual(['3 liuhong 3']);
    const best = play(final('seal', 2, { rules }), DICE.sihong, DICE.wuhong);
    expect(titleOf(play(best, DICE.sihong))).toEqual(['2 wuhong 2']);
  });

  it('ranks the others by their best claims', () => {
    const rules = rulesWith({ zhuangyuan: { repeat: 'last' } });
    const throws = [DICE.wuzi, '444466', DICE.wuhong, '444412', DICE.none];
    expect(ranks(play(final('seal', 3, { rules }), ...throws))).toEqual(['1:3', '2:1', '3:2']);
  });

  it('counts seats passed over, as at a table', () => {
    const rules = rulesWith({ miss: 'void-and-skip' });
    const state = play(final('seal', 3, { rules }), 'miss', 'miss', DICE.sihong);
    expect([state.phase, ranks(state)]).toEqual(['finished', ['1:3']]);
  });

  it('goes to a six-dice roll-off after its rounds without any claim', () => {
    const state = play(final('seal', 2, { rounds: 1 }), DICE.none, DICE.none);
    expect([state.phase, state.next]).toEqual(['roll-off', 1]);
    expect(codeOf(state, called(1, null))).toBe('called-in-roll-off');
    expect(codeOf(state, '1:666')).toBe('six-dice-expected');
    const over = play(state, '666655', 'pass');
    expect([titleOf(over), ranks(over)]).toEqual([['1 roll-off 3'], ['1:1']]);
  });

  it('ranks the champion of a roll-off alone; of equal claims the earlier is the greater', () => {
    const state = play(
      final('seal', 3, { rounds: 1 }),
      DICE.none,
      DICE.none,
      DICE.none,
      '666655',
      '444412',
      '444421',
    );
    expect([titleOf(state), ranks(state)]).toEqual([['2 sihong 5'], ['1:2']]);
    const tied = play(final('seal', 2, { rounds: 1 }), DICE.none, DICE.none, '112356', '653211');
    expect(tied.owing?.owes).toEqual([1, 2]);
  });

  it('does not go to a roll-off where there is a claim, whatever the rounds', () => {
    const state = play(final('seal', 3, { rounds: 1 }), DICE.none, DICE.none, DICE.sihong);
    expect(state.phase).toBe('playing');
  });

  it('is closed by an end entry; a roll-off then has no champion', () => {
    expect(ranks(play(final('seal', 3), DICE.sihong, END))).toEqual(['1:1']);
    const state = play(final('seal', 2, { rounds: 1 }), DICE.none, DICE.none, '666655', END);
    expect([state.phase, state.title, state.ranking]).toEqual(['finished', [], []]);
  });
});

describe('RULES 8: first-zhuangyuan', () => {
  it('gives the table’s one place to the first claim [000 附精美图片: 率先掷出状元者]', () => {
    const state = play(final('first-zhuangyuan', 3, { places: 3 }), DICE.none, DICE.sanhong, DICE.sihong);
    expect([state.phase, state.title, ranks(state)]).toEqual(['finished', [], ['1:3']]);
  });

  it('is over by that throw, be it the very first', () => {
    expect(ranks(play(final('first-zhuangyuan', 3), DICE.sihong))).toEqual(['1:1']);
  });

  it('takes what the rules count as 状元', () => {
    const rules = rulesWith({}, 'express');
    expect(play(final('first-zhuangyuan', 2, { rules }), DICE.wuzi).phase).toBe('playing');
  });
});

describe('RULES 8.1: what finals don’t have', () => {
  it.each(FINAL_FORMATS)('%s has no joins, leaves, returns, grabs and no `then`', (format) => {
    const state = play(final(format));
    for (const entry of [
      join('x'),
      leave(1),
      comeBack(1),
      grab(1, 'yixiu', 1),
      endThen('scramble'),
      endThen('roll-off'),
    ]) {
      expect(codeOf(state, entry)).toBe('not-in-final');
    }
  });

  it('has called throws only with null, and only where they are thrown in turn', () => {
    for (const format of ['contest', 'seal', 'first-zhuangyuan'] as const) {
      expect(play(final(format), called(1, null)).next).toBe(2);
      expect(codeOf(play(final(format)), called(1, 'yixiu'))).toBe('called-in-final');
      expect(codeOf(play(final(format)), called(1, null, 1))).toBe('called-in-final');
    }
    expect(codeOf(play(final('six-dice')), called(1, null))).toBe('called-in-final');
  });

  it('counts places and rounds from 1, and accepts those that a format has no use for', () => {
    expect(start(final('three-dice', 2, { places: 0 }))).toMatchObject({ error: { code: 'places-value' } });
    expect(start(final('three-dice', 2, { rounds: 0.5 }))).toMatchObject({ error: { code: 'rounds-value' } });
    expect(start(final('three-dice', 2, { places: 99, rounds: 7 })).ok).toBe(true);
  });

  it('has nothing to hold, and no players who are away', () => {
    const state = play(final('contest'), DICE.sihong);
    expect([state.holdings, state.moves, state.pool, state.ranked]).toEqual([[], [], {}, {}]);
    expect(play(final('three-dice')).players.every(({ away, skips }) => !away && skips === 0)).toBe(true);
  });
});

describe('RULES 8 and 6.3: corrections in a final', () => {
  it('replay it like a table', () => {
    const state = play(final('three-dice', 3), '666', '555', '444', amend(1, thrown(1, '111')));
    expect(ranks(state)).toEqual(['1:2', '2:3', '3:1']);
    expect(play(state, remove(3)).next).toBe(3);
  });

  it('ignore a throw by who owes none, in the first round or in a tie', () => {
    const state = play(final('three-dice', 3), '666', '666', '111', '555', amend(2, thrown(2, '665')));
    expect(ignoredIn(state)).toEqual([4]);
    expect(ranks(state)).toEqual(['1:1', '2:2', '3:3']);
    const twice = play(
      final('three-dice', 3),
      '666',
      '665',
      amend(2, thrown(3, '664')),
      insert(2, thrown(2, '111')),
    );
    expect(ignoredIn(twice)).toEqual([]);
    expect(codeOf(twice, insert(2, thrown(1, '111')))).toBe('owes-none');
  });

  it('take throws of an amended order as they are', () => {
    const state = play(final('contest', 3, { rounds: 1 }), DICE.none, DICE.sihong, remove(1));
    expect([state.next, titleOf(state)]).toEqual([3, ['2 sihong 2']]);
  });
});
