import { gameStream } from '@/lib/live/game-stream';
import { keepSeeingHost } from '@/lib/services/host-session';
import { authoriseHost, type GameRoute } from '../../host-request';

/** Server-sent events: where the game stands, now and at each change. */
export async function GET(request: Request, route: GameRoute): Promise<Response> {
  const host = await authoriseHost(request, route);
  if (host instanceof Response) return host;
  keepSeeingHost(host.sessionId, request.signal);
  return gameStream(host.gameId, request.headers.get('last-event-id'), request.signal);
}
