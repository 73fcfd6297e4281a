import { loadGame } from '@/lib/services/load-game';
import { seeHost } from '@/lib/services/host-session';
import { authoriseHost, refuse, reply, type GameRoute } from '../host-request';

/** The game as its host's device needs it: a `GameView`. */
export async function GET(request: Request, route: GameRoute): Promise<Response> {
  const host = await authoriseHost(request, route);
  if (host instanceof Response) return host;
  await seeHost(host.sessionId);
  const game = await loadGame(host.gameId, host.sessionId);
  return game ? reply(game) : refuse(404, 'not-found');
}
