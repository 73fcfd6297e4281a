import type { CellFormulaValue, Worksheet } from 'exceljs';
import type { PlanSheetContext } from './plan-context';
import { addHeader, addSheet, addTitle, styleCell, type Book, type Column } from './list-sheet';

export type Kind = Column<unknown>['kind'] | 'percent';
export type Value = string | number | null | CellFormulaValue;

/** Rows above the list: title, subtitle, headings. */
const HEAD = 3;

/** A sheet whose rows are counted, so that its formulas can name them. */
export interface SumSheet {
  /** Writes a row and says its number. */
  add: (values: readonly Value[], bold?: boolean) => number;
  /** The number that the next row gets. */
  next: () => number;
  commit: () => void;
}

/** Begins a sheet with a title and headings. */
export function sumSheet(
  book: Book,
  context: PlanSheetContext,
  name: string,
  columns: readonly { heading: string; width: number; kind: Kind }[],
): SumSheet {
  const worksheet: Worksheet = addSheet(
    book,
    name,
    columns.map(({ width }) => width),
    HEAD,
  );
  addTitle(worksheet, `${context.input.event.name} · ${name}`, context.subtitle);
  addHeader(
    worksheet,
    columns.map(({ heading }) => heading),
  );
  let next = HEAD + 1;
  return {
    next: () => next,
    add: (values, bold = false) => {
      const row = worksheet.addRow([...values]);
      columns.forEach(({ kind }, at) => {
        styleCell(row, at + 1, kind === 'percent' ? 'number' : kind, context.moneyFormat, bold);
        if (kind === 'percent') row.getCell(at + 1).numFmt = '0.0%';
      });
      row.commit();
      return next++;
    },
    commit: () => worksheet.commit(),
  };
}

/** A formula with what it comes to, for programs that show a workbook without working it out. */
export function formula(text: string, result: number): CellFormulaValue {
  return { formula: text, result, date1904: false };
}

/** The sum of a column from one row to another; of no rows it is nothing. */
export function sumOf(column: string, from: number, to: number, result: number): Value {
  return to < from ? 0 : formula(`SUM(${column}${from}:${column}${to})`, result);
}
