import type { RosterField } from '../schemas/roster-fields';
import type { SheetRow } from './sheet';

/** Where each field stands; columns count from 1 (A). */
export type ColumnMap = Readonly<Partial<Record<RosterField, number>>>;

/**
 * What the user has chosen over what was found. What is left out is found as usual;
 * `headerRow: null` means that the rows begin at once, without headings.
 */
export interface RosterMapping {
  /** The sheet's name; workbooks only. */
  readonly sheet?: string;
  /** The row's number in the sheet, from 1. */
  readonly headerRow?: number | null;
  /** The whole map: a field that isn't in it is not read. */
  readonly columns?: ColumnMap;
  /** One column without headings is names: what somebody pastes, other than any text in a file, is meant so. */
  readonly bareNames?: boolean;
}

/** A table is called by its number, or by a label that isn't one (`A3`). */
export type TableName = number | string;

/** One row of the roster, in the form in which guests are stored. */
export interface ImportedGuest {
  /** The row in the file, from 1. */
  readonly row: number;
  /** 1 to 100 characters, in NFC. */
  readonly name: string;
  readonly employeeNumber: string | null;
  /** '' where nothing is said; so are phone and note. */
  readonly department: string;
  readonly phone: string;
  /** What the file calls the sitting, null where it says nothing; only where it has a column for it. */
  readonly sitting?: string | null;
  readonly table: TableName | null;
  /** From 1. */
  readonly seat: number | null;
  /** Not staff: family, a customer. */
  readonly external: boolean;
  readonly note: string;
}

/** Text in a row's cell by the column's number; '' where there is none. */
export const cellAt = (row: SheetRow, column: number | undefined): string =>
  (column === undefined ? undefined : row.cells[column - 1]) ?? '';

export { ROSTER_FIELDS, type RosterField } from '../schemas/roster-fields';
