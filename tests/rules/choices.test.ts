import { describe, expect, it } from 'vitest';
import {
  calledChoices,
  chaseable,
  diceExpected,
  grabs,
  mayBeThrownBy,
  meaningOf,
  PRESETS,
} from '@/lib/rules';
import { DICE, END, endThen, final, leave, play, rulesWith, table, tiersWith } from './play';

describe('RULES 4.16: what may be called out now', () => {
  it('is 罚黑 and the immediate tiers, lowest first', () => {
    expect(calledChoices(play(table('plain')))).toEqual([
      { tier: null },
      { tier: 'yixiu' },
      { tier: 'erju' },
      { tier: 'sijin' },
      { tier: 'sanhong' },
      { tier: 'duitang' },
    ]);
    expect(calledChoices(play(table('ranked-sanhong'))).map(({ tier }) => tier)).not.toContain('sanhong');
  });

  it('has a 四进 with its 4s where the extra is known', () => {
    expect(calledChoices(play(table('lugu'))).slice(3, 6)).toEqual([
      { tier: 'sijin' },
      { tier: 'sijin', fours: 1 },
      { tier: 'sijin', fours: 2 },
    ]);
  });

  it('is nothing where the dice decide, or nobody is to throw', () => {
    for (const state of [
      play(table('plain'), endThen('roll-off')),
      play(table('plain'), endThen('scramble')),
      play(table('plain'), END),
      play(table('plain', 1), leave(1)),
      play(final('three-dice')),
    ]) {
      expect(calledChoices(state)).toEqual([]);
    }
    expect(calledChoices(play(final('contest')))).toEqual([{ tier: null }]);
  });
});

describe('the next throw', () => {
  it('has six dice, or three, or is nobody’s', () => {
    expect(diceExpected(play(table('plain')))).toBe(6);
    expect(diceExpected(play(final('three-dice')))).toBe(3);
    expect(diceExpected(play(table('plain'), END))).toBeNull();
    const rules = rulesWith({ zhuangyuan: { fallback: 'three-dice' } });
    expect(diceExpected(play(table(rules), endThen('roll-off')))).toBe(3);
  });

  it('is by the seat whose turn it is', () => {
    const state = play(table('plain'), DICE.none);
    expect([mayBeThrownBy(state, 1), mayBeThrownBy(state, 2)]).toEqual([false, true]);
  });
});

describe('RULES 6.7: what may be grabbed', () => {
  it('is what is left, highest first', () => {
    expect(grabs(play(table('lights-out')))).toEqual([]);
    expect(grabs(play(table('lights-out'), DICE.sihong, DICE.liuhei))[0]).toEqual({
      tier: 'duitang',
      left: 2,
    });
    expect(grabs(play(table('lights-out'), DICE.liuhei))[0]).toEqual({ tier: 'zhuangyuan', left: 1 });
  });
});

describe('RULES 4.12: what may be chased', () => {
  it('is what a seat holds of chased tiers, unprotected, while the game is open', () => {
    const rules = rulesWith({
      tiers: tiersWith({ duitang: { chase: 'last-winner' } }),
      jinhua: { duitang: 'remaining' },
    });
    const state = play(table(rules), DICE.duitang, DICE.jinhua, DICE.yixiu);
    expect(chaseable(state, 1)).toEqual([{ seat: 1, tier: 'duitang', unit: 1 }]);
    expect(chaseable(state, 2)).toEqual([]);
    expect(chaseable(state, 3)).toEqual([]);
    expect(chaseable(play(state, END), 1)).toEqual([]);
  });
});

describe('what dice mean, whatever the game', () => {
  it('tells hand, numbers, tier and strength', () => {
    expect(meaningOf(PRESETS.plain, '441256')).toEqual({
      hand: 'erju',
      detail: null,
      tier: 'erju',
      strength: 0,
    });
    expect(meaningOf(PRESETS.plain, '444463')).toMatchObject({
      hand: 'sihong',
      detail: { sum: 9 },
      tier: 'zhuangyuan',
    });
    expect(meaningOf(PRESETS.plain, '112356')).toMatchObject({ hand: 'none', tier: null });
  });
});
