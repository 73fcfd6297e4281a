/** The app as users get it, built and served on a database of its own, for benchmarks that need it whole. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { TEST_SECRET, startTestApp } from '../../../tests/setup/app';
import { inCheckout } from '../../lib/checkout.mjs';
import { createDatabase, dropDatabases } from '../../lib/database.mjs';
import { applyMigrations } from '../../lib/migrations.mjs';
import { makeSetupToken } from '../../lib/setup-link.mjs';
import { openTestServer } from '../../lib/test-server.mjs';

export interface ServedApp {
  readonly url: string;
  /** Creates the first account, at /setup/<token>. */
  readonly setupToken: string;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the app if the build is stale and serves it. Its database is this process's, too, so that use cases
 * can be called to fill it. What build and app say goes to the error output: figures alone are printed.
 * @throws if the build fails
 */
export async function serveApp(): Promise<ServedApp> {
  const build = spawnSync(process.execPath, [inCheckout('scripts/test.mjs'), 'build'], {
    stdio: ['ignore', 2, 2],
  });
  if (build.status !== 0) throw new Error('The app could not be built; see above.');
  const server = await openTestServer();
  const name = `huibing_bench_${randomBytes(4).toString('hex')}`;
  await createDatabase(server.url('postgres'), name);
  const databaseUrl = server.url(name);
  await applyMigrations(databaseUrl);
  process.env.DATABASE_URL = databaseUrl;
  process.env.AUTH_SECRET = TEST_SECRET;
  const setupToken = await makeSetupToken(databaseUrl);
  if (!setupToken) throw new Error('A new database has accounts.');
  const app = await startTestApp(databaseUrl, 2);
  const stop = async () => {
    await app.stop();
    const { disconnect } = await import('../../../lib/db/client');
    await disconnect();
    await dropDatabases(server.url('postgres'), name);
    await server.stop();
  };
  return { url: app.url, setupToken, stop };
}
