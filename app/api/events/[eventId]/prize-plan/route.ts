import { getLocale, getMessages } from 'next-intl/server';
import { currentUser } from '@/lib/auth/current-user';
import { prizePlanWords } from '@/lib/export/prize-plan-words';
import { exportPrizePlan } from '@/lib/services/export-prize-plan';
import { NO_STORE, workbookResponse } from '../../workbook-response';

/** What to buy, what to pack and what it costs, in the organiser's language. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/events/[eventId]/prize-plan'>,
): Promise<Response> {
  const user = await currentUser();
  if (!user) return Response.json({ code: 'signed-out' }, { status: 401, headers: NO_STORE });
  const words = prizePlanWords(await getLocale(), await getMessages());
  const file = await exportPrizePlan(user, (await params).eventId, words);
  return file.ok
    ? workbookResponse(file.value)
    : Response.json(file.error, { status: 404, headers: NO_STORE });
}
