import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PRESET,
  FINAL_FORMATS,
  MOST_TIERS,
  PRESETS,
  PRESET_FINAL,
  PRESET_IDS,
  isPresetId,
  parseRules,
  type Refusal,
  type Rules,
} from '@/lib/rules';
import { rulesWith, tiersWith, without } from './play';

type Json = Record<string, unknown>;

function copy(rules: Rules = PRESETS.plain): Json {
  return JSON.parse(JSON.stringify(rules)) as Json;
}

function refusal(input: unknown): Refusal {
  const rules = parseRules(input);
  if (rules.ok) throw new Error('accepted');
  return rules.error;
}

/** The code and the option that it names. */
function refused(input: unknown): [string, unknown] {
  const { code, params } = refusal(input);
  return [code, params.option];
}

describe('RULES 3.1: a whole rules object', () => {
  it.each(PRESET_IDS)('%s round-trips through JSON', (preset) => {
    const rules = parseRules(copy(PRESETS[preset]));
    expect(rules).toEqual({ ok: true, value: PRESETS[preset] });
    expect(JSON.stringify(rules.ok && rules.value)).toBe(JSON.stringify(PRESETS[preset]));
  });

  it('does not mind the order of its keys, and puts them into one order', () => {
    const backwards = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(backwards);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, one]) => [key, backwards(one)]),
      );
    };
    const rules = parseRules(backwards(copy()));
    expect(JSON.stringify(rules.ok && rules.value)).toBe(JSON.stringify(PRESETS.plain));
  });

  it('is frozen all through, and shares nothing with its input', () => {
    const input = copy();
    const rules = parseRules(input);
    if (!rules.ok) throw new Error();
    (input.zhuangyuan as { order: string[] }).order.push('liuhei');
    expect(rules.value).toEqual(PRESETS.plain);
    expect(() => (rules.value.tiers as unknown[]).push({})).toThrow(TypeError);
    expect(Object.isFrozen(rules.value.tiers[0]?.match[0])).toBe(true);
  });

  const OPTIONS = Object.keys(PRESETS.plain);
  const NESTED = OPTIONS.flatMap((option) => {
    const value = copy()[option];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.keys(value).map((key) => [option, key] as const);
  });

  it.each(OPTIONS)('is refused without %s', (option) => {
    expect(refused(without(copy(), option))).toEqual(['option-missing', option]);
  });

  it.each(NESTED)('is refused without %s.%s', (option, key) => {
    const rules = copy();
    expect(refused({ ...rules, [option]: without(rules[option] as object, key) })).toEqual([
      'option-missing',
      `${option}.${key}`,
    ]);
  });

  it('is refused with an option too many, at any depth', () => {
    expect(refused({ ...copy(), note: 1 })).toEqual(['option-unknown', 'note']);
    expect(refused({ ...copy(), extras: { sijin: true, wuzi: true, liuhei: true } })).toEqual([
      'option-unknown',
      'extras.liuhei',
    ]);
    const tiers = tiersWith({ erju: { colour: 'red' } });
    expect(refused({ ...copy(), tiers })).toEqual(['option-unknown', 'tiers.2.colour']);
    const match = tiersWith({ erju: { match: [{ fours: 2, alike: 3 }] } });
    expect(refused({ ...copy(), tiers: match })).toEqual(['option-unknown', 'tiers.2.match.1.alike']);
  });

  it('is refused with a key that means something to JavaScript', () => {
    const input = JSON.parse(`{"preset":"plain","__proto__":{"miss":"void"}}`) as unknown;
    expect(refused(input)).toEqual(['option-unknown', '__proto__']);
    const nested = JSON.parse(`{"preset":"plain","jinhua":{"__proto__":{"protected":false}}}`) as unknown;
    expect(refused(nested)).toEqual(['option-unknown', 'jinhua.__proto__']);
    for (const key of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(refused({ preset: 'plain', [key]: 1 })).toEqual(['option-unknown', key]);
    }
    expect(({} as Json).miss).toBeUndefined();
  });

  const bad: [option: string, ...values: unknown[]][] = [
    ['chaseWhile', 'never', null, 1, ['others-remain']],
    ['exhausted', 'step-up', true],
    ['miss', 'maybe', undefined],
    ['finish', '', 'STOP'],
    ['direction', 'left'],
    ['roundLimit', 0, -1, 1.5, '3', Infinity, NaN, 2 ** 53],
    ['bonusTier', '', 3, null, 'a\n', 'x'.repeat(101)],
    ['tiers', null, {}, 'yixiu', Array.from({ length: MOST_TIERS + 1 }, () => PRESETS.plain.tiers[0])],
    ['zhuangyuan', null, [], 'x'],
    ['extras', true],
    ['consolation', 'fudai', [], 0],
  ];

  it.each(bad)('is refused with another value for %s', (option, ...values) => {
    for (const value of values) {
      if (value === undefined) continue;
      expect(refused({ ...copy(), [option]: value })).toEqual(['option-value', option]);
    }
  });

  const nestedBad: [option: string, key: string, ...values: unknown[]][] = [
    ['zhuangyuan', 'quantity', 0, -1, 1e9, 1e308, '1', null, 1.5],
    ['zhuangyuan', 'order', 'sihong', null, { 0: 'sihong' }],
    ['zhuangyuan', 'wuzi', 'face'],
    ['zhuangyuan', 'contest', 'lowest'],
    ['zhuangyuan', 'repeat', 'first'],
    ['zhuangyuan', 'immune', 'jinhua'],
    ['zhuangyuan', 'fallback', 'two-dice'],
    ['zhuangyuan', 'fallbackAfter', -1, 0.5, null],
    ['jinhua', 'duitang', 'everything', true],
    ['jinhua', 'protected', 'yes', 1, null],
    ['liuhong', 'takes', 'all'],
    ['liuhong', 'ends', 0],
    ['biandijin', 'takes', 'everything'],
    ['liuhei', 'then', 'share'],
    ['extras', 'sijin', null],
  ];

  it.each(nestedBad)('is refused with another value for %s.%s', (option, key, ...values) => {
    for (const value of values) {
      expect(refused({ preset: 'plain', [option]: { [key]: value } })).toEqual([
        'option-value',
        `${option}.${key}`,
      ]);
    }
  });

  it('is refused with a list element that does not belong', () => {
    expect(refused({ preset: 'plain', zhuangyuan: { order: ['sihong', 'erju'] } })).toEqual([
      'option-value',
      'zhuangyuan.order.2',
    ]);
    expect(refused({ preset: 'plain', liuhei: { faces: [1, 4] } })).toEqual([
      'option-value',
      'liuhei.faces.2',
    ]);
  });

  const tier = (changes: object): Json => ({ preset: 'plain', tiers: tiersWith({ erju: { ...changes } }) });

  it.each([
    [{ quantity: 0 }, 'tiers.2.quantity'],
    [{ quantity: 1.5 }, 'tiers.2.quantity'],
    [{ quantity: 1e9 }, 'tiers.2.quantity'],
    [{ id: '' }, 'tiers.2.id'],
    [{ id: 7 }, 'tiers.2.id'],
    [{ id: '\ud800' }, 'tiers.2.id'],
    [{ name: 'a\u0000' }, 'tiers.2.name'],
    [{ name: null }, 'tiers.2.name'],
    [{ award: 'later' }, 'tiers.2.award'],
    [{ chase: 'always' }, 'tiers.2.chase'],
    [{ match: null }, 'tiers.2.match'],
    [{ match: [null] }, 'tiers.2.match.1'],
    [{ match: [{}] }, 'tiers.2.match.1'],
    [{ match: [{ fours: 7 }] }, 'tiers.2.match.1.fours'],
    [{ match: [{ fours: -1 }] }, 'tiers.2.match.1.fours'],
    [{ match: [{ alike: 2 }] }, 'tiers.2.match.1.alike'],
    [{ match: [{ alike: 7 }] }, 'tiers.2.match.1.alike'],
    [{ match: [{ straight: false }] }, 'tiers.2.match.1.straight'],
    [{ match: [{ exact: '12345' }] }, 'tiers.2.match.1.exact'],
    [{ match: [{ exact: '123457' }] }, 'tiers.2.match.1.exact'],
    [{ match: [{ exact: 123456 }] }, 'tiers.2.match.1.exact'],
  ])('is refused with a tier like %j', (changes, option) => {
    expect(refused(tier(changes))).toEqual(['option-value', option]);
  });

  it('is refused with a matcher that nobody knows', () => {
    expect(refused(tier({ match: [{ pairs: 3 }] }))).toEqual(['option-unknown', 'tiers.2.match.1.pairs']);
  });

  it('is refused without a tier, with a tier without a matcher, and with an empty order', () => {
    expect(refused({ preset: 'plain', tiers: [] })).toEqual(['tiers-empty', 'tiers']);
    expect(refusal(tier({ match: [] }))).toEqual({
      code: 'match-empty',
      params: { option: 'tiers.2.match', tier: 'erju' },
    });
    expect(refused({ preset: 'plain', zhuangyuan: { order: [] } })).toEqual([
      'order-empty',
      'zhuangyuan.order',
    ]);
  });

  it('is refused with anything twice in a list', () => {
    const twice = (list: Json): [string, unknown] => refused({ preset: 'plain', ...list });
    expect(twice({ zhuangyuan: { order: ['sihong', 'sihong'] } })).toEqual([
      'list-repeats',
      'zhuangyuan.order',
    ]);
    expect(twice({ zhuangyuan: { immune: ['jinhua', 'jinhua'] } })).toEqual([
      'list-repeats',
      'zhuangyuan.immune',
    ]);
    expect(twice({ zhuangyuan: { duitangAtEnd: ['wuzi', 'wuzi'] } })).toEqual([
      'list-repeats',
      'zhuangyuan.duitangAtEnd',
    ]);
    expect(twice({ liuhei: { faces: [6, 6] } })).toEqual(['list-repeats', 'liuhei.faces']);
    expect(refused(tier({ match: [{ fours: 2 }, { fours: 2 }] }))).toEqual(['list-repeats', 'tiers.2.match']);
    expect(refused(tier({ match: [{ exact: '334455' }, { exact: '543543' }] }))).toEqual([
      'list-repeats',
      'tiers.2.match',
    ]);
  });

  it('is refused with ids that are not all different', () => {
    expect(refused(tier({ id: 'yixiu' }))).toEqual(['id-repeats', 'tiers.2.id']);
    expect(refused(tier({ id: 'zhuangyuan' }))).toEqual(['id-repeats', 'tiers.2.id']);
    const consolation = (id: string): Json => ({
      preset: 'plain',
      consolation: { id, name: '', quantity: 1 },
    });
    expect(refused(consolation('erju'))).toEqual(['id-repeats', 'consolation.id']);
    expect(refused(consolation('zhuangyuan'))).toEqual(['id-repeats', 'consolation.id']);
  });

  it('is refused with exact dice that are a listed class, after the replacements of 1.1', () => {
    expect(refused(tier({ match: [{ exact: '444412' }] }))).toEqual(['exact-is-claim', 'tiers.2.match']);
    const jinhua = { tiers: tiersWith({ erju: { match: [{ exact: '411444' }] } }) };
    expect(refused({ preset: 'plain', ...jinhua })[0]).toBe('exact-is-claim');
    expect(refused({ preset: 'express', ...jinhua })[0]).toBe('exact-is-claim');
    expect(parseRules({ preset: 'plain', ...jinhua, zhuangyuan: { order: ['wuzi'] } }).ok).toBe(true);
    const ones = { tiers: tiersWith({ erju: { match: [{ exact: '111111' }] } }) };
    expect(parseRules({ preset: 'plain', ...ones }).ok).toBe(true);
    expect(refused({ preset: 'xiamen', ...ones })[0]).toBe('exact-is-claim');
  });

  it('is refused with 免抢 or a roll-off for more than one 状元', () => {
    const two = (more: Json): Json => ({ preset: 'plain', zhuangyuan: { quantity: 2, ...more } });
    expect(refused(two({ immune: ['jinhua'] }))).toEqual(['immune-needs-one', 'zhuangyuan.immune']);
    expect(refused(two({ fallback: 'six-dice' }))).toEqual(['fallback-needs-one', 'zhuangyuan.fallback']);
    expect(parseRules(two({})).ok).toBe(true);
  });

  it('is refused where it is no object at all', () => {
    for (const input of [null, undefined, 1, true, [], [copy()], () => 0]) {
      expect(refusal(input).code).toBe('option-value');
    }
  });
});

describe('RULES 3.2: options that can’t come into play', () => {
  it('are accepted', () => {
    const accepted: Json[] = [
      { tiers: tiersWith({ yixiu: { quantity: null, chase: 'last-winner' } }) },
      { tiers: tiersWith({ sanhong: { award: 'ranked', chase: 'last-winner' } }) },
      { zhuangyuan: { contest: 'first', immune: ['jinhua'], fallback: 'six-dice' } },
      { zhuangyuan: { immune: ['liuhei'], duitangAtEnd: ['biandijin'] } },
      { bonusTier: 'nowhere' },
      { liuhei: { faces: [] } },
      { tiers: tiersWith({ yixiu: { name: '' } }) },
    ];
    for (const differences of accepted) expect(parseRules({ preset: 'plain', ...differences }).ok).toBe(true);
  });
});

describe('RULES 9: rules as a preset and what differs', () => {
  it('is the preset itself by its id', () => {
    expect(parseRules('corporate')).toEqual({ ok: true, value: PRESETS.corporate });
    expect(parseRules({ preset: 'lugu' })).toEqual({ ok: true, value: PRESETS.lugu });
    for (const preset of ['nowhere', '', 'toString', '__proto__']) {
      expect(refusal(preset)).toMatchObject({ code: 'preset-unknown', params: { preset } });
    }
    for (const preset of [1, null, {}, [], Object.create(null) as unknown]) {
      expect(refusal({ preset }).code).toBe('preset-unknown');
    }
  });

  it('replaces lists, and merges nested objects', () => {
    const rules = rulesWith(
      { zhuangyuan: { order: ['wuhong'] }, liuhong: { ends: true }, extras: { wuzi: true } },
      'lab',
    );
    expect(rules.zhuangyuan).toEqual({ ...PRESETS.lab.zhuangyuan, order: ['wuhong'] });
    expect(rules.liuhong).toEqual({ takes: 'none', sparesJinhua: false, ends: true });
    expect(rules.extras).toEqual({ sijin: false, wuzi: true });
    expect(rules.tiers).toEqual(PRESETS.lab.tiers);
    expect(rulesWith({ tiers: tiersWith({}).slice(0, 1) }, 'lab').tiers).toHaveLength(1);
  });

  it('replaces the consolation as a whole', () => {
    const consolation = { id: 'fudai', name: '福袋', quantity: null };
    expect(rulesWith({ consolation }).consolation).toEqual(consolation);
    expect(refused({ preset: 'plain', consolation: { id: 'fudai' } })).toEqual([
      'option-missing',
      'consolation.name',
    ]);
  });
});

describe('RULES 7: presets', () => {
  it('are nineteen, of which the corporate one is the default', () => {
    expect(PRESET_IDS).toHaveLength(19);
    expect(DEFAULT_PRESET).toBe('corporate');
    expect(isPresetId('corporate')).toBe(true);
    expect(isPresetId('Corporate')).toBe(false);
    expect(Object.keys(PRESETS)).toEqual([...PRESET_IDS]);
  });

  it('suggest a format for the final', () => {
    expect(PRESET_FINAL).toEqual({
      corporate: 'contest',
      xiamen: 'contest',
      zhangzhou: 'three-dice',
      quanzhou: 'three-dice',
      'xiamen-classic': 'three-dice',
      'lights-out': 'three-dice',
      liubo: 'three-dice',
      lugu: 'three-dice',
      thirty: 'three-dice',
      hehuo: 'six-dice',
      lab: 'three-dice',
      groups: 'six-dice',
      'ranked-sanhong': 'six-dice',
      'step-down': 'contest',
      express: 'first-zhuangyuan',
      'jinhua-top': 'three-dice',
      tongchi: 'three-dice',
      liuhe: 'three-dice',
      plain: 'three-dice',
    });
    expect(Object.values(PRESET_FINAL).every((format) => FINAL_FORMATS.includes(format))).toBe(true);
  });

  /** What a preset says otherwise than the base, as paths and values; tiers in short. */
  function differences(preset: Rules): Record<string, unknown> {
    const short = (rules: Rules): Json => ({
      ...(copy(rules) as object),
      tiers: rules.tiers.map(({ id, quantity, award, chase, match }) =>
        [id, quantity, award, chase, match.map((one) => String(Object.values(one)[0]))].join(' '),
      ),
    });
    const flat = (value: unknown, path: string): [string, unknown][] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, one]) => flat(one, path === '' ? key : `${path}.${key}`))
        : [[path, Array.isArray(value) ? value.join(', ') : value]];
    const base = new Map(flat(short(PRESETS.plain), ''));
    return Object.fromEntries(flat(short(preset), '').filter(([path, value]) => base.get(path) !== value));
  }

  it('have the base as the plain one', () => {
    expect(PRESETS.plain).toMatchObject({
      chaseWhile: 'others-remain',
      zhuangyuan: {
        quantity: 1,
        order: ['sihong', 'wuzi', 'wuhong', 'jinhua', 'liuhong'],
        wuzi: 'face-then-kicker',
        contest: 'highest',
        repeat: 'best',
        immune: [],
        duitangAtEnd: [],
        fallback: 'none',
        fallbackAfter: 2,
      },
      jinhua: { duitang: 'none', protected: true },
      liuhong: { takes: 'none', sparesJinhua: false, ends: false },
      biandijin: { takes: 'none' },
      liuhei: { then: 'nothing', faces: [1, 2, 3, 5, 6] },
      extras: { sijin: false, wuzi: false },
      exhausted: 'nothing',
      miss: 'void',
      finish: 'stop',
      roundLimit: null,
      direction: 'counterclockwise',
      bonusTier: 'duitang',
      consolation: null,
    });
    expect(PRESETS.plain.tiers.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'yixiu 一秀',
      'erju 二举',
      'sijin 四进',
      'sanhong 三红',
      'duitang 对堂',
    ]);
  });

  it('differ from it as their sources do', () => {
    expect(Object.fromEntries(PRESET_IDS.map((id) => [id, differences(PRESETS[id])]))).toMatchSnapshot();
  });
});
