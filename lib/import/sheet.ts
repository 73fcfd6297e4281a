import { MAX_ROSTER_MIB } from '../schemas/roster-import';

/**
 * What every reader hands on: rows of cell texts as a person would read them on the screen,
 * and the reasons why a file can't be read at all.
 */

/** A row with at least one text in it. Rows without any are left out, so `number` may jump. */
export interface SheetRow {
  /** Counts from 1, as the spreadsheet shows it. */
  readonly number: number;
  /** `cells[0]` is column 1 (A). Empty cells are ''; trailing ones may be missing. */
  readonly cells: readonly string[];
  /** The row is hidden in the workbook, by hand or by a filter. */
  readonly hidden?: true;
}

export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly rows: readonly SheetRow[];
  /** The sheet has more rows than `MAX_ROWS_READ`; the rest was not read. */
  readonly truncated: boolean;
}

/** Files over this many bytes are refused unread. */
export const MAX_FILE_BYTES = MAX_ROSTER_MIB * 1024 * 1024;
/** Rows with text that a reader takes from a sheet: twice as many as the guests a roster may have. */
export const MAX_ROWS_READ = 20_000;
/** Columns that a reader takes from a row; what stands further right is not looked at. */
export const MAX_COLUMNS_READ = 256;
/** Characters of a cell; Excel's own limit. */
export const MAX_CELL_LENGTH = 32_767;

/**
 * Why a file can't be read. Parameters:
 * `file-too-large` limitMiB; `file-not-roster` format (`pdf`, `png`, `word`, …, `unknown`);
 * `file-open-quote` row (where the quotation mark opens, or 0 where that is not known).
 */
export const FILE_PROBLEMS = [
  'file-empty',
  'file-too-large',
  'file-bomb',
  'file-macros',
  'file-encrypted',
  'file-old-excel',
  'file-not-roster',
  'file-damaged',
  'file-encoding',
  'file-open-quote',
] as const;
export type FileProblemCode = (typeof FILE_PROBLEMS)[number];

export interface FileProblem {
  readonly code: FileProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export type FileResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: FileProblem };

export const fileProblem = (
  code: FileProblemCode,
  params: FileProblem['params'] = {},
): { readonly ok: false; readonly error: FileProblem } => ({ ok: false, error: { code, params } });

/** Thrown inside the workbook reader alone, where parsing is too deep for a return value; never leaves it. */
export class BadFile extends Error {
  constructor(readonly code: FileProblemCode) {
    super(code);
  }
}

/** Is told what share of a file has been read, from 0 to 1. */
export type OnRead = (share: number) => void;
