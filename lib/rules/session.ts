/** A game with its log as a working value: how an entry is added, and how a correction replays (RULES 6.3, 6.5). */
import { obstacleOfCorrection } from './corrections';
import { MOST_ENTRIES } from './entries';
import { forkGame, nextOf, obstacle, perform, startGame, type Game } from './game';
import { refusal, type Refusal } from './refusals';
import { replayLog, type Guest, type Ignored } from './replay-log';
import { Tape } from './tape';
import type { Correction, Entry, PlainEntry, Setup } from './types';

export interface Session {
  readonly setup: Setup;
  readonly log: Tape<Entry>;
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
  const { setup, log, game, guests, ignored } = session;
  return { setup, log: log.fork(), game: forkGame(game), guests, ignored };
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
  log.push(entry);
  return null;
}

function addCorrection(session: Session, entry: Correction): Refusal | null {
  const { setup, log } = session;
  const held = entry.kind === 'remove' ? null : entry.kind === 'amend' ? entry.with : entry.entry;
  const unknown = held && unknownSeat(session, held);
  if (unknown) return unknown;
  const entries = log.slice();
  const problem = obstacleOfCorrection(entries, entry, setup.players.length);
  if (problem) return problem;
  const longer = [...entries, entry];
  const tried = entry.kind === 'amend' ? entry.target : entry.kind === 'insert' ? longer.length : 0;
  const replayed = replayLog(setup, longer, { tried });
  if ('code' in replayed) return replayed;
  log.push(entry);
  Object.assign(session, replayed);
  return null;
}

function unknownSeat({ guests }: Session, entry: PlainEntry): Refusal | null {
  if (!('seat' in entry) || entry.seat <= guests.length) return null;
  return refusal('seat-unknown', { seat: entry.seat });
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
