import { PassThrough, Readable } from 'node:stream';
import { getLocale } from 'next-intl/server';
import { NO_STORE } from '@/app/api/events/workbook-response';
import { ownOrigin } from '@/app/(organiser)/events/[eventId]/own-origin';
import { currentUser } from '@/lib/auth/current-user';
import { SECURITY_HEADERS } from '@/lib/auth/security-headers';
import { attachment } from '@/lib/export/workbook';
import { printWords } from '@/lib/export/prints/words';
import { isLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { PrintRequest } from '@/lib/schemas/prints';
import { exportPrint, type PrintFile } from '@/lib/services/export-print';

const STATUS: Partial<Record<string, number>> = {
  'invalid-input': 400,
  forbidden: 403,
  'event-archived': 409,
};

/** A print as a PDF: to keep, or, with `show`, to look at and print from the browser. */
export async function GET(
  request: Request,
  route: { params: Promise<{ eventId: string; print: string }> },
): Promise<Response> {
  const user = await currentUser();
  if (!user) return refusal({ code: 'signed-out', params: {} }, 401);
  const { eventId, print } = await route.params;
  const query = new URL(request.url).searchParams;
  const wanted = query.get('locale');
  const locale = isLocale(wanted) ? wanted : await getLocale();
  const input = {
    ...{ eventId, print, tables: query.get('tables') ?? '' },
    ...{ sitting: query.get('sitting') || null, layout: query.get('layout') ?? 'tent' },
  };
  const words = printWords(locale, await loadMessages(locale));
  // What the address says is checked by the use case.
  const file = await exportPrint(user, input as PrintRequest, { words, origin: await ownOrigin() });
  if (!file.ok) return refusal(file.error, STATUS[file.error.code] ?? 404);
  return pdfResponse(file.value, query.has('show'));
}

function refusal(problem: object, status: number): Response {
  return Response.json(problem, { status, headers: NO_STORE });
}

/** Sent while it is written, so that hundreds of pages begin at once. */
function pdfResponse({ fileName, write }: PrintFile, show: boolean): Response {
  const stream = new PassThrough();
  write(stream).catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  const disposition = attachment(fileName);
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      ...Object.fromEntries(SECURITY_HEADERS),
      ...NO_STORE,
      'Content-Type': 'application/pdf',
      'Content-Disposition': show ? disposition.replace(/^attachment/, 'inline') : disposition,
    },
  });
}
