'use client';

import type { Answer } from '@/lib/schemas/problem';
import {
  MAX_ROSTER_MIB,
  type ImportOptions,
  type ImportProgress,
  type ImportReply,
  type RosterPreview,
} from '@/lib/schemas/roster-import';

export interface ImportedCounts {
  added: number;
  changed: number;
  removed: number;
  tables: number;
}

type Report = (progress: ImportProgress) => void;

/** Asks what importing the file would do. */
export function fetchPreview(
  eventId: string,
  file: File,
  options: ImportOptions,
  report: Report,
): Promise<Answer<RosterPreview>> {
  return send(`/api/events/${eventId}/roster/preview`, file, { options }, report);
}

/** Imports the file as its preview said. */
export function sendImport(
  eventId: string,
  file: File,
  options: ImportOptions,
  digest: string,
  report: Report,
): Promise<Answer<ImportedCounts>> {
  return send(`/api/events/${eventId}/roster/import`, file, { options, digest }, report);
}

const UNREACHABLE = { ok: false, error: { code: 'unreachable', params: {} } } as const;

/**
 * Sends a file and reads the lines of the answer as they come: how far the server is, then what came of it.
 * An XMLHttpRequest, as fetch doesn't tell how much has been sent.
 */
function send<Value>(url: string, file: File, beside: object, report: Report): Promise<Answer<Value>> {
  // The server refuses it as well; but there is no need to send it all for that.
  if (file.size > MAX_ROSTER_MIB * 1024 * 1024) {
    const error = { code: 'file-too-large', params: { limitMiB: MAX_ROSTER_MIB } };
    return Promise.resolve({ ok: false, error });
  }
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let read = 0;
    let answer: Answer<Value> | null = null;
    const readLines = () => {
      const lines = request.responseText.slice(read).split('\n');
      const unfinished = lines.pop() ?? '';
      read = request.responseText.length - unfinished.length;
      for (const line of lines) {
        const reply = JSON.parse(line) as ImportReply<Value>;
        if ('answer' in reply) answer = reply.answer;
        else report(reply.progress);
      }
    };
    const tell = ({ loaded, total }: ProgressEvent) => {
      report({ stage: loaded < total ? 'sending' : 'reading', share: loaded < total ? loaded / total : 0 });
    };
    request.upload.addEventListener('progress', tell);
    request.addEventListener('progress', readLines);
    request.addEventListener('error', () => resolve(UNREACHABLE));
    request.addEventListener('abort', () => resolve(UNREACHABLE));
    request.addEventListener('load', () => {
      if (request.status === 200) readLines();
      resolve(answer ?? UNREACHABLE);
    });
    request.open('POST', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-roster', encodeURIComponent(JSON.stringify(beside)));
    request.send(file);
  });
}
