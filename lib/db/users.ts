import type { Db } from './client';
import type { User } from './generated/client';

export type UserRow = User;

/** The account of an address, which is stored in lower case. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  return db.user.findUnique({ where: { email } });
}

export function findUser(db: Db, id: string): Promise<UserRow | null> {
  return db.user.findUnique({ where: { id } });
}

/** Whether anybody has an account yet. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.user.findFirst({ select: { id: true } })) !== null;
}

export async function insertUser(
  db: Db,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'passwordHash'>,
): Promise<void> {
  await db.user.create({ data: user });
}

/** All accounts, the oldest first, without their passwords. */
export function listUsers(db: Db) {
  return db.user.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, email: true, name: true, createdAt: true, disabledAt: true },
  });
}

export async function setPasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.user.update({ where: { id }, data: { passwordHash } });
}

export async function setUserLocale(db: Db, id: string, locale: string): Promise<void> {
  await db.user.update({ where: { id }, data: { locale } });
}

export async function setUserDisabled(db: Db, id: string, disabledAt: Date | null): Promise<void> {
  await db.user.update({ where: { id }, data: { disabledAt } });
}
