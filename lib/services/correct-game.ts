import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { db } from '../db/client';
import { findEventGame } from '../db/event-games';
import { append, difference, stateAt, type Entry, type State } from '../rules';
import type { AppendRequest, AppendResponse, StoredEntry } from '../schemas/append';
import { correctGameInput, type CorrectGameInput } from '../schemas/correct-game';
import { done, refused, type Answer } from '../schemas/problem';
import { toNumbers, type StoredLog } from '../schemas/stored-log';
import { appendEntries } from './append-entries';
import { authoriseEvent } from './authorise-event';
import { loadGameLog } from './game-log-cache';
import { parseInput } from './parse-input';

/**
 * Adds an organiser's entries to a game's log: corrections, a forgotten entry, the end of a game. What came
 * in since the page showed the difference is taken in silently while the difference stays the same.
 * Refuses: `invalid-input`, `game-gone`, `event-not-open`, `log-grew` where the entries would now do
 * something else, `refused-by-rules` with the core's code as `reason`, `app-outdated`.
 */
export async function correctGame(
  actor: Actor,
  input: CorrectGameInput,
): Promise<Answer<{ length: number }>> {
  const parsed = parseInput(correctGameInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, request } = parsed.value;
  const action = request.entries.some(({ entry }) => entry.kind === 'end') ? 'game.end' : 'game.correct';
  const authorised = await authoriseEvent(actor, eventId, action);
  if (!authorised.ok) return authorised;
  if (!(await findEventGame(db(), eventId, request.game))) return refused('game-gone');
  const log = (await loadGameLog(request.game))?.log;
  if (!log) return refused('event-not-open');
  if (!doesTheSame(log, request)) return refused('log-grew', { count: log.entryIds.length - request.length });

  const answer = await appendEntries({ kind: 'organiser', userId: actor.userId }, request);
  const refusal = refusalOf(answer);
  if (refusal) return refusal;
  const accepted = answer.outcomes.filter(({ status }) => status === 'accepted').map(({ id }) => id);
  if (accepted.length > 0) {
    await recordAudit(db(), {
      actor: { kind: 'user', userId: actor.userId },
      eventId,
      gameId: request.game,
      action,
      detail: { entries: accepted, kinds: request.entries.map(({ entry }) => entry.kind) },
    });
  }
  return done({ length: answer.length });
}

/** Whether the entries change the log of now as they changed the one that the page knew. */
function doesTheSame(log: StoredLog, { length, entries }: AppendRequest): boolean {
  const grown = log.entryIds.length > length;
  if (!grown || entries.some(({ id }) => log.entryNumbers.has(id))) return true;
  const numbered = entries.map(({ entry }) => toNumbers(log, entry));
  const plain = numbered.flatMap((one): Entry[] => (one.ok ? [one.value] : []));
  if (plain.length < entries.length || entries.some(({ entry }) => isPlain(entry))) return false;
  return changes(stateAt(log.state, length), plain) === changes(log.state, plain);
}

/** What entries do to a state, as a text to compare. */
function changes(before: State, entries: readonly Entry[]): string {
  let after = before;
  for (const entry of entries) {
    const next = append(after, entry);
    if (!next.ok) return next.error.code;
    after = next.value;
  }
  const { seats, title, ignored } = difference(before, after);
  return JSON.stringify([seats, title, ignored]);
}

/** What belongs at the end of the log depends on all that stands there. */
function isPlain({ kind }: StoredEntry): boolean {
  return kind !== 'amend' && kind !== 'remove' && kind !== 'insert';
}

function refusalOf({ stop, outcomes }: AppendResponse): ReturnType<typeof refused> | null {
  if (stop === 'rules-version') return refused('app-outdated');
  if (stop === 'not-open') return refused('event-not-open');
  if (stop !== null) return refused('log-grew', { count: 1 });
  for (const outcome of outcomes) {
    if (outcome.status !== 'refused') continue;
    return outcome.code === 'id-reused'
      ? refused('id-reused')
      : refused('refused-by-rules', { ...outcome.params, reason: outcome.code });
  }
  return null;
}
