import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTick } from 'node:timers/promises';
import { type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { MAX_CELL_LENGTH, MAX_COLUMNS_READ, MAX_ROWS_READ, type OnRead, type SheetRow } from './sheet';

export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Rows that are looked at, empty ones and all. */
const MAX_LINES = 100_000;
/** Bytes parsed between two turns of the event loop. */
const SLICE_BYTES = 16 * 1024;
/** A longer row is a quotation mark that was never closed; a longer line is no line of a roster. */
const MAX_ROW_LENGTH = 256 * 1024;

const optionsFor = (delimiter: Delimiter): Options => ({
  delimiter,
  max_record_size: MAX_ROW_LENGTH,
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: ['\r\n', '\n', '\r'],
});

/**
 * The rows of a delimited text that have a text, parsed in slices that let others run.
 * @throws CsvError if a quotation mark stays open.
 */
export async function parseRows(
  text: string,
  delimiter: Delimiter,
  onRead?: OnRead,
): Promise<{ readonly rows: readonly SheetRow[]; readonly truncated: boolean }> {
  const rows: SheetRow[] = [];
  let number = 0;
  const isTooMuch = (): boolean => rows.length > MAX_ROWS_READ || number > MAX_LINES;
  await pipeline(
    slicesOf(text, isTooMuch, onRead),
    parse(optionsFor(delimiter)),
    async (read: AsyncIterable<string[]>) => {
      for await (const record of read) rows.push(...toRow(record, (number += 1)));
    },
  );
  return { rows: rows.slice(0, MAX_ROWS_READ), truncated: isTooMuch() };
}

/**
 * The first records of a text. Where a quotation mark stays open in them, quotes are taken as they
 * stand, so that something is shown.
 */
export function sampleRecords(text: string, delimiter: Delimiter, count: number): readonly string[][] {
  const options = { ...optionsFor(delimiter), to: count };
  try {
    return parseAtOnce(text, options);
  } catch {
    return parseAtOnce(text, { ...options, quote: null });
  }
}

async function* slicesOf(
  text: string,
  isTooMuch: () => boolean,
  onRead?: OnRead,
): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(withoutEmptyEnd(text));
  for (let at = 0; at < bytes.length && !isTooMuch(); at += SLICE_BYTES) {
    onRead?.(at / bytes.length);
    yield bytes.subarray(at, at + SLICE_BYTES);
    await nextTick();
  }
}

/** Excel likes to write thousands of rows of nothing but delimiters after the last one. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n,;'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The row, or nothing if it has no text. */
export function toRow(record: readonly string[], number: number): readonly SheetRow[] {
  const cells = record.slice(0, MAX_COLUMNS_READ).map(cellText);
  return cells.some((cell) => cell !== '') ? [{ number, cells }] : [];
}

/** `="00013"` is how a CSV file tells Excel that digits are a text. */
function cellText(field: string): string {
  const text = field.slice(0, MAX_CELL_LENGTH).trim();
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

/** Whether a line is longer than any row may be, as in a file that isn't made of rows. */
export function hasEndlessLine(text: string): boolean {
  let start = 0;
  while (text.length - start > MAX_ROW_LENGTH) {
    const line = text.slice(start, start + MAX_ROW_LENGTH);
    const end = Math.max(line.lastIndexOf('\n'), line.lastIndexOf('\r'));
    if (end < 0) return true;
    start += end + 1;
  }
  return false;
}
