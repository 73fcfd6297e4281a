import { startTemporaryServer } from './postgres/server.mjs';

/** How `npm test` tells its stages which server they share. */
const SHARED = 'HUIBING_TEST_SERVER';

/**
 * @typedef {object} TestServer
 * @property {(database: string) => string} url
 * @property {Record<string, string>} shared the environment that makes other processes use this server, too
 * @property {() => Promise<void>} stop
 */

/**
 * The PostgreSQL that tests run on: the one that `npm test` has started for all its stages, or the server of
 * DATABASE_URL, or an embedded one that is thrown away.
 * @returns {Promise<TestServer>}
 */
export async function openTestServer() {
  const address = process.env[SHARED] || process.env.DATABASE_URL;
  if (address) return { url: on(address), shared: { [SHARED]: address }, stop: () => Promise.resolve() };
  const { url, stop } = await startTemporaryServer();
  return { url, shared: { [SHARED]: url('postgres') }, stop };
}

/**
 * @param {string} address of some database of a server
 */
function on(address) {
  return (/** @type {string} */ database) => {
    const url = new URL(address);
    url.pathname = `/${database}`;
    return url.href;
  };
}
