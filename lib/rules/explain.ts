/** What happened at an entry and why, as data that an interface turns into a sentence. */
import { difference, type Difference } from './difference';
import type { EntryKind } from './entries';
import { startGame, type Game } from './game';
import { removals, standing, type Standing } from './log';
import { NO_READING, readingOf, type Reading } from './reading';
import type { Refusal } from './refusals';
import { replayLog, replayOne, type Watcher } from './replay-log';
import { State, titleRows } from './state';
import type { Because, EndCause, NothingCode, TurningCause } from './causes';
import { Tape } from './tape';
import type { Entry, Move, PlainEntry, Setup, TitleRow } from './types';

/** What an entry did at its place. */
export interface Outcome extends Reading {
  /** The title before and after, where its holders or their throws changed; a title's unit is among the moves. */
  readonly titleChange: { readonly from: readonly TitleRow[]; readonly to: readonly TitleRow[] } | null;
  /** Why the throw, or its extra, won nothing; null where it won, or was nothing to win by. */
  readonly nothing: NothingCode | null;
  readonly extraNothing: NothingCode | null;
  /** Seats that used up a skip in the walk after it (RULES 6.4). */
  readonly skipped: readonly number[];
  /** Why a roll-off or a scramble began with it. */
  readonly turning: TurningCause | null;
  /** Why the game ended with it. */
  readonly ended: EndCause | null;
  /** Why it has no effect at its place (RULES 6.5). */
  readonly ignored: Refusal | null;
}

export interface Explanation extends Outcome {
  readonly entry: number;
  /** What it was logged as. */
  readonly kind: EntryKind;
  /** The entry that a correction names, else null. */
  readonly target: number | null;
  /** What it says now: as amended; for an amend what it puts there; null for a remove. */
  readonly plain: PlainEntry | null;
  readonly seat: number | null;
  /** Whether it is removed, as the log stands (RULES 6.3). */
  readonly removed: boolean;
  /** The amendment that counts, if it is amended. */
  readonly amendedBy: number | null;
  /** The units that it moved, the settlement's included where it ended the game. */
  readonly moves: readonly Move[];
  /** For a correction: who gained and who lost what by it, compared with the log before it. */
  readonly difference: Difference | null;
}

const NO_OUTCOME: Outcome = {
  ...NO_READING,
  titleChange: null,
  nothing: null,
  extraNothing: null,
  skipped: [],
  turning: null,
  ended: null,
  ignored: null,
};

/**
 * Explains one entry of a state's log, as the whole log makes it read now.
 * @param number the entry's, from 1 to `state.length`
 */
export function explain(state: State, number: number): Explanation {
  const { log } = state;
  const entry = log[number - 1];
  if (!entry) throw new RangeError(`no entry ${number}`);
  const removed = removals(log);
  const amendedBy = lastAmendment(log, removed, number);
  const plain = plainOf(amendedBy === null ? entry : log[amendedBy - 1]!);
  return {
    entry: number,
    kind: entry.kind,
    target: targetOf(entry),
    plain,
    seat: plain && 'seat' in plain ? plain.seat : null,
    removed: removed[number]!,
    amendedBy,
    ...(outcomesOf(state).get(number) ?? NO_OUTCOME),
    moves: movesOf(state).get(number) ?? [],
    // It takes two replays: only where it is asked for.
    get difference() {
      return isCorrection(entry) ? difference(stateAt(state, number - 1), stateAt(state, number)) : null;
    },
  };
}

/** The state of the same game after the first `length` entries of its log. */
export function stateAt(state: State, length: number): State {
  if (length === state.length) return state;
  const { setup } = state;
  const shorter = state.log.slice(0, length);
  const replayed = replayLog(setup, shorter);
  if ('code' in replayed) throw new RangeError(`no state after ${length} entries`);
  return new State({ setup, log: new Tape(shorter), ...replayed });
}

function lastAmendment(log: readonly Entry[], removed: readonly boolean[], number: number): number | null {
  for (let later = log.length; later > number; later--) {
    const entry = log[later - 1]!;
    if (entry.kind === 'amend' && entry.target === number && !removed[later]) return later;
  }
  return null;
}

function plainOf(entry: Entry): PlainEntry | null {
  switch (entry.kind) {
    case 'amend':
      return entry.with;
    case 'insert':
      return entry.entry;
    case 'remove':
      return null;
    default:
      return entry;
  }
}

function isCorrection(entry: Entry): entry is Exclude<Entry, PlainEntry> {
  return entry.kind === 'amend' || entry.kind === 'remove' || entry.kind === 'insert';
}

function targetOf(entry: Entry): number | null {
  if (entry.kind === 'insert') return entry.before;
  return entry.kind === 'amend' || entry.kind === 'remove' ? entry.target : null;
}

const moves = new WeakMap<State, ReadonlyMap<number, readonly Move[]>>();

function movesOf(state: State): ReadonlyMap<number, readonly Move[]> {
  const known = moves.get(state);
  if (known) return known;
  const lists = new Map<number, Move[]>();
  for (const move of state.moves) {
    const list = lists.get(move.entry);
    if (list) list.push(move);
    else lists.set(move.entry, [move]);
  }
  moves.set(state, lists);
  return lists;
}

const outcomes = new WeakMap<State, ReadonlyMap<number, Outcome>>();

/** The outcomes of all standing entries, by number. */
function outcomesOf(state: State): ReadonlyMap<number, Outcome> {
  const known = outcomes.get(state);
  if (known) return known;
  const { setup, log } = state;
  const found = continued(watched.get(setup), log) ?? replayed(setup, log);
  watched.set(setup, found);
  outcomes.set(state, found.outcomes);
  return found.outcomes;
}

/** A log that was replayed, with the game that goes on behind it. */
interface Watched {
  readonly game: Game;
  readonly log: readonly Entry[];
  readonly outcomes: ReadonlyMap<number, Outcome>;
}

/** The last one of each setup: a log mostly grows, and is asked about with each entry. */
const watched = new WeakMap<Setup, Watched>();

function replayed(setup: Setup, log: readonly Entry[]): Watched {
  const game = startGame(setup);
  const found = new Map<number, Outcome>();
  const watcher = watchInto(found);
  for (const one of standing(log)) replayOne(game, one, watcher);
  return { game, log, outcomes: found };
}

/** The same as replaying it all, where nothing but plain entries has come behind what was replayed. */
function continued(before: Watched | undefined, log: readonly Entry[]): Watched | null {
  if (!before?.log.every((entry, at) => entry === log[at])) return null;
  const found = new Map(before.outcomes);
  const watcher = watchInto(found);
  const added = log.slice(before.log.length);
  const plain = added.flatMap((entry, at) =>
    isCorrection(entry) ? [] : [{ number: before.log.length + at + 1, entry }],
  );
  if (plain.length < added.length) return null;
  for (const one of plain) replayOne(before.game, one, watcher);
  return { game: before.game, log, outcomes: found };
}

interface Before extends Reading {
  readonly title: readonly TitleRow[];
  readonly skips: readonly number[];
}

function watchInto(found: Map<number, Outcome>): Watcher {
  let before: Before;
  return {
    before(game, { entry }) {
      const skips = game.kind === 'dice-final' ? [] : game.turns.skips.slice();
      before = { ...readingOf(game, entry), title: titleOf(game), skips };
    },
    after(game, standing, ignored) {
      found.set(standing.number, ignored ? { ...NO_OUTCOME, ignored } : outcomeOf(before, game, standing));
    },
  };
}

function outcomeOf(before: Before, game: Game, { number, entry }: Standing): Outcome {
  const { hand, detail, tier, score } = before;
  const to = titleOf(game);
  const changed = JSON.stringify(before.title) !== JSON.stringify(to);
  return {
    hand,
    detail,
    tier,
    score,
    titleChange: changed ? { from: before.title, to } : null,
    nothing: game.kind === 'dice-final' ? null : game.nothing,
    extraNothing: game.kind === 'table' ? game.extraNothing : null,
    skipped: skippedSeats(before.skips, game, entry),
    turning: game.kind === 'dice-final' ? null : causeAt(game.turning, number),
    ended: causeAt(game.end, number),
    ignored: null,
  };
}

function titleOf(game: Game): readonly TitleRow[] {
  return game.kind === 'dice-final' ? [] : titleRows(game.title);
}

/** Who has one skip less, the thrower's own new one counted. */
function skippedSeats(before: readonly number[], game: Game, entry: PlainEntry): number[] {
  if (game.kind === 'dice-final') return [];
  const added =
    entry.kind === 'miss' && entry.reason === 'out-of-bowl' && game.book.rules.miss === 'void-and-skip';
  return before.flatMap((skips, at) => {
    const had = skips + (added && entry.seat === at + 1 ? 1 : 0);
    return game.turns.skips[at]! < had ? [at + 1] : [];
  });
}

/** A cause, if it came with this entry. */
function causeAt<Cause>(because: Because<Cause> | null, entry: number): Cause | null {
  return because?.entry === entry ? because.cause : null;
}
