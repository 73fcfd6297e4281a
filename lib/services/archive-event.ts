import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { transaction } from '../db/client';
import { lockEvent, setArchived } from '../db/events';
import { endHostSessions } from '../db/host-sessions';
import { lockEventGames } from '../db/results';
import { archiveEventInput, type ArchiveEventInput } from '../schemas/archive';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { parseInput } from './parse-input';

/**
 * Puts an event away, or takes it out again. An archived one is only looked at: its hosts' sessions end, and
 * nobody changes anything. Refuses: `invalid-input`, `not-found`, `forbidden`.
 */
export async function archiveEvent(actor: Actor, input: ArchiveEventInput): Promise<Answer<null>> {
  const parsed = parseInput(archiveEventInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, archived } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'event.archive');
  if (!authorised.ok) return authorised;
  return transaction(async (db) => {
    const event = await lockEvent(db, eventId);
    if (!event) return refused('not-found');
    if ((event.archivedAt !== null) === archived) return done(null);
    await setArchived(db, eventId, archived ? new Date() : null);
    if (archived) {
      // An append locks its game: none is half done now, and none comes after.
      await lockEventGames(db, eventId);
      await endHostSessions(db, eventId);
    }
    await recordAudit(db, {
      actor: { kind: 'user', userId: actor.userId },
      eventId,
      action: archived ? 'event.archive' : 'event.unarchive',
    });
    return done(null);
  });
}
