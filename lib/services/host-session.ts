import { gameCode, hashToken, isGamePin } from '../auth/game-link';
import { clearAttempts, countAttempt } from '../db/attempts';
import { db, transaction } from '../db/client';
import { findGameByCode, findGamesByNumber, findKnownGame, findTableDoor, type Entrance } from '../db/games';
import { findHostSession, touchHostSession } from '../db/host-sessions';
import { enterByPinInput, type EnterByPinForm } from '../schemas/enter-by-pin';
import { done, refused, type Answer } from '../schemas/problem';
import { currentGame } from './current-game';
import { parseInput } from './parse-input';
import { startHostSession, type NewHostSession } from './start-host-session';

/**
 * PIN tries in a quarter of an hour: few from one address, so that one guest's mistakes lock nobody else
 * out, and some more from all of them together, as addresses can be made up. The link always works.
 */
const PIN_TRIES = { tries: 10, seconds: 900 };
const PIN_TRIES_OF_ALL = { tries: 100, seconds: 900 };

/** Who asks to come in, as far as the request tells. */
export interface Device {
  userAgent: string;
  /** The network address; empty where it isn't known. */
  address: string;
}

/** The living host session of a cookie at a game, or null. */
export async function hostSession(gameId: string, token: string | undefined): Promise<{ id: string } | null> {
  return token ? findHostSession(db(), gameId, hashToken(token)) : null;
}

/** Notes that a host's device has been heard of, for the organiser's list of who is connected. */
export async function seeHost(sessionId: string): Promise<void> {
  await touchHostSession(db(), sessionId);
}

/** So often an open stream says that its device is there; well within what counts as connected. */
const SEEN_EVERY_MS = 25_000;
/** No stream lives longer; its device opens another one. */
const STREAM_MS = 600_000;

/** Notes that a host's device is there, now and for as long as its stream is open. */
export function keepSeeingHost(sessionId: string, signal: AbortSignal): void {
  const see = () => void seeHost(sessionId).catch(() => undefined);
  const stop = () => {
    clearInterval(again);
    clearTimeout(end);
  };
  const again = setInterval(see, SEEN_EVERY_MS);
  const end = setTimeout(stop, STREAM_MS);
  signal.addEventListener('abort', stop, { once: true });
  see();
}

/**
 * Exchanges a link's code for a session at its game; a table's one link leads to the 会 that it plays now.
 * Error: `unknown-code`, also for a renewed link.
 */
export async function enterByCode(code: string, userAgent: string): Promise<Answer<NewHostSession>> {
  const game = await findGameByCode(db(), hashToken(code));
  if (!game || gameCode(game.id, game.generation) !== code) return refused('unknown-code');
  return done(await enter(game, userAgent, 'link'));
}

/**
 * Exchanges a table's number and its PIN for a session. `place`: a table, or a final table.
 * Errors: `wrong-pin`, also where there is no such table; `too-many-tries` `minutes`.
 */
export async function enterByPin(
  form: EnterByPinForm,
  { userAgent, address }: Device,
): Promise<Answer<NewHostSession>> {
  const parsed = parseInput(enterByPinInput, form);
  if (!parsed.ok) return parsed;
  const input = parsed.value;
  const place = `pin:${input.place}:${input.number}`;
  const wait = await countPinTry(place, address);
  if (wait > 0) return tooMany(wait);
  const games = await findGamesByNumber(db(), input.place, input.number);
  const game = games.find(({ id, generation }) => isGamePin(id, generation, input.pin));
  if (!game) return refused('wrong-pin');
  await clearAttempts(db(), `${place}:${address}`);
  return done(await enter(game, userAgent, 'pin'));
}

/** A new session at a game that the device already knows, by its table's PIN; errors as `enterByPin`. */
export async function renewByPin(
  gameId: string,
  pin: string,
  { userAgent, address }: Device,
): Promise<Answer<NewHostSession>> {
  const place = `pin:game:${gameId}`;
  const wait = await countPinTry(place, address);
  if (wait > 0) return tooMany(wait);
  const game = await findKnownGame(db(), gameId);
  // All games of a table have the first one's PIN.
  const door = game?.tableId ? await findTableDoor(db(), game.tableId) : game;
  if (!game || !door || !isGamePin(door.id, door.generation, pin)) return refused('wrong-pin');
  await clearAttempts(db(), `${place}:${address}`);
  return done(await transaction((tx) => startHostSession(tx, game, userAgent, 'pin')));
}

/**
 * Starts a session at the game that an entrance leads to: of a table, at the 会 that it plays now, whichever
 * game's code or PIN it is.
 */
async function enter(entrance: Entrance, userAgent: string, by: 'link' | 'pin'): Promise<NewHostSession> {
  return transaction(async (tx) => {
    const current = entrance.tableId === null ? null : await currentGame(tx, entrance.tableId);
    return startHostSession(tx, current ?? entrance, userAgent, by);
  });
}

/** Counts a try; the seconds to wait before another counts, 0 where this one is allowed. */
async function countPinTry(place: string, address: string): Promise<number> {
  const own = await countAttempt(db(), `${place}:${address}`, PIN_TRIES);
  return own > 0 ? own : countAttempt(db(), place, PIN_TRIES_OF_ALL);
}

function tooMany(seconds: number) {
  return refused('too-many-tries', { minutes: Math.ceil(seconds / 60) });
}
