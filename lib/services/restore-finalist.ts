import type { Actor } from '../auth/actor';
import { changeFinalist } from '../db/finals';
import { announce } from '../live/announce';
import { withdrawFinalistInput, type WithdrawFinalistInput } from '../schemas/final';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { findFinalist } from './find-finalist';
import { parseInput } from './parse-input';
import { seatLateFinalist } from './seat-late-finalist';

/**
 * Takes a withdrawal back, with a reason, before the stage's first throw. Refuses: `invalid-input`,
 * `unknown-finalist`, `event-not-open`, `final-begun`, `final-tables-full`.
 */
export async function restoreFinalist(actor: Actor, input: WithdrawFinalistInput): Promise<Answer<null>> {
  const parsed = parseInput(withdrawFinalistInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, finalistId, reason } = parsed.value;
  const demands = { action: 'final.run', status: 'open' } as const;
  const answer = await changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const found = await findFinalist(db, eventId, finalistId);
    if (!found) return refused('unknown-finalist');
    const { finalist, stage } = found;
    if (!finalist.withdrawn) return done(null);
    const seated = await seatLateFinalist(db, stage, finalist.guestId);
    if (!seated.ok) return seated;
    await changeFinalist(db, finalistId, { withdrawn: false, reason });
    const detail = { stage: stage.id, guest: finalist.guestId };
    await audit({ action: 'final.restore', detail, after: { reason } });
    return seated;
  });
  if (answer.ok && answer.value) announce(answer.value, 0, 'game');
  return answer.ok ? done(null) : answer;
}
