import { hashPassword, isPassword } from '../auth/password';
import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { clearAttempts, countAttempt, type AttemptLimit } from '../db/attempts';
import { db, transaction } from '../db/client';
import { endUserSessions } from '../db/user-sessions';
import { findUser, setPasswordHash } from '../db/users';
import { changePasswordInput, type ChangePasswordInput } from '../schemas/account';
import { done, refused, type Answer } from '../schemas/problem';
import { parseInput } from './parse-input';

const LIMIT: AttemptLimit = { tries: 10, seconds: 15 * 60 };

/**
 * Changes one's own password and ends one's other sessions. Refuses: `invalid-input`, `too-many-tries`,
 * `wrong-password`, `not-found`.
 */
export async function changePassword(
  actor: Actor,
  input: ChangePasswordInput,
): Promise<Answer<{ ended: number }>> {
  const parsed = parseInput(changePasswordInput, input);
  if (!parsed.ok) return parsed;
  const key = `password:${actor.userId}`;
  const wait = await countAttempt(db(), key, LIMIT);
  if (wait > 0) return refused('too-many-tries', { minutes: Math.ceil(wait / 60) });
  const user = await findUser(db(), actor.userId);
  if (user === null) return refused('not-found');
  if (!(await isPassword(user.passwordHash, parsed.value.current))) return refused('wrong-password');
  const passwordHash = await hashPassword(parsed.value.password);
  return transaction(async (db) => {
    await clearAttempts(db, key);
    await setPasswordHash(db, actor.userId, passwordHash);
    const ended = await endUserSessions(db, actor.userId, new Date(), actor.sessionId);
    await recordAudit(db, {
      actor: { kind: 'user', userId: actor.userId },
      action: 'user.password',
      detail: { userId: actor.userId, ended },
    });
    return done({ ended });
  });
}
