/** One message of a stream of server-sent events; `data` is sent as JSON. */
export interface StreamMessage {
  id?: string;
  event?: string;
  data: unknown;
}

/** A proxy that sees nothing for longer may cut the connection; and a reader that hears none knows it is cut. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = 'event: beat\ndata: .\n\n';
/** After how long the browser tries again by itself. */
const RETRY_MS = 2_000;
/** A stream ends by itself after so long: coming back, its reader is asked again who they are. */
const LIFETIME_MS = 10 * 60_000;
/** A reader that lags this far behind is cut off: it comes back and is told the newest state alone. */
const MAX_WAITING_BYTES = 1_000_000;

/** Of each answer with a stream; `no-transform` keeps compression from holding messages back. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * An answer that streams what `start` sends until the client goes, with a heartbeat. `start` returns how to
 * stop; it is called once, whichever side ends the stream.
 */
export function streamResponse(
  signal: AbortSignal,
  start: (send: (message: StreamMessage) => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  const stream: { open: boolean; finish: () => void } = { open: true, finish: () => undefined };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let stop: (() => void) | null = null;
        const write = (text: string) => {
          if (!stream.open) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) < -MAX_WAITING_BYTES) stream.finish();
        };
        const finish = () => {
          if (!stream.open) return;
          stream.open = false;
          clearInterval(heartbeat);
          clearTimeout(end);
          signal.removeEventListener('abort', finish);
          stop?.();
          try {
            controller.close();
          } catch {
            // The reader has closed it already.
          }
        };
        stream.finish = finish;
        const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS);
        const end = setTimeout(finish, LIFETIME_MS);
        signal.addEventListener('abort', finish);
        write(`retry: ${RETRY_MS}\n\n`);
        stop = start((message) => write(format(message)));
        // Ended while it started: `finish` did not know yet how to stop.
        if (!stream.open) stop();
        else if (signal.aborted) finish();
      },
      cancel: () => stream.finish(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  return new Response(body, { headers: HEADERS });
}

function format({ id, event, data }: StreamMessage): string {
  const head = `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}`;
  return `${head}data: ${JSON.stringify(data)}\n\n`;
}
