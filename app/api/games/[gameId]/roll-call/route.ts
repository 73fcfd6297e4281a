import { rollCallRequest } from '@/lib/schemas/game';
import { callRoll } from '@/lib/services/roll-call';
import { authoriseHost, readJson, reply, type GameRoute } from '../../host-request';

export async function POST(request: Request, route: GameRoute): Promise<Response> {
  const host = await authoriseHost(request, route);
  if (host instanceof Response) return host;
  const body = await readJson(request, rollCallRequest);
  return body instanceof Response ? body : reply(await callRoll(host, host.gameId, body.data));
}
