import type { Db } from './client';

/** The names of the migrations that are wholly applied. */
export async function listAppliedMigrations(db: Db): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  return new Set(rows.map((row) => row.migration_name));
}
