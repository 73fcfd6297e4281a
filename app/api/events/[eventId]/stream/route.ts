import { currentUser } from '@/lib/auth/current-user';
import { listSummaries } from '@/lib/services/list-summaries';
import { streamEvent } from '@/lib/services/stream-event';

const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * Server-sent events of all games of an event for those who organise it; asked for JSON, where the games
 * stand now, for who can't keep a stream open.
 */
export async function GET(
  request: Request,
  route: { params: Promise<{ eventId: string }> },
): Promise<Response> {
  const user = await currentUser();
  if (!user) return Response.json({ code: 'signed-out' }, { status: 401, headers: NO_STORE });
  const { eventId } = await route.params;
  const games = await listSummaries(user, eventId);
  if (!games.ok) return Response.json(games.error, { status: 404, headers: NO_STORE });
  if (!request.headers.get('accept')?.includes('text/event-stream')) {
    return Response.json({ all: true, games: games.value }, { headers: NO_STORE });
  }
  return streamEvent(eventId, request.headers.get('last-event-id'), request.signal);
}
