/** Playing a game: from its setup, one entry at a time or a whole log (RULES 6). */
import { MOST_PLAYERS, problemOfName } from './entries';
import { isWhole } from './read';
import { ok, refuse, type Result } from './refusals';
import { addEntry, forkSession, openSession, type Session } from './session';
import { State } from './state';
import type { Entry, Setup } from './types';

/** Raised whenever any answer can change. */
export const RULES_VERSION = 1;

/**
 * A table or a final before its first entry (RULES 6.1, 8).
 * @param setup its rules as `parseRules` returns them
 * @returns a refusal of `SETUP_REFUSALS` for no players, too many, names that are no names (`params.seat`), or
 *   `places` and `rounds` that count nothing
 */
export function start(setup: Setup): Result<State> {
  const session = open(setup);
  return session.ok ? ok(new State(session.value)) : session;
}

/**
 * The state after one more entry (RULES 6.2 to 6.5). The given state stays as it is.
 * @param entry as `parseEntry` returns it
 * @returns the same state, in its answer and in all that follows, as replaying the longer log; or a refusal of
 *   `PLAY_REFUSALS`, and nothing has changed
 */
export function append(state: State, entry: Entry): Result<State> {
  const session = forkSession(state.session);
  const problem = addEntry(session, entry);
  return problem ? { ok: false, error: problem } : ok(new State(session));
}

/**
 * The state after a whole log, its entries added one by one (RULES 6.5).
 * @returns a refusal as `start` and `append` give it, with `params.entry` the number of the refused entry
 */
export function replay(setup: Setup, log: readonly Entry[]): Result<State> {
  const session = open(setup);
  if (!session.ok) return session;
  for (const [at, entry] of log.entries()) {
    const problem = addEntry(session.value, entry);
    if (problem) return refuse(problem.code, { ...problem.params, entry: at + 1 });
  }
  return ok(new State(session.value));
}

function open(setup: Setup): Result<Session> {
  const { players } = setup;
  if (players.length === 0) return refuse('players-none');
  if (players.length > MOST_PLAYERS) return refuse('players-too-many', { most: MOST_PLAYERS });
  for (const [at, name] of players.entries()) {
    const problem = problemOfName(name);
    if (problem) return refuse(problem.code, { ...problem.params, seat: at + 1 });
  }
  if (setup.kind === 'final') {
    if (!isWhole(setup.places, 1)) return refuse('places-value');
    if (!isWhole(setup.rounds, 1)) return refuse('rounds-value');
  }
  return ok(openSession(setup));
}
