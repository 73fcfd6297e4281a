import type { NextApiRequest, NextApiResponse } from 'next';
import { hashToken } from '@/lib/auth/game-link';
import { readHostCookie } from '@/lib/auth/host-cookie';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { appendRequest } from '@/lib/schemas/append';
import { appendEntries } from '@/lib/services/append-entries';

/**
 * The hot path: a device's throws. It lives under pages/api because a route of the App Router costs nearly
 * twice as much a request; the use case itself knows no framework.
 */
export const config = { api: { bodyParser: { sizeLimit: '1mb' } } };

export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { status, body } = await answer(request);
  response.setHeader('Cache-Control', 'no-store');
  if (status === 405) response.setHeader('Allow', 'POST');
  response.status(status).json(body);
}

async function answer(request: NextApiRequest): Promise<{ status: number; body: unknown }> {
  if (request.method !== 'POST') return refuse(405, 'method-not-allowed');
  if (!isSameOrigin(headersOf(request))) return refuse(403, 'cross-origin');
  const parsed = appendRequest.safeParse(request.body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.') ?? '';
    return refuse(400, 'invalid-request', { path, reason: issue?.message ?? '' });
  }
  const token = readHostCookie(request.headers.cookie, parsed.data.game);
  if (!token) return refuse(401, 'signed-out');
  const author = { kind: 'host' as const, tokenHash: hashToken(token), epoch: parsed.data.epoch };
  const appended = await appendEntries(author, parsed.data);
  return { status: appended.stop === 'signed-out' ? 401 : 200, body: appended };
}

function refuse(status: number, code: string, params: Record<string, string> = {}) {
  return { status, body: { code, params } };
}

function headersOf(request: NextApiRequest): Headers {
  const entries = Object.entries(request.headersDistinct).map(([name, values]): [string, string] => [
    name,
    values?.join(', ') ?? '',
  ]);
  return new Headers(entries);
}
