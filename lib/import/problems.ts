import type { RosterField } from './fields';

/** `error`: not imported; `warning`: imported, look at it; `notice`: nothing to do. */
type Severity = 'error' | 'warning' | 'notice';

/**
 * What can be said about a roster that was read. Parameters, for the sentences:
 *
 * The whole file (row null): `no-name-column`, `no-rows` none; `too-many-rows` limit;
 * `roster-sheet-left-out`, `sheet-left-out` sheet; `name-column-repeated` heading.
 * A row: `name-missing`, `name-unreadable` none; `name-too-long` length, limit;
 * `employee-number-repeated` value, firstRow (of the guest who keeps it);
 * `employee-number-shared` value, firstRow (family under an employee's number; imported without one);
 * `name-repeated` value, firstRow; `seat-repeated` table, seat, firstRow;
 * `table-unreadable`, `seat-unreadable`, `external-unreadable`, `employee-number-damaged`,
 * `phone-damaged`, `cell-error` value; `text-unreadable` none; `text-too-long` limit;
 * `sitting-unknown` value (the event has no such sitting), `sittings-ignored` value, count (it has only one);
 * `table-locked` table (who would come to it or leave it stays where they are);
 * `row-hidden` none; `sum-row`, `note-row` value; `heading-row` none.
 */
export const ROSTER_PROBLEMS = [
  'no-name-column',
  'no-rows',
  'too-many-rows',
  'roster-sheet-left-out',
  'sheet-left-out',
  'name-column-repeated',
  'name-missing',
  'name-too-long',
  'name-unreadable',
  'name-repeated',
  'employee-number-repeated',
  'employee-number-shared',
  'employee-number-damaged',
  'phone-damaged',
  'sitting-unknown',
  'sittings-ignored',
  'table-unreadable',
  'table-locked',
  'seat-unreadable',
  'seat-repeated',
  'external-unreadable',
  'cell-error',
  'text-unreadable',
  'text-too-long',
  'row-hidden',
  'sum-row',
  'note-row',
  'heading-row',
] as const;
export type RosterProblemCode = (typeof ROSTER_PROBLEMS)[number];

export interface RosterProblem {
  /** The row in the file, from 1; null for the whole file. */
  readonly row: number | null;
  readonly column: RosterField | null;
  readonly code: RosterProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
}

const ERRORS: readonly RosterProblemCode[] = [
  'no-name-column',
  'no-rows',
  'too-many-rows',
  'name-missing',
  'name-too-long',
  'name-unreadable',
  'employee-number-repeated',
];
const NOTICES: readonly RosterProblemCode[] = ['sheet-left-out', 'sum-row', 'note-row', 'heading-row'];

/** Fixed for each code. */
function severityOf(code: RosterProblemCode): Severity {
  if (ERRORS.includes(code)) return 'error';
  return NOTICES.includes(code) ? 'notice' : 'warning';
}

/** Whether the whole file is refused for this problem: an error that isn't about one row. */
export const refusesFile = (problem: RosterProblem): boolean =>
  problem.row === null && problem.severity === 'error';

export function rosterProblem(
  row: number | null,
  column: RosterField | null,
  code: RosterProblemCode,
  params: RosterProblem['params'] = {},
): RosterProblem {
  return { row, column, code, params, severity: severityOf(code) };
}
