import { givenRequest } from '@/lib/schemas/game';
import { chooseItem } from '@/lib/services/choose-item';
import { authoriseHost, readJson, refuse, reply, type GameRoute } from '../../host-request';

export async function POST(request: Request, route: GameRoute): Promise<Response> {
  const host = await authoriseHost(request, route);
  if (host instanceof Response) return host;
  const body = await readJson(request, givenRequest);
  if (body instanceof Response) return body;
  const chosen = await chooseItem(host.sessionId, host.gameId, body.data);
  return chosen.ok ? reply({}) : refuse(409, chosen.error.code, chosen.error.params);
}
