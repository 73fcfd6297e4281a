import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import { describe, expect, test } from 'vitest';
import { writePrizePlan } from '@/lib/export/prize-plan-workbook';
import { prizePlanWords } from '@/lib/export/prize-plan-words';
import type { PrizePlanInput } from '@/lib/export/sheets/plan-context';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { PRESETS } from '@/lib/rules';
import { planPrizes, type PlanItem } from '@/lib/schemas/prize-plan';
import { houseValue } from '@/lib/schemas/prize-house';

const RULES = PRESETS.corporate;

function item(tier: string | null, name: string, quantity: number, value: number): PlanItem {
  return { id: name, tier, place: tier === null ? 1 : null, name, quantity, value, pictureId: null };
}

function input(change: Partial<PrizePlanInput> = {}, items: PlanItem[] = GOODS): PrizePlanInput {
  return {
    event: {
      name: '中秋博饼',
      venue: '三楼',
      startsAt: new Date('2026-09-25T10:00:00Z'),
      timeZone: 'Asia/Shanghai',
      currency: 'CNY',
    },
    rules: RULES,
    plan: planPrizes(RULES, items),
    house: {
      tables: [1, 2, 3].map((number) => ({
        ...{ id: String(number), sitting: null, number, name: number === 2 ? '领导' : '' },
        ...{ sets: number === 3 ? 2 : 1, people: 10 },
      })),
      unseated: 0,
    },
    guests: 30,
    budget: 100_000,
    spares: 5,
    slipTiers: ['duitang'],
    ...change,
  };
}

const GOODS = [
  item('duitang', '电饭煲', 2, 26_990),
  item('yixiu', '=HYPERLINK("x")', 32, 995),
  item(null, '电视', 1, 399_900),
];

async function write(plan: PrizePlanInput, locale: Locale = 'zh-CN') {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  await writePrizePlan(plan, prizePlanWords(locale, await loadMessages(locale)), stream);
  const book = new exceljs.Workbook();
  await book.xlsx.load((await bytes) as unknown as exceljs.Buffer);
  return book;
}

/** The cells of a sheet below its headings: what they hold, formulas by their text. */
function rows(book: exceljs.Workbook, name: string): unknown[][] {
  const found: unknown[][] = [];
  book.getWorksheet(name)?.eachRow((row, number) => {
    if (number <= 3) return;
    const cells: unknown[] = [];
    row.eachCell({ includeEmpty: true }, (cell) =>
      cells.push(cell.formula ? `=${cell.formula}` : cell.value),
    );
    found.push(cells);
  });
  return found;
}

/** What a sheet's cells come to, by adding up as a spreadsheet would, apart from the results that it keeps. */
function results(book: exceljs.Workbook, name: string, column: number): number[] {
  const found: number[] = [];
  book.getWorksheet(name)?.eachRow((row, number) => {
    const { result, value } = row.getCell(column);
    const amount = typeof result === 'number' ? result : value;
    if (number > 3 && typeof amount === 'number') found.push(amount);
  });
  return found;
}

describe('the workbook of the plan', () => {
  test('multiplies and adds up by formulas, whose results are right', async () => {
    const plan = input();
    const book = await write(plan);
    expect(book.worksheets.map(({ name }) => name)).toEqual(['采购清单', '装箱单', '预算']);
    const list = rows(book, '采购清单');
    expect(list[0]).toEqual(['电饭煲', '对堂 ×8', 8, 1, '=C4+D4', 269.9, '=E4*F4', '']);
    expect(list[3]).toEqual([
      '合计',
      '',
      '=SUM(C4:C6)',
      '=SUM(D4:D6)',
      '=SUM(E4:E6)',
      null,
      '=SUM(G4:G6)',
      '',
    ]);
    const amounts = results(book, '采购清单', 7);
    const [total, ...kinds] = [amounts.at(-1), ...amounts.slice(0, -1)];
    expect(kinds.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total ?? 0, 6);
    const spares = 26_990 + 7 * 995;
    expect(total).toBeCloseTo((houseValue(plan.plan, plan.house) + spares) / 100, 6);
  });

  test('goods that look like formulas are text', async () => {
    const book = await write(input());
    const cell = book.getWorksheet('采购清单')?.getCell('A5');
    expect(cell?.formula).toBeUndefined();
    expect(cell?.value).toBe('=HYPERLINK("x")');
  });

  test('packs slips where there are slips, all of a table’s 会, and names what is missing', async () => {
    const list = rows(await write(input()), '装箱单');
    expect(list.filter(([table]) => String(table).startsWith('第 3 桌'))).toEqual([
      ['第 3 桌', '对堂', '对堂奖券', 4, ''],
      ['第 3 桌', '三红', '还没填奖品', 8, ''],
      ['第 3 桌', '四进', '还没填奖品', 16, ''],
      ['第 3 桌', '二举', '还没填奖品', 32, ''],
      ['第 3 桌', '一秀', '=HYPERLINK("x")', 64, ''],
    ]);
    expect(list.some(([table]) => table === '第 2 桌 领导')).toBe(true);
    expect(list.at(-1)?.[3]).toBe(`=SUM(D4:D${list.length + 2})`);
  });

  test('says by how much the budget is over', async () => {
    const book = await write(input());
    const list = rows(book, '预算');
    expect(list.map(([name]) => name)).toEqual([
      ...['王中王', '对堂', '一秀', '备用 5%'],
      ...['要花（含备用）', '预算（CNY）', '超出（负数为剩余）', '人均'],
    ]);
    expect(list.slice(4).map(([, amount]) => amount)).toEqual(['=SUM(B4:B7)', 1000, '=B8-B9', '=B8/30']);
    const amounts = results(book, '预算', 2);
    expect(amounts[6]).toBeCloseTo((amounts[4] ?? 0) - 1000, 6);
  });

  test('of a plan without goods adds up nothing', async () => {
    const book = await write(input({ budget: null, guests: 0 }, []));
    expect(results(book, '采购清单', 7)).toEqual([0]);
    expect(rows(book, '预算')).toEqual([['要花（含备用）', 0, null]]);
  });

  test('counts whole yen, and speaks the reader’s language', async () => {
    const yen = input({ event: { ...input().event, currency: 'JPY' } });
    const sheet = (await write(yen, 'en')).getWorksheet('Shopping list');
    expect(sheet?.getCell('F4').value).toBe(26_990);
    expect(sheet?.getCell('F4').numFmt).toBe('"¥"#,##0');
    expect(sheet?.getCell('B4').value).toMatch(/×8$/);
  });
});
