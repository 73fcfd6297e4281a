import type { Actor } from '../auth/actor';
import { lockFinal, insertFinalists } from '../db/finals';
import { findGuest } from '../db/guests';
import { announce } from '../live/announce';
import { addFinalistInput, type AddFinalistInput } from '../schemas/final';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';
import { seatLateFinalist } from './seat-late-finalist';

/**
 * Adds a guest to a stage of the final, with a reason, before its first throw (RULES 8). The same id again
 * changes nothing. Refuses: `invalid-input`, `no-final`, `event-not-open`, `unknown-guest`,
 * `already-finalist`, `final-begun`, `final-tables-full`.
 */
export async function addFinalist(actor: Actor, input: AddFinalistInput): Promise<Answer<null>> {
  const parsed = parseInput(addFinalistInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, stageId, id, guestId, reason } = parsed.value;
  const demands = { action: 'final.run', status: 'open' } as const;
  const answer = await changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const stage = (await lockFinal(db, eventId))?.stages.find((one) => one.id === stageId);
    if (!stage) return refused('no-final');
    if (stage.finalists.some((one) => one.id === id && one.guestId === guestId)) return done(null);
    if (!(await findGuest(db, eventId, guestId))) return refused('unknown-guest');
    if (stage.finalists.some((one) => one.guestId === guestId)) return refused('already-finalist');
    const position = Math.max(0, ...stage.finalists.map((one) => one.position)) + 1;
    await insertFinalists(db, [{ id, stageId, guestId, position, sourceGameId: null, reason }]);
    const seated = await seatLateFinalist(db, stage, guestId);
    if (seated.ok)
      await audit({ action: 'final.add', detail: { stage: stageId, guest: guestId }, after: { reason } });
    return seated;
  });
  if (answer.ok && answer.value) announce(answer.value, 0, 'game');
  return answer.ok ? done(null) : answer;
}
