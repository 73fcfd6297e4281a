'use client';

import type { Answer } from '@/lib/schemas/problem';
import type { ImportOptions, RosterPreview } from '@/lib/schemas/roster-import';

export interface ImportedCounts {
  added: number;
  changed: number;
  removed: number;
  tables: number;
}

/** Asks what importing the file would do. */
export function fetchPreview(
  eventId: string,
  file: File,
  options: ImportOptions,
): Promise<Answer<RosterPreview>> {
  return send(`/api/events/${eventId}/roster/preview`, file, { options });
}

/** Imports the file as its preview said. */
export function sendImport(
  eventId: string,
  file: File,
  options: ImportOptions,
  digest: string,
): Promise<Answer<ImportedCounts>> {
  return send(`/api/events/${eventId}/roster/import`, file, { options, digest });
}

async function send<Value>(url: string, file: File, beside: object): Promise<Answer<Value>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: file,
      headers: {
        'content-type': 'application/octet-stream',
        'x-roster': encodeURIComponent(JSON.stringify(beside)),
      },
    });
    return (await response.json()) as Answer<Value>;
  } catch {
    return { ok: false, error: { code: 'unreachable', params: {} } };
  }
}
