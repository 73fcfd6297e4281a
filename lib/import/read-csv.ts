import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type TextEncoding, decodeText } from './decode-text';
import { findColumns } from './find-columns';
import {
  type FileResult,
  MAX_CELL_LENGTH,
  MAX_COLUMNS_READ,
  MAX_ROWS_READ,
  type SheetRow,
  fileProblem,
} from './sheet';

export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface DelimitedText {
  readonly rows: readonly SheetRow[];
  readonly delimiter: Delimiter;
  /** The text has more rows than `MAX_ROWS_READ`; the rest was not read. */
  readonly truncated: boolean;
}

/** Rows looked at to find the delimiter. */
const SAMPLE_ROWS = 40;

/**
 * Reads a .csv or .txt file: UTF-8, UTF-16, GB18030 or Big5, separated by commas, semicolons or
 * tabs, with quoted fields. Rows are numbered as a spreadsheet shows them: a record with a line
 * break inside quotes is one row.
 *
 * Fails with `file-encoding` (no encoding fits) or `file-open-quote`.
 */
export function readCsv(bytes: Uint8Array): FileResult<DelimitedText & { readonly encoding: TextEncoding }> {
  const decoded = decodeText(bytes);
  if (!decoded) return fileProblem('file-encoding');
  const result = readDelimited(decoded.text);
  return result.ok ? { ok: true, value: { ...result.value, encoding: decoded.encoding } } : result;
}

/**
 * The same for text at hand, such as cells pasted from a spreadsheet (separated by tabs). The
 * delimiter is the one that shows most headings of a roster, then the most even columns; a first
 * line `sep=;` overrules.
 */
export function readDelimited(text: string): FileResult<DelimitedText> {
  const named = /^sep=([,;\t])\r?\n/i.exec(text);
  const delimiter = DELIMITERS.find((candidate) => candidate === named?.[1]) ?? findDelimiter(text);
  try {
    const records = parseRecords(text, delimiter, MAX_ROWS_READ + 1);
    const rows = toRows(records.slice(0, MAX_ROWS_READ));
    return {
      ok: true,
      value: {
        rows: named ? rows.filter(({ number }) => number > 1) : rows,
        delimiter,
        truncated: records.length > MAX_ROWS_READ,
      },
    };
  } catch (error) {
    if (error instanceof CsvError) return fileProblem('file-open-quote', { row: openQuoteRow(error) });
    throw error;
  }
}

function parseRecords(text: string, delimiter: Delimiter, to: number, quoted = true): readonly string[][] {
  return parse(text, {
    delimiter,
    to,
    quote: quoted ? '"' : null,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
}

function openQuoteRow(error: CsvError): number {
  return typeof error['records'] === 'number' ? error['records'] + 1 : 0;
}

function toRows(records: readonly string[][]): readonly SheetRow[] {
  return records.flatMap((record, index) => {
    const cells = record.slice(0, MAX_COLUMNS_READ).map(cellText);
    return cells.some((cell) => cell !== '') ? [{ number: index + 1, cells }] : [];
  });
}

/** `="00013"` is how a CSV file tells Excel that digits are a text. */
function cellText(field: string): string {
  const text = field.slice(0, MAX_CELL_LENGTH).trim();
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

function findDelimiter(text: string): Delimiter {
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: delimiterScore(text, delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

function delimiterScore(text: string, delimiter: Delimiter): number {
  const records = sampleRecords(text, delimiter);
  return findColumns(toRows(records)).score * SAMPLE_ROWS + evenness(records);
}

/** Where a quotation mark stays open, quotes are taken as they stand: the delimiter is found all the same. */
function sampleRecords(text: string, delimiter: Delimiter): readonly string[][] {
  try {
    return parseRecords(text, delimiter, SAMPLE_ROWS);
  } catch {
    return parseRecords(text, delimiter, SAMPLE_ROWS, false);
  }
}

/** Rows that have the same number of columns, at least two: the most frequent number counts. */
function evenness(records: readonly string[][]): number {
  const widths = new Map<number, number>();
  for (const { length } of records) {
    if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  }
  return Math.max(0, ...widths.values());
}
