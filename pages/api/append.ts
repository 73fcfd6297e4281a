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
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return response.status(405).json({ code: 'method-not-allowed', params: {} });
  }
  if (!isSameOrigin(headersOf(request)))
    return response.status(403).json({ code: 'cross-origin', params: {} });
  const parsed = appendRequest.safeParse(request.body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.') ?? '';
    return response
      .status(400)
      .json({ code: 'invalid-request', params: { path, reason: issue?.message ?? '' } });
  }
  const token = readHostCookie(request.headers.cookie, parsed.data.game);
  if (!token) return response.status(401).json({ code: 'signed-out', params: {} });
  const author = { kind: 'host' as const, tokenHash: hashToken(token), epoch: parsed.data.epoch };
  const answer = await appendEntries(author, parsed.data);
  response.status(answer.stop === 'signed-out' ? 401 : 200).json(answer);
}

function headersOf(request: NextApiRequest): Headers {
  const entries = Object.entries(request.headersDistinct).map(([name, values]): [string, string] => [
    name,
    values?.join(', ') ?? '',
  ]);
  return new Headers(entries);
}
