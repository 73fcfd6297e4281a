import { clientAddress } from '@/lib/auth/client-address';
import { hostCookie } from '@/lib/auth/host-cookie';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { pinRequest } from '@/lib/schemas/game';
import { id } from '@/lib/schemas/primitives';
import { renewByPin } from '@/lib/services/host-session';
import { HOST_SESSION_HOURS } from '@/lib/services/start-host-session';
import { readJson, refuse, reply, type GameRoute } from '../../host-request';
import { isSecure } from '@/lib/auth/is-secure';

/** In again at a game that the device knows: its session has expired, nothing else has. */
export async function POST(request: Request, route: GameRoute): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refuse(403, 'cross-origin');
  const gameId = id.safeParse((await route.params).gameId);
  if (!gameId.success) return refuse(404, 'not-found');
  const body = await readJson(request, pinRequest);
  if (body instanceof Response) return body;
  const { headers } = request;
  const device = { userAgent: headers.get('user-agent') ?? '', address: clientAddress(headers) };
  const entered = await renewByPin(gameId.data, body.data.pin, device);
  if (!entered.ok)
    return refuse(entered.error.code === 'wrong-pin' ? 403 : 429, entered.error.code, entered.error.params);
  const response = reply({});
  const cookie = hostCookie(gameId.data, entered.value.token, {
    hours: HOST_SESSION_HOURS,
    secure: isSecure(request.headers),
  });
  response.headers.append('Set-Cookie', cookie);
  return response;
}
