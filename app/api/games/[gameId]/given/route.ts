import { givenRequest } from '@/lib/schemas/beside';
import { chooseItems } from '@/lib/services/choose-items';
import { authoriseHost, readJson, refuse, reply, type GameRoute } from '../../host-request';

export async function POST(request: Request, route: GameRoute): Promise<Response> {
  const host = await authoriseHost(request, route);
  if (host instanceof Response) return host;
  const body = await readJson(request, givenRequest);
  if (body instanceof Response) return body;
  const answer = await chooseItems(host.sessionId, host.gameId, body.data);
  return answer.ok ? reply(answer.value) : refuse(409, answer.error.code, answer.error.params);
}
