import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startApp } from '@/scripts/lib/app-process.mjs';
import { createDatabase, dropDatabases } from '@/scripts/lib/database.mjs';
import { applyMigrations } from '@/scripts/lib/migrations.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { makeSetupToken } from '@/scripts/lib/setup-link.mjs';
import { openTestServer } from '@/scripts/lib/test-server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app that all end-to-end tests share is served. */
    baseUrl: string;
    /** The database of that app. */
    databaseUrl: string;
    /** The token that creates its first account, at /setup/<token>. */
    setupToken: string;
  }
}

/** The installation's secret in every app that tests start, from which links and PINs derive. */
export const TEST_SECRET = 'a secret that only tests use, the same in every instance';

/** Serves the app as it was built last, on a database of its own, for all end-to-end tests of a run. */
export default async function setup(project: TestProject) {
  const server = await openTestServer();
  const name = `huibing_e2e_${randomBytes(4).toString('hex')}`;
  await createDatabase(server.url('postgres'), name);
  const databaseUrl = server.url(name);
  await applyMigrations(databaseUrl);
  const setupToken = await makeSetupToken(databaseUrl);
  if (!setupToken) throw new Error('A new database has accounts');
  const app = await startTestApp(databaseUrl);
  project.provide('baseUrl', app.url);
  project.provide('databaseUrl', databaseUrl);
  project.provide('setupToken', setupToken);
  return async () => {
    await app.stop();
    await dropDatabases(server.url('postgres'), name);
    await server.stop();
  };
}

export interface TestApp {
  url: string;
  port: number;
  stop: () => Promise<void>;
  /** Without a word, as a crash would. */
  kill: () => Promise<void>;
}

/** One process of the built app, on a free port or on `at`; two of them on one database are two instances of it. */
export async function startTestApp(databaseUrl: string, log?: 'inherit' | 2, at?: number): Promise<TestApp> {
  const listen = { port: at ?? (await freePort()), host: '127.0.0.1' };
  const env = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: TEST_SECRET,
    AUTH_TRUST_HOST: 'true',
    NODE_ENV: 'production',
  };
  const app = startApp('start', listen, env, log);
  const failed = app.exited.then(() => {
    throw new Error('The app ended before it answered');
  });
  await Promise.race([app.ready, failed]);
  failed.catch(() => undefined); // its later end is the one that was asked for
  const { stop, kill } = app;
  return { url: `http://${listen.host}:${listen.port}`, port: listen.port, stop, kill };
}
