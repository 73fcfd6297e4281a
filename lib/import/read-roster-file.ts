import type { Delimiter } from './csv-rows';
import type { TextEncoding } from './decode-text';
import { findColumns } from './find-columns';
import { fileKind } from './file-kind';
import type { RosterMapping } from './fields';
import { rosterProblem } from './problems';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { MAX_GUESTS, type Roster, readRoster } from './roster';
import { type FileResult, MAX_FILE_BYTES, type OnRead, type Sheet, fileProblem } from './sheet';

/** Where the rows of a roster came from. */
type RosterSource =
  | { readonly kind: 'workbook'; readonly sheet: string; readonly sheets: readonly string[] }
  | { readonly kind: 'text'; readonly encoding: TextEncoding; readonly delimiter: Delimiter };

export interface RosterFile extends Roster {
  readonly fileName: string;
  readonly source: RosterSource;
}

/**
 * Reads a roster from a file, a workbook (.xlsx) or delimited text, told apart by its contents.
 * Of several sheets the one with the best headings is read, visible before hidden; the others
 * are named in the problems. 10,000 rows take about a second, in slices that let others run.
 *
 * A file that can't be read is a `FileProblem`; one that can, but not as a roster, has a problem
 * for which `refusesFile` is true, and no guests.
 */
export async function readRosterFile(
  bytes: Uint8Array,
  fileName: string,
  mapping: RosterMapping = {},
  onRead?: OnRead,
): Promise<FileResult<RosterFile>> {
  if (bytes.byteLength === 0) return fileProblem('file-empty');
  if (bytes.byteLength > MAX_FILE_BYTES) {
    return fileProblem('file-too-large', { limitMiB: MAX_FILE_BYTES / 1024 / 1024 });
  }
  const file = fileKind(bytes);
  switch (file.kind) {
    case 'compound':
      return fileProblem(file.encrypted ? 'file-encrypted' : 'file-old-excel');
    case 'other':
      return fileProblem('file-not-roster', { format: file.format });
    case 'zip':
      return fromWorkbook(bytes, fileName, mapping, onRead);
    case 'text':
      return fromText(bytes, fileName, mapping, onRead);
  }
}

async function fromText(
  bytes: Uint8Array,
  fileName: string,
  mapping: RosterMapping,
  onRead: OnRead | undefined,
): Promise<FileResult<RosterFile>> {
  const csv = await readCsv(bytes, onRead);
  if (!csv.ok) return csv;
  const { rows, truncated, encoding, delimiter } = csv.value;
  const roster = whole(readRoster(rows, mapping), truncated);
  return { ok: true, value: { ...roster, fileName, source: { kind: 'text', encoding, delimiter } } };
}

async function fromWorkbook(
  bytes: Uint8Array,
  fileName: string,
  mapping: RosterMapping,
  onRead: OnRead | undefined,
): Promise<FileResult<RosterFile>> {
  const workbook = await readWorkbook(bytes, onRead);
  if (!workbook.ok) return workbook;
  const sheets = workbook.value.map((sheet) => ({ sheet, score: findColumns(sheet.rows).score }));
  const chosen = chooseSheet(sheets, mapping.sheet);
  if (!chosen) return fileProblem('file-damaged');
  const roster = whole(readRoster(chosen.rows, mapping), chosen.truncated);
  const others = sheets
    .filter(({ sheet }) => sheet !== chosen && sheet.rows.length > 0)
    .map(({ sheet, score }) =>
      rosterProblem(null, null, score > 0 ? 'roster-sheet-left-out' : 'sheet-left-out', {
        sheet: sheet.name,
      }),
    );
  const source = {
    kind: 'workbook',
    sheet: chosen.name,
    sheets: sheets.map(({ sheet }) => sheet.name),
  } as const;
  return { ok: true, value: { ...roster, problems: [...others, ...roster.problems], fileName, source } };
}

interface ScoredSheet {
  readonly sheet: Sheet;
  readonly score: number;
}

/** Undefined only if there is no sheet at all. */
function chooseSheet(sheets: readonly ScoredSheet[], name: string | undefined): Sheet | undefined {
  const named = sheets.find(({ sheet }) => sheet.name === name);
  if (named) return named.sheet;
  const rank = ({ sheet, score }: ScoredSheet): number =>
    (score > 0 ? 4 : 0) + (sheet.hidden ? 0 : 2) + (sheet.rows.length > 0 ? 1 : 0);
  const order = sheets.toSorted((a, b) => rank(b) - rank(a) || b.score - a.score);
  return order[0]?.sheet;
}

/** A sheet of which not all rows were read is refused, whatever was found in them. */
function whole(roster: Roster, truncated: boolean): Roster {
  if (!truncated) return roster;
  return {
    ...roster,
    guests: [],
    problems: [rosterProblem(null, null, 'too-many-rows', { limit: MAX_GUESTS })],
  };
}
