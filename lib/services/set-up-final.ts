import type { Actor } from '../auth/actor';
import { lockFinal, saveFinal } from '../db/finals';
import { raiseVersion } from '../db/games';
import { announce } from '../live/announce';
import { setUpFinalInput, type SetUpFinalInput } from '../schemas/final';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Says how the final is played: format, rounds, places, and who meets in it. Until its first throw it may
 * be said anew. Refuses: `invalid-input`, `event-closed`, `final-begun`.
 */
export async function setUpFinal(actor: Actor, input: SetUpFinalInput): Promise<Answer<null>> {
  const parsed = parseInput(setUpFinalInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, ...settings } = parsed.value;
  const changed: string[] = [];
  const answer = await changeEvent(actor, eventId, { action: 'final.run' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return refused('event-closed');
    const final = await lockFinal(db, eventId);
    const games = final?.stages.flatMap((stage) => stage.games) ?? [];
    if (games.some((game) => game.length > 0)) return refused('final-begun');
    await saveFinal(db, eventId, settings);
    for (const game of games) {
      await raiseVersion(db, game.id);
      changed.push(game.id);
    }
    await audit({ action: 'final.set-up', detail: settings });
    return done(null);
  });
  if (answer.ok) for (const game of changed) announce(game, 0, 'game');
  return answer;
}
