import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listUsers as readUsers } from '../db/users';

export interface UserView {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  disabled: boolean;
  /** Whoever asks. */
  own: boolean;
}

/** The accounts of all organisers, the oldest first. */
export async function listUsers(actor: Actor): Promise<UserView[]> {
  const rows = await readUsers(db());
  return rows.map(({ id, name, email, createdAt, disabledAt }) => ({
    id,
    name,
    email,
    createdAt: createdAt.toISOString(),
    disabled: disabledAt !== null,
    own: id === actor.userId,
  }));
}
