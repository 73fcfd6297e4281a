import type { Actor } from '../auth/actor';
import { endCall, findCall, raiseRevision } from '../db/beside';
import { lockGame } from '../db/games';
import { announce } from '../live/announce';
import { answerCallInput, type AnswerCallInput } from '../schemas/beside';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * An organiser goes to a table that called; its host sees so at once. Who comes second, or after the host took
 * the call back, changes nothing. Refuses: `invalid-input`, `not-found`, `forbidden`.
 */
export async function answerCall(actor: Actor, input: AnswerCallInput): Promise<Answer<null>> {
  const parsed = parseInput(answerCallInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, callId } = parsed.value;
  const answered = await changeEvent(actor, eventId, { action: 'game.help' }, async ({ db, audit }) => {
    const found = await findCall(db, callId);
    if (found?.game.eventId !== eventId) return refused('not-found');
    const { gameId } = found;
    const game = await lockGame(db, gameId);
    // The lock may have waited for another answer.
    const open = (await findCall(db, callId))?.answeredAt === null;
    if (!game || !open) return done(null);
    await endCall(db, callId, actor.userId);
    await raiseRevision(db, gameId);
    await audit({ action: 'game.help-answered', gameId, detail: { call: callId } });
    return done({ gameId, length: game.length });
  });
  if (!answered.ok) return answered;
  if (answered.value) announce(answered.value.gameId, answered.value.length, 'game');
  return done(null);
}
