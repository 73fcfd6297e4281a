import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '../db/client';
import { listAppliedMigrations } from '../db/migrations';

export type Readiness = 'ready' | 'database-unreachable' | 'migrations-missing';

/** Whether requests can be served: the database answers and has every migration that this version brings. */
export async function checkReadiness(): Promise<Readiness> {
  const folder = join(process.cwd(), 'prisma', 'migrations');
  const entries = await readdir(folder, { withFileTypes: true });
  const wanted = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  try {
    const applied = await listAppliedMigrations(db());
    return wanted.every((name) => applied.has(name)) ? 'ready' : 'migrations-missing';
  } catch {
    return 'database-unreachable';
  }
}
