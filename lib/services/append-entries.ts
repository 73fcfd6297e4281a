import { db } from '../db/client';
import { setPinyin } from '../db/guests';
import {
  callAppend,
  findForeignEntries,
  type AppendAuthor,
  type AppendOutcome,
  type CalledEntry,
} from '../db/log';
import { pinyinOf } from '../import/pinyin';
import { announce } from '../live/announce';
import { digest, RULES_VERSION } from '../rules';
import type {
  AppendRequest,
  AppendResponse,
  AppendStop,
  EntryOutcome,
  LoggedEntry,
  SentEntry,
} from '../schemas/append';
import { newId } from '../schemas/new-id';
import {
  extendGameLog,
  forgetGameLog,
  loadGameLog,
  recallGameLog,
  rememberGameLog,
  type GameLog,
} from './game-log-cache';
import { inTurn } from './in-turn';
import { judgeBatch, type Judgement } from './judge-batch';
import { settleWaiting, undoesJoin } from './settle-waiting';

/** So often a batch is judged again because another process's entries came first. */
const TRIES = 8;

/**
 * Appends a device's or an organiser's queue to a game's log. The rules judge it on the log as this
 * process knows it; one call of the database then checks the session, the pen and that the log is still
 * that long, and writes. Repeating a request changes nothing and gets the same answer.
 *
 * The caller has authorised an organiser for the game; a host's session is checked here, with the write.
 * Every expected failure is in the answer: `stop` where the whole batch was stopped, else entry by entry.
 */
export async function appendEntries(author: AppendAuthor, request: AppendRequest): Promise<AppendResponse> {
  if (request.rulesVersion !== RULES_VERSION) return stopped('rules-version', request, null);
  return inTurn(request.game, () => appendInTurn(author, request));
}

async function appendInTurn(author: AppendAuthor, request: AppendRequest): Promise<AppendResponse> {
  let game = await recallGameLog(request.game);
  // Another process may have changed the seats since this one looked.
  if (game && game.version !== request.version) game = await loadGameLog(request.game);
  let foreign: ReadonlySet<string> = new Set();

  for (let tries = 0; tries < TRIES; tries++) {
    if (!game) return await refuseUnopened(author, request);
    const judgement = judgeBatch(game.log, game.entries, request.entries, foreign);
    const stop = stopOf(game, request, judgement);
    const accepted = stop ? [] : judgement.accepted.map(withGuest);
    const repeated = judgement.outcomes.every(({ status }) => status === 'duplicate');
    const outcome = await callAppend({
      gameId: request.game,
      author,
      // What was taken once gets its first answer, whoever has the pen by now.
      version: repeated ? null : request.version,
      length: game.entries.length,
      entries: accepted,
      finished: judgement.log.state.phase === 'finished',
    });
    switch (outcome.status) {
      case 'ok': {
        if (repeated && outcome.length > game.entries.length) break;
        if (accepted.length === 0) return answer(request, game, outcome, judgement.outcomes, stop);
        await namePinyin(accepted);
        const grown = rememberGameLog(
          extendGameLog(game, logged(accepted, author, outcome, game.entries.length)),
        );
        if (accepted.some(({ entry }) => undoesJoin(grown.log, entry))) await settleWaiting(grown);
        announce(request.game, grown.entries.length);
        return answer(request, grown, outcome, judgement.outcomes, null);
      }
      case 'length':
        break;
      case 'id-reused':
        foreign = await findForeignEntries(
          db(),
          request.game,
          accepted.map(({ id }) => id),
        );
        break;
      case 'version':
        forgetGameLog(request.game);
        return stopped('version', request, await loadGameLog(request.game), outcome);
      case 'pen':
        return stopped('pen', request, await loadGameLog(request.game), outcome);
      case 'not-open':
        return stopped('not-open', request, null, outcome);
      case 'signed-out':
      case 'missing':
        return stopped('signed-out', request, null);
    }
    game = await loadGameLog(request.game);
  }
  throw new Error(`game ${request.game}: the log grew faster than a batch could be judged`);
}

/**
 * Entries of others came in behind the length that the device knew: they are taken in silently if the whole
 * queue fits behind them; otherwise all of it waits for a person.
 */
function stopOf(game: GameLog, request: AppendRequest, { outcomes }: Judgement): AppendStop | null {
  const own = new Set(request.entries.map(({ id }) => id));
  const others = game.entries.slice(request.length).some(({ id }) => !own.has(id));
  return others && outcomes.some(({ status }) => status === 'refused') ? 'review' : null;
}

/** A game that isn't open has no log; whether the asker may know so, the database says. */
async function refuseUnopened(author: AppendAuthor, request: AppendRequest): Promise<AppendResponse> {
  const call = { gameId: request.game, author, version: null, length: 0, entries: [], finished: false };
  const outcome = await callAppend(call);
  return outcome.status === 'ok'
    ? stopped('not-open', request, null, outcome)
    : stopped('signed-out', request, null);
}

function withGuest(entry: SentEntry): CalledEntry {
  return entry.entry.kind === 'join' ? { ...entry, lateGuest: newId(), audit: newId() } : entry;
}

/** The search finds late guests by pinyin, too. */
async function namePinyin(entries: readonly CalledEntry[]): Promise<void> {
  const guests = entries.flatMap(({ lateGuest, entry }) =>
    lateGuest !== undefined && entry.kind === 'join' ? [{ id: lateGuest, pinyin: pinyinOf(entry.name) }] : [],
  );
  if (guests.length > 0) await setPinyin(guests);
}

function logged(
  accepted: readonly SentEntry[],
  author: AppendAuthor,
  outcome: AppendOutcome,
  length: number,
): LoggedEntry[] {
  return accepted.map(({ id, batch, entry }, index) => ({
    seq: length + index + 1,
    id,
    batch,
    author: author.kind,
    at: outcome.at ?? '',
    entry,
  }));
}

function answer(
  request: AppendRequest,
  game: GameLog,
  outcome: AppendOutcome,
  outcomes: EntryOutcome[],
  stop: AppendStop | null,
): AppendResponse {
  return {
    v: 1,
    stop,
    outcomes: stop ? outcomes.map(hold) : outcomes,
    length: game.entries.length,
    epoch: outcome.epoch,
    version: outcome.version,
    digest: digest(game.log.state),
    entries: game.entries.slice(request.length),
  };
}

/** The answer to a batch that was stopped whole. `game`: the log to tell, where the asker may see it. */
function stopped(
  stop: AppendStop,
  request: AppendRequest,
  game: GameLog | null,
  outcome?: AppendOutcome,
): AppendResponse {
  const outcomes = game
    ? judgeBatch(game.log, game.entries, request.entries, new Set()).outcomes
    : request.entries;
  return {
    v: 1,
    stop,
    outcomes: outcomes.map(hold),
    length: game?.entries.length ?? outcome?.length ?? request.length,
    epoch: outcome?.epoch ?? request.epoch,
    version: outcome?.version ?? request.version,
    digest: game ? digest(game.log.state) : null,
    entries: game?.entries.slice(request.length) ?? [],
  };
}

/** In a batch that was stopped nothing new is taken; what had been taken before keeps its answer. */
function hold(outcome: EntryOutcome | SentEntry): EntryOutcome {
  return 'status' in outcome && outcome.status === 'duplicate' ? outcome : { id: outcome.id, status: 'held' };
}
