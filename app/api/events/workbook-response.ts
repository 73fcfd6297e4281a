import { PassThrough, Readable, type Writable } from 'node:stream';
import { attachment } from '@/lib/export/workbook';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const NO_STORE = { 'Cache-Control': 'no-store' };

/** A workbook sent while it is written. */
export function workbookResponse({
  fileName,
  write,
}: {
  fileName: string;
  write: (stream: Writable) => Promise<void>;
}): Response {
  const stream = new PassThrough();
  write(stream).catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: { ...NO_STORE, 'Content-Type': XLSX, 'Content-Disposition': attachment(fileName) },
  });
}
