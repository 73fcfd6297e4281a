import { takePenRequest } from '@/lib/schemas/game';
import { takePen } from '@/lib/services/take-pen';
import { authoriseHost, readJson, reply, type GameRoute } from '../../host-request';

export async function POST(request: Request, route: GameRoute): Promise<Response> {
  const host = await authoriseHost(request, route);
  if (host instanceof Response) return host;
  const body = await readJson(request, takePenRequest);
  return body instanceof Response ? body : reply(await takePen(host.sessionId, host.gameId, body.data.epoch));
}
