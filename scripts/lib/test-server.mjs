import { startTemporaryServer } from './postgres/server.mjs';

/** How `npm test` tells its stages which server they share. */
const SHARED = 'HUIBING_TEST_SERVER';

/**
 * The PostgreSQL that tests run on: the one that `npm test` has started for all its stages, or the server of
 * DATABASE_URL, or an embedded one that is thrown away.
 * @returns {Promise<Pick<import('./postgres/server.mjs').Server, 'url' | 'stop'>>}
 */
export async function openTestServer() {
  const address = process.env[SHARED] || process.env.DATABASE_URL;
  if (!address) return startTemporaryServer();
  /** @param {string} database */
  const url = (database) => {
    const target = new URL(address);
    target.pathname = `/${database}`;
    return target.href;
  };
  return { url, stop: () => Promise.resolve() };
}

/**
 * The environment that shares a server with the processes which get it.
 * @param {Pick<import('./postgres/server.mjs').Server, 'url'>} server
 */
export const sharing = (server) => ({ [SHARED]: server.url('postgres') });
