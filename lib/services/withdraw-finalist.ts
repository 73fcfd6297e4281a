import type { Actor } from '../auth/actor';
import { changeFinalist, replaceFinalSeats } from '../db/finals';
import { announce } from '../live/announce';
import { withdrawFinalistInput, type WithdrawFinalistInput } from '../schemas/final';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { findFinalist } from './find-finalist';
import { parseInput } from './parse-input';

/**
 * Withdraws a finalist, with a reason, before the first throw at their table (RULES 8). Withdrawing twice
 * changes nothing. Refuses: `invalid-input`, `unknown-finalist`, `event-not-open`, `final-begun`,
 * `final-table-empty` where nobody would be left at the table.
 */
export async function withdrawFinalist(actor: Actor, input: WithdrawFinalistInput): Promise<Answer<null>> {
  const parsed = parseInput(withdrawFinalistInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, finalistId, reason } = parsed.value;
  const demands = { action: 'final.run', status: 'open' } as const;
  const answer = await changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const found = await findFinalist(db, eventId, finalistId);
    if (!found) return refused('unknown-finalist');
    const { finalist, game, stage } = found;
    if (finalist.withdrawn) return done(null);
    if (!game && stage.games.some((one) => one.length > 0)) return refused('final-begun');
    if (game && game.length > 0) return refused('final-begun');
    const others = game?.seats.filter((seat) => seat.guestId !== finalist.guestId) ?? [];
    if (game && others.length === 0) return refused('final-table-empty');
    if (game) await replaceFinalSeats(db, game.id, others);
    await changeFinalist(db, finalistId, { withdrawn: true, reason });
    const detail = { stage: stage.id, guest: finalist.guestId };
    await audit({ action: 'final.withdraw', detail, after: { reason } });
    return done(game?.id ?? null);
  });
  if (answer.ok && answer.value) announce(answer.value, 0, 'game');
  return answer.ok ? done(null) : answer;
}
