import { describe, expect, it } from 'vitest';
import {
  NOTHING_CODES,
  difference,
  explain,
  stateAt,
  type Explanation,
  type NothingCode,
  type State,
} from '@/lib/rules';
import {
  DICE,
  END,
  amend,
  called,
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
  thrown,
  tiersWith,
} from './play';

function told(state: State, entry = state.length): Explanation {
  return explain(state, entry);
}

describe('explain: hands and tiers', () => {
  it('tells a throw: hand, tier and the unit that it won', () => {
    expect(told(play(table('plain'), DICE.sanhong))).toEqual({
      entry: 1,
      kind: 'throw',
      target: null,
      plain: { kind: 'throw', seat: 1, dice: DICE.sanhong },
      seat: 1,
      removed: false,
      amendedBy: null,
      hand: 'sanhong',
      detail: null,
      tier: 'sanhong',
      score: null,
      moves: [{ entry: 1, kind: 'award', tier: 'sanhong', unit: 1, from: null, to: 1 }],
      titleChange: null,
      nothing: null,
      extraNothing: null,
      skipped: [],
      turning: null,
      ended: null,
      ignored: null,
      difference: null,
    });
  });

  it('tells what a claim carries, and how the title changed: 四红带九 over 四红带五', () => {
    const state = play(table('plain'), '444423', '444463');
    expect(told(state)).toMatchObject({
      hand: 'sihong',
      detail: { sum: 9 },
      tier: 'zhuangyuan',
      titleChange: {
        from: [{ seat: 1, hand: 'sihong', entry: 1 }],
        to: [{ seat: 2, hand: 'sihong', entry: 2 }],
      },
      nothing: null,
    });
    expect(told(play(state, '555556'))).toMatchObject({ hand: 'wuzi', detail: { face: 5, kicker: 6 } });
  });

  it('calls a hand what it is under these rules', () => {
    const rules = rulesWith({ zhuangyuan: { order: ['sihong'] } });
    expect(told(play(table(rules), DICE.jinhua))).toMatchObject({ hand: 'sihong', detail: { sum: 2 } });
    expect(told(play(table(rules), DICE.biandijin))).toMatchObject({ hand: 'liuhei', detail: { face: 1 } });
  });

  it('tells called throws by their tier', () => {
    expect(told(play(table('plain'), called(1, 'erju')))).toMatchObject({
      hand: null,
      tier: 'erju',
      nothing: null,
    });
    expect(told(play(table('plain'), called(1, null)))).toMatchObject({
      hand: 'none',
      tier: null,
      nothing: 'no-hand',
    });
  });

  it('tells the score of a ranked tier, and what the settlement moved', () => {
    const state = play(table('ranked-sanhong'), '444661', END);
    expect(told(state, 1)).toMatchObject({ tier: 'sanhong', score: 13, moves: [], nothing: null });
    expect(told(state, 2)).toMatchObject({ ended: 'end-entry', moves: [{ kind: 'ranked', to: 1 }] });
  });
});

describe('explain: why nothing was won', () => {
  const scarce = (more: object, tier: object = {}): ReturnType<typeof rulesWith> =>
    rulesWith({ tiers: tiersWith({ yixiu: { quantity: 1, ...tier } }), ...more });

  const reasons: [NothingCode, State][] = [
    ['no-hand', play(table('plain'), DICE.none)],
    ['pool-empty', play(table(scarce({})), DICE.yixiu, DICE.yixiu)],
    ['pool-empty', play(table('express'), DICE.sihong, DICE.sihong)],
    ['nothing-below', play(table(scarce({ exhausted: 'step-down' })), DICE.yixiu, DICE.yixiu)],
    ['nobody-to-chase', play(table(scarce({}, { chase: 'last-winner' }), 1), DICE.yixiu, DICE.yixiu)],
    [
      'chase-closed',
      play(
        table(rulesWith({ tiers: tiersWith({ yixiu: { quantity: 1, chase: 'last-winner' } }).slice(0, 1) })),
        DICE.yixiu,
        DICE.yixiu,
      ),
    ],
    ['not-higher', play(table('plain'), DICE.wuhong, DICE.sihong)],
    ['not-higher', play(table('plain'), DICE.wuhong, DICE.wuhong)],
    ['title-locked', play(table('corporate'), DICE.jinhua, DICE.liuhong)],
  ];

  it.each(reasons)('says %s', (code, state) => {
    expect(told(state)).toMatchObject({ nothing: code, moves: [], titleChange: null });
  });

  it('knows every reason', () => {
    expect(new Set(reasons.map(([code]) => code))).toEqual(new Set(NOTHING_CODES));
  });

  it('says why an extra won nothing', () => {
    const state = play(table(scarce({ extras: { sijin: true } })), DICE.yixiu, '222214');
    expect(told(state)).toMatchObject({ nothing: null, extraNothing: 'pool-empty', tier: 'sijin' });
    expect(told(state).moves).toHaveLength(1);
  });

  it('forgets the reason with the next entry', () => {
    expect(told(play(table('plain'), DICE.none, DICE.yixiu)).nothing).toBeNull();
    expect(told(play(table('plain'), DICE.none, 'pass')).nothing).toBeNull();
  });
});

describe('explain: turns, roll-offs, scrambles and ends', () => {
  it('tells who sat out in the walk', () => {
    const rules = rulesWith({ miss: 'void-and-skip' });
    const state = play(table(rules), 'miss', 'miss', DICE.none);
    expect(told(state).skipped).toEqual([1, 2]);
    expect(told(state, 1).skipped).toEqual([]);
    expect(told(play(table(rules, 1), 'miss')).skipped).toEqual([1]);
  });

  it('tells why a scramble began, and what was grabbed', () => {
    const state = play(table('lights-out'), DICE.liuhei, grab(2, 'duitang', 2));
    expect(told(state, 1)).toMatchObject({ hand: 'liuhei', turning: 'liuhei', ended: null });
    expect(told(state, 2)).toMatchObject({ tier: 'duitang', turning: null });
    expect(told(state, 2).moves).toHaveLength(2);
    expect(told(play(table('plain'), endThen('scramble')))).toMatchObject({
      turning: 'end-entry',
      ended: null,
    });
  });

  it('tells why a roll-off began, what was thrown in it, and who won it', () => {
    const rules = rulesWith({ zhuangyuan: { fallback: 'three-dice' }, roundLimit: 1 });
    const state = play(table(rules, 3), DICE.none, DICE.none, DICE.none, '666', 'pass', '665');
    expect(told(state, 3)).toMatchObject({ turning: 'round-limit', hand: 'none', nothing: 'no-hand' });
    expect(told(state, 4)).toMatchObject({ hand: null, score: 18, turning: null });
    expect(told(state, 5)).toMatchObject({ score: 0 });
    expect(told(state, 6)).toMatchObject({
      score: 17,
      ended: 'roll-off',
      titleChange: { from: [], to: [{ seat: 1, hand: 'roll-off', entry: 4 }] },
    });
    const six = play(table('plain'), endThen('roll-off'), '666655', DICE.sihong);
    expect(told(six, 2)).toMatchObject({ hand: 'sijin', score: 34, tier: null });
    expect(told(six, 3)).toMatchObject({ hand: 'sihong', score: null, tier: 'zhuangyuan' });
    expect(told(play(six, endThen('scramble')))).toMatchObject({ turning: 'end-entry', ended: null });
  });

  it('tells why the game ended', () => {
    const done = rulesWith({ tiers: tiersWith({ yixiu: { quantity: 1 } }).slice(0, 1) });
    expect(told(play(table(done), DICE.sihong, DICE.yixiu)).ended).toBe('done');
    expect(told(play(table(rulesWith({ roundLimit: 1 }), 1), DICE.none)).ended).toBe('round-limit');
    expect(told(play(table('lugu'), DICE.liuhong)).ended).toBe('liuhong');
    expect(told(play(table('plain'), END)).ended).toBe('end-entry');
    const scramble = play(
      table(rulesWith({ ...done, liuhei: { then: 'scramble' } })),
      DICE.sihong,
      DICE.liuhei,
    );
    expect(told(play(scramble, grab(1, 'yixiu', 1))).ended).toBe('scramble-over');
    expect(told(play(scramble, END)).ended).toBe('end-entry');
  });

  it('tells of finals', () => {
    const three = play(final('three-dice', 2), '666', '665');
    expect(told(three, 1)).toMatchObject({ hand: null, score: 18, ended: null });
    expect(told(three, 2)).toMatchObject({ score: 17, ended: 'done' });
    const six = play(final('six-dice', 2), '444661', DICE.sihong);
    expect(told(six, 1)).toMatchObject({ hand: 'sanhong', tier: 'sanhong', score: 13 });
    expect(told(six, 2)).toMatchObject({ hand: 'sihong', tier: 'zhuangyuan', score: null });
    const seal = play(final('seal', 2, { rounds: 1 }), DICE.none, DICE.none, 'pass', END);
    expect(told(seal, 2)).toMatchObject({ turning: 'no-title', nothing: 'no-hand' });
    expect(told(seal, 3)).toMatchObject({ score: 0 });
    expect(told(seal, 4)).toMatchObject({ ended: 'end-entry' });
    const rolled = play(final('seal', 1, { rounds: 1 }), DICE.none, DICE.sihong);
    expect(told(rolled, 2)).toMatchObject({ ended: 'roll-off', titleChange: { from: [] } });
    const contest = play(final('contest', 2, { rounds: 1 }), DICE.wuhong, DICE.sihong);
    expect(told(contest, 2)).toMatchObject({ nothing: 'not-higher', ended: 'done' });
    const locked = play(
      final('contest', 2, { rules: rulesWith({}, 'corporate') }),
      DICE.jinhua,
      DICE.liuhong,
    );
    expect(told(locked, 2).nothing).toBe('title-locked');
  });
});

describe('explain: corrections', () => {
  it('tells what an amended entry says now, and what it did', () => {
    const state = play(
      table('plain'),
      DICE.none,
      amend(1, thrown(1, DICE.erju)),
      amend(1, thrown(1, DICE.yixiu)),
    );
    expect(told(state, 1)).toMatchObject({
      kind: 'throw',
      plain: { dice: DICE.yixiu },
      amendedBy: 3,
      tier: 'yixiu',
      moves: [{ tier: 'yixiu' }],
    });
    expect(told(state, 3)).toMatchObject({
      kind: 'amend',
      target: 1,
      seat: 1,
      moves: [],
      difference: {
        seats: [{ seat: 1, gained: [{ tier: 'yixiu', count: 1 }], lost: [{ tier: 'erju', count: 1 }] }],
      },
    });
    expect(told(play(state, remove(3)), 1).amendedBy).toBe(2);
  });

  it('tells of a removed entry that it is removed', () => {
    const state = play(table('plain'), DICE.yixiu, remove(1));
    expect(told(state, 1)).toMatchObject({ removed: true, moves: [], hand: null, tier: null });
    expect(told(state, 2)).toMatchObject({
      kind: 'remove',
      target: 1,
      plain: null,
      seat: null,
      difference: { seats: [{ seat: 1, gained: [], lost: [{ tier: 'yixiu', count: 1 }] }] },
    });
  });

  it('tells what an inserted entry did at its place', () => {
    const state = play(table('plain'), DICE.none, insert(1, thrown(2, DICE.sihong)));
    expect(told(state)).toMatchObject({
      kind: 'insert',
      target: 1,
      seat: 2,
      hand: 'sihong',
      titleChange: { from: [], to: [{ seat: 2, entry: 2 }] },
      difference: { titleChanged: true, title: { before: [], after: [{ seat: 2 }] } },
    });
  });

  it('tells why an entry is ignored, and which are by a correction', () => {
    const state = play(table('plain'), DICE.yixiu, DICE.yixiu, amend(1, END));
    expect(told(state, 2)).toMatchObject({ ignored: { code: 'game-ended' }, moves: [], nothing: null });
    expect(told(state, 3).difference).toMatchObject({
      ignored: { more: [2], fewer: [] },
      phase: { before: 'playing', after: 'finished' },
      next: { before: 3, after: null },
    });
    expect(told(play(state, remove(3)), 4).difference).toMatchObject({ ignored: { more: [], fewer: [2] } });
  });

  it('tells of people who come and go', () => {
    const state = play(table('plain'), join('late'), leave(4), comeBack(4));
    expect(told(state, 1)).toMatchObject({ kind: 'join', seat: null, plain: { name: 'late' } });
    expect(told(state, 2)).toMatchObject({ kind: 'leave', seat: 4 });
    expect(told(state, 3)).toMatchObject({ kind: 'return', seat: 4, moves: [] });
  });

  it('is a bug to ask for an entry that is not there', () => {
    expect(() => told(play(table('plain')), 1)).toThrow(RangeError);
  });
});

describe('difference', () => {
  it('says who gains and who loses what, by tier', () => {
    const rules = rulesWith({ tiers: tiersWith({ duitang: { quantity: 1 } }) });
    const before = play(table(rules), DICE.duitang, DICE.duitang, DICE.sihong);
    const after = play(before, amend(1, thrown(1, DICE.none)));
    expect(difference(before, after)).toEqual({
      seats: [
        { seat: 1, gained: [], lost: [{ tier: 'duitang', count: 1 }] },
        { seat: 2, gained: [{ tier: 'duitang', count: 1 }], lost: [] },
      ],
      title: { before: before.title, after: after.title },
      titleChanged: false,
      phase: { before: 'playing', after: 'playing' },
      next: { before: 1, after: 1 },
      ignored: { more: [], fewer: [] },
    });
  });

  it('does not mind unit numbers', () => {
    const before = play(table('plain'), DICE.yixiu, DICE.yixiu);
    const after = play(before, remove(1));
    expect(difference(before, after).seats).toEqual([
      { seat: 1, gained: [], lost: [{ tier: 'yixiu', count: 1 }] },
    ]);
  });
});

describe('stateAt', () => {
  it('is the state after so many entries, and may be played on', () => {
    const state = play(table('plain'), DICE.yixiu, DICE.erju, remove(1));
    const earlier = stateAt(state, 2);
    expect([earlier.length, holds(earlier, 1), earlier.next]).toEqual([2, ['yixiu'], 3]);
    expect(holds(play(earlier, DICE.sanhong), 3)).toEqual(['sanhong']);
    expect(stateAt(state, 3)).toBe(state);
    expect(state.length).toBe(3);
  });
});
