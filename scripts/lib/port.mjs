import { once } from 'node:events';
import net from 'node:net';
import { codeOf, Problem } from './problem.mjs';

/** @typedef {{ port: number, host: string | undefined }} Listen */

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
  const probe = net.createServer();
  try {
    probe.listen({ port, host });
    await once(probe, 'listening');
  } catch (error) {
    throw refused(codeOf(error), port, host);
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Some port of this machine alone that nobody listens on at the moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
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
