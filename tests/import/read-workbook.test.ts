import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../lib/import/read-workbook';
import { type RawWorkbook, rawWorkbook, sheetOf, workbook } from './helpers/workbook';

async function sheetsOf(bytes: Uint8Array) {
  const result = await readWorkbook(bytes);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The texts of the first sheet, row by row. */
const textsOf = async (bytes: Uint8Array) => (await sheetsOf(bytes))[0]?.rows.map(({ cells }) => cells);
const textsOfRaw = (raw: RawWorkbook) => textsOf(rawWorkbook(raw));
const number = (value: string, style: number): string => `<c s="${style}"><v>${value}</v></c>`;

describe('cells as a person reads them', () => {
  it('rich text, formulas, links, booleans and errors', async () => {
    const bytes = await sheetOf([
      [
        { richText: [{ text: '王', font: { bold: true } }, { text: '伟' }] },
        { formula: 'B1&C1', result: '财务部' },
        { formula: 'COUNTA(A1:A9)', result: 52 },
        { formula: 'A1', result: '' },
        { text: '李敏', hyperlink: 'mailto:li@example.com' },
        true,
        { error: '#N/A' },
        ' 林晓 ',
        '',
      ],
    ]);
    expect(await textsOf(bytes)).toEqual([['王伟', '财务部', '52', '', '李敏', 'TRUE', '#N/A', '林晓']]);
  });

  it('numbers and dates under their formats', async () => {
    const formatted: readonly (readonly [value: number, format: string, text: string])[] = [
      [13, '00000', '00013'],
      [13, 'General', '13'],
      [13215585683, 'General', '13215585683'],
      [13215585683, '0.00E+00', '13215585683'],
      [13215585683, '#,##0', '13215585683'],
      [123456789012345, 'General', '123456789012345'],
      [13, '0.00', '13'],
      [13, '0.00_ ', '13'],
      [13.5, '0.00', '13.50'],
      [0.5, '0%', '50%'],
      [3, '"第"0"桌"', '第3桌'],
      [13215585683, '000-0000-0000', '132-1558-5683'],
      [46285, 'yyyy"年"m"月"d"日"', '2026年9月20日'],
      [46285, 'm"月"d"日"', '9月20日'],
      [46285, 'yyyy/m/d', '2026/9/20'],
      [3, 'not a "format', '3'],
    ];
    const bytes = await workbook((book) => {
      const sheet = book.addWorksheet('S');
      for (const [value, numFmt] of formatted) {
        const cell = sheet.addRow([value]).getCell(1);
        cell.numFmt = numFmt;
      }
    });
    expect((await textsOf(bytes))?.flat()).toEqual(formatted.map(([, , text]) => text));
  });

  it('formats that are known by number, and the date system of 1904', async () => {
    const styles = `<cellXfs>${[0, 1, 14, 31, 49, 58].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
    const row = `<sheetData><row>${number('46285', 1)}${number('46285', 2)}${number('46285', 3)}${number('46285', 4)}${number('46285', 5)}</row></sheetData>`;
    expect(await textsOfRaw({ sheetData: row, styles })).toEqual([
      ['46285', '2026/9/20', '2026年9月20日', '46285', '9月20日'],
    ]);
    const from1904 = `<sheetData><row>${number('44823', 2)}</row></sheetData>`;
    expect(
      await textsOfRaw({ sheetData: from1904, styles, workbookPr: '<workbookPr date1904="1"/>' }),
    ).toEqual([['2026/9/20']]);
  });

  it('shared and inline strings without the readings above them, with escapes undone', async () => {
    const strings =
      '<si><r><t>吉</t></r><r><t>田</t></r><rPh sb="0" eb="1"><t>ヨシダ</t></rPh></si><si><t xml:space="preserve">a_x000D_b_x005F_c&amp;</t></si>';
    const sheetData =
      '<sheetData><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><r><t>王</t></r><t>伟</t><rPh><t>x</t></rPh></is></c><c t="str"><f>A1</f><v>文</v></c><c t="s"><v>99</v></c></row></sheetData>';
    expect(await textsOfRaw({ sheetData, strings })).toEqual([['吉田', 'a\rb_c&', '王伟', '文']]);
  });

  it('cells merged downwards count for each of their rows, those merged across only once', async () => {
    const bytes = await workbook((book) => {
      const sheet = book.addWorksheet('S');
      sheet.addRows([
        ['报名表', '', ''],
        ['王伟', '财务部', 1],
        ['李敏', '', 2],
        [],
        ['刘晨', '', 3],
        ['苏敏', '市场部', 4],
      ]);
      sheet.mergeCells('A1:C1');
      sheet.mergeCells('B2:B5');
    });
    const rows = (await sheetsOf(bytes))[0]?.rows;
    expect(rows?.map(({ number: at, cells }) => [at, ...cells])).toEqual([
      [1, '报名表'],
      [2, '王伟', '财务部', '1'],
      [3, '李敏', '财务部', '2'],
      [5, '刘晨', '财务部', '3'],
      [6, '苏敏', '市场部', '4'],
    ]);
  });
});

describe('sheets', () => {
  it('keep their names, order and what is hidden', async () => {
    const bytes = await workbook((book) => {
      book.addWorksheet('报名表').addRows([['a'], ['b']]);
      book.addWorksheet('旧', { state: 'hidden' }).addRow(['c']);
      const row = book.getWorksheet('报名表')?.getRow(2);
      if (row) row.hidden = true;
      book.addWorksheet('空');
    });
    expect(await sheetsOf(bytes)).toEqual([
      {
        name: '报名表',
        hidden: false,
        truncated: false,
        rows: [
          { number: 1, cells: ['a'] },
          { number: 2, cells: ['b'], hidden: true },
        ],
      },
      { name: '旧', hidden: true, truncated: false, rows: [{ number: 1, cells: ['c'] }] },
      { name: '空', hidden: false, truncated: false, rows: [] },
    ]);
  });

  it('of writers that use a namespace prefix and name neither rows nor cells', async () => {
    const sheetData =
      '<x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>姓名</x:t></x:is></x:c></x:row><x:row r="5"><x:c r="B5"><x:v>1</x:v></x:c></x:row></x:sheetData>';
    expect((await sheetsOf(rawWorkbook({ sheetData, prefix: 'x' })))[0]?.rows).toEqual([
      { number: 1, cells: ['姓名'] },
      { number: 5, cells: ['', '1'] },
    ]);
  });

  it('of writers that put every number of the archive into 64 bits', async () => {
    const sheetData = '<sheetData><row><c><v>13</v></c></row></sheetData>';
    expect(await textsOfRaw({ sheetData, zip: { wide: true } })).toEqual([['13']]);
  });

  it('survive what makes other readers build an object for every cell', async () => {
    const all = 'A1:XFD1048576';
    const bytes = rawWorkbook({
      sheetData: `<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData>
        <mergeCells>${`<mergeCell ref="${all}"/>`.repeat(500)}</mergeCells>
        <dataValidations><dataValidation sqref="${all}" type="list"/></dataValidations>`,
      workbookPr: `<definedNames><definedName name="n">S!$A$1:$XFD$1048576</definedName></definedNames>`,
    });
    expect((await sheetsOf(bytes))[0]?.rows[0]).toEqual({ number: 1, cells: ['1'] });
  });
});
