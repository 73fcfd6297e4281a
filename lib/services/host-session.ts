import { gameCode, hashToken, isGamePin, newToken } from '../auth/game-link';
import { recordAudit } from '../db/audit';
import { clearAttempts, countAttempt } from '../db/attempts';
import { db, transaction } from '../db/client';
import { findGameByCode, findGamesByNumber, findKnownGame } from '../db/games';
import { createHostSession, findHostSession, touchHostSession } from '../db/host-sessions';
import { enterByPinInput, type EnterByPinForm } from '../schemas/enter-by-pin';
import { done, refused, type Answer } from '../schemas/problem';
import { parseInput } from './parse-input';

/** A host's session lasts a day: an evening, and what has to be typed in afterwards. */
export const HOST_SESSION_HOURS = 24;

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

export interface NewHostSession {
  gameId: string;
  /** For the cookie; only its hash is stored. */
  token: string;
  sessionId: string;
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

/** Exchanges a link's code for a session at its game. Error: `unknown-code`, also for a renewed link. */
export async function enterByCode(code: string, userAgent: string): Promise<Answer<NewHostSession>> {
  const game = await findGameByCode(db(), hashToken(code));
  if (!game || gameCode(game.id, game.generation) !== code) return refused('unknown-code');
  return done(await startSession(game, userAgent, 'link'));
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
  return done(await startSession(game, userAgent, 'pin'));
}

/** A new session at a game that the device already knows, by its PIN; errors as `enterByPin`. */
export async function renewByPin(
  gameId: string,
  pin: string,
  { userAgent, address }: Device,
): Promise<Answer<NewHostSession>> {
  const place = `pin:game:${gameId}`;
  const wait = await countPinTry(place, address);
  if (wait > 0) return tooMany(wait);
  const game = await findKnownGame(db(), gameId);
  if (!game || !isGamePin(game.id, game.generation, pin)) return refused('wrong-pin');
  await clearAttempts(db(), `${place}:${address}`);
  return done(await startSession(game, userAgent, 'pin'));
}

async function startSession(
  game: { id: string; eventId: string; generation: number },
  userAgent: string,
  by: 'link' | 'pin',
): Promise<NewHostSession> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + HOST_SESSION_HOURS * 3_600_000);
  return transaction(async (tx) => {
    const session = await createHostSession(tx, {
      gameId: game.id,
      tokenHash: hashToken(token),
      generation: game.generation,
      userAgent: userAgent.slice(0, 300),
      expiresAt,
    });
    await recordAudit(tx, {
      actor: { kind: 'host', sessionId: session.id },
      action: 'host.enter',
      eventId: game.eventId,
      gameId: game.id,
      detail: { by },
    });
    return { gameId: game.id, token, sessionId: session.id };
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
