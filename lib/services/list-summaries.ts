import type { Actor } from '../auth/actor';
import { readPositions } from '../db/live';
import { compareGames, type GameSummary } from '../schemas/live';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { summariseGame } from './summarise-game';

/** Where all games of an event stand: for a page's first sight, and for who can't keep a stream open. Refuses: `not-found`. */
export async function listSummaries(actor: Actor, eventId: string): Promise<Answer<GameSummary[]>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const positions = await readPositions([], [authorised.value.event.id]);
  const summaries = await Promise.all(positions.map((position) => summariseGame(position.game, position)));
  return done(summaries.filter((one): one is GameSummary => one !== null).sort(compareGames));
}
