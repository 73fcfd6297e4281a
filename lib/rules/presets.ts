/** The rulebooks of the sources as differences from one base (RULES 7). A preset inherits from the base only. */
import type { FinalFormat, Rules, Tier, ZhuangyuanClass } from './types';

export const PRESET_IDS = [
  'corporate',
  'xiamen',
  'zhangzhou',
  'quanzhou',
  'xiamen-classic',
  'lights-out',
  'liubo',
  'lugu',
  'thirty',
  'hehuo',
  'lab',
  'groups',
  'ranked-sanhong',
  'step-down',
  'express',
  'jinhua-top',
  'tongchi',
  'liuhe',
  'plain',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export const DEFAULT_PRESET: PresetId = 'corporate';

/** What may differ from the base: lists as a whole, nested options one by one. */
type Differences = {
  [Option in keyof Rules]?: Rules[Option] extends readonly unknown[] | null
    ? Rules[Option]
    : Rules[Option] extends object
      ? Partial<Rules[Option]>
      : Rules[Option];
};

function tier(id: string, name: string, quantity: number | null, more: Partial<Tier>): Tier {
  return { id, name, quantity, match: [], award: 'immediate', chase: 'none', ...more };
}

const YIXIU = tier('yixiu', '一秀', 32, { match: [{ fours: 1 }] });
const ERJU = tier('erju', '二举', 16, { match: [{ fours: 2 }] });
const SIJIN = tier('sijin', '四进', 8, { match: [{ alike: 4 }] });
const SANHONG = tier('sanhong', '三红', 4, { match: [{ fours: 3 }] });
const DUITANG = tier('duitang', '对堂', 2, { match: [{ straight: true }] });

const BASE: Rules = {
  tiers: [YIXIU, ERJU, SIJIN, SANHONG, DUITANG],
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
};

const LIUHEI_BELOW_LIUHONG: readonly ZhuangyuanClass[] = [
  'sihong',
  'wuzi',
  'wuhong',
  'jinhua',
  'liuhei',
  'liuhong',
];
const JINHUA_ABOVE_ALL: readonly ZhuangyuanClass[] = [
  'sihong',
  'wuzi',
  'wuhong',
  'liuhei',
  'biandijin',
  'liuhong',
  'jinhua',
];
const JINHUA_ABOVE_LIUHONG: readonly ZhuangyuanClass[] = ['sihong', 'wuzi', 'wuhong', 'liuhong', 'jinhua'];

const DIFFERENCES: Record<PresetId, { final: FinalFormat; rules: Differences }> = {
  corporate: {
    final: 'contest',
    rules: {
      zhuangyuan: { immune: ['jinhua'], fallback: 'six-dice' },
      jinhua: { duitang: 'remaining' },
      finish: 'quiet-round',
    },
  },
  xiamen: {
    final: 'contest',
    rules: {
      zhuangyuan: { order: LIUHEI_BELOW_LIUHONG, immune: ['jinhua'] },
      jinhua: { duitang: 'remaining' },
      finish: 'quiet-round',
    },
  },
  zhangzhou: { final: 'three-dice', rules: { finish: 'quiet-round' } },
  quanzhou: {
    final: 'three-dice',
    rules: {
      zhuangyuan: { order: LIUHEI_BELOW_LIUHONG },
      jinhua: { duitang: 'remaining' },
      finish: 'quiet-round',
    },
  },
  'xiamen-classic': {
    final: 'three-dice',
    rules: {
      zhuangyuan: { wuzi: 'kicker', repeat: 'last' },
      jinhua: { duitang: 'remaining' },
      liuhong: { takes: 'everything', ends: true },
      liuhei: { then: 'scramble' },
      extras: { sijin: true },
      miss: 'void-and-skip',
    },
  },
  'lights-out': {
    final: 'three-dice',
    rules: {
      zhuangyuan: { duitangAtEnd: ['jinhua'] },
      liuhong: { takes: 'remaining', ends: true },
      liuhei: { then: 'scramble' },
    },
  },
  liubo: {
    final: 'three-dice',
    rules: {
      zhuangyuan: { order: LIUHEI_BELOW_LIUHONG },
      liuhong: { takes: 'everything', ends: true },
      liuhei: { then: 'scramble', faces: [6] },
    },
  },
  lugu: {
    final: 'three-dice',
    rules: {
      zhuangyuan: { order: LIUHEI_BELOW_LIUHONG, wuzi: 'kicker', repeat: 'last' },
      jinhua: { duitang: 'remaining' },
      liuhong: { takes: 'remaining', ends: true },
      liuhei: { then: 'scramble' },
      extras: { sijin: true },
      miss: 'void-and-skip',
    },
  },
  thirty: {
    final: 'three-dice',
    rules: {
      zhuangyuan: { wuzi: 'kicker' },
      jinhua: { duitang: 'all' },
      liuhong: { takes: 'everything', ends: true },
    },
  },
  hehuo: {
    final: 'six-dice',
    rules: {
      zhuangyuan: { order: JINHUA_ABOVE_ALL },
      extras: { sijin: true, wuzi: true },
      miss: 'void-and-skip',
    },
  },
  lab: {
    final: 'three-dice',
    rules: {
      tiers: [YIXIU, ERJU, SIJIN, SANHONG, { ...DUITANG, chase: 'nearest-behind' }],
      zhuangyuan: { order: JINHUA_ABOVE_LIUHONG, duitangAtEnd: ['jinhua', 'liuhong'] },
      miss: 'void-and-skip',
    },
  },
  groups: {
    final: 'six-dice',
    rules: {
      tiers: [
        YIXIU,
        ERJU,
        { ...SIJIN, chase: 'nearest-behind' },
        { ...SANHONG, chase: 'nearest-behind' },
        { ...DUITANG, chase: 'nearest-behind' },
      ],
      zhuangyuan: { repeat: 'last' },
      chaseWhile: 'game-open',
    },
  },
  'ranked-sanhong': {
    final: 'six-dice',
    rules: {
      tiers: [
        { ...YIXIU, quantity: null },
        { ...ERJU, quantity: 20 },
        { ...SIJIN, quantity: 10 },
        { ...SANHONG, quantity: 6, award: 'ranked' },
        { ...DUITANG, quantity: 3, chase: 'first-winner' },
      ],
      chaseWhile: 'game-open',
      zhuangyuan: { order: JINHUA_ABOVE_ALL },
    },
  },
  'step-down': {
    final: 'contest',
    rules: { zhuangyuan: { order: JINHUA_ABOVE_ALL }, exhausted: 'step-down' },
  },
  express: {
    final: 'first-zhuangyuan',
    rules: {
      tiers: [
        tier('jinshi', '进士', 10, { match: [{ fours: 1 }] }),
        tier('tanhua', '探花', 5, { match: [{ fours: 2 }] }),
        tier('bangyan', '榜眼', 2, { match: [{ fours: 3 }] }),
      ],
      zhuangyuan: { order: ['sihong', 'wuhong', 'liuhong'], contest: 'first' },
      direction: 'clockwise',
    },
  },
  'jinhua-top': {
    final: 'three-dice',
    rules: {
      tiers: [YIXIU, ERJU, SIJIN, SANHONG, { ...DUITANG, chase: 'last-winner' }],
      zhuangyuan: { order: JINHUA_ABOVE_LIUHONG, duitangAtEnd: ['jinhua', 'liuhong'] },
      liuhong: { takes: 'remaining' },
    },
  },
  tongchi: {
    final: 'three-dice',
    rules: {
      tiers: [YIXIU, ERJU, SIJIN, SANHONG, { ...DUITANG, match: [{ straight: true }, { exact: '334455' }] }],
      zhuangyuan: { wuzi: 'kicker' },
      jinhua: { duitang: 'all' },
      liuhong: { takes: 'everything', ends: true },
      liuhei: { then: 'scramble' },
    },
  },
  liuhe: {
    final: 'three-dice',
    rules: {
      zhuangyuan: {
        order: ['sihong', 'wuzi', 'wuhong', 'jinhua', 'biandijin', 'liuhong'],
        immune: ['jinhua'],
      },
      jinhua: { duitang: 'all' },
      biandijin: { takes: 'remaining' },
      liuhong: { takes: 'everything', sparesJinhua: true, ends: true },
      liuhei: { then: 'scramble' },
    },
  },
  plain: { final: 'three-dice', rules: {} },
};

function resolve({ rules }: { rules: Differences }): Rules {
  return freeze({
    ...BASE,
    ...rules,
    zhuangyuan: { ...BASE.zhuangyuan, ...rules.zhuangyuan },
    jinhua: { ...BASE.jinhua, ...rules.jinhua },
    liuhong: { ...BASE.liuhong, ...rules.liuhong },
    biandijin: { ...BASE.biandijin, ...rules.biandijin },
    liuhei: { ...BASE.liuhei, ...rules.liuhei },
    extras: { ...BASE.extras, ...rules.extras },
    consolation: rules.consolation ?? BASE.consolation,
  });
}

/** The same value, and everything in it, unchangeable from now on. */
export function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

function forEachPreset<Value>(make: (id: PresetId) => Value): Readonly<Record<PresetId, Value>> {
  return Object.freeze(Object.fromEntries(PRESET_IDS.map((id) => [id, make(id)])) as Record<PresetId, Value>);
}

/** Every preset as a whole rules object (RULES 3, 7). */
export const PRESETS = forEachPreset((id) => resolve(DIFFERENCES[id]));

/** The 王中王 format that each preset suggests (RULES 7, 8). */
export const PRESET_FINAL = forEachPreset((id) => DIFFERENCES[id].final);

/** Whether a text is the id of a preset. */
export function isPresetId(id: unknown): id is PresetId {
  return (PRESET_IDS as readonly unknown[]).includes(id);
}
