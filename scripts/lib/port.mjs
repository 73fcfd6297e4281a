import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, Problem } from './problem.mjs';

/** @typedef {{ port: number, host: string | undefined }} Listen */

/** The app of a launcher that was killed just now may take a moment to end. */
const PATIENCE_MS = 2_000;

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Listen}
 */
export function readListen(env) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`PORT is "${env.PORT}"; set it to a number from 1 to 65535, or leave it out for 3000.`);
  }
  return { port, host: env.HOST || undefined };
}

/**
 * @param {Listen} listen
 */
export async function requireFreePort({ port, host }) {
  const patienceEnds = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await probe({ port, host });
      return;
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'EADDRINUSE' || Date.now() > patienceEnds) throw refused(code, port, host);
      await sleep(100);
    }
  }
}

/** Some port of this machine alone that nobody listens on at the moment. */
export const freePort = () => probe({ port: 0, host: '127.0.0.1' });

/**
 * Listens for a moment, and gives the port.
 * @param {Listen} listen
 */
async function probe(listen) {
  const server = net.createServer().listen(listen);
  await once(server, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * @param {string} code
 * @param {number} port
 * @param {string | undefined} host
 */
function refused(code, port, host) {
  switch (code) {
    case 'EADDRINUSE':
      return new Problem(
        `Port ${port} is in use by another program. Stop that, or choose another port: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new Problem(
        `Port ${port} is reserved for the administrator. Choose one from 1024 on: PORT=3000 npm start`,
      );
    default:
      return new Problem(
        `This machine has no address "${host}" (${code}). Set HOST to one that it has, or leave it out.`,
      );
  }
}
