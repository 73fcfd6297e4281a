import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs, { type Worksheet } from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { prizeRows } from '@/lib/export/prize-rows';
import type { PrizeListInput } from '@/lib/export/input';
import { attachment, prizeListFileName, writePrizeList } from '@/lib/export/workbook';
import { exportWords } from '@/lib/export/words';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { start, type Entry } from '@/lib/rules';
import {
  finalSetup,
  guest,
  listInput,
  must,
  play,
  playedFinal,
  playedGame,
  playOn,
  random,
  tableSetup,
} from './play';

const NAMES = ['陈一', '=1+1', '+86', '-王', '@李', '"引号"', "O'Neill", '欧阳静', '𠮷田', '&<>'];
const TABLE = NAMES.map((name, n) =>
  guest(1, n + 1, name, {
    employeeNumber: String(n + 13).padStart(5, '0'),
    department: n % 2 ? '=cmd|calc' : '财务部',
  }),
);
const [CHEN, SECOND] = [guestAt(0), guestAt(1)];
function guestAt(index: number) {
  const found = TABLE[index];
  if (!found) throw new RangeError(`no guest ${index}`);
  return found;
}

const PRIZE = { id: 'robot', tier: null, place: 1, name: '扫地机器人', value: 89_901, quantity: 1 };

const opening: Entry[] = [
  { kind: 'throw', seat: 1, dice: '444411' },
  { kind: 'miss', seat: 2, reason: 'out-of-bowl' },
  { kind: 'called', seat: 3, tier: 'yixiu' },
  { kind: 'amend', target: 3, with: { kind: 'throw', seat: 3, dice: '123456' } },
  { kind: 'insert', before: 3, entry: { kind: 'throw', seat: 4, dice: '444123' } },
  { kind: 'remove', target: 2 },
];

function input(): PrizeListInput {
  const table = playOn(play(tableSetup(TABLE), opening), random(7), 600);
  const final = play(finalSetup([CHEN, SECOND], { format: 'three-dice' }), [
    { kind: 'throw', seat: 1, dice: '661' },
    { kind: 'throw', seat: 2, dice: '122' },
  ]);
  return listInput(
    TABLE,
    [playedGame(table, { table: 1, guests: TABLE })],
    [playedFinal(final, [CHEN, SECOND], [PRIZE])],
  );
}

async function words(locale: Locale) {
  return exportWords(locale, await loadMessages(locale));
}

async function write(list: PrizeListInput, locale: Locale = 'zh-CN') {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  await writePrizeList(list, await words(locale), stream);
  const book = new exceljs.Workbook();
  await book.xlsx.load((await bytes) as unknown as exceljs.Buffer);
  return book;
}

const sheet = (book: exceljs.Workbook, name: string): Worksheet => {
  const found = book.getWorksheet(name);
  if (!found) throw new Error(`no sheet ${name}`);
  return found;
};
/** The rows behind the header, as their values. */
const body = (worksheet: Worksheet): exceljs.CellValue[][] => {
  const width = (worksheet.getRow(3).values as exceljs.CellValue[]).length - 1;
  return Array.from({ length: worksheet.rowCount - 3 }, (_, at) =>
    Array.from({ length: width }, (__, column) => worksheet.getRow(at + 4).getCell(column + 1).value),
  );
};

describe('the prize list as a workbook', () => {
  const list = input();
  const rows = prizeRows(list);
  let book: exceljs.Workbook;
  beforeAll(async () => {
    book = await write(list);
  });

  it('has a sheet for each list', () => {
    const names = book.worksheets.map((worksheet) => worksheet.name);
    expect(names).toEqual(['汇总', '领奖名单', '奖品明细', '王中王', '博饼记录']);
  });

  it('says of each guest what they take home, cell by cell', () => {
    const worksheet = sheet(book, '领奖名单');
    const tiers = ['状元', '对堂', '三红', '四进', '二举', '一秀'];
    const headings = ['桌号', '座位', '工号', '姓名', '部门', ...tiers, '王中王名次', '奖品', '金额', '签收'];
    expect((worksheet.getRow(3).values as unknown[]).slice(1)).toEqual(headings);
    const expected = rows.guests.map(({ guest: one, counts, rank, items, value }) => [
      ...[one.place?.table, one.place?.chair, one.employeeNumber, one.name, one.department],
      ...rows.columns.map(({ tier }) => counts.get(tier) ?? null),
      ...[rank, items.map((row) => `${row.item.name} ×${row.count}`).join('、'), value / 100, ''],
    ]);
    expect(body(worksheet).map((cells) => cells.map((cell) => cell ?? ''))).toEqual(
      expected.map((cells) => cells.map((cell) => cell ?? '')),
    );
  });

  it('has every unit in one row, cell by cell', () => {
    const guests = new Map(TABLE.map((one) => [one.id, one]));
    const cells = body(sheet(book, '奖品明细'));
    expect(cells.length).toBe(63 + 1);
    const found = cells.slice(0, 63).map((row) => [row[1], row[2], row[3], row[4], row[5] || null, row[8]]);
    const names = {
      zhuangyuan: '状元',
      duitang: '对堂',
      sanhong: '三红',
      sijin: '四进',
      erju: '二举',
      yixiu: '一秀',
    };
    expect(found).toEqual(
      rows.units.map(({ tier, unit, item, value, guest: id, entry }) => [
        ...[names[tier as keyof typeof names], unit, item?.name, value / 100],
        ...[id === null ? null : guests.get(id)?.name, entry],
      ]),
    );
    expect(cells[63]).toEqual([
      '王中王',
      '第 1 名',
      null,
      '扫地机器人',
      899.01,
      '陈一',
      '00013',
      '财务部',
      null,
      '王中王名次',
    ]);
  });

  it('tells the log with what each entry moved', () => {
    const log = body(sheet(book, '博饼记录'));
    const told = log.slice(0, 6).map((row) => [row[1], row[3], row[5], row[6], row[7]]);
    expect(told).toEqual([
      [1, '陈一', '444411', '状元插金花', '陈一 得 对堂 ×2（插金花）'],
      [2, '=1+1', '', '', '=1+1 跳碗，这一把不算；已删除'],
      [3, '+86', '', '一秀', '对堂已博完，没有得；已更正为：+86 123456'],
      [4, '', '', '', '更正第 3 条：+86 123456'],
      [5, '-王', '444123', '三红', '在第 3 条前补记：-王 444123；-王 得 三红 ×1（博得）'],
      [6, '', '', '', '删除第 2 条'],
    ]);
    expect(log[0]?.[2]).toBe('2026-09-25 18:00:00');
    expect(log.length).toBe((list.games[0]?.log.length ?? 0) + 2);
  });

  it('adds up in the summary', () => {
    const values = sheet(book, '汇总').getSheetValues() as (exceljs.CellValue[] | undefined)[];
    const total = values.find((row) => row?.[1] === '合计');
    expect(total?.slice(1, 5)).toEqual(['合计', 63, rows.totals.given, rows.totals.left]);
    expect(values.filter((row) => row?.[4] === '一致').length).toBe(4);
    expect(values.some((row) => row?.includes('不一致'))).toBe(false);
    expect(values.find((row) => row?.[1] === '第 1 桌')?.at(-1)).toBe('陈一 状元插金花');
  });

  it('keeps names that look like formulas, and leading zeros, as harmless text', () => {
    for (const worksheet of book.worksheets) {
      worksheet.eachRow((row) =>
        row.eachCell((cell) => {
          expect(cell.type).not.toBe(exceljs.ValueType.Formula);
          expect(cell.type).not.toBe(exceljs.ValueType.Hyperlink);
          if (typeof cell.value === 'string' && /^[=+\-@0]/.test(cell.value)) expect(cell.numFmt).toBe('@');
        }),
      );
    }
    expect(sheet(book, '领奖名单').getRow(4).getCell(3)).toMatchObject({ value: '00013', numFmt: '@' });
  });

  it('prints on A4 with its headings on every page', () => {
    for (const worksheet of book.worksheets) {
      expect(worksheet.pageSetup).toMatchObject({ paperSize: 9, fitToWidth: 1, fitToHeight: 0 });
      expect(worksheet.views[0]).toMatchObject({ state: 'frozen' });
    }
    expect(sheet(book, '领奖名单').pageSetup.printTitlesRow).toBe('1:3');
    expect(sheet(book, '领奖名单').getRow(4).getCell(14).numFmt).toBe('"¥"#,##0.00');
  });

  it.each(['zh-TW', 'en'] as const)('speaks %s', async (locale) => {
    const translated = await write(list, locale);
    const text = translated.worksheets.flatMap((worksheet) => worksheet.getSheetValues()).flat();
    expect(text.filter((value) => typeof value === 'string' && /(export|rules)\.\w+/.test(value))).toEqual(
      [],
    );
    expect(translated.worksheets.length).toBe(5);
  });

  it('holds before anything has been thrown', async () => {
    const state = must(start(tableSetup(TABLE)));
    const empty = await write(listInput(TABLE, [playedGame(state, { table: 1, guests: TABLE })]));
    expect(body(sheet(empty, '领奖名单')).length).toBe(TABLE.length);
    expect(body(sheet(empty, '博饼记录')).length).toBe(0);
    expect((await write(listInput([], []))).worksheets.length).toBe(4);
  });
});

describe('the file name', () => {
  it('comes through whatever the event is called', async () => {
    const list = listInput([], []);
    const name = prizeListFileName(
      { ...list, event: { ...list.event, name: '中秋/博饼: "100%"' } },
      await words('zh-CN'),
    );
    expect(name).toBe('中秋 博饼 100% 奖品清单 2026-09-25.xlsx');
    const header = attachment(name);
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9%._-]+$/);
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name);
  });
});
