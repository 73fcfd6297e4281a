import { PassThrough, Readable } from 'node:stream';
import { getLocale, getMessages } from 'next-intl/server';
import { currentUser } from '@/lib/auth/current-user';
import { attachment } from '@/lib/export/workbook';
import { exportWords } from '@/lib/export/words';
import { exportPrizeList } from '@/lib/services/export-prize-list';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NO_STORE = { 'Cache-Control': 'no-store' };

/** The prize list as a workbook, in the organiser's language. */
export async function GET(
  _request: Request,
  route: { params: Promise<{ eventId: string }> },
): Promise<Response> {
  const user = await currentUser();
  if (!user) return Response.json({ code: 'signed-out' }, { status: 401, headers: NO_STORE });
  const words = exportWords(await getLocale(), await getMessages());
  const file = await exportPrizeList(user, (await route.params).eventId, words);
  if (!file.ok) {
    return Response.json(file.error, {
      status: file.error.code === 'forbidden' ? 403 : 404,
      headers: NO_STORE,
    });
  }
  const stream = new PassThrough();
  file.value
    .write(stream)
    .catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: { ...NO_STORE, 'Content-Type': XLSX, 'Content-Disposition': attachment(file.value.fileName) },
  });
}
