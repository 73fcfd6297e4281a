import { describe, expect, it } from 'vitest';
import {
  HANDS,
  PRESETS,
  PRESET_IDS,
  THROWS,
  classify,
  handDetail,
  handUnder,
  isDice,
  meaningOf,
  strengthOf,
  sumOf,
  type Hand,
} from '@/lib/rules';
import { faces, naiveClaim, naiveCompare, naiveHand, naiveTier } from './naive';
import { rulesWith } from './play';

/** All 46,656 ways to throw six dice one after the other. */
const OUTCOMES = Array.from({ length: 6 ** 6 }, (_, number) =>
  [...number.toString(6).padStart(6, '0')].map((digit) => Number(digit) + 1).join(''),
);

/** RULES 1, last column. */
const COUNTS: Record<Hand, number> = {
  liuhong: 1,
  biandijin: 1,
  liuhei: 4,
  jinhua: 15,
  wuhong: 30,
  wuzi: 150,
  sihong: 360,
  duitang: 720,
  sanhong: 2500,
  sijin: 1875,
  erju: 9300,
  yixiu: 17400,
  none: 14300,
};

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

describe('RULES 1: hands', () => {
  it('has every outcome once', () => {
    expect(new Set(OUTCOMES).size).toBe(46_656);
    expect(Object.values(COUNTS).reduce((sum, count) => sum + count)).toBe(46_656);
  });

  it('names all 46,656 outcomes, as often as the table says', () => {
    expect(tally(OUTCOMES.map((dice) => classify(dice).hand))).toEqual(COUNTS);
  });

  it('counts 四进 by its 4s: 1,200 with none, 600 with one, 75 with two', () => {
    const sijin = OUTCOMES.filter((dice) => classify(dice).hand === 'sijin');
    expect(tally(sijin.map((dice) => `${classify(dice).counts[4]}`))).toEqual({ 0: 1200, 1: 600, 2: 75 });
  });

  it('agrees with a second, naive judge over all outcomes', () => {
    expect(OUTCOMES.filter((dice) => classify(dice).hand !== naiveHand(dice))).toEqual([]);
  });

  it('knows 462 throws, and does not mind the order of the dice', () => {
    expect(THROWS).toHaveLength(462);
    expect(new Set(THROWS.map(({ dice }) => dice)).size).toBe(462);
    const wrong = OUTCOMES.filter((dice) => {
      const thrown = classify(dice);
      return thrown.dice !== faces(dice).sort().join('') || thrown !== THROWS[thrown.index];
    });
    expect(wrong).toEqual([]);
  });

  it('sums and counts the dice', () => {
    for (const { dice, sum, sumWithoutFours, counts } of THROWS) {
      expect(sum).toBe(faces(dice).reduce((total, face) => total + face));
      expect(sumOf(dice)).toBe(sum);
      expect(sumWithoutFours).toBe(sum - 4 * counts[4]!);
    }
  });

  it('gives the numbers that a sentence about a claim needs', () => {
    expect(handDetail('446434')).toEqual({ sum: 9 });
    expect(handDetail('441144')).toEqual({ sum: 2 });
    expect(handDetail('333633')).toEqual({ face: 3, kicker: 6 });
    expect(handDetail('444244')).toEqual({ face: 4, kicker: 2 });
    expect(handDetail('555555')).toEqual({ face: 5 });
    expect(handDetail('123456')).toBeNull();
  });

  it('tells dice from anything else', () => {
    expect(isDice('123456', 6)).toBe(true);
    expect(isDice('123', 3)).toBe(true);
    for (const bad of [
      '12345',
      '1234567',
      '123457',
      '012345',
      '12345 ',
      '１２３４５６',
      '',
      null,
      123456,
      ['1'],
    ]) {
      expect(isDice(bad, 6)).toBe(false);
    }
    expect(isDice('123456', 3)).toBe(false);
  });

  it('lists the hands strongest first, each once', () => {
    expect(new Set(HANDS).size).toBe(13);
  });
});

describe.each(PRESET_IDS)('RULES 1.1, 1.2 and 2 under %s', (preset) => {
  const rules = PRESETS[preset];

  it('agrees with the naive judge on class, claim and tier of every outcome', () => {
    for (const dice of OUTCOMES) {
      const claim = naiveClaim(rules, dice);
      const { tier, hand, strength } = meaningOf(rules, dice);
      if (strength > 0 !== (claim !== null)) expect.fail(`${dice}: claim ${strength}, naive ${claim}`);
      if (claim !== null && claim !== hand) expect.fail(`${dice}: ${hand}, naive ${claim}`);
      const expected = claim === null ? naiveTier(rules, dice) : 'zhuangyuan';
      if (tier !== expected) expect.fail(`${dice}: ${tier}, naive ${expected}`);
    }
  });

  it('agrees with the naive judge on every pair of claims', () => {
    const claims = THROWS.filter((thrown) => strengthOf(rules, thrown) > 0);
    expect(claims.length).toBeGreaterThan(10);
    for (const one of claims) {
      for (const other of claims) {
        const compared = Math.sign(strengthOf(rules, one) - strengthOf(rules, other));
        if (compared !== Math.sign(naiveCompare(rules, one.dice, other.dice))) {
          expect.fail(`${one.dice} against ${other.dice}: ${compared}`);
        }
      }
    }
  });

  it('is the same for a copy of the rules', () => {
    const copy = JSON.parse(JSON.stringify(rules)) as typeof rules;
    for (const { dice } of THROWS) expect(meaningOf(copy, dice)).toEqual(meaningOf(rules, dice));
  });
});

describe('RULES 1: what counts as 状元 under each preset', () => {
  /** Claims out of 46,656, and how many outcomes win nothing at all. */
  const PINNED: Record<string, [claims: number, nothing: number]> = {};
  const SIX_BLACK = 5;
  for (const preset of PRESET_IDS) {
    const { order } = PRESETS[preset].zhuangyuan;
    const black =
      (order.includes('liuhei') ? 4 : 0) + (order.some((one) => /liuhei|biandijin/.test(one)) ? 1 : 0);
    PINNED[preset] = [556 + black, 14_300 + SIX_BLACK - black];
  }
  const FOUR_ALIKE_WITHOUT_4 = 1200;
  const FIVE_ALIKE_WITHOUT_4 = 120;
  PINNED.express = [
    COUNTS.sihong + COUNTS.jinhua + COUNTS.wuhong + COUNTS.liuhong,
    14_300 + SIX_BLACK + FOUR_ALIKE_WITHOUT_4 + FIVE_ALIKE_WITHOUT_4,
  ];

  it.each(PRESET_IDS)('%s', (preset) => {
    const meanings = OUTCOMES.map((dice) => meaningOf(PRESETS[preset], dice));
    const claims = meanings.filter(({ strength }) => strength > 0).length;
    const nothing = meanings.filter(({ tier }) => tier === null).length;
    expect([claims, nothing]).toEqual(PINNED[preset]);
  });
});

describe('RULES 1.1: 状元 first', () => {
  it('takes 插金花 for a 四红 of sum 2 where it is not listed', () => {
    const rules = rulesWith({ zhuangyuan: { order: ['sihong'] } });
    const thrown = classify('441144');
    expect(handUnder(rules, thrown)).toBe('sihong');
    expect(strengthOf(rules, thrown)).toBeGreaterThan(0);
    expect(strengthOf(rules, thrown)).toBeLessThan(strengthOf(rules, classify('444412')));
  });

  it('takes 遍地锦 for a 六勃黑 of face 1 where it is not listed', () => {
    const rules = rulesWith({ zhuangyuan: { order: ['liuhei'] } });
    expect(handUnder(rules, classify('111111'))).toBe('liuhei');
    expect(strengthOf(rules, classify('111111'))).toBeLessThan(strengthOf(rules, classify('222222')));
  });

  it('makes the replacement before it asks for the list', () => {
    const rules = rulesWith({ zhuangyuan: { order: ['wuzi'] } });
    expect(handUnder(rules, classify('444411'))).toBe('sihong');
    expect(handUnder(rules, classify('111111'))).toBe('liuhei');
    expect(meaningOf(rules, '444411')).toMatchObject({ strength: 0, tier: null });
  });
});

describe('RULES 1.2: otherwise the highest tier that matches', () => {
  it('takes two 4s for a 二举 and not for two 一秀 [000 公司活动规则, 3]', () => {
    expect(meaningOf(PRESETS.hehuo, '441235').tier).toBe('erju');
  });

  it('takes 四进 with two 4s for the 四进 [000 公司活动规则, 2]', () => {
    expect(meaningOf(PRESETS.hehuo, '222244').tier).toBe('sijin');
  });

  it('takes 对堂 for a 对堂, though it has a single 4 [000 禄骨]', () => {
    expect(meaningOf(PRESETS.lugu, '123456').tier).toBe('duitang');
  });

  it('judges an unlisted class as just six dice', () => {
    const rules = rulesWith({
      tiers: [
        { id: 'five', name: '', quantity: 1, match: [{ alike: 5 }], award: 'immediate', chase: 'none' },
        {
          id: 'four',
          name: '',
          quantity: 1,
          match: [{ fours: 4 }, { fours: 6 }],
          award: 'immediate',
          chase: 'none',
        },
      ],
      zhuangyuan: { order: ['wuhong'] },
      bonusTier: 'four',
    });
    expect(meaningOf(rules, '333331').tier).toBe('five');
    expect(meaningOf(rules, '444411').tier).toBe('four');
    expect(meaningOf(rules, '444444').tier).toBe('four');
    expect(meaningOf(rules, '444441').tier).toBe('zhuangyuan');
    expect(meaningOf(rules, '123456').tier).toBeNull();
  });

  it('matches exact dice in any order [000 博饼规则及奖项设置: 也可自己约定，如334455]', () => {
    expect(meaningOf(PRESETS.tongchi, '543543').tier).toBe('duitang');
    expect(meaningOf(PRESETS.plain, '543543').tier).toBe('erju');
  });

  it('counts alike only on faces other than 4, and exactly', () => {
    const rules = rulesWith({
      tiers: [{ id: 'a', name: '', quantity: 1, match: [{ alike: 3 }], award: 'immediate', chase: 'none' }],
    });
    expect(meaningOf(rules, '444123').tier).toBeNull();
    expect(meaningOf(rules, '222113').tier).toBe('a');
    expect(meaningOf(rules, '222333').tier).toBe('a');
    expect(meaningOf(rules, '222213').tier).toBeNull();
  });
});

describe('RULES 1.3 and 1.4: tiers', () => {
  it('lets an organiser make any tiers', () => {
    const tier = { name: '阳光普照', quantity: null, award: 'immediate', chase: 'none' };
    const rules = rulesWith({
      tiers: [{ ...tier, id: 'sun', match: [{ fours: 0 }, { fours: 1 }, { fours: 2 }] }],
    });
    expect(meaningOf(rules, '112356').tier).toBe('sun');
    expect(meaningOf(rules, '444126').tier).toBeNull();
  });

  it('has 63 standard prizes, 七九六十三', () => {
    const quantities = PRESETS.plain.tiers.map(({ id, quantity }) => [id, quantity]);
    expect(quantities).toEqual([
      ['yixiu', 32],
      ['erju', 16],
      ['sijin', 8],
      ['sanhong', 4],
      ['duitang', 2],
    ]);
    expect(32 + 16 + 8 + 4 + 2 + PRESETS.plain.zhuangyuan.quantity).toBe(63);
  });
});

describe('RULES 2: strength of claims', () => {
  const stronger = (preset: keyof typeof PRESETS, one: string, other: string): boolean =>
    strengthOf(PRESETS[preset], classify(one)) > strengthOf(PRESETS[preset], classify(other));

  it('orders 四红 by the sum of the other two, 带12 greatest, 带3 least [000 禄骨 备注 2]', () => {
    expect(stronger('lugu', '444466', '444465')).toBe(true);
    expect(stronger('lugu', '444412', '123456')).toBe(true);
    expect(strengthOf(PRESETS.lugu, classify('444433'))).toBe(strengthOf(PRESETS.lugu, classify('444415')));
  });

  it('orders 五子 by its kicker alone where the rules say so [001: 五个六和五个一是一样大的]', () => {
    expect(stronger('xiamen-classic', '111116', '666665')).toBe(true);
    expect(strengthOf(PRESETS['xiamen-classic'], classify('111115'))).toBe(
      strengthOf(PRESETS['xiamen-classic'], classify('666665')),
    );
  });

  it('orders 五子 by its face first, then its kicker [000 公司活动规则, 6]', () => {
    expect(stronger('hehuo', '666661', '555556')).toBe(true);
    expect(stronger('hehuo', '222224', '222223')).toBe(true);
  });

  it('orders 五红 by its kicker [000 奖项说明表: 6>5>3>2>1]', () => {
    const kickers = [1, 2, 3, 5, 6].map((face) =>
      strengthOf(PRESETS['ranked-sanhong'], classify(`44444${face}`)),
    );
    expect(kickers).toEqual([...kickers].sort((one, other) => one - other));
    expect(new Set(kickers).size).toBe(5);
  });

  it('orders 六勃黑 by its face [000 奖项说明表: 6>5>3>2]', () => {
    const sixes = [2, 3, 5, 6].map((face) => strengthOf(PRESETS.hehuo, classify(`${face}`.repeat(6))));
    expect(sixes).toEqual([...sixes].sort((one, other) => one - other));
    expect(stronger('hehuo', '111111', '666666')).toBe(true);
    expect(stronger('xiamen', '222222', '111111')).toBe(true);
  });

  it('puts 插金花 where the order has it', () => {
    expect(stronger('plain', '444444', '444411')).toBe(true);
    expect(stronger('hehuo', '444411', '444444')).toBe(true);
    expect(stronger('lab', '444411', '444444')).toBe(true);
  });
});
