import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { transaction } from '../db/client';
import { endUserSessions } from '../db/user-sessions';
import { findUser, setUserDisabled as storeDisabled } from '../db/users';
import { can } from '../permissions';
import { setUserDisabledInput, type SetUserDisabledInput } from '../schemas/account';
import { done, refused, type Answer } from '../schemas/problem';
import { parseInput } from './parse-input';

/**
 * Closes an account, which ends its sessions, or opens it again. Refuses: `invalid-input`, `forbidden`,
 * `own-account`, `not-found`.
 */
export async function setUserDisabled(actor: Actor, input: SetUserDisabledInput): Promise<Answer<null>> {
  const parsed = parseInput(setUserDisabledInput, input);
  if (!parsed.ok) return parsed;
  if (!can(actor, 'users.disable')) return refused('forbidden');
  const { userId, disabled } = parsed.value;
  if (userId === actor.userId) return refused('own-account');
  return transaction(async (db) => {
    const user = await findUser(db, userId);
    if (user === null) return refused('not-found');
    if ((user.disabledAt !== null) === disabled) return done(null);
    const now = new Date();
    await storeDisabled(db, userId, disabled ? now : null);
    if (disabled) await endUserSessions(db, userId, now);
    await recordAudit(db, {
      actor: { kind: 'user', userId: actor.userId },
      action: disabled ? 'user.disable' : 'user.enable',
      detail: { userId },
    });
    return done(null);
  });
}
