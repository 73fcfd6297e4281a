import { gameCode, hashToken, isGamePin, newToken } from '../auth/game-link';
import { recordAudit } from '../db/audit';
import { clearAttempts, countAttempt } from '../db/attempts';
import { db, transaction } from '../db/client';
import { findGameByCode, findGameFacts, findGamesByNumber } from '../db/games';
import { createHostSession, findHostSession, touchHostSession } from '../db/host-sessions';
import { enterByPinInput, type EnterByPinForm } from '../schemas/enter-by-pin';
import { done, refused, type Answer } from '../schemas/problem';
import { parseInput } from './parse-input';

/** A host's session lasts a day: an evening, and what has to be typed in afterwards. */
export const HOST_SESSION_HOURS = 24;

/** PIN tries for one place in a quarter of an hour; the link still opens it when they are used up. */
const PIN_TRIES = { tries: 10, seconds: 900 };

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
export async function enterByPin(form: EnterByPinForm, userAgent: string): Promise<Answer<NewHostSession>> {
  const parsed = parseInput(enterByPinInput, form);
  if (!parsed.ok) return parsed;
  const input = parsed.value;
  const key = `pin:${input.place}:${input.number}`;
  const wait = await countAttempt(db(), key, PIN_TRIES);
  if (wait > 0) return tooMany(wait);
  const games = await findGamesByNumber(db(), input.place, input.number);
  const game = games.find(({ id, generation }) => isGamePin(id, generation, input.pin));
  if (!game) return refused('wrong-pin');
  await clearAttempts(db(), key);
  return done(await startSession(game, userAgent, 'pin'));
}

/** A new session at a game that the device already knows, by its PIN; errors as `enterByPin`. */
export async function renewByPin(
  gameId: string,
  pin: string,
  userAgent: string,
): Promise<Answer<NewHostSession>> {
  const key = `pin:game:${gameId}`;
  const wait = await countAttempt(db(), key, PIN_TRIES);
  if (wait > 0) return tooMany(wait);
  const game = await findGameFacts(db(), gameId);
  if (!game || !isGamePin(game.id, game.generation, pin)) return refused('wrong-pin');
  await clearAttempts(db(), key);
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

function tooMany(seconds: number) {
  return refused('too-many-tries', { minutes: Math.ceil(seconds / 60) });
}
