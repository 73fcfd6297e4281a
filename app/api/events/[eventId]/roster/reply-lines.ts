import type { Answer } from '@/lib/schemas/problem';
import type { ImportProgress, ImportReply } from '@/lib/schemas/roster-import';

/** More often nobody can see how far it is. */
const EVERY_MS = 80;

/**
 * An answer in lines, sent as they come: how far `work` is, and at last what it answers. What goes wrong
 * unexpectedly breaks the answer off.
 */
export function replyLines<Value>(
  work: (report: (progress: ImportProgress) => void) => Promise<Answer<Value>>,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (reply: ImportReply<Value>) =>
        controller.enqueue(encoder.encode(`${JSON.stringify(reply)}\n`));
      let stage = '';
      let sent = 0;
      const report = (progress: ImportProgress) => {
        const now = performance.now();
        if (progress.stage === stage && now - sent < EVERY_MS) return;
        stage = progress.stage;
        sent = now;
        send({ progress });
      };
      send({ answer: await work(report) });
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' };
  return new Response(body, { headers });
}
