import { getLocale, getMessages } from 'next-intl/server';
import { currentUser } from '@/lib/auth/current-user';
import { exportWords } from '@/lib/export/words';
import { exportPrizeList } from '@/lib/services/export-prize-list';
import { NO_STORE, workbookResponse } from '../../workbook-response';

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
  return workbookResponse(file.value);
}
