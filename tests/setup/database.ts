import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '@/scripts/lib/database.mjs';

// Runs before each test file of the integration project: the file gets a fresh, migrated database of its own.
// The run drops them all when it ends (template-database.ts).

process.env.DATABASE_URL = await createTestDatabase();
process.env.AUTH_SECRET ??= randomBytes(32).toString('base64url');

/** One more migrated database, for a test that needs two or a pristine one; its address. */
export async function createTestDatabase(): Promise<string> {
  const template = inject('templateDatabase');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await createDatabase(inject('adminUrl'), name, template);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return url.href;
}
