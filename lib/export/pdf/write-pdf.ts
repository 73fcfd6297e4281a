import { once } from 'node:events';
import type { Writable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { drawMark } from './draw';
import { A4, type Page } from './page';

export interface PdfInfo {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
}

/**
 * Writes pages as a PDF, one at a time as they are asked for, so that other requests go in between and
 * hundreds of pages need no more room than one. Fonts are embedded, each with the characters that are used.
 */
export async function writePdf(pages: Iterable<Page>, info: PdfInfo, stream: Writable): Promise<void> {
  const document = new PDFDocument({
    size: [A4.width, A4.height],
    margin: 0,
    autoFirstPage: false,
    // The default would be a font that isn't embedded and has no Chinese.
    font: '',
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, Creator: info.author, Producer: info.author },
  });
  const failed = new AbortController();
  stream.once('error', () => failed.abort());
  stream.once('close', () => failed.abort());
  document.pipe(stream);
  for (const page of pages) {
    if (failed.signal.aborted) break; // nobody reads on
    document.addPage();
    for (const mark of page) drawMark(document, mark, info.language);
    await new Promise((resolve) => setImmediate(resolve));
    if (stream.writableNeedDrain)
      await once(stream, 'drain', { signal: failed.signal }).catch(() => undefined);
  }
  document.end();
}
