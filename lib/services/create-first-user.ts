import { hashPassword } from '../auth/password';
import { hashToken } from '../auth/game-link';
import { recordAudit } from '../db/audit';
import { db, transaction } from '../db/client';
import { findSetupLink, spendSetupLink } from '../db/setup-links';
import { hasUsers, insertUser } from '../db/users';
import { createFirstUserInput, type CreateFirstUserInput } from '../schemas/account';
import { done, refused, type Answer } from '../schemas/problem';
import { parseInput } from './parse-input';

/** Whether a one-time link may still be used. */
export async function setupLinkState(token: string): Promise<'open' | 'used' | 'unknown'> {
  const state = await findSetupLink(db(), hashToken(token));
  if (state === null) return 'unknown';
  return state === 'open' && !(await hasUsers(db())) ? 'open' : 'used';
}

/**
 * Creates the first organiser's account, with the one-time link that the first start printed. Refuses:
 * `invalid-input`, `setup-link-unknown`, `setup-link-used`.
 */
export async function createFirstUser(input: CreateFirstUserInput): Promise<Answer<{ userId: string }>> {
  const parsed = parseInput(createFirstUserInput, input);
  if (!parsed.ok) return parsed;
  const { id, token, email, name, password } = parsed.value;
  const state = await setupLinkState(token);
  if (state !== 'open') return refused(`setup-link-${state}`);
  const passwordHash = await hashPassword(password);
  return transaction(async (db) => {
    if (!(await spendSetupLink(db, hashToken(token), new Date()))) return refused('setup-link-used');
    if (await hasUsers(db)) return refused('setup-link-used');
    await insertUser(db, { id, email, name, passwordHash });
    await recordAudit(db, {
      actor: { kind: 'user', userId: id },
      action: 'user.create',
      detail: { userId: id, first: true },
    });
    return done({ userId: id });
  });
}
