import type { Db } from './client';
import type { Member } from './generated/client';

export type MemberRole = Member['role'];

/** A user's role in an event; null for a stranger. */
export async function findRole(db: Db, eventId: string, userId: string): Promise<MemberRole | null> {
  const member = await db.member.findUnique({
    where: { eventId_userId: { eventId, userId } },
    select: { role: true },
  });
  return member?.role ?? null;
}

export async function addMember(db: Db, eventId: string, userId: string, role: MemberRole): Promise<void> {
  await db.member.create({ data: { eventId, userId, role } });
}
