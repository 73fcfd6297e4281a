import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Stands before the app as the network does, and can be disturbed. */
export interface Front {
  url: string;
  /** `cut`: nobody answers. `silent`: connections stand, and nothing comes through them any more. */
  line: 'through' | 'cut' | 'silent';
  /** Paths that get no answer. */
  dead: string | null;
  /** Files of another version of the host's page, by path, in place of the app's own. */
  files: ReadonlyMap<string, string>;
  /** Changes JSON on its way to the app, and back. */
  asked: (body: unknown) => unknown;
  answered: (body: unknown) => unknown;
  stop: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Headers that no longer hold for a body that was changed. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'transfer-encoding', 'etag'];

/** A front before the app at `target`, on a port of its own. */
export async function openFront(target: string): Promise<Front> {
  const server = http.createServer((request, response) => {
    void pass(request, response).catch(() => request.socket.destroy());
  });
  const front: Front = {
    url: '',
    line: 'through',
    dead: null,
    files: new Map(),
    asked: (body) => body,
    answered: (body) => body,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', target);
    if (front.line === 'silent') return;
    if (front.line === 'cut' || front.dead === pathname) {
      request.socket.destroy();
      return;
    }
    const file = front.files.get(pathname === '/host' ? '/shell/host.html' : pathname);
    const sent = await read(request);
    const body = isJson(request) ? JSON.stringify(front.asked(JSON.parse(String(sent)))) : sent;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    // What the browser has already is of another version.
    if (file !== undefined) {
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const asked = http.request(new URL(request.url ?? '/', target), {
      method: request.method,
      headers: { ...headers, ...(body.length > 0 ? { 'content-length': Buffer.byteLength(body) } : {}) },
    });
    response.on('close', () => asked.destroy());
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
    if (file !== undefined) {
      answerFile(pathname, file, answer, response);
      return;
    }
    if (isJson(answer)) return answerJson(answer, response);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    relay(answer, response);
  }

  function answerFile(
    pathname: string,
    file: string,
    answer: http.IncomingMessage,
    response: http.ServerResponse,
  ): void {
    answer.resume();
    const headers = withoutBody(answer.headers);
    const type = TYPES[pathname.split('.').at(-1) ?? ''];
    response.writeHead(200, { ...headers, ...(type ? { 'content-type': type } : {}) });
    response.end(file);
  }

  async function answerJson(answer: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = front.answered(JSON.parse(String(await read(answer))));
    response.writeHead(answer.statusCode ?? 502, withoutBody(answer.headers));
    response.end(JSON.stringify(body));
  }

  /** A stream goes on as long as the line does; one that was ever silent stays so. */
  function relay(answer: http.IncomingMessage, response: http.ServerResponse): void {
    let isSilent = false;
    answer.on('data', (chunk: Buffer) => {
      isSilent ||= front.line === 'silent';
      if (front.line === 'cut') response.destroy();
      else if (!isSilent) response.write(chunk);
    });
    answer.on('end', () => {
      if (!isSilent) response.end();
    });
    answer.on('error', () => response.destroy());
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  front.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return front;
}

async function read(message: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function isJson({ headers }: http.IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/json') ?? false;
}

function withoutBody(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_BODY.includes(name)));
}
