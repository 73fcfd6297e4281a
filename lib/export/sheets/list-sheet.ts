import type { Fill, Row, stream, Worksheet } from 'exceljs';

export type Book = stream.xlsx.WorkbookWriter;

/** A column of a sheet that is one list. */
export interface Column<Item> {
  heading: string;
  /** In characters of Latin text; a Chinese one is two wide. */
  width: number;
  kind: 'text' | 'number' | 'money';
  value: (item: Item) => string | number | null;
}

export interface ListSheet<Item> {
  name: string;
  title: string;
  subtitle: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  /** Format of money, for its cells. */
  moneyFormat: string;
  /** Room to write in by hand. */
  tall?: boolean;
}

const HEADER_ROW = 3;
/** ECMA-376 numbers paper sizes. */
const A4 = { paperSize: 9 };
const FONT = 'Microsoft YaHei';
const LACQUER: Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF9D1C20' } };
const LINE = { style: 'thin', color: { argb: 'FFE2D5BF' } } as const;
const BORDER = { top: LINE, left: LINE, bottom: LINE, right: LINE };

/** Adds a sheet with a title, a frozen header that is printed on every page, and one row an item. */
export async function addListSheet<Item>(book: Book, sheet: ListSheet<Item>): Promise<void> {
  const { columns, items } = sheet;
  const worksheet = addSheet(
    book,
    sheet.name,
    columns.map((column) => column.width),
    HEADER_ROW,
  );
  worksheet.autoFilter = {
    from: { row: HEADER_ROW, column: 1 },
    to: { row: HEADER_ROW + items.length, column: columns.length },
  };
  addTitle(worksheet, sheet.title, sheet.subtitle);
  addHeader(
    worksheet,
    columns.map((column) => column.heading),
  );
  for (const [index, item] of items.entries()) {
    const row = worksheet.addRow(columns.map((column) => column.value(item)));
    if (sheet.tall) row.height = 24;
    columns.forEach((column, at) => styleCell(row, at + 1, column.kind, sheet.moneyFormat));
    row.commit();
    // Thousands of rows take a while; requests of others go in between.
    if (index % 500 === 499) await new Promise((resolve) => setImmediate(resolve));
  }
  worksheet.commit();
}

/** A sheet set up for printing on A4, its first `frozen` rows on every page. */
export function addSheet(book: Book, name: string, widths: readonly number[], frozen: number): Worksheet {
  const wide = widths.reduce((all, width) => all + width, 0) > 95;
  const worksheet = book.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: frozen, showGridLines: false }],
    pageSetup: {
      orientation: wide ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      horizontalCentered: true,
      printTitlesRow: `1:${frozen}`,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
    },
    headerFooter: { oddFooter: '&C&P / &N' },
  });
  Object.assign(worksheet.pageSetup, A4);
  worksheet.columns = widths.map((width) => ({ width }));
  return worksheet;
}

export function addTitle(worksheet: Worksheet, title: string, subtitle: string): void {
  const first = worksheet.addRow([title]);
  first.height = 26;
  first.getCell(1).numFmt = '@';
  first.getCell(1).font = { name: FONT, size: 15, bold: true, color: { argb: 'FF74110F' } };
  first.commit();
  const second = worksheet.addRow([subtitle]);
  second.getCell(1).numFmt = '@';
  second.getCell(1).font = { name: FONT, size: 10, color: { argb: 'FF6B5D52' } };
  second.commit();
}

export function addHeader(worksheet: Worksheet, headings: readonly string[]): void {
  const row = worksheet.addRow([...headings]);
  row.height = 22;
  row.eachCell({ includeEmpty: true }, (cell) => {
    cell.fill = LACQUER;
    cell.font = { name: FONT, size: 11, bold: true, color: { argb: 'FFFFFFFF' } };
    cell.alignment = { vertical: 'middle', horizontal: 'center', wrapText: true };
    cell.border = BORDER;
  });
  row.commit();
}

/** Text is text to Excel whatever it looks like (leading zeros, `=1+1`), also when somebody edits it. */
export function styleCell(
  row: Row,
  at: number,
  kind: Column<unknown>['kind'],
  moneyFormat: string,
  bold = false,
): void {
  const cell = row.getCell(at);
  cell.numFmt = kind === 'text' ? '@' : kind === 'money' ? moneyFormat : '#,##0';
  cell.font = { name: FONT, size: 11, bold };
  cell.border = BORDER;
  cell.alignment = {
    vertical: 'middle',
    horizontal: kind === 'text' ? 'left' : 'right',
    wrapText: kind === 'text',
  };
}
