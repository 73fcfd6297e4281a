/** Replaying a log with corrections (RULES 6.3, 6.5). */
import { obstacle, perform, startGame, type Game } from './game';
import { standing, type Standing } from './log';
import type { Refusal } from './refusals';
import type { Entry, PlainEntry, Setup } from './types';

/** Somebody with a seat. */
export interface Guest {
  readonly name: string;
  /** The number of the join they came by; 0: there from the start. */
  readonly joined: number;
}

/** An entry that has no effect at its place, and why (RULES 6.5). */
export interface Ignored {
  readonly entry: number;
  readonly reason: Refusal;
}

export interface Replayed {
  readonly game: Game;
  /** Who has which seat, by seat - 1, as the log stands. */
  readonly guests: readonly Guest[];
  /** By entry number. */
  readonly ignored: readonly Ignored[];
}

/** Somebody who looks on: told of the game before each standing entry, and after it with why it was ignored, if so. */
export interface Watcher {
  before(game: Game, standing: Standing): void;
  after(game: Game, standing: Standing, reason: Refusal | null): void;
}

export interface ReplayOptions {
  /**
   * The number of the entry that a correction has just put in its place: refused if it is impossible there,
   * unless the game has ended by then (RULES 6.3).
   */
  readonly tried?: number;
}

/**
 * Replays a log of which every entry has been added once (RULES 6.5): entries are taken as they are, and those
 * that could not be added at their place, turns aside, have no effect, but for an end, which stays an end.
 * @returns what the game comes to, or the refusal of the entry that is tried
 */
export function replayLog(
  setup: Setup,
  log: readonly Entry[],
  { tried }: ReplayOptions = {},
): Replayed | Refusal {
  const game = startGame(setup);
  const order = standing(log);
  const guests = guestsOf(setup, order);
  const ignored: Ignored[] = [];
  for (const one of order) {
    const { number, entry } = one;
    const problem = number === tried && game.phase !== 'finished' ? obstacle(game, entry) : null;
    if (problem) return problem;
    const reason = replayOne(game, one);
    if (reason) ignored.push({ entry: number, reason });
  }
  ignored.sort((one, other) => one.entry - other.entry);
  return { game, guests, ignored };
}

/** Takes one more standing entry as it is; answers why it has no effect, if it hasn't. */
export function replayOne(game: Game, one: Standing, watcher?: Watcher): Refusal | null {
  const reason = ignoredFor(game, one.entry);
  watcher?.before(game, one);
  if (!reason) perform(game, one.entry, one.number);
  watcher?.after(game, one, reason);
  return reason;
}

/** Why a logged entry has no effect at its place, if it hasn't; an end stays an end (RULES 6.5). */
export function ignoredFor(game: Game, entry: PlainEntry): Refusal | null {
  return entry.kind === 'end' && game.phase !== 'finished' ? null : obstacle(game, entry);
}

function guestsOf(setup: Setup, order: readonly Standing[]): Guest[] {
  const guests: Guest[] = setup.players.map((name) => ({ name, joined: 0 }));
  for (const { number, entry } of order) {
    if (entry.kind === 'join') guests.push({ name: entry.name, joined: number });
  }
  return guests;
}
