import { describe, expect, it } from 'vitest';
import { PRESETS } from '@/lib/rules';
import {
  DICE,
  END,
  called,
  codeOf,
  endThen,
  holds,
  insert,
  join,
  leave,
  movesIn,
  play,
  refusalOf,
  remove,
  rulesWith,
  table,
  thrown,
  tiersWith,
  titleOf,
} from './play';

describe('RULES 4.0: units', () => {
  it('numbers units from 1 and gives the lowest first', () => {
    const state = play(table('plain'), DICE.yixiu, DICE.yixiu, DICE.erju);
    expect(movesIn(state)).toEqual(['award yixiu#1 0>1', 'award yixiu#2 0>2', 'award erju#1 0>3']);
    expect(state.pool).toEqual({ yixiu: 30, erju: 15, sijin: 8, sanhong: 4, duitang: 2, zhuangyuan: 1 });
  });

  it('keeps a unit its number when it changes hands, with a new stamp', () => {
    const rules = rulesWith({
      tiers: tiersWith({ duitang: { quantity: 2, chase: 'last-winner' } }),
      chaseWhile: 'game-open',
    });
    // Unit 1 goes 1, 2, 3: its stamp is newer than that of unit 2 every other time.
    const state = play(table(rules), DICE.duitang, DICE.duitang, DICE.duitang, DICE.duitang, DICE.duitang);
    expect(movesIn(state)).toEqual([
      'award duitang#1 0>1',
      'award duitang#2 0>2',
      'chase duitang#2 2>3',
      'chase duitang#2 3>1',
      'chase duitang#2 1>2',
    ]);
  });

  it('takes several from the pools first, then from players; highest tier first, then lower numbers', () => {
    const rules = rulesWith({
      tiers: tiersWith({
        yixiu: { quantity: 3 },
        erju: { quantity: 1 },
        sijin: { quantity: 1 },
        sanhong: { quantity: 2 },
        duitang: { quantity: 2 },
      }),
      liuhong: { takes: 'everything' },
      finish: 'quiet-round',
    });
    const state = play(
      table(rules),
      DICE.yixiu,
      DICE.duitang,
      DICE.sanhong,
      DICE.yixiu,
      DICE.none,
      DICE.liuhong,
    );
    expect(movesIn(state, 6)).toEqual([
      'liuhong duitang#2 0>3',
      'liuhong sanhong#2 0>3',
      'liuhong sijin#1 0>3',
      'liuhong erju#1 0>3',
      'liuhong yixiu#3 0>3',
      'liuhong duitang#1 2>3',
      'liuhong yixiu#1 1>3',
      'liuhong yixiu#2 1>3',
    ]);
    expect(state.pool).toMatchObject({ yixiu: 0, erju: 0, sijin: 0, sanhong: 0, duitang: 0, zhuangyuan: 1 });
  });

  it('has no effect take from an unlimited pool, but from those who hold such units', () => {
    const rules = rulesWith({
      tiers: tiersWith({ yixiu: { quantity: null } }),
      liuhong: { takes: 'everything' },
      finish: 'quiet-round',
    });
    const state = play(table(rules), DICE.yixiu, DICE.yixiu, DICE.liuhong);
    expect(holds(state, 3)).toEqual(['duitang×2', 'sanhong×4', 'sijin×8', 'erju×16', 'yixiu×2']);
    expect(state.pool.yixiu).toBeNull();
  });

  it('keeps ranked tiers out of every effect, extra and grab', () => {
    const rules = rulesWith({
      tiers: tiersWith({
        sanhong: { award: 'ranked' },
        duitang: { award: 'ranked' },
        yixiu: { award: 'ranked' },
      }),
      zhuangyuan: { duitangAtEnd: ['liuhong', 'jinhua'] },
      jinhua: { duitang: 'all' },
      liuhong: { takes: 'everything' },
      extras: { sijin: true },
    });
    const after = play(table(rules), DICE.sanhong, DICE.duitang, DICE.liuhong, '222241', DICE.jinhua);
    expect(after.pool).toMatchObject({ sanhong: 4, duitang: 2, yixiu: 32, sijin: 0, erju: 0 });
    expect(movesIn(after, 4)).toEqual([]);
    expect(movesIn(after, 5)).toEqual([]);
    const scramble = play(after, endThen('scramble'));
    expect(scramble.phase).toBe('finished');
    expect(holds(scramble, 3)).not.toContain('sanhong');
    expect(holds(scramble, 1)).toEqual(['sanhong']);
    expect(holds(scramble, 2)).toEqual(['duitang']);
  });
});

describe('RULES 4.1: first come, first served', () => {
  const first = { contest: 'first', quantity: 2 };

  it('gives a 状元 unit at once and for good, and to one player more than once', () => {
    const rules = rulesWith({ zhuangyuan: first });
    const state = play(table(rules), DICE.sihong, DICE.none, DICE.none, DICE.liuhong);
    expect(movesIn(state)).toEqual(['award zhuangyuan#1 0>1', 'award zhuangyuan#2 0>1']);
    expect(state.title).toEqual([]);
    expect(state.claims).toEqual([]);
    expect(holds(state, 1)).toEqual(['zhuangyuan×2']);
  });

  it('is how 四奖速战 plays [000: 先到先得，拿完为止]', () => {
    const state = play(table('express'), '444423', DICE.liuhong, '444441');
    expect(movesIn(state)).toEqual(['award zhuangyuan#1 0>1']);
  });

  it('gives nothing once the units are gone, or steps down', () => {
    const nothing = play(table(rulesWith({ zhuangyuan: { contest: 'first' } })), DICE.sihong, DICE.liuhong);
    expect(movesIn(nothing, 2)).toEqual([]);
    const rules = rulesWith({ zhuangyuan: { contest: 'first' }, exhausted: 'step-down' });
    const state = play(table(rules), DICE.sihong, DICE.liuhong, DICE.wuzi, DICE.wuzi);
    expect(movesIn(state).slice(1)).toEqual([
      'step-down duitang#1 0>2',
      'step-down duitang#2 0>3',
      'step-down sanhong#1 0>1',
    ]);
  });

  it('then goes on to the effects', () => {
    const rules = rulesWith({
      zhuangyuan: { contest: 'first', quantity: 1 },
      jinhua: { duitang: 'remaining' },
      liuhong: { takes: 'remaining' },
    });
    const won = play(table(rules), DICE.jinhua);
    expect(movesIn(won)).toEqual(['award zhuangyuan#1 0>1', 'jinhua duitang#1 0>1', 'jinhua duitang#2 0>1']);
    const late = play(table(rules), DICE.sihong, DICE.jinhua, DICE.liuhong);
    expect(movesIn(late, 2)).toEqual([]);
    expect(movesIn(late, 3)).toHaveLength(62);
  });
});

describe('RULES 4.2: the highest claim', () => {
  it('gives the title to the highest, and nothing yet [003 §8.3]', () => {
    const state = play(table('plain'), DICE.sihong, DICE.wuhong, DICE.wuzi);
    expect(titleOf(state)).toEqual(['2 wuhong 2']);
    expect(state.moves).toEqual([]);
    expect(state.claims.map(({ seat }) => seat)).toEqual([2, 3, 1]);
  });

  it('lets the earlier of equals stand [001: 都是以先博到的为大]', () => {
    expect(titleOf(play(table('xiamen-classic'), '444412', '444421', '444421'))).toEqual(['1 sihong 1']);
    expect(titleOf(play(table('plain'), DICE.jinhua, DICE.jinhua))).toEqual(['1 jinhua 1']);
  });

  it('lets the best claim of a player stand, the earlier of equals', () => {
    const state = play(table('plain', 2), DICE.wuhong, DICE.none, DICE.sihong, DICE.none, DICE.wuhong);
    expect(titleOf(state)).toEqual(['1 wuhong 1']);
    expect(state.claims).toHaveLength(1);
    expect(titleOf(play(state, DICE.none, DICE.liuhong))).toEqual(['1 liuhong 7']);
  });

  it('lets the latest claim stand, so that a smaller one can cost the title: 禄骨 [000, 002 §3, 004]', () => {
    const before = play(table('lugu', 2), DICE.wuhong, DICE.sihong);
    expect(titleOf(before)).toEqual(['1 wuhong 1']);
    const lost = play(before, '444412');
    expect(titleOf(lost)).toEqual(['2 sihong 2']);
    expect(titleOf(play(before, '444466'))).toEqual(['1 sihong 3']);
  });

  it('lets the earlier of two players’ last claims be greater [000 按报名人数分为5组]', () => {
    const state = play(table('groups', 2), DICE.wuhong, '444412', '444412');
    expect(titleOf(state)).toEqual(['2 sihong 2']);
  });

  it('has as many holders as units, best first', () => {
    const rules = rulesWith({ zhuangyuan: { quantity: 2 } });
    const state = play(table(rules), DICE.sihong, DICE.wuzi, DICE.wuhong);
    expect(titleOf(state)).toEqual(['3 wuhong 3', '2 wuzi 2']);
    expect(titleOf(play(state, DICE.liuhong))).toEqual(['1 liuhong 4', '3 wuhong 3']);
  });
});

describe('RULES 2.1: earlier means taking effect earlier', () => {
  it('lets an inserted claim be earlier than the equal one after it', () => {
    const state = play(table('plain'), DICE.none, DICE.jinhua, insert(2, thrown(1, DICE.jinhua)));
    expect(titleOf(state)).toEqual(['1 jinhua 3']);
  });
});

describe('RULES 4.3: 免抢', () => {
  const rules = rulesWith({
    zhuangyuan: { immune: ['jinhua'] },
    jinhua: { duitang: 'remaining' },
    liuhong: { takes: 'remaining' },
    extras: { wuzi: true },
    finish: 'quiet-round',
  });

  it('locks the title: later claims by anyone are not recorded [003 Q7: 不被更高状元替换]', () => {
    const state = play(table(rules), DICE.sihong, DICE.jinhua, DICE.liuhong, DICE.wuhong, DICE.liuhong);
    expect(titleOf(state)).toEqual(['2 jinhua 2']);
    expect(state.claims.map(({ entry }) => entry)).toEqual([2, 1]);
    expect(state.titleLocked).toBe(true);
  });

  it('does not lock for a claim of an immune class that holds no title', () => {
    const state = play(table(rules), DICE.liuhong, DICE.jinhua, DICE.liuhong);
    expect(titleOf(state)).toEqual(['1 liuhong 1']);
    expect(state.titleLocked).toBe(false);
  });

  it('lets 4.5 to 4.7 happen all the same, and not 4.4', () => {
    const state = play(
      table(rules, 2),
      DICE.jinhua,
      '333334',
      DICE.none,
      DICE.jinhua,
      DICE.none,
      DICE.liuhong,
    );
    expect(movesIn(state, 2)).toEqual(['extra yixiu#1 0>2']);
    expect(movesIn(state, 4)).toEqual([]);
    expect(movesIn(state, 6)).toHaveLength(32 - 1 + 16 + 8 + 4);
  });

  it('has no effect where the class is not listed, or under `first` (RULES 3.2)', () => {
    const unlisted = rulesWith({ zhuangyuan: { order: ['sihong', 'wuhong'], immune: ['jinhua'] } });
    expect(titleOf(play(table(unlisted), DICE.jinhua, DICE.wuhong))).toEqual(['2 wuhong 2']);
    const first = rulesWith({ zhuangyuan: { contest: 'first', immune: ['jinhua'] }, finish: 'finish-round' });
    expect(play(table(first), DICE.jinhua, DICE.liuhong).titleLocked).toBe(false);
  });
});

describe('RULES 4.4: 插金花', () => {
  it('takes the 对堂 that are left [001: 那你也只能拿剩下的一个对堂]', () => {
    const state = play(table('xiamen-classic'), DICE.duitang, DICE.jinhua);
    expect(movesIn(state, 2)).toEqual(['jinhua duitang#2 0>2']);
    expect(holds(state, 1)).toEqual(['duitang']);
    const none = play(table('xiamen-classic'), DICE.duitang, DICE.duitang, DICE.jinhua);
    expect(movesIn(none, 3)).toEqual([]);
  });

  it('takes every 对堂 under `all`, the pool’s first, protected or not [002 §2]', () => {
    const state = play(table('thirty'), DICE.duitang, DICE.jinhua);
    expect(movesIn(state, 2)).toEqual(['jinhua duitang#2 0>2', 'jinhua duitang#1 1>2']);
    const last = rulesWith({ zhuangyuan: { repeat: 'last' }, jinhua: { duitang: 'all' } });
    const again = play(table(last), DICE.jinhua, DICE.none, DICE.none, DICE.sihong, DICE.jinhua);
    expect(movesIn(again, 5)).toEqual(['jinhua duitang#1 1>2', 'jinhua duitang#2 1>2']);
  });

  it('takes nothing under `none`, nor where the class is not listed, nor where no tier has that id', () => {
    expect(movesIn(play(table('plain'), DICE.jinhua))).toEqual([]);
    const unlisted = rulesWith({ zhuangyuan: { order: ['sihong'] }, jinhua: { duitang: 'all' } });
    expect(movesIn(play(table(unlisted), DICE.jinhua))).toEqual([]);
    const nowhere = rulesWith({ jinhua: { duitang: 'all' }, bonusTier: 'nowhere' });
    expect(movesIn(play(table(nowhere), DICE.duitang, DICE.jinhua), 2)).toEqual([]);
  });

  it('takes only when this very claim now holds a title', () => {
    const rules = rulesWith({ jinhua: { duitang: 'remaining' } });
    expect(movesIn(play(table(rules), DICE.liuhong, DICE.jinhua), 2)).toEqual([]);
    expect(movesIn(play(table(rules), DICE.jinhua, DICE.jinhua), 2)).toEqual([]);
    expect(movesIn(play(table(rules, 1), DICE.liuhong, DICE.jinhua), 2)).toEqual([]);
    const own = play(table(rules, 1), DICE.sihong, DICE.jinhua, DICE.jinhua);
    expect(movesIn(own, 2)).toHaveLength(2);
  });

  it('means the tier that the rules call the bonus', () => {
    const rules = rulesWith({ jinhua: { duitang: 'remaining' }, bonusTier: 'sanhong' });
    expect(movesIn(play(table(rules), DICE.jinhua))).toHaveLength(4);
  });

  it('keeps its 对堂 when the title is lost: 对堂不被追回 [000 禄骨 5][002 §3][004]', () => {
    const state = play(table('lugu', 2), DICE.jinhua, DICE.sihong, '444412');
    expect(titleOf(state)).toEqual(['2 sihong 2']);
    expect(holds(state, 1)).toEqual(['duitang×2']);
  });

  const chased = (guarded: boolean): ReturnType<typeof rulesWith> =>
    rulesWith({
      tiers: tiersWith({ duitang: { chase: 'last-winner' } }),
      chaseWhile: 'game-open',
      jinhua: { duitang: 'remaining', protected: guarded },
      zhuangyuan: { repeat: 'last' },
    });

  it('protects the units that this throw took from chasing, and no others', () => {
    const state = play(table(chased(true)), DICE.duitang, DICE.jinhua, DICE.duitang, DICE.none, DICE.none);
    expect(movesIn(state, 3)).toEqual(['chase duitang#1 1>3']);
    expect(movesIn(play(state, DICE.none, DICE.duitang), 7)).toEqual(['chase duitang#1 3>1']);
    const open = play(table(chased(false)), DICE.duitang, DICE.jinhua, DICE.duitang);
    expect(movesIn(open, 3)).toEqual(['chase duitang#2 2>3']);
  });

  it('does not protect what the thrower held before', () => {
    const state = play(table(chased(true)), DICE.duitang, DICE.none, DICE.none, DICE.jinhua, DICE.duitang);
    expect(movesIn(state, 4)).toEqual(['jinhua duitang#2 0>1']);
    expect(movesIn(state, 5)).toEqual(['chase duitang#1 1>2']);
  });

  it('protects what it took from others too', () => {
    const rules = rulesWith({
      tiers: tiersWith({ duitang: { chase: 'last-winner' } }),
      chaseWhile: 'game-open',
      jinhua: { duitang: 'all' },
    });
    const state = play(table(rules), DICE.duitang, DICE.duitang, DICE.jinhua, DICE.duitang);
    expect(movesIn(state, 3)).toEqual(['jinhua duitang#1 1>3', 'jinhua duitang#2 2>3']);
    expect(movesIn(state, 4)).toEqual([]);
  });

  it('protects them for good, whoever holds them', () => {
    const rules = rulesWith({
      tiers: tiersWith({ duitang: { chase: 'last-winner' } }),
      chaseWhile: 'game-open',
      jinhua: { duitang: 'remaining' },
      liuhei: { then: 'share-own' },
    });
    const state = play(table(rules), DICE.jinhua, DICE.none, DICE.none, DICE.liuhei);
    expect(movesIn(state, 4)).toEqual(['share duitang#1 1>2', 'share duitang#2 1>3']);
    expect(movesIn(play(state, DICE.none, DICE.none, DICE.duitang), 7)).toEqual([]);
  });
});

describe('RULES 4.5: 六勃红', () => {
  const hand = (liuhong: object, more: object = {}): ReturnType<typeof rulesWith> =>
    rulesWith({
      liuhong,
      finish: 'quiet-round',
      jinhua: { duitang: 'remaining' },
      zhuangyuan: { order: ['sihong', 'jinhua', 'liuhong'] },
      ...more,
    });

  it('takes nothing, or every 对堂, or the pools, or everything', () => {
    const start = [DICE.duitang, DICE.yixiu, DICE.liuhong];
    const took = (takes: string): string[] => holds(play(table(hand({ takes })), ...start), 3);
    expect(took('none')).toEqual([]);
    expect(took('duitang')).toEqual(['duitang×2']);
    expect(took('remaining')).toEqual(['duitang', 'sanhong×4', 'sijin×8', 'erju×16', 'yixiu×31']);
    expect(took('everything')).toEqual(['duitang×2', 'sanhong×4', 'sijin×8', 'erju×16', 'yixiu×32']);
  });

  it('needs no title', () => {
    const rules = rulesWith({
      liuhong: { takes: 'remaining' },
      finish: 'quiet-round',
      zhuangyuan: { order: ['liuhong', 'sihong'] },
    });
    const state = play(table(rules), DICE.sihong, DICE.liuhong);
    expect(titleOf(state)).toEqual(['1 sihong 1']);
    expect(movesIn(state, 2)).toHaveLength(62);
  });

  it('takes protected units too, unless it spares them', () => {
    const took = (takes: string, sparesJinhua: boolean): string[] =>
      holds(play(table(hand({ takes, sparesJinhua })), DICE.jinhua, DICE.yixiu, DICE.liuhong), 1);
    expect(took('duitang', false)).toEqual([]);
    expect(took('everything', false)).toEqual([]);
    expect(took('duitang', true)).toEqual(['duitang×2']);
    expect(took('everything', true)).toEqual(['duitang×2']);
    expect(took('remaining', false)).toEqual(['duitang×2']);
  });

  it('takes all but what 插金花 won under 六合同春 [000 中秋搏饼规则]', () => {
    const state = play(table('liuhe'), DICE.jinhua, DICE.erju, DICE.liuhong);
    expect(holds(state, 1)).toEqual(['zhuangyuan', 'duitang×2']);
    expect(holds(state, 2)).toEqual([]);
    expect(holds(state, 3)).toEqual(['sanhong×4', 'sijin×8', 'erju×16', 'yixiu×32']);
    expect(state.phase).toBe('finished');
  });

  it('leaves 状元 units that were won first', () => {
    const rules = rulesWith({ zhuangyuan: { contest: 'first' }, liuhong: { takes: 'everything' } });
    const state = play(table(rules), DICE.sihong, DICE.liuhong);
    expect(holds(state, 1)).toEqual(['zhuangyuan']);
  });

  it('ends the game at once where the rules say so [000 禄骨 4: 博饼立即结束]', () => {
    const state = play(table('lugu'), DICE.erju, DICE.liuhong);
    expect(state.phase).toBe('finished');
    expect(holds(state, 1)).toEqual(['erju']);
    expect(holds(state, 2)).toEqual([
      'zhuangyuan',
      'duitang×2',
      'sanhong×4',
      'sijin×8',
      'erju×15',
      'yixiu×32',
    ]);
    expect(movesIn(state).at(-1)).toBe('title zhuangyuan#1 0>2');
    expect(play(table(hand({ ends: true })), DICE.liuhong).phase).toBe('finished');
    expect(play(table(hand({ ends: false })), DICE.liuhong).phase).toBe('playing');
  });

  it('is just six dice where it is not listed', () => {
    const rules = rulesWith({
      zhuangyuan: { order: ['sihong'] },
      liuhong: { takes: 'everything', ends: true },
    });
    const state = play(table(rules), DICE.liuhong);
    expect(state.phase).toBe('playing');
    expect(state.moves).toEqual([]);
  });
});

describe('RULES 4.6: 遍地锦', () => {
  it('takes what is left in the ordinary pools [000 中秋搏饼规则: 可得桌上所剩礼品]', () => {
    const state = play(table('liuhe'), DICE.duitang, DICE.biandijin);
    const taken = movesIn(state, 2).filter((move) => move.startsWith('biandijin'));
    expect(taken).toHaveLength(61);
    expect(taken[0]).toBe('biandijin duitang#2 0>2');
    expect(holds(state, 1)).toEqual(['duitang']);
    expect(state.phase).toBe('finished');
  });

  it('takes nothing where the rules say so, or where it is not listed', () => {
    const listed = rulesWith({ zhuangyuan: { order: ['biandijin'] } });
    expect(movesIn(play(table(listed), DICE.biandijin))).toEqual([]);
    const unlisted = rulesWith({ biandijin: { takes: 'remaining' }, zhuangyuan: { order: ['liuhei'] } });
    expect(movesIn(play(table(unlisted), DICE.biandijin))).toEqual([]);
  });
});

describe('RULES 4.7: the extra of a 五子 with a 4', () => {
  it('also wins a 一秀 [000 公司活动规则 2: 另1粒骰子是红四点时，还可以得一秀一个]', () => {
    const state = play(table('hehuo'), '333334', '333331');
    expect(movesIn(state)).toEqual(['extra yixiu#1 0>1']);
    expect(titleOf(state)).toEqual(['1 wuzi 1']);
  });

  it('wins none without the option, nor where 五子 is no claim', () => {
    expect(movesIn(play(table('plain'), '333334'))).toEqual([]);
    const unlisted = rulesWith({ zhuangyuan: { order: ['sihong'] }, extras: { wuzi: true } });
    expect(movesIn(play(table(unlisted), '333334'))).toEqual(['award yixiu#1 0>1']);
  });
});

describe('RULES 4.8: 关灯抢饼', () => {
  it('stops the throwing [000 熄灯抢饼][001]', () => {
    for (const dice of ['222222', '111111', '666666']) {
      const state = play(table('lights-out'), DICE.yixiu, dice);
      expect(state.phase).toBe('scramble');
      expect(state.next).toBeNull();
      expect(codeOf(state, '3:123456')).toBe('in-scramble');
    }
  });

  it('does so for the faces that the rules name [000 中秋博饼游戏规则: 六个“六点黑”]', () => {
    expect(play(table('liubo'), '666666').phase).toBe('scramble');
    expect(play(table('liubo'), '555555').phase).toBe('playing');
    expect(titleOf(play(table('liubo'), '555555'))).toEqual(['1 liuhei 1']);
  });

  it('comes after what the throw claimed or won', () => {
    const claims = play(table('lugu'), DICE.sihong, '222222');
    expect(titleOf(claims)).toEqual(['2 liuhei 2']);
    const rules = rulesWith({
      tiers: [
        ...tiersWith({}),
        { id: 'six', name: '六', quantity: 1, match: [{ alike: 6 }], award: 'immediate', chase: 'none' },
      ],
      liuhei: { then: 'scramble' },
    });
    const wins = play(table(rules), '222222');
    expect(movesIn(wins)).toEqual(['award six#1 0>1']);
    expect(wins.phase).toBe('scramble');
  });

  it('leaves 遍地锦 out where it is listed, and has it where it is not', () => {
    const listed = rulesWith({ zhuangyuan: { order: ['biandijin'] }, liuhei: { then: 'scramble' } });
    expect(play(table(listed), '111111').phase).toBe('playing');
    const without1 = rulesWith({ liuhei: { then: 'scramble', faces: [2, 3, 5, 6] } });
    expect(play(table(without1), '111111').phase).toBe('playing');
  });
});

describe('RULES 4.9: 平分', () => {
  const rules = rulesWith({
    liuhei: { then: 'share-own' },
    jinhua: { duitang: 'remaining' },
    zhuangyuan: { order: ['sihong', 'jinhua', 'liuhei'] },
  });

  it('deals what the thrower holds to the others in turn, from the next seat on, highest tier first', () => {
    const state = play(
      table(rules),
      DICE.yixiu,
      DICE.jinhua,
      DICE.erju,
      DICE.none,
      DICE.sanhong,
      DICE.none,
      DICE.none,
      DICE.yixiu,
      DICE.none,
      DICE.none,
      '555555',
    );
    expect(movesIn(state, 11)).toEqual([
      'share duitang#1 2>3',
      'share duitang#2 2>1',
      'share sanhong#1 2>3',
      'share yixiu#2 2>1',
    ]);
    expect(holds(state, 2)).toEqual([]);
    expect(titleOf(state)).toEqual(['2 liuhei 11']);
  });

  it('deals to seats that are away too [decided], and to nobody where the thrower is alone', () => {
    const state = play(table(rules), DICE.yixiu, leave(2), DICE.erju, '666666');
    expect(movesIn(state, 4)).toEqual(['share yixiu#1 1>2']);
    expect(movesIn(play(table(rules, 1), DICE.yixiu, '666666'), 2)).toEqual([]);
  });

  it('deals a unit that this throw has just won', () => {
    const six = {
      id: 'six',
      name: '六',
      quantity: 1,
      match: [{ alike: 6 }],
      award: 'immediate',
      chase: 'none',
    };
    const own = rulesWith({ tiers: [...tiersWith({}), six], liuhei: { then: 'share-own' } });
    expect(movesIn(play(table(own), '666666'))).toEqual(['award six#1 0>1', 'share six#1 1>2']);
  });

  it('leaves 状元 units under `first`, and what nobody has been given yet', () => {
    const first = rulesWith({
      zhuangyuan: { contest: 'first' },
      liuhei: { then: 'share-own' },
      tiers: tiersWith({ sanhong: { award: 'ranked' } }),
    });
    const state = play(table(first, 2), DICE.sihong, DICE.none, DICE.sanhong, DICE.none, '666666');
    expect(movesIn(state, 5)).toEqual([]);
  });
});

describe('RULES 4.10: ranked tiers', () => {
  it('record the sum of the dice that show no 4, and give nothing yet [000 奖项说明表]', () => {
    const state = play(table('ranked-sanhong'), '444661', '444123');
    expect(state.moves).toEqual([]);
    expect(state.ranked).toEqual({
      sanhong: [
        { seat: 1, entry: 1, score: 13 },
        { seat: 2, entry: 2, score: 6 },
      ],
    });
    expect(state.pool.sanhong).toBe(6);
  });

  it('record the sum of all six for a tier without a `fours` matcher', () => {
    const rules = rulesWith({
      tiers: tiersWith({ sijin: { award: 'ranked' }, duitang: { award: 'ranked' } }),
    });
    const state = play(table(rules), '222244', DICE.duitang);
    expect(state.ranked).toEqual({
      sijin: [{ seat: 1, entry: 1, score: 16 }],
      duitang: [{ seat: 2, entry: 2, score: 21 }],
    });
  });
});

describe('RULES 4.11: the pool', () => {
  it('gives until it is empty [001: 再出秀才，就无饼可拿]', () => {
    const rules = rulesWith({ tiers: tiersWith({ yixiu: { quantity: 1 } }) });
    const state = play(table(rules), DICE.yixiu, DICE.yixiu);
    expect(movesIn(state)).toEqual(['award yixiu#1 0>1']);
    expect(state.pool.yixiu).toBe(0);
  });

  it('never ends where it is unlimited', () => {
    const rules = rulesWith({ tiers: tiersWith({ yixiu: { quantity: null, chase: 'last-winner' } }) });
    const state = play(table(rules), DICE.yixiu, DICE.yixiu);
    expect(movesIn(state)).toEqual(['award yixiu#1 0>1', 'award yixiu#2 0>2']);
  });
});

describe('RULES 4.12: 追', () => {
  const chase = (mode: string, quantity = 3): ReturnType<typeof rulesWith> =>
    rulesWith({
      tiers: tiersWith({ sanhong: { quantity, chase: mode } }),
      chaseWhile: 'game-open',
      liuhei: { then: 'share-own' },
    });
  const each = [DICE.sanhong, DICE.sanhong, DICE.sanhong, DICE.none];

  it('takes the unit acquired last', () => {
    const state = play(table(chase('last-winner'), 4), ...each, DICE.sanhong, DICE.sanhong);
    expect(movesIn(state, 5)).toEqual(['chase sanhong#3 3>1']);
    expect(movesIn(state, 6)).toEqual(['chase sanhong#3 1>2']);
  });

  it('takes the unit acquired first [000 奖项说明表: 按先后顺序进行]', () => {
    const state = play(
      table(chase('first-winner'), 4),
      ...each,
      DICE.none,
      DICE.sanhong,
      DICE.none,
      DICE.sanhong,
    );
    expect(movesIn(state, 6)).toEqual(['chase sanhong#1 1>2']);
    expect(movesIn(state, 8)).toEqual(['chase sanhong#2 2>4']);
  });

  it('takes from the nearest holder walking back [000 实验室: 向离自己最近的一个对堂奖品获得者]', () => {
    const two = [DICE.none, DICE.duitang, DICE.none, DICE.duitang, DICE.none];
    const state = play(table('lab', 5), ...two, DICE.duitang);
    expect(movesIn(state, 6)).toEqual(['chase duitang#2 4>1']);
    const other = play(table('lab', 5), ...two, DICE.none, DICE.none, DICE.duitang);
    expect(movesIn(other, 8)).toEqual(['chase duitang#1 2>3']);
  });

  it('takes the last acquired of what the nearest holds', () => {
    const state = play(
      table(chase('nearest-behind', 2), 4),
      DICE.sanhong,
      DICE.none,
      DICE.none,
      DICE.none,
      DICE.sanhong,
      DICE.none,
      DICE.sanhong,
    );
    expect(movesIn(state, 7)).toEqual(['chase sanhong#2 1>3']);
  });

  it('never takes what the thrower holds, nor from an empty table', () => {
    const state = play(table(chase('last-winner', 1), 2), DICE.sanhong, DICE.none, DICE.sanhong);
    expect(movesIn(state, 3)).toEqual([]);
    expect(holds(state, 1)).toEqual(['sanhong']);
  });

  it('takes from who is away', () => {
    const state = play(table(chase('last-winner', 1)), DICE.sanhong, leave(1), DICE.sanhong);
    expect(movesIn(state, 3)).toEqual(['chase sanhong#1 1>2']);
  });

  it('does not step down, whatever `exhausted` says', () => {
    const rules = rulesWith({
      tiers: tiersWith({ sanhong: { quantity: 1, chase: 'last-winner' } }),
      chaseWhile: 'others-remain',
      exhausted: 'step-down',
    });
    expect(movesIn(play(table(rules, 1), DICE.sanhong, DICE.sanhong), 2)).toEqual([]);
  });
});

describe('RULES 4.13: when chasing is open', () => {
  const only = (others: Record<string, Record<string, unknown>>): ReturnType<typeof rulesWith> =>
    rulesWith({
      tiers: [
        {
          id: 'a',
          name: 'a',
          quantity: 1,
          match: [{ fours: 1 }],
          award: 'immediate',
          chase: 'none',
          ...others.a,
        },
        { id: 'b', name: 'b', quantity: 1, match: [{ fours: 2 }], award: 'immediate', chase: 'last-winner' },
      ],
      ...others.rules,
    });

  it('is open while another tier has something left [000 实验室 5: 在其他奖品还没有拿完之前]', () => {
    expect(movesIn(play(table(only({})), DICE.erju, DICE.erju), 2)).toEqual(['chase b#1 1>2']);
    expect(movesIn(play(table(only({})), DICE.yixiu, DICE.erju, DICE.erju), 3)).toEqual([]);
  });

  it('does not count the tier itself, nor the 状元', () => {
    const rules = rulesWith({
      tiers: [
        { id: 'b', name: 'b', quantity: 1, match: [{ fours: 2 }], award: 'immediate', chase: 'last-winner' },
      ],
    });
    expect(movesIn(play(table(rules), DICE.erju, DICE.erju), 2)).toEqual([]);
  });

  it('is open for an unlimited tier, and for a ranked one with fewer entries than its quantity', () => {
    const unlimited = only({ a: { quantity: null } });
    expect(movesIn(play(table(unlimited), DICE.yixiu, DICE.erju, DICE.erju), 3)).toEqual(['chase b#1 2>3']);
    const ranked = only({ a: { award: 'ranked' } });
    expect(movesIn(play(table(ranked), DICE.erju, DICE.erju), 2)).toEqual(['chase b#1 1>2']);
    expect(movesIn(play(table(ranked), DICE.yixiu, DICE.erju, DICE.erju), 3)).toEqual([]);
    const both = only({ a: { award: 'ranked', quantity: null } });
    expect(movesIn(play(table(both), DICE.yixiu, DICE.erju, DICE.erju), 3)).toEqual(['chase b#1 2>3']);
  });

  it('is open until the game ends under `game-open` [000 分组追饼]', () => {
    const rules = only({ rules: { chaseWhile: 'game-open' } });
    expect(movesIn(play(table(rules), DICE.yixiu, DICE.erju, DICE.erju), 3)).toEqual(['chase b#1 2>3']);
  });
});

describe('RULES 4.14: an empty pool', () => {
  const scarce = {
    sanhong: { quantity: 1 },
    sijin: { quantity: 1 },
    erju: { quantity: 1 },
    yixiu: { quantity: 2 },
  };

  it('gives nothing, or the next lower tier that has a unit [000 官级递补: 可拿次上一级的奖品]', () => {
    const throws = [DICE.sanhong, DICE.sanhong, DICE.sanhong, DICE.sanhong, DICE.sanhong, DICE.sanhong];
    expect(play(table(rulesWith({ tiers: tiersWith(scarce) })), ...throws).moves).toHaveLength(1);
    const rules = rulesWith({ tiers: tiersWith(scarce), exhausted: 'step-down' });
    expect(movesIn(play(table(rules), ...throws))).toEqual([
      'award sanhong#1 0>1',
      'step-down sijin#1 0>2',
      'step-down erju#1 0>3',
      'step-down yixiu#1 0>1',
      'step-down yixiu#2 0>2',
    ]);
  });

  it('never steps up [000: 不可拿探花/榜眼/状元的奖品]', () => {
    const rules = rulesWith({ tiers: tiersWith(scarce), exhausted: 'step-down' });
    expect(movesIn(play(table(rules, 1), DICE.yixiu, DICE.yixiu, DICE.yixiu), 3)).toEqual([]);
  });

  it('passes over ranked tiers, and reaches unlimited ones', () => {
    const rules = rulesWith({
      tiers: tiersWith({ ...scarce, sijin: { quantity: 1, award: 'ranked' }, erju: { quantity: null } }),
      exhausted: 'step-down',
    });
    expect(movesIn(play(table(rules, 1), DICE.sanhong, DICE.sanhong), 2)).toEqual(['step-down erju#1 0>1']);
  });
});

describe('RULES 4.15: the extra of a 四进 with 4s', () => {
  it('also wins a 一秀 or a 二举 [001: 一个四进加一个一秀或一个二举][000 禄骨]', () => {
    const state = play(table('xiamen-classic'), '222214', '222244', '222213');
    expect(movesIn(state)).toEqual([
      'award sijin#1 0>1',
      'extra yixiu#1 0>1',
      'award sijin#2 0>2',
      'extra erju#1 0>2',
      'award sijin#3 0>3',
    ]);
  });

  it('wins it even if the pool of its own tier was empty [decided]', () => {
    const rules = rulesWith({ tiers: tiersWith({ sijin: { quantity: 1 } }), extras: { sijin: true } });
    expect(movesIn(play(table(rules), '222214', '222214'), 2)).toEqual(['extra yixiu#2 0>2']);
  });

  it('comes with a ranked tier too', () => {
    const rules = rulesWith({ tiers: tiersWith({ sijin: { award: 'ranked' } }), extras: { sijin: true } });
    expect(movesIn(play(table(rules), '222214'))).toEqual(['extra yixiu#1 0>1']);
  });

  it('comes only with a tier that has an `alike: 4` matcher', () => {
    const order = [...tiersWith({})];
    const [yixiu, erju, sijin, ...higher] = order;
    const rules = rulesWith({ tiers: [sijin, yixiu, erju, ...higher], extras: { sijin: true } });
    expect(movesIn(play(table(rules), '222214', '222213'))).toEqual([
      'award yixiu#1 0>1',
      'award sijin#1 0>2',
    ]);
    const exact = rulesWith({
      tiers: tiersWith({ duitang: { match: [{ exact: '222214' }] } }),
      extras: { sijin: true },
    });
    expect(movesIn(play(table(exact), '222214'))).toEqual(['award duitang#1 0>1']);
  });

  it('is one unit of the highest immediate tier with that many 4s; nothing where there is none', () => {
    const rules = rulesWith({
      tiers: tiersWith({
        sijin: { match: [{ alike: 4 }, { fours: 1 }] },
        yixiu: { match: [{ fours: 1 }] },
        erju: { match: [{ fours: 5 }] },
      }),
      extras: { sijin: true },
    });
    const state = play(table(rules), '222214', '222244');
    expect(movesIn(state)).toEqual(['award sijin#1 0>1', 'extra sijin#2 0>1', 'award sijin#3 0>2']);
    expect(movesIn(play(table(rules), '411256'))).toEqual(['award sijin#1 0>1']);
    const ranked = rulesWith({ tiers: tiersWith({ yixiu: { award: 'ranked' } }), extras: { sijin: true } });
    expect(movesIn(play(table(ranked), '222214'))).toEqual(['award sijin#1 0>1']);
  });

  it('is never a chase, and steps down where the rules do', () => {
    const tiers = tiersWith({ erju: { quantity: 1, chase: 'last-winner' } });
    const chase = rulesWith({ tiers, extras: { sijin: true }, chaseWhile: 'game-open' });
    expect(movesIn(play(table(chase), DICE.erju, '222244'), 2)).toEqual(['award sijin#1 0>2']);
    const steps = rulesWith({ tiers, extras: { sijin: true }, exhausted: 'step-down' });
    expect(movesIn(play(table(steps), DICE.erju, '222244'), 2)).toEqual([
      'award sijin#1 0>2',
      'step-down yixiu#1 0>2',
    ]);
  });

  it('needs the option', () => {
    expect(movesIn(play(table('plain'), '222244'))).toEqual(['award sijin#1 0>1']);
  });
});

describe('RULES 4.16: called throws', () => {
  it('win what the dice would have won', () => {
    const rules = rulesWith({ tiers: tiersWith({ duitang: { quantity: 1, chase: 'last-winner' } }) });
    const state = play(
      table(rules),
      called(1, 'yixiu'),
      called(2, null),
      called(3, 'duitang'),
      called(1, 'duitang'),
    );
    expect(movesIn(state)).toEqual(['award yixiu#1 0>1', 'award duitang#1 0>3', 'chase duitang#1 3>1']);
    expect(state.throws).toBe(4);
    const empty = rulesWith({ tiers: tiersWith({ duitang: { quantity: 1 } }), exhausted: 'step-down' });
    expect(movesIn(play(table(empty), called(1, 'duitang'), called(2, 'duitang')), 2)).toEqual([
      'step-down sanhong#1 0>2',
    ]);
  });

  it('add the extra only by their `fours`', () => {
    const state = play(table('lugu'), called(1, 'sijin'), called(2, 'sijin', 1), called(3, 'sijin', 2));
    expect(movesIn(state)).toEqual([
      'award sijin#1 0>1',
      'award sijin#2 0>2',
      'extra yixiu#1 0>2',
      'award sijin#3 0>3',
      'extra erju#1 0>3',
    ]);
  });

  it('are refused where the dice decide', () => {
    const at = (rules: Parameters<typeof table>[0]): ReturnType<typeof play> => play(table(rules));
    expect(codeOf(at('plain'), called(1, 'zhuangyuan'))).toBe('tier-unknown');
    expect(codeOf(at('plain'), called(1, 'nowhere'))).toBe('tier-unknown');
    expect(codeOf(at('ranked-sanhong'), called(1, 'sanhong'))).toBe('called-ranked');
    expect(codeOf(at('plain'), called(1, 'sijin', 1))).toBe('called-fours');
    expect(codeOf(at('lugu'), called(1, 'erju', 1))).toBe('called-fours');
    expect(codeOf(at('lugu'), called(1, null, 1))).toBe('called-fours');
    expect(codeOf(play(at('plain'), endThen('roll-off')), called(1, null))).toBe('called-in-roll-off');
    const fudai = rulesWith({ consolation: { id: 'fudai', name: '福袋', quantity: null } });
    expect(codeOf(at(fudai), called(1, 'fudai'))).toBe('tier-unknown');
  });

  it('name what is wrong', () => {
    expect(refusalOf(play(table('ranked-sanhong')), called(1, 'sanhong'))).toEqual({
      code: 'called-ranked',
      params: { tier: 'sanhong' },
    });
  });
});

describe('RULES 5: ranked tiers at settlement', () => {
  it('pay the top scores, then the earlier throw, in that order; one player may win several', () => {
    const rules = rulesWith({ tiers: tiersWith({ sanhong: { quantity: 3, award: 'ranked' } }) });
    const state = play(table(rules), '444112', '444666', '444121', '444665', '444666', END);
    expect(state.ranked.sanhong!.map(({ entry }) => entry)).toEqual([2, 5, 4, 1, 3]);
    expect(movesIn(state, 6)).toEqual([
      'ranked sanhong#1 0>2',
      'ranked sanhong#2 0>2',
      'ranked sanhong#3 0>1',
    ]);
    expect(state.pool.sanhong).toBe(0);
  });

  it('let the earlier of equal scores be the one that took effect earlier', () => {
    const rules = rulesWith({ tiers: tiersWith({ sanhong: { quantity: 1, award: 'ranked' } }) });
    const state = play(table(rules), DICE.none, '444126', insert(2, thrown(3, '444126')), END);
    expect(movesIn(state, 4)).toEqual(['ranked sanhong#1 0>3']);
  });

  it('pay every entry where the tier is unlimited, and the highest tier first', () => {
    const rules = rulesWith({
      tiers: tiersWith({ sanhong: { quantity: null, award: 'ranked' }, erju: { award: 'ranked' } }),
    });
    const state = play(table(rules), DICE.erju, '444112', '444666', END);
    expect(movesIn(state, 4)).toEqual(['ranked sanhong#1 0>3', 'ranked sanhong#2 0>2', 'ranked erju#1 0>1']);
    expect(state.pool).toMatchObject({ sanhong: null, erju: 15 });
  });

  it('give nothing for a throw that is removed', () => {
    const state = play(table('ranked-sanhong'), '444666', DICE.none, remove(1), END);
    expect(state.ranked).toEqual({ sanhong: [] });
    expect(movesIn(state, 4)).toEqual([]);
  });
});

describe('RULES 3: every preset plays', () => {
  it.each(Object.keys(PRESETS))('%s', (preset) => {
    const state = play(
      table(preset as keyof typeof PRESETS, 4),
      ...Object.values(DICE).slice(0, 10),
      join('late'),
    );
    expect(state.length).toBe(11);
  });
});
