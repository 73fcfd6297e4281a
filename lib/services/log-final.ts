import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { findEventGame } from '../db/event-games';
import { RULES_VERSION } from '../rules';
import { logFinalInput, type LogFinalInput } from '../schemas/final';
import { done, refused, type Answer } from '../schemas/problem';
import { appendEntries } from './append-entries';
import { authoriseEvent } from './authorise-event';
import { parseInput } from './parse-input';

/**
 * Logs entries at a final table from the organiser's page, which needs no pen. Sending them again changes
 * nothing. Refuses: `invalid-input`, `not-found`, `forbidden`, `event-not-open`, `conflict` where the page
 * no longer shows the game as it is, or a code of the core.
 */
export async function logFinal(actor: Actor, input: LogFinalInput): Promise<Answer<{ length: number }>> {
  const parsed = parseInput(logFinalInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, gameId, version, length, entries } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'game.correct');
  if (!authorised.ok) return authorised;
  const game = await findEventGame(db(), eventId, gameId);
  if (!game?.stageId) return refused('not-found');
  const author = { kind: 'organiser', userId: actor.userId } as const;
  const request = {
    v: 1,
    game: gameId,
    version,
    rulesVersion: RULES_VERSION,
    epoch: 0,
    length,
    entries,
  } as const;
  const answer = await appendEntries(author, request);
  if (answer.stop === 'not-open') return refused('event-not-open');
  if (answer.stop) return refused('conflict');
  const refusal = answer.outcomes.find((outcome) => outcome.status === 'refused');
  if (refusal?.status === 'refused') return refused(refusal.code, refusal.params);
  return done({ length: answer.length });
}
