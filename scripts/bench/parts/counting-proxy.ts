/** Counts what really goes over the wire, whoever in the browser asked for it: page, worker or cache. */
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingProxy {
  readonly url: string;
  /** Bytes of scripts so far, as they were transferred: compressed, without headers. */
  readonly scriptBytes: () => number;
  readonly stop: () => void;
}

/** Passes everything on to the app at `target`. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  let bytes = 0;
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      const isScript = /javascript/.test(answer.headers['content-type'] ?? '');
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => (bytes += isScript ? chunk.length : 0));
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scriptBytes: () => bytes,
    stop,
  };
}
