import { currentUser } from '@/lib/auth/current-user';
import { isSameOrigin } from '@/lib/auth/same-origin';
import type { Actor } from '@/lib/permissions';
import { done, refused, type Answer } from '@/lib/schemas/problem';

/** What the importer reads, and one byte more, so that it can say that a file is too large. */
const MOST_BYTES = 20 * 1024 * 1024 + 1;

export interface Upload {
  actor: Actor;
  bytes: Uint8Array;
  /** What stands beside the file, in the header that the page sets; checked by the use case. */
  beside: Record<string, unknown>;
}

/** Reads a file that a page sends as a request's body, never more of it than the importer takes. */
export async function readUpload(request: Request): Promise<Answer<Upload>> {
  if (!isSameOrigin(request.headers)) return refused('forbidden');
  const actor = await currentUser();
  if (!actor) return refused('signed-out');
  const beside = readHeader(request.headers.get('x-roster'));
  if (!beside) return refused('invalid-input', { field: 'options', reason: 'invalid' });
  if (Number(request.headers.get('content-length') ?? 0) >= MOST_BYTES) return tooLarge();
  const bytes = await readAtMost(request.body);
  return bytes ? done({ actor, bytes, beside }) : tooLarge();
}

function tooLarge() {
  return refused('file-too-large', { limitMiB: 20 });
}

function readHeader(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The body; null as soon as it is larger than allowed. */
async function readAtMost(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | null> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length >= MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
