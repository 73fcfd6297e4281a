import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { transaction } from '../db/client';
import { endUserSession } from '../db/user-sessions';
import { endSessionInput, type EndSessionInput } from '../schemas/account';
import { done, type Answer } from '../schemas/problem';
import { parseInput } from './parse-input';

/** Ends one of one's own sessions; one that has ended already stays so. Refuses: `invalid-input`. */
export async function endSession(actor: Actor, input: EndSessionInput): Promise<Answer<null>> {
  const parsed = parseInput(endSessionInput, input);
  if (!parsed.ok) return parsed;
  const { sessionId } = parsed.value;
  await transaction(async (db) => {
    if (!(await endUserSession(db, actor.userId, sessionId, new Date()))) return;
    await recordAudit(db, {
      actor: { kind: 'user', userId: actor.userId },
      action: 'session.end',
      detail: { sessionId },
    });
  });
  return done(null);
}
