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

/** Everybody who has a part in an event, owners first, then as they came. */
export function listMembers(db: Db, eventId: string) {
  return db.member.findMany({
    where: { eventId },
    orderBy: [{ role: 'asc' }, { createdAt: 'asc' }, { userId: 'asc' }],
    select: {
      userId: true,
      role: true,
      user: { select: { name: true, email: true, disabledAt: true } },
    },
  });
}

/** Takes many members in at once. */
export async function addMembers(
  db: Db,
  eventId: string,
  members: readonly { userId: string; role: MemberRole }[],
): Promise<void> {
  await db.member.createMany({ data: members.map(({ userId, role }) => ({ eventId, userId, role })) });
}

export async function changeMember(db: Db, eventId: string, userId: string, role: MemberRole): Promise<void> {
  await db.member.update({ where: { eventId_userId: { eventId, userId } }, data: { role } });
}

export async function removeMember(db: Db, eventId: string, userId: string): Promise<void> {
  await db.member.delete({ where: { eventId_userId: { eventId, userId } } });
}

/** Whether an event has an owner besides this one, who can sign in. */
export async function hasOtherOwner(db: Db, eventId: string, userId: string): Promise<boolean> {
  const other = await db.member.findFirst({
    where: { eventId, role: 'owner', userId: { not: userId }, user: { disabledAt: null } },
    select: { userId: true },
  });
  return other !== null;
}
