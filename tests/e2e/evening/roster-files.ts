import ExcelJS from 'exceljs';
import { encode } from '../../import/helpers/encode';

/** The sizes of the two files, and who is in both of them by name though not by number. */
export const WORKBOOK_GUESTS = 52;
export const CSV_GUESTS = 8;
export const NAMESAKE = '王伟';
/** A name that a spreadsheet would take for a formula. */
export const FORMULA_NAME = '=HYPERLINK("http://x","点我")';

const FAMILY = [...'陈林黄张李吴蔡许叶苏曾郭庄'];
const GIVEN = ['晓燕', '志强', '丽华', '建国'];

/**
 * A workbook as HR sends it: a merged title above, the header in row 3 with spaces inside the headings and
 * names, numbers kept as numbers by a format, two guests of one name, an empty row, and a sum below.
 */
export async function rosterWorkbook(): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('报名');
  sheet.addRow(['2026 年中秋博饼报名表']);
  sheet.mergeCells('A1:F1');
  sheet.addRow([]);
  sheet.addRow(['序号', '工 号', '姓 名', '所属部门', '手机号码', '备注']);
  for (const [index, name] of workbookNames().entries()) {
    if (index === 30) sheet.addRow([]);
    const spaced = index % 9 === 4 ? `${name.slice(0, 1)}  ${name.slice(1)}` : name;
    const row = sheet.addRow([index + 1, 13 + index * 7, spaced, '市场部', 13_800_000_000 + index, '']);
    row.getCell(2).numFmt = '00000';
  }
  sheet.addRow(['合计', '', WORKBOOK_GUESTS]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** More guests as a CSV file in GB18030, one of them with a name like a formula, one with a rare character. */
export function rosterCsv(): Buffer {
  const names = [
    '"陈, 明"',
    `"${FORMULA_NAME.replaceAll('"', '""')}"`,
    '-李四',
    '镕㛃',
    '@阿福',
    '+小贝',
    NAMESAKE,
    '欧阳静',
  ];
  const lines = names.map((name, index) => `${String(90_001 + index)},${name},财务部`);
  return Buffer.from(encode(['工号,姓名,部门', ...lines].join('\r\n'), 'gb18030'));
}

function workbookNames(): string[] {
  const names = FAMILY.flatMap((family) => GIVEN.map((given) => family + given));
  names[7] = NAMESAKE;
  names[20] = NAMESAKE;
  return names.slice(0, WORKBOOK_GUESTS);
}
