import type { Db } from './client';

/** The state of a link: null where no such link was ever made. */
export async function findSetupLink(db: Db, tokenHash: string): Promise<'open' | 'used' | null> {
  const link = await db.setupLink.findUnique({ where: { tokenHash }, select: { usedAt: true } });
  if (link === null) return null;
  return link.usedAt === null ? 'open' : 'used';
}

/** Uses a link up; false where it was used already. Two at once: one of them wins. */
export async function spendSetupLink(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const { count } = await db.setupLink.updateMany({
    where: { tokenHash, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}
