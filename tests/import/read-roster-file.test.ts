import { describe, expect, it } from 'vitest';
import { readRosterFile } from '../../lib/import/read-roster-file';
import { encode } from './helpers/encode';
import { brief, readFile } from './helpers/rows';
import { sheetOf, workbook } from './helpers/workbook';

describe('a roster as HR keeps it', () => {
  const fill = () =>
    workbook((book) => {
      const sheet = book.addWorksheet('报名表');
      sheet.mergeCells('A1:G1');
      sheet.getCell('A1').value = '2026 年中秋博饼报名表（9 月 20 日截止）';
      sheet.getRow(3).values = ['序号', '工号', '姓 名', '所属部门', '手机号码', '是否家属', '备注'];
      sheet.getRow(4).values = [1, 13, '蔡超', '财务部', '13300000000', '', ''];
      sheet.getCell('B4').numFmt = '00000';
      sheet.getRow(5).values = [2, '00020', ' 王  伟 ', '生产一部', 13215585683, '', '素食'];
      sheet.getRow(7).values = [3, '00027', '王伟', '市场部', '', '家属', ''];
      sheet.getRow(8).values = ['合计', { formula: 'COUNTA(C4:C7)', result: 3 }];
      book.addWorksheet('桌次说明').addRow(['请勿修改']);
    });

  it('is read with its title, gaps, padded names, number formats and sum row', async () => {
    const file = await readFile(await fill());
    expect(
      file.guests.map(({ row, name, employeeNumber, phone }) => [row, name, employeeNumber, phone]),
    ).toEqual([
      [4, '蔡超', '00013', '13300000000'],
      [5, '王伟', '00020', '13215585683'],
      [7, '王伟', '00027', ''],
    ]);
    expect(file.guests.map(({ external }) => external)).toEqual([false, false, true]);
    expect(brief(file)).toEqual(['- - sheet-left-out', '7 name name-repeated', '8 - sum-row']);
    expect(file).toMatchObject({
      headerRow: 3,
      fileName: 'roster',
      source: { kind: 'workbook', sheet: '报名表', sheets: ['报名表', '桌次说明'] },
    });
  });

  it('is told by its contents, not by its name', async () => {
    const file = await readRosterFile(await fill(), 'roster.csv');
    expect(file).toMatchObject({ ok: true, value: { source: { kind: 'workbook' } } });
    const csv = await readRosterFile(encode('姓名,工号\n王伟,00013\n', 'gb18030'), 'roster.xlsx');
    expect(csv).toMatchObject({
      ok: true,
      value: { source: { kind: 'text', encoding: 'gb18030', delimiter: ',' } },
    });
  });
});

describe('several sheets', () => {
  const book = () =>
    workbook((one) => {
      one.addWorksheet('说明').addRow(['请各部门填写']);
      one.addWorksheet('旧名单', { state: 'hidden' }).addRows([
        ['姓名', '工号', '部门'],
        ['旧人', '1', 'a'],
      ]);
      one.addWorksheet('名单').addRows([
        ['姓名', '工号'],
        ['王伟', '00013'],
      ]);
      one.addWorksheet('空');
    });

  it('the visible one with headings is read, the others are named', async () => {
    const file = await readFile(await book());
    expect(file.guests.map(({ name }) => name)).toEqual(['王伟']);
    expect(file.problems).toMatchObject([
      { code: 'sheet-left-out', params: { sheet: '说明' }, severity: 'notice' },
      { code: 'roster-sheet-left-out', params: { sheet: '旧名单' }, severity: 'warning' },
    ]);
  });

  it('the user chooses another', async () => {
    const file = await readRosterFile(await book(), 'roster.xlsx', { sheet: '旧名单' });
    expect(file).toMatchObject({
      ok: true,
      value: { guests: [{ name: '旧人' }], source: { sheet: '旧名单' } },
    });
  });

  it('without headings anywhere the first one with rows is shown', async () => {
    const bytes = await workbook((one) => {
      one.addWorksheet('空');
      one.addWorksheet('表').addRow(['甲']);
    });
    const file = await readFile(bytes);
    expect(file.source).toMatchObject({ sheet: '表' });
    expect(brief(file)).toEqual(['- name no-name-column']);
  });
});

describe('large rosters', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => [
      n + 1,
      `A${n}`,
      `员工${n}`,
      '生产一部',
      13300000000 + n,
      (n % 999) + 1,
    ]);
  const HEADER = ['序号', '工号', '姓名', '部门', '手机', '桌号'];

  it('10,000 rows are read, and others run meanwhile', async () => {
    const bytes = await sheetOf([HEADER, ...rows(10_000)]);
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 1);
    const file = await readFile(bytes);
    clearInterval(clock);
    expect(file.guests).toHaveLength(10_000);
    expect(file.guests.at(-1)).toMatchObject({ employeeNumber: 'A9999', phone: '13300009999' });
    expect(turns).toBeGreaterThan(5);
  }, 60_000);

  it('more than that are refused, also where not all rows are read', async () => {
    const refusal = [{ row: null, code: 'too-many-rows', params: { limit: 10_000 } }];
    for (const count of [10_001, 20_001]) {
      const text = [HEADER, ...rows(count)].map((cells) => cells.join('\t')).join('\n');
      const file = await readFile(encode(text, 'utf-16le', true));
      expect(file.guests).toEqual([]);
      expect(file.problems).toMatchObject(refusal);
    }
  }, 60_000);
});
