import { type ColumnMap, ROSTER_FIELDS, type ImportedGuest, type RosterMapping, cellAt } from './fields';
import { columnsIn, findColumns } from './find-columns';
import { NOTE_ROW, SUM_ROW } from './headings';
import { type RosterProblem, rosterProblem } from './problems';
import { readRow } from './read-row';
import type { SheetRow } from './sheet';
import { foldCode, foldName, foldText } from './text';
import { withoutRepeats } from './repeats';

/** Guests that one roster may have. */
export const MAX_GUESTS = 10_000;
const PREVIEW_ROWS = 20;

export interface Roster {
  /** In the file's order; empty if the file is refused. */
  readonly guests: readonly ImportedGuest[];
  /** The whole file's first, then by row. */
  readonly problems: readonly RosterProblem[];
  /** The row with the headings, from 1; null if there is none. */
  readonly headerRow: number | null;
  readonly columns: ColumnMap;
  /** The headings as they stand; `headings[0]` is column 1. */
  readonly headings: readonly string[];
  /** The first rows with text, the header among them, for choosing columns by hand. */
  readonly preview: readonly SheetRow[];
}

/**
 * Reads the guests from the rows of a sheet. Never throws: what is wrong is in `problems`, and
 * a row with an error is not among the guests.
 *
 * Sum rows, notes under the list, headings repeated on each page and rows without anything in
 * the columns that are read are left out.
 */
export function readRoster(rows: readonly SheetRow[], mapping: RosterMapping = {}): Roster {
  const { header, columns } = chooseColumns(rows, mapping);
  const view = {
    headerRow: header?.number ?? null,
    columns,
    headings: header?.cells.map(foldText) ?? [],
    preview: rows.slice(0, PREVIEW_ROWS),
  };
  const refuse = (...problem: Parameters<typeof rosterProblem>): Roster => ({
    ...view,
    guests: [],
    problems: [rosterProblem(...problem)],
  });
  if (rows.length === 0) return refuse(null, null, 'no-rows');
  if (columns.name === undefined) return refuse(null, 'name', 'no-name-column');

  const problems: RosterProblem[] = header ? repeatedNameColumn(header, columns) : [];
  const guests: ImportedGuest[] = [];
  const below = header ? rows.filter(({ number }) => number > header.number) : rows;
  for (const row of below) {
    const leftOut = reasonToLeaveOut(row, columns, header);
    if (leftOut === 'empty') continue;
    const read = leftOut ? { guest: null, problems: [leftOut] } : readRow(row, columns);
    if (read.guest) guests.push(read.guest);
    problems.push(...read.problems);
  }
  if (guests.length > MAX_GUESTS) return refuse(null, null, 'too-many-rows', { limit: MAX_GUESTS });
  if (guests.length === 0) problems.unshift(rosterProblem(null, null, 'no-rows'));
  const checked = withoutRepeats(guests);
  problems.push(...checked.problems);
  problems.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return { ...view, guests: checked.guests, problems };
}

function chooseColumns(
  rows: readonly SheetRow[],
  mapping: RosterMapping,
): { header: SheetRow | null; columns: ColumnMap } {
  const chosen = mapping.headerRow === undefined ? findColumns(rows).headerRow : mapping.headerRow;
  const isBare =
    mapping.bareNames === true && chosen === null && rows.every(({ cells }) => cells.length === 1);
  if (isBare && !mapping.columns) return { header: null, columns: { name: 1 } };
  const header = rows.find(({ number }) => number === chosen) ?? null;
  return { header, columns: mapping.columns ?? (header ? columnsIn(header).columns : {}) };
}

/** Lists printed in two blocks side by side: only the left one is read, and that must be said. */
function repeatedNameColumn(header: SheetRow, { name }: ColumnMap): RosterProblem[] {
  const heading = cellAt(header, name);
  const isRepeated = header.cells.some(
    (cell, index) => index + 1 !== name && foldCode(cell) === foldCode(heading),
  );
  return isRepeated && heading !== ''
    ? [rosterProblem(null, 'name', 'name-column-repeated', { heading: foldText(heading) })]
    : [];
}

function reasonToLeaveOut(
  row: SheetRow,
  columns: ColumnMap,
  header: SheetRow | null,
): RosterProblem | 'empty' | null {
  const name = foldName(cellAt(row, columns.name));
  const first = foldText(row.cells.find((cell) => foldText(cell) !== '') ?? '');
  const isNumber = /^\d*$/.test(foldCode(name));
  const sum = [name, isNumber ? first : ''].find((text) => SUM_ROW.test(foldCode(text).toLowerCase()));
  if (sum) return rosterProblem(row.number, null, 'sum-row', { value: sum });
  if (header && name !== '' && foldCode(name) === foldCode(cellAt(header, columns.name))) {
    return rosterProblem(row.number, null, 'heading-row');
  }
  const filled = ROSTER_FIELDS.filter((field) => foldText(cellAt(row, columns[field])) !== '');
  const isNote = NOTE_ROW.test(first.normalize('NFKC')) && filled.length <= 1;
  if (isNote) return rosterProblem(row.number, null, 'note-row', { value: [...first].slice(0, 40).join('') });
  if (filled.length > 0) return null;
  return /^[\p{P}\p{N}\s]*$/u.test(first)
    ? 'empty'
    : rosterProblem(row.number, null, 'note-row', { value: [...first].slice(0, 40).join('') });
}
