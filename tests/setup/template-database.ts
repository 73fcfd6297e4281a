import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { createDatabase, dropDatabases } from '@/scripts/lib/database.mjs';
import { applyMigrations } from '@/scripts/lib/migrations.mjs';
import { openTestServer } from '@/scripts/lib/test-server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** An address on the test server from which databases can be created. */
    adminUrl: string;
    /** A migrated database that every test file gets a copy of. */
    templateDatabase: string;
  }
}

/** Migrates one database for the whole run; copying it is much faster than migrating again for each test file. */
export default async function setup(project: TestProject) {
  const server = await openTestServer();
  const adminUrl = server.url('postgres');
  const templateDatabase = `huibing_test_${randomBytes(4).toString('hex')}`;
  await createDatabase(adminUrl, templateDatabase);
  await applyMigrations(server.url(templateDatabase));
  project.provide('adminUrl', adminUrl);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await dropDatabases(adminUrl, templateDatabase);
    await server.stop();
  };
}
