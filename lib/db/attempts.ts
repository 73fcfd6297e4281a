import { createHash } from 'node:crypto';
import type { Db } from './client';

export interface AttemptLimit {
  /** So many tries are allowed … */
  tries: number;
  /** … in a window of so many seconds, which the first one opens. */
  seconds: number;
}

/** Keys may hold addresses; only their hashes are kept. */
function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Counts a try and returns the seconds to wait before another counts: 0 where this one is allowed. */
export async function countAttempt(db: Db, key: string, limit: AttemptLimit): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number; wait: number }[]>`
    INSERT INTO attempts AS a (key, count, started_at) VALUES (${keyHash(key)}, 1, now())
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN a.started_at <= now() - make_interval(secs => ${limit.seconds}) THEN 1
                   ELSE least(a.count + 1, 1000000) END,
      started_at = CASE WHEN a.started_at <= now() - make_interval(secs => ${limit.seconds}) THEN now()
                        ELSE a.started_at END
    RETURNING count, ceil(extract(epoch FROM started_at - now()) + ${limit.seconds})::int AS wait`;
  if (row === undefined || row.count <= limit.tries) return 0;
  return Math.max(1, row.wait);
}

/** Forgets the tries of a key, after the right answer. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.attempt.deleteMany({ where: { key: keyHash(key) } });
}

/** Deletes the tries that no limit counts any more. */
export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  await db.attempt.deleteMany({ where: { startedAt: { lt: before } } });
}
