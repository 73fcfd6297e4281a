import { CsvError } from 'csv-parse';
import { DELIMITERS, type Delimiter, hasEndlessLine, parseRows, sampleRecords, toRow } from './csv-rows';
import { type TextEncoding, decodeText } from './decode-text';
import { findColumns } from './find-columns';
import { type FileResult, type OnRead, type SheetRow, fileProblem } from './sheet';

export interface DelimitedText {
  readonly rows: readonly SheetRow[];
  readonly delimiter: Delimiter;
  /** The text has more rows than `MAX_ROWS_READ`; the rest was not read. */
  readonly truncated: boolean;
}

/** What is looked at to find the delimiter. */
const SAMPLE_ROWS = 40;
const SAMPLE_LENGTH = 64 * 1024;

/**
 * Reads a .csv or .txt file: UTF-8, UTF-16, GB18030 or Big5, separated by commas, semicolons or
 * tabs, with quoted fields. Rows are numbered as a spreadsheet shows them: a record with a line
 * break inside quotes is one row.
 *
 * Fails with `file-encoding` (no encoding fits), `file-open-quote`, or `file-not-roster` (a line
 * without end).
 */
export async function readCsv(
  bytes: Uint8Array,
  onRead?: OnRead,
): Promise<FileResult<DelimitedText & { readonly encoding: TextEncoding }>> {
  const decoded = decodeText(bytes);
  if (!decoded) return fileProblem('file-encoding');
  const result = await readDelimited(decoded.text, onRead);
  return result.ok ? { ok: true, value: { ...result.value, encoding: decoded.encoding } } : result;
}

/**
 * The same for text at hand, such as cells pasted from a spreadsheet (separated by tabs). The
 * delimiter is the one that shows most headings of a roster, then the most even columns; a first
 * line `sep=;` overrules.
 */
export async function readDelimited(text: string, onRead?: OnRead): Promise<FileResult<DelimitedText>> {
  if (hasEndlessLine(text)) return fileProblem('file-not-roster', { format: 'unknown' });
  const named = /^sep=([,;\t])\r?\n/i.exec(text)?.[1];
  const delimiter = DELIMITERS.find((candidate) => candidate === named) ?? findDelimiter(text);
  try {
    const { rows, truncated } = await parseRows(text, delimiter, onRead);
    return { ok: true, value: { rows: named ? rows.slice(1) : rows, delimiter, truncated } };
  } catch (error) {
    if (error instanceof CsvError) return fileProblem('file-open-quote', { row: openQuoteRow(error) });
    throw error;
  }
}

/** How many rows were whole before the one that never ends. */
function openQuoteRow(error: CsvError): number {
  return typeof error['records'] === 'number' ? error['records'] + 1 : 0;
}

function findDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: delimiterScore(sample, delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

function delimiterScore(sample: string, delimiter: Delimiter): number {
  const records = sampleRecords(sample, delimiter, SAMPLE_ROWS);
  const rows = records.flatMap((record, index) => toRow(record, index + 1));
  return findColumns(rows).score * SAMPLE_ROWS + evenness(records);
}

/** Rows that have the same number of columns, at least two: the most frequent number counts. */
function evenness(records: readonly string[][]): number {
  const widths = new Map<number, number>();
  for (const { length } of records) {
    if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  }
  return Math.max(0, ...widths.values());
}
