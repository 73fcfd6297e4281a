import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabases } from '@/scripts/lib/database.mjs';
import { applyMigrations } from '@/scripts/lib/migrations.mjs';
import { makeSetupToken } from '@/scripts/lib/setup-link.mjs';
import { openTestServer } from '@/scripts/lib/test-server.mjs';
import { startTestApp } from '../setup/app';

export interface OwnApp {
  url: string;
  setupToken: string;
  stop: () => Promise<void>;
}

/** The app on a fresh database without any account, for a test of the very beginning. */
export async function startOwnApp(): Promise<OwnApp> {
  const server = await openTestServer();
  const name = `huibing_own_${randomBytes(4).toString('hex')}`;
  await createDatabase(server.url('postgres'), name);
  await applyMigrations(server.url(name));
  const setupToken = (await makeSetupToken(server.url(name))) ?? '';
  const app = await startTestApp(server.url(name));
  return {
    url: app.url,
    setupToken,
    stop: async () => {
      await app.stop();
      await dropDatabases(server.url('postgres'), name);
      await server.stop();
    },
  };
}
