import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportedGuest } from '../lib/import/fields';
import { type RosterProblem, type RosterProblemCode, refusesFile } from '../lib/import/problems';
import { readRosterFile } from '../lib/import/read-roster-file';
import type { FileProblemCode } from '../lib/import/sheet';

/**
 * `npm run -s roster -- FILE`: prints the guests and problems of a roster as JSON. Exit code 1,
 * with a message on stderr, if the file can't be read or is refused as a whole; 2 without a file.
 */

const FILE_MESSAGES: Readonly<Record<FileProblemCode, string>> = {
  'file-empty': 'The file is empty.',
  'file-too-large': 'The file is larger than {limitMiB} MiB.',
  'file-bomb': 'The workbook unpacks to far more than a roster can be.',
  'file-macros': 'The workbook contains macros. Save it as .xlsx without them.',
  'file-encrypted': 'The workbook is protected by a password. Save it without one.',
  'file-old-excel': 'This is a workbook of Excel 97-2003 (.xls). Save it as .xlsx.',
  'file-not-roster': 'This is not an .xlsx workbook or a .csv file, but: {format}.',
  'file-damaged': 'The workbook is damaged.',
  'file-encoding': 'This is no text in UTF-8, UTF-16, GB18030 or Big5.',
  'file-open-quote': 'A quotation mark is opened and never closed, probably in row {row}.',
};

const MESSAGES: Readonly<Record<RosterProblemCode, string>> = {
  'no-name-column': 'No column with names was found.',
  'no-rows': 'There are no guests in the file.',
  'too-many-rows': 'There are more than {limit} guests in the file.',
  'roster-sheet-left-out': 'The sheet "{sheet}" looks like a roster too, and was not read.',
  'sheet-left-out': 'The sheet "{sheet}" was not read.',
  'name-column-repeated': 'There are several columns "{heading}"; only the first was read.',
  'name-missing': 'The name is missing; the row is left out.',
  'name-too-long': 'The name has {length} characters, more than {limit}; the row is left out.',
  'name-unreadable': 'The name contains characters that are damaged; the row is left out.',
  'name-repeated': '"{value}" is also the name in row {firstRow}; both are kept.',
  'employee-number-repeated': 'Employee number {value} is already in row {firstRow}; the row is left out.',
  'employee-number-shared':
    'Employee number {value} belongs to row {firstRow}; the guest is kept without it.',
  'employee-number-damaged': 'The employee number {value} looks damaged; it is left empty.',
  'phone-damaged': 'The phone number {value} looks damaged; it is left empty.',
  'sitting-unknown': 'The event has no sitting "{value}".',
  'sittings-ignored': 'The event has only one sitting, the file {count}, such as "{value}".',
  'table-unreadable': '"{value}" is no table; it is left empty.',
  'table-locked': 'Table {table} is locked; nobody comes to it or leaves it.',
  'seat-unreadable': '"{value}" is no seat; it is left empty.',
  'seat-repeated': 'Seat {seat} at table {table} is already taken in row {firstRow}; it is left empty.',
  'external-unreadable': '"{value}" says neither yes nor no; the guest counts as staff.',
  'cell-error': 'The cell shows the error {value}; it counts as empty.',
  'text-unreadable': 'The cell contains characters that are damaged; it is left empty.',
  'text-too-long': 'The text has more than {limit} characters; the rest is cut off.',
  'row-hidden': 'The row is hidden in the workbook; it was read all the same.',
  'sum-row': '"{value}" is a sum; the row is left out.',
  'note-row': '"{value}" is a note; the row is left out.',
  'heading-row': 'The headings are repeated here; the row is left out.',
};

const fill = (message: string, params: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));

const guestJson = ({ name, employeeNumber, department, sitting, table, seat, ...rest }: ImportedGuest) => {
  const { phone, external, note, row } = rest;
  const hall = sitting === undefined ? {} : { sitting };
  return { name, employeeNumber, department, ...hall, table, seat, phone, external, note, row };
};

const problemJson = ({ row, column, code, params, severity }: RosterProblem) => ({
  row,
  column,
  code,
  severity,
  message: fill(MESSAGES[code], params),
});

async function main(path: string | undefined): Promise<number> {
  if (path === undefined) {
    console.error('Usage: npm run -s roster -- FILE');
    return 2;
  }
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  const file = await readRosterFile(bytes, basename(path));
  if (!file.ok) {
    console.error(`${path}: ${fill(FILE_MESSAGES[file.error.code], file.error.params)}`);
    return 1;
  }
  const { guests, problems } = file.value;
  const refusals = problems.filter(refusesFile).map(problemJson);
  for (const { message } of refusals) console.error(`${path}: ${message}`);
  console.log(
    JSON.stringify({ guests: guests.map(guestJson), problems: problems.map(problemJson) }, null, 2),
  );
  return refusals.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv[2]);
