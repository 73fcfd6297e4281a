import { PRESETS, ZHUANGYUAN, type PresetId } from '@/lib/rules';
import type { PrintedAccess, PrintInput } from '@/lib/export/prints/input';
import { printWords } from '@/lib/export/prints/words';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { planPrizes, type PlanItem } from '@/lib/schemas/prize-plan';
import { seatingByTable, type SeatingListInput } from '@/lib/schemas/seating-list';

/** Names as rosters have them, the hard ones among them. */
export const HARD_NAMES = [
  '张伟',
  '𠮷田𠮷',
  '㛃镕喆堃①',
  'محمد علي',
  'ئابدۇرېھىم ئۆمەر',
  'משה כהן',
  '欧阳娜娜🎲',
  'O’Brien Séamus',
  '김철수',
  '王小明'.repeat(20),
  'Nguyễn Thị Ánh',
  '單于龘',
  '长'.repeat(60),
];

export interface SampleOptions {
  tables?: number;
  people?: number;
  sittings?: number;
  /** How many 会 each table plays. */
  sets?: number;
  preset?: PresetId;
  names?: readonly string[];
}

/** What prints are made from, of an event of any size. */
export function samplePrint(options: SampleOptions = {}): PrintInput {
  const {
    tables = 2,
    people = HARD_NAMES.length,
    sittings = 1,
    sets = 1,
    preset = 'corporate',
    names = HARD_NAMES,
  } = options;
  const startsAt = new Date('2026-09-25T10:00:00Z');
  const places = Array.from({ length: sittings }, (_, at) => ({
    ...{ id: `s${at + 1}`, position: at + 1, name: at === 0 && sittings > 1 ? '午场' : '' },
    startsAt: new Date(startsAt.getTime() + at * 3 * 3_600_000),
  }));
  const seating: SeatingListInput = {
    sittings: places,
    tables: places.flatMap(({ id: sittingId }) =>
      Array.from({ length: tables }, (_, at) => ({
        ...{ id: `${sittingId}-t${at + 1}`, sittingId, number: at + 1, name: at === 0 ? '领导桌' : '' },
      })),
    ),
    guests: places.flatMap(({ id }) =>
      Array.from({ length: tables * people }, (_, at) => ({
        name: names[at % names.length] ?? '',
        pinyin: at % names.length === 0 ? 'zhang wei' : '',
        department: at % 3 === 0 ? '市场部' : at % 3 === 1 ? '研发中心基础架构与平台工程部' : '',
        employeeNumber: String(10_000 + at),
        ...{ external: false, waiting: false },
        tableId: `${id}-t${Math.floor(at / people) + 1}`,
        chair: (at % people) + 1,
      })),
    ),
  };
  const seated = seatingByTable(seating);
  const rules = PRESETS[preset];
  const item = (
    tier: string | null,
    name: string,
    quantity: number,
    place: number | null = null,
  ): PlanItem => ({
    ...{ id: `${tier ?? place}-${name}`, tier, place, name, value: 12_50, quantity, pictureId: null },
  });
  return {
    event: {
      ...{ name: '2026 中秋博饼', venue: '厦门宾馆 明宵厅', timeZone: 'Asia/Shanghai', currency: 'CNY' },
      sittings: places,
    },
    seating,
    tables: seated,
    house: {
      tables: seated.map(({ guests, ...table }) => ({ ...table, sets, people: guests.length })),
      unseated: 0,
    },
    rules,
    plan: planPrizes(rules, [
      item(ZHUANGYUAN, '电饭煲', 1),
      ...rules.tiers.map(({ id, quantity }) => item(id, `抽纸${id}`, quantity ?? 1)),
      item(null, '折叠自行车', 1, 1),
      item(null, '空气炸锅', 1, 2),
    ]),
    slipTiers: ['duitang'],
    final: { format: 'contest', places: 2, rounds: 3 },
  };
}

/** A way in for each table. */
export function sampleAccess({ tables }: PrintInput): PrintedAccess[] {
  return tables.map(({ id, sitting, number, name }, at) => ({
    ...{ tableId: id, sitting, number, name },
    url: `https://bobing.example.com/t/${String(at).padStart(22, 'k')}`,
    pin: String(100_000 + at),
  }));
}

export async function sampleWords(locale: Locale = 'zh-CN') {
  return printWords(locale, await loadMessages(locale));
}
