import { hostCookie } from '@/lib/auth/host-cookie';
import { isSecure } from '@/lib/auth/is-secure';
import { goOn } from '@/lib/services/go-on';
import { HOST_SESSION_HOURS } from '@/lib/services/start-host-session';
import { authoriseHost, refuse, reply, type GameRoute } from '../../host-request';

/** From a 会 that has ended to the table's next one. */
export async function POST(request: Request, route: GameRoute): Promise<Response> {
  const host = await authoriseHost(request, route);
  if (host instanceof Response) return host;
  const entered = await goOn(host.gameId, request.headers.get('user-agent') ?? '');
  if (!entered.ok) return refuse(409, entered.error.code, entered.error.params);
  const { gameId, token } = entered.value;
  const response = reply({ game: gameId });
  const cookie = hostCookie(gameId, token, { hours: HOST_SESSION_HOURS, secure: isSecure(request.headers) });
  response.headers.append('Set-Cookie', cookie);
  return response;
}
