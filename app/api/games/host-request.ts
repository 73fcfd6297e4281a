import { readHostCookie } from '@/lib/auth/host-cookie';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { hashToken } from '@/lib/auth/game-link';
import { id } from '@/lib/schemas/primitives';
import { hostSession } from '@/lib/services/host-session';
import type { z } from 'zod';

export interface GameRoute {
  params: Promise<{ gameId: string }>;
}

/** Who asks, at which game. */
export interface Host {
  gameId: string;
  sessionId: string;
  tokenHash: string;
}

/** The game's id and the host's session; or the response that refuses the request. */
export async function authoriseHost(request: Request, route: GameRoute): Promise<Host | Response> {
  const gameId = id.safeParse((await route.params).gameId);
  if (!gameId.success) return refuse(404, 'not-found');
  if (request.method !== 'GET' && !isSameOrigin(request.headers)) return refuse(403, 'cross-origin');
  const token = readHostCookie(request.headers.get('cookie'), gameId.data);
  const session = await hostSession(gameId.data, token);
  if (!token || !session) return refuse(401, 'signed-out');
  return { gameId: gameId.data, sessionId: session.id, tokenHash: hashToken(token) };
}

/** The request's JSON by a schema; or the response that refuses it. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ data: z.output<Schema> } | Response> {
  const parsed = schema.safeParse(await request.json().catch(() => undefined));
  if (parsed.success) return { data: parsed.data };
  const [issue] = parsed.error.issues;
  return refuse(400, 'invalid-request', { path: issue?.path.join('.') ?? '', reason: issue?.message ?? '' });
}

export function refuse(status: number, code: string, params: Record<string, string | number> = {}): Response {
  return Response.json({ code, params }, { status, headers: { 'Cache-Control': 'no-store' } });
}

export function reply(body: unknown): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
