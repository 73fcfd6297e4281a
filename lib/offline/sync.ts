import type { AppendRequest, AppendResponse, LoggedEntry, SentEntry } from '../schemas/append';
import { MAX_ENTRIES_PER_APPEND } from '../schemas/append-limit';
import type { GameView } from '../schemas/game';
import { isUnplayed, rollCallEntries } from '../schemas/roll-call-log';
import { appendAllStored } from '../schemas/stored-log';
import { withDeeds, withoutDropped } from './beside';
import type { Kept } from './kept';
import { buildReplica, withJoins, withRollCall, type Reason, type Replica } from './replica';

/** What a step tells the host, in one sentence each. */
export type Notice =
  | 'corrected' // an organiser's entries came in
  | 'ended' // the organiser has ended the game
  | 'review' // some of what waited doesn't fit any more
  | 'refused' // the server refused an entry
  | 'pen-taken' // another device has the pen now
  | 'rebuilt'; // device and server had differed

export interface Step {
  kept: Kept;
  replica: Replica;
  notices: Notice[];
  /** The confirmed log can't be trusted or is incomplete: load the whole game. */
  reload: boolean;
}

/** The entries that stand behind the confirmed log; those that a roll-call will log first. */
export function pending({ game, rollCall, queue }: Kept): SentEntry[] {
  if (!rollCall) return queue;
  // The server names what takes back anew; those ids are only for here.
  const called = rollCallEntries(rollCall, game.entries, (target) => `${rollCall.batch} ${target}`);
  return [...called, ...queue];
}

/** The game as the host sees it. */
export function shownGame({ game, rollCall, queue, deeds }: Kept): GameView {
  return withDeeds(withJoins(withRollCall(game, rollCall), queue), deeds);
}

/** Whether something waits to be sent that needs the pen: a roll-call, or entries. */
export function isUnsent(kept: Kept): boolean {
  return kept.rollCall !== null || kept.queue.length > 0;
}

/** Makes the state fit together again: what doesn't fit behind the confirmed log is held for review. */
export function settle(state: Kept, previous: Replica | null, notices: Notice[] = []): Step | Reason {
  const kept = state.deeds.length > 0 ? withoutDropped(state) : state;
  const built = buildReplica(shownGame(kept), pending(kept), previous);
  if (built.ok) return { kept, replica: built.value, notices, reload: false };
  if (!built.error.queue) return { code: built.error.code, params: built.error.params };
  const refusal: Reason = { code: built.error.code, params: built.error.params };
  return settle(hold({ ...kept, rollCall: null }, refusal), previous, [...notices, 'review']);
}

/**
 * Whether a roll-call still has to go up after the server's game has come: it isn't the one that counts there, and
 * nobody has thrown. One that was made before the server had any doesn't replace another device's.
 */
function isRollCallOpen({ rollCall, game: known }: Kept, game: GameView): boolean {
  if (!rollCall || game.rollCall === rollCall.batch || !isUnplayed(game.entries)) return false;
  return !game.rollCalled || (known.pen.mine && game.pen.mine);
}

/** The state without a roll-call that the server refused, unless another one has been made meanwhile. */
export function dropRollCall(kept: Kept, batch: string): Kept {
  return kept.rollCall?.batch === batch ? { ...kept, rollCall: null } : kept;
}

/** Everything that waits becomes a person's to add or to drop. */
export function hold(kept: Kept, refusal: Reason): Kept {
  return { ...kept, queue: [], held: [...kept.held, ...kept.queue.map((sent) => ({ sent, refusal }))] };
}

/** The next request of the queue: as many whole batches as one request may carry. */
export function nextRequest(kept: Kept, rulesVersion: number): AppendRequest | null {
  const { queue, game } = kept;
  if (queue.length === 0) return null;
  let end = Math.min(queue.length, MAX_ENTRIES_PER_APPEND);
  while (end > 1 && end < queue.length && queue[end]?.batch === queue[end - 1]?.batch) end -= 1;
  return {
    v: 1,
    game: game.game,
    version: game.version,
    rulesVersion,
    epoch: game.pen.epoch,
    length: game.entries.length,
    entries: queue.slice(0, end),
  };
}

/** The state after the server's answer to a request; stops other than `review` and `pen` change no queue. */
export function receiveAnswer(
  kept: Kept,
  previous: Replica,
  request: AppendRequest,
  response: AppendResponse,
  digestOf: (replica: Replica) => string,
): Step | Reason {
  const notices: Notice[] = [];
  const known = kept.game.entries.slice(0, request.length);
  const answered = [...known, ...response.entries];
  // The whole game may have been loaded while the request was under way.
  const entries = answered.length >= kept.game.entries.length ? answered : kept.game.entries;
  const taken = new Set(
    response.outcomes.flatMap((one) =>
      one.status === 'accepted' || one.status === 'duplicate' ? [one.id] : [],
    ),
  );
  const sent = new Set(request.entries.map(({ id }) => id));
  const game = {
    ...withJoins(
      kept.game,
      request.entries.filter(({ id }) => taken.has(id)),
    ),
    entries,
    pen: { ...kept.game.pen, epoch: response.epoch || kept.game.pen.epoch },
  };
  if (response.entries.some(({ id, author }) => author === 'organiser' && !sent.has(id)))
    notices.push('corrected');
  if (response.entries.some(({ author, entry }) => author === 'organiser' && entry.kind === 'end'))
    notices.push('ended');

  let next: Kept = { ...kept, game, queue: kept.queue.filter(({ id }) => !taken.has(id)) };
  const refused = response.outcomes.find((one) => one.status === 'refused');
  if (response.stop === 'pen') {
    next = hold(
      { ...next, game: { ...game, pen: { ...game.pen, mine: false, free: false } } },
      { code: 'pen', params: {} },
    );
    notices.push('pen-taken');
  } else if (response.stop === 'review') {
    next = hold(next, { code: 'review', params: {} });
    notices.push('review');
  } else if (refused) {
    next = holdRefused(next, refused.id, { code: refused.code, params: refused.params });
    notices.push('refused');
  }
  const step = settle(next, previous, notices);
  if ('code' in step) return step;
  const stale = response.version !== kept.game.version || entries.length < response.length;
  const comparable = !stale && entries.length === response.length && response.digest !== null;
  const differs = comparable && digestOf(step.replica) !== response.digest;
  return {
    ...step,
    notices: differs ? [...step.notices, 'rebuilt'] : step.notices,
    reload: stale || differs,
  };
}

/** The refused entry and the rest of its batch are held; the rest stays if it fits without them. */
function holdRefused(kept: Kept, id: string, refusal: Reason): Kept {
  const batch = kept.queue.find((sent) => sent.id === id)?.batch;
  const out = kept.queue.filter((sent) => sent.batch === batch);
  return {
    ...kept,
    queue: kept.queue.filter((sent) => sent.batch !== batch),
    held: [...kept.held, ...out.map((sent) => ({ sent, refusal }))],
  };
}

/** Whether an answer was overtaken by a later one: nothing that a game counts ever gets less. */
export function isOvertaken(kept: Kept | null, game: GameView): boolean {
  if (!kept) return false;
  const known = kept.game;
  return (
    game.pen.epoch < known.pen.epoch ||
    game.version < known.version ||
    game.revision < known.revision ||
    game.entries.length < known.entries.length
  );
}

/** The state after the whole game came from the server. */
export function receiveGame(kept: Kept | null, previous: Replica | null, game: GameView): Step | Reason {
  if (!kept)
    return settle({ v: 1, game, rollCall: null, queue: [], held: [], deeds: [], reached: null }, null);
  const notices: Notice[] = [];
  const known = new Set(kept.game.entries.map(({ id }) => id));
  const ids = new Set(game.entries.map(({ id }) => id));
  const fresh: LoggedEntry[] = game.entries.filter(
    ({ id, author }) => !known.has(id) && author === 'organiser',
  );
  if (fresh.length > 0) notices.push('corrected');
  if (fresh.some(({ entry }) => entry.kind === 'end')) notices.push('ended');
  let next: Kept = {
    ...kept,
    game,
    rollCall: isRollCallOpen(kept, game) ? kept.rollCall : null,
    queue: kept.queue.filter(({ id }) => !ids.has(id)),
    held: kept.held.filter(({ sent }) => !ids.has(sent.id)),
  };
  if (kept.game.pen.mine && !game.pen.mine) {
    notices.push('pen-taken');
    next = hold(next, { code: 'pen', params: {} });
  } else if (!game.pen.mine && !game.pen.free && next.queue.length > 0) {
    next = hold(next, { code: 'pen', params: {} });
  }
  return settle(next, previous, notices);
}

/** The state with one more act of the host at the end of the queue, or why the rules refuse it. */
export function enqueue(kept: Kept, replica: Replica, act: readonly SentEntry[]): Step | Reason {
  const local = appendAllStored(replica.local, act);
  if (!local.ok) return local.error;
  return {
    kept: { ...kept, queue: [...kept.queue, ...act] },
    replica: { ...replica, local: local.value },
    notices: [],
    reload: false,
  };
}

/** The state with entries that were logged just before the page went away, and that the store had not written yet. */
export function recover(kept: Kept, entries: readonly SentEntry[]): Kept {
  const known = new Set([
    ...kept.game.entries.map(({ id }) => id),
    ...kept.queue.map(({ id }) => id),
    ...kept.held.map(({ sent }) => sent.id),
  ]);
  return { ...kept, queue: [...kept.queue, ...entries.filter(({ id }) => !known.has(id))] };
}

/** A held entry is added after all, at the end of the queue. */
export function readd(kept: Kept, replica: Replica, id: string): Step | Reason {
  const found = kept.held.find(({ sent }) => sent.id === id);
  if (!found) return { code: 'unknown-entry', params: {} };
  return enqueue({ ...kept, held: kept.held.filter((one) => one !== found) }, replica, [found.sent]);
}

/** A held entry is dropped for good, by a person. */
export function drop(kept: Kept, id: string): Kept {
  return { ...kept, held: kept.held.filter(({ sent }) => sent.id !== id) };
}
