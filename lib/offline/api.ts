import type { AppendRequest, AppendResponse } from '../schemas/append';
import type { BesideView } from '../schemas/beside';
import type { GameAnswer, GameView, RollCallRequest } from '../schemas/game';
import type { NewDeed } from './deed';

/** What became of a request: an answer, no answer at all, or a refusal with its code. */
export type Reply<Value> =
  | { kind: 'answer'; value: Value }
  | { kind: 'unreachable' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; code: string; params: Readonly<Record<string, string | number>> };

/** The server as the host's page knows it. Tests put another one here. */
export interface Api {
  game: (id: string) => Promise<Reply<GameView>>;
  append: (request: AppendRequest) => Promise<Reply<AppendResponse>>;
  takePen: (id: string, epoch: number) => Promise<Reply<GameAnswer>>;
  rollCall: (id: string, request: RollCallRequest) => Promise<Reply<GameAnswer>>;
  signIn: (id: string, pin: string) => Promise<Reply<unknown>>;
  deed: (id: string, deed: NewDeed) => Promise<Reply<BesideView>>;
}

const TIMEOUT_MS = 10_000;

/** The server over HTTP, at this page's own origin. */
export function httpApi(): Api {
  return {
    game: (id) => request<GameView>('GET', `/api/games/${id}`),
    append: (body) => request<AppendResponse>('POST', '/api/append', body),
    takePen: (id, epoch) => request<GameAnswer>('POST', `/api/games/${id}/pen`, { epoch }),
    rollCall: (id, body) => request<GameAnswer>('POST', `/api/games/${id}/roll-call`, body),
    signIn: (id, pin) => request<unknown>('POST', `/api/games/${id}/session`, { pin }),
    deed: (id, { kind, body }) => request<BesideView>('POST', `/api/games/${id}/${kind}`, body),
  };
}

/** From a 会 that has ended to the table's next one: its game's id. */
export function goOn(id: string): Promise<Reply<{ game: string }>> {
  return request('POST', `/api/games/${id}/next`, {});
}

async function request<Value>(method: 'GET' | 'POST', url: string, body?: unknown): Promise<Reply<Value>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method,
      signal: abort.signal,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return await read<Value>(response);
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

async function read<Value>(response: Response): Promise<Reply<Value>> {
  // A proxy's own page, a crashed server: as good as no answer, so that nothing is given up.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const value: unknown = isJson ? await response.json() : null;
  if (response.ok) return isJson ? { kind: 'answer', value: value as Value } : { kind: 'unreachable' };
  if (isObject(value) && ('stop' in value || 'game' in value))
    return { kind: 'answer', value: value as Value };
  const error = isObject(value) ? (isObject(value.error) ? value.error : value) : {};
  if (response.status >= 500 || typeof error.code !== 'string') return { kind: 'unreachable' };
  if (error.code === 'signed-out') return { kind: 'signed-out' };
  return { kind: 'refused', code: error.code, params: paramsOf(error.params) };
}

function paramsOf(value: unknown): Record<string, string | number> {
  const pairs = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    pairs.flatMap(([key, one]) => (typeof one === 'string' || typeof one === 'number' ? [[key, one]] : [])),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
