import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { checkReadiness } from '@/lib/services/check-readiness';

describe('readiness', () => {
  it('needs every migration', async () => {
    expect(await checkReadiness()).toBe('ready');
    await db().$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL`;
    expect(await checkReadiness()).toBe('migrations-missing');
  });

  it('needs the database', async () => {
    await db().$executeRaw`DROP TABLE _prisma_migrations`;
    expect(await checkReadiness()).toBe('database-unreachable');
  });
});
