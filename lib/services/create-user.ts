import { hashPassword } from '../auth/password';
import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { db, isUniqueViolation, transaction } from '../db/client';
import { findUser, findUserByEmail, insertUser } from '../db/users';
import { can } from '../permissions';
import { createUserInput, type CreateUserInput } from '../schemas/account';
import { done, refused, type Answer } from '../schemas/problem';
import { parseInput } from './parse-input';

/**
 * Creates a further organiser's account. The same id and address again is the same account. Refuses:
 * `invalid-input`, `forbidden`, `email-taken`, `id-reused`.
 */
export async function createUser(actor: Actor, input: CreateUserInput): Promise<Answer<{ userId: string }>> {
  const parsed = parseInput(createUserInput, input);
  if (!parsed.ok) return parsed;
  if (!can(actor, 'users.create')) return refused('forbidden');
  const { id, email, name, password } = parsed.value;
  const known = await findKnown(id, email);
  if (known) return known;
  const passwordHash = await hashPassword(password);
  try {
    await transaction(async (db) => {
      await insertUser(db, { id, email, name, passwordHash });
      await recordAudit(db, {
        actor: { kind: 'user', userId: actor.userId },
        action: 'user.create',
        detail: { userId: id },
      });
    });
  } catch (error) {
    const other = isUniqueViolation(error) ? await findKnown(id, email) : null;
    if (other) return other;
    throw error;
  }
  return done({ userId: id });
}

/** The answer where the id or the address is in use already. */
async function findKnown(id: string, email: string): Promise<Answer<{ userId: string }> | null> {
  const sameId = await findUser(db(), id);
  if (sameId) return sameId.email === email ? done({ userId: id }) : refused('id-reused');
  return (await findUserByEmail(db(), email)) ? refused('email-taken') : null;
}
