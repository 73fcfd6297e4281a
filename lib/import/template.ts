import ExcelJS from 'exceljs';
import { ROSTER_FIELDS, type RosterField } from './fields';

export interface TemplateWords {
  /** The sheet's name: at most 31 characters, none of `* ? : \ / [ ]`. */
  readonly sheetName: string;
  /** Every field's heading, in words that `findColumns` knows. */
  readonly headings: Readonly<Record<RosterField, string>>;
  /** Whether there is a column for the sitting: where the event has several. */
  readonly sittings: boolean;
}

/** Widths in characters. */
const WIDTHS: Readonly<Record<RosterField, number>> = {
  name: 16,
  employeeNumber: 14,
  department: 20,
  phone: 18,
  sitting: 12,
  table: 10,
  seat: 10,
  external: 12,
  note: 28,
};

/**
 * An empty roster to fill in, as the bytes of an .xlsx file: one sheet with the headings. All
 * columns are text, so that employee numbers keep their zeros and seats don't turn into dates.
 * @throws Error if Excel wouldn't take the sheet's name.
 */
export async function rosterTemplate({ sheetName, headings, sittings }: TemplateWords): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
  const fields = ROSTER_FIELDS.filter((field) => field !== 'sitting' || sittings);
  sheet.columns = fields.map((field) => ({
    header: headings[field],
    width: WIDTHS[field],
    style: { numFmt: '@' },
  }));
  const header = sheet.getRow(1);
  header.font = { bold: true };
  header.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFF4E9D8' } };
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
