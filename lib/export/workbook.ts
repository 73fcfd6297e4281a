import type { Writable } from 'node:stream';
import exceljs from 'exceljs';
import type { PrizeListInput } from './input';
import { prizeRows } from './prize-rows';
import { sheetContext } from './sheets/context';
import { addFinalSheet } from './sheets/final-sheet';
import { addGuestsSheet } from './sheets/guests-sheet';
import { addLogSheet } from './sheets/log-sheet';
import { addSummarySheet } from './sheets/summary-sheet';
import { addUnitsSheet } from './sheets/units-sheet';
import type { Words } from './words';

/** Writes the prize list as a workbook: summary, guests, units, the final where there is one, and the log. */
export async function writePrizeList(input: PrizeListInput, words: Words, stream: Writable): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true });
  book.creator = words.t('creator');
  book.lastModifiedBy = book.creator;
  const context = sheetContext(input, prizeRows(input), words);
  addSummarySheet(book, context);
  await addGuestsSheet(book, context);
  await addUnitsSheet(book, context);
  if (input.finals.length > 0) await addFinalSheet(book, context);
  await addLogSheet(book, context);
  await book.commit();
}

/** `2026 中秋博饼 领奖名单 2026-09-25.xlsx`, without what file systems refuse. */
export function prizeListFileName({ event }: PrizeListInput, words: Words): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: event.timeZone, dateStyle: 'short' }).format(
    event.startsAt,
  );
  return `${safeFileName(event.name)} ${words.t('fileName')} ${day}.xlsx`;
}

/** A name without what file systems refuse. */
export function safeFileName(name: string): string {
  return name.replaceAll(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
}

/** A Content-Disposition that brings any name through (RFC 6266, RFC 5987). */
export function attachment(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
