/** A game with its log as a working value: how an entry is added, and how a correction replays (RULES 6.3, 6.5). */
import { obstacleOfCorrection } from './corrections';
import { MOST_ENTRIES } from './entries';
import { forkGame, nextOf, obstacle, perform, startGame, type Game } from './game';
import { standing, type Logged } from './log';
import { refusal, type Refusal } from './refusals';
import { Tape } from './tape';
import type { Correction, Entry, PlainEntry, Setup } from './types';

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

export interface Session {
  readonly setup: Setup;
  readonly log: Tape<Logged>;
  game: Game;
  /** Who has which seat, by seat - 1, as the log stands. */
  guests: readonly Guest[];
  ignored: readonly Ignored[];
}

export function openSession(setup: Setup): Session {
  const guests = setup.players.map((name) => ({ name, joined: 0 }));
  return { setup, log: new Tape(), game: startGame(setup), guests, ignored: [] };
}

export function forkSession(session: Session): Session {
  return { ...session, log: session.log.fork(), game: forkGame(session.game) };
}

/** Whether an entry can be added as the next one; a correction is tried out, so this may take a replay. */
export function addEntry(session: Session, entry: Entry): Refusal | null {
  if (session.log.length >= MOST_ENTRIES) return refusal('log-full', { most: MOST_ENTRIES });
  return isCorrection(entry) ? addCorrection(session, entry) : addPlain(session, entry);
}

function isCorrection(entry: Entry): entry is Correction {
  return entry.kind === 'amend' || entry.kind === 'remove' || entry.kind === 'insert';
}

function addPlain(session: Session, entry: PlainEntry): Refusal | null {
  const { game, guests, log } = session;
  const problem = unknownSeat(session, entry) ?? obstacle(game, entry) ?? obstacleOfTurn(game, entry);
  if (problem) return problem;
  const number = log.length + 1;
  perform(game, entry, number);
  if (entry.kind === 'join') session.guests = [...guests, { name: entry.name, joined: number }];
  log.push({ entry, guest: guestOf(guests, entry) });
  return null;
}

function addCorrection(session: Session, entry: Correction): Refusal | null {
  const { log } = session;
  const held = entry.kind === 'remove' ? null : entry.kind === 'amend' ? entry.with : entry.entry;
  const unknown = held && unknownSeat(session, held);
  if (unknown) return unknown;
  const longer = [...log.slice(), { entry, guest: held ? guestOf(session.guests, held) : 0 }];
  const problem = obstacleOfCorrection(longer);
  if (problem) return problem;
  const tried = entry.kind === 'amend' ? entry.target : entry.kind === 'insert' ? longer.length : 0;
  const replayed = replayLog(session.setup, longer, tried);
  if ('code' in replayed) return replayed;
  log.push(longer[longer.length - 1]!);
  Object.assign(session, replayed);
  return null;
}

/**
 * Replays a corrected log (RULES 6.5): entries are taken as they are, and those that could not be added at
 * their place have no effect, but for an end, which stays an end.
 * @param tried the number of the entry that a correction has just put in its place: refused if it is impossible
 *   there, unless the game has ended by then (RULES 6.3); 0 for none
 */
function replayLog(
  setup: Setup,
  log: readonly Logged[],
  tried: number,
): Refusal | Pick<Session, 'game' | 'guests' | 'ignored'> {
  const game = startGame(setup);
  const order = standing(log);
  const guests: Guest[] = setup.players.map((name) => ({ name, joined: 0 }));
  for (const { number, entry } of order) {
    if (entry.kind === 'join') guests.push({ name: entry.name, joined: number });
  }
  const ignored: Ignored[] = [];
  for (const { number, entry, guest } of order) {
    const stranger = 'seat' in entry && guests[entry.seat - 1]?.joined !== guest;
    const reason = stranger ? refusal('not-seated', { seat: entry.seat }) : obstacle(game, entry);
    if (reason && number === tried && game.phase !== 'finished') return reason;
    if (reason && (entry.kind !== 'end' || game.phase === 'finished'))
      ignored.push({ entry: number, reason });
    else perform(game, entry, number);
  }
  ignored.sort((one, other) => one.entry - other.entry);
  return { game, guests, ignored };
}

function unknownSeat({ guests }: Session, entry: PlainEntry): Refusal | null {
  if (!('seat' in entry) || entry.seat <= guests.length) return null;
  return refusal('seat-unknown', { seat: entry.seat });
}

function guestOf(guests: readonly Guest[], entry: PlainEntry): number {
  return 'seat' in entry ? guests[entry.seat - 1]!.joined : 0;
}

/** Whose turn it is, is asked of every entry that stands for a throw (RULES 6.5). */
function obstacleOfTurn(game: Game, entry: PlainEntry): Refusal | null {
  switch (entry.kind) {
    case 'throw':
    case 'called':
    case 'miss':
    case 'rethrow':
    case 'pass': {
      const next = nextOf(game);
      if (next === null) return refusal('nobodys-turn', { seat: entry.seat });
      return next === entry.seat ? null : refusal('not-your-turn', { seat: entry.seat, next });
    }
    default:
      return null;
  }
}
