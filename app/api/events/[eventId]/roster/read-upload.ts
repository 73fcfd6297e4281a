import { currentUser } from '@/lib/auth/current-user';
import { isSameOrigin } from '@/lib/auth/same-origin';
import type { Actor } from '@/lib/permissions';
import { done, refused, type Answer } from '@/lib/schemas/problem';
import { MAX_ROSTER_MIB } from '@/lib/schemas/roster-import';
import { readAtMost } from '../read-at-most';

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
  const bytes = await readAtMost(request, MAX_ROSTER_MIB * 1024 * 1024);
  return bytes ? done({ actor, bytes, beside }) : refused('file-too-large', { limitMiB: MAX_ROSTER_MIB });
}

function readHeader(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
