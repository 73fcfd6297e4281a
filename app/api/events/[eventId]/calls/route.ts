import { currentUser } from '@/lib/auth/current-user';
import { countCalls } from '@/lib/services/count-calls';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** How many tables of an event call for help. */
export async function GET(_request: Request, { params }: RouteContext<'/api/events/[eventId]/calls'>) {
  const user = await currentUser();
  if (!user) return Response.json({ code: 'signed-out' }, { status: 401, headers: NO_STORE });
  const { eventId } = await params;
  const count = await countCalls(user, eventId);
  if (!count.ok) return Response.json(count.error, { status: 404, headers: NO_STORE });
  return Response.json({ count: count.value }, { headers: NO_STORE });
}
