import ExcelJS from 'exceljs';
import { type ZipPart, type ZipStyle, writeZip } from './zip';

/** A workbook by exceljs, as bytes. */
export async function workbook(fill: (book: ExcelJS.Workbook) => void): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  fill(book);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** A workbook with one sheet of these rows. */
export const sheetOf = (rows: readonly (readonly ExcelJS.CellValue[])[]): Promise<Uint8Array> =>
  workbook((book) => {
    const sheet = book.addWorksheet('Sheet1');
    for (const row of rows) sheet.addRow([...row]);
  });

const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface RawWorkbook {
  /** The contents of `<sheetData>` and what follows it. */
  readonly sheetData: string;
  readonly strings?: string;
  readonly styles?: string;
  readonly contentType?: string;
  /** A namespace prefix, as some writers use it. */
  readonly prefix?: string;
  readonly workbookPr?: string;
  readonly more?: readonly ZipPart[];
  readonly zip?: ZipStyle;
}

/** A workbook from hand-written parts, for what exceljs can't write. */
export function rawWorkbook(raw: RawWorkbook): Uint8Array {
  const {
    sheetData,
    strings,
    styles,
    contentType = MAIN,
    prefix,
    workbookPr = '',
    more = [],
    zip = {},
  } = raw;
  const p = prefix ? `${prefix}:` : '';
  const ns = `xmlns${prefix ? `:${prefix}` : ''}="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (inner: string): string =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  return writeZip(
    [
      {
        name: '[Content_Types].xml',
        data: `<Types><Override PartName="/xl/workbook.xml" ContentType="${contentType}"/></Types>`,
      },
      { name: '_rels/.rels', data: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
      {
        name: 'xl/workbook.xml',
        data: `<${p}workbook ${ns} xmlns:r="${OFFICE}">${workbookPr}<${p}sheets><${p}sheet name="S" sheetId="1" r:id="rId1"/></${p}sheets></${p}workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        data: relations(
          relation('rId1', 'worksheet', '/xl/worksheets/sheet1.xml') +
            relation('rId2', 'sharedStrings', 'sharedStrings.xml') +
            relation('rId3', 'styles', 'styles.xml'),
        ),
      },
      { name: 'xl/worksheets/sheet1.xml', data: `<${p}worksheet ${ns}>${sheetData}</${p}worksheet>` },
      ...(strings ? [{ name: 'xl/sharedStrings.xml', data: `<${p}sst ${ns}>${strings}</${p}sst>` }] : []),
      ...(styles
        ? [{ name: 'xl/styles.xml', data: `<${p}styleSheet ${ns}>${styles}</${p}styleSheet>` }]
        : []),
      ...more,
    ],
    zip,
  );
}
