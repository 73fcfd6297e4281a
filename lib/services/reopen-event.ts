import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { lockTableGames, unfreezeGames } from '../db/opening';
import { removeLaterGames } from '../db/tables';
import { eventInput, type EventInput } from '../schemas/event';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Takes an open event back to the draft, while no table has a single entry; a draft stays one.
 * Refuses: `already-played`, `event-closed`.
 */
export async function reopenEvent(actor: Actor, input: EventInput): Promise<Answer<{ games: number }>> {
  const parsed = parseInput(eventInput, input);
  if (!parsed.ok) return parsed;
  const { eventId } = parsed.value;
  return changeEvent(actor, eventId, { action: 'event.open' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return refused('event-closed');
    const games = await lockTableGames(db, eventId);
    if (event.status === 'draft') return done({ games: games.length });
    const begun = games.filter((game) => game.length > 0).length;
    if (begun > 0) return refused('already-played', { count: begun });
    await unfreezeGames(
      db,
      games.map((game) => game.id),
    );
    await removeLaterGames(db, eventId);
    await changeEventRow(db, eventId, { status: 'draft' });
    await audit({ action: 'event.reopen', detail: { games: games.length } });
    return done({ games: games.length });
  });
}
