import type { Actor } from '../auth/actor';
import { closeEventRow, lockEventGames } from '../db/results';
import { eventInput, type EventInput } from '../schemas/event';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { changeEvent } from './change-event';
import { loadEventLogs } from './event-logs';
import { parseInput } from './parse-input';
import { resultsDigest } from './results-digest';

/**
 * Closes an event whose games have all ended: nothing is logged any more, and a digest of the results is
 * kept. Closing twice changes nothing. Refuses: `event-not-open`, `games-unfinished` {count}.
 */
export async function closeEvent(actor: Actor, input: EventInput): Promise<Answer<null>> {
  const parsed = parseInput(eventInput, input);
  if (!parsed.ok) return parsed;
  const { eventId } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'event.close');
  if (!authorised.ok) return authorised;
  // Into memory first, so that the games are locked for a moment only.
  await loadEventLogs(eventId);
  return changeEvent(actor, eventId, { action: 'event.close' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return done(null);
    if (event.status === 'draft') return refused('event-not-open');
    await lockEventGames(db, eventId);
    const games = await loadEventLogs(eventId);
    const unfinished = games.filter(({ game }) => game?.log.state.phase !== 'finished').length;
    if (unfinished > 0) return refused('games-unfinished', { count: unfinished });
    const digest = resultsDigest(games);
    await closeEventRow(db, eventId, digest);
    await audit({ action: 'event.close', detail: { digest, games: games.length } });
    return done(null);
  });
}
