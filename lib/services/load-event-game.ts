import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { findEventGame } from '../db/event-games';
import { can } from '../permissions';
import type { GameView } from '../schemas/game';
import { id } from '../schemas/primitives';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { loadGame } from './load-game';

/** A game of an event for its organisers, and whether this one may correct it. Refuses: `not-found`. */
export async function loadEventGame(
  actor: Actor,
  eventId: string,
  gameId: string,
): Promise<Answer<{ game: GameView; editable: boolean }>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const parsed = id.safeParse(gameId);
  const known = parsed.success ? await findEventGame(db(), authorised.value.event.id, parsed.data) : null;
  const game = known ? await loadGame(known.id, null) : null;
  return game
    ? done({ game, editable: can(actor, 'game.correct', authorised.value.role) })
    : refused('not-found');
}
