import { recordAudit } from '../db/audit';
import { transaction, type Db } from '../db/client';
import { lockGame, orderSeats, type GameRow } from '../db/games';
import { callAppend, type AppendAuthor } from '../db/log';
import { announce } from '../live/announce';
import type { SentEntry } from '../schemas/append';
import type { GameAnswer, RollCallRequest } from '../schemas/game';
import { appendAllStored, openLog } from '../schemas/stored-log';
import { forgetGameLog } from './game-log-cache';
import { gameSetup } from './game-setup';
import { loadGame } from './load-game';

type Stop = Extract<GameAnswer, { ok: false }>['stop'];

/** The host who calls the roll: their session, and its cookie's hash, which the append checks again. */
export interface RollCaller {
  sessionId: string;
  tokenHash: string;
}

/**
 * The roll-call before the first throw: puts the seats into the order in which the table really throws,
 * the starter first, and logs a leave for whoever isn't there (RULES 6.1). Repeating it changes nothing.
 * Errors: `started` once a throw has been logged; `invalid-order` where the order isn't the game's seats;
 * `pen`, `version`, `not-open` as for an append.
 */
export async function callRoll(
  caller: RollCaller,
  gameId: string,
  request: RollCallRequest,
): Promise<GameAnswer> {
  const stop = await transaction((tx) => callRollIn(tx, caller, gameId, request)).catch(stopOf);
  if (stop === null) {
    forgetGameLog(gameId);
    announce(gameId, request.away.length, 'game');
  }
  const game = stop === 'signed-out' ? null : await loadGame(gameId, caller.sessionId);
  if (!game) return { ok: false, stop: 'signed-out', game: null };
  return stop === null || stop === 'repeated' ? { ok: true, game } : { ok: false, stop, game };
}

async function callRollIn(
  tx: Db,
  caller: RollCaller,
  gameId: string,
  request: RollCallRequest,
): Promise<Stop | 'repeated' | null> {
  const game = await lockGame(tx, gameId);
  const frozen = game && gameSetup(game);
  if (!game || !frozen || game.event.status !== 'open') return 'not-open';
  if (isRepeated(game, frozen.seatIds, request)) return 'repeated';
  if (game.epoch !== request.epoch) return 'pen';
  if (game.length > 0) return 'started';
  if (game.version !== request.version) return 'version';
  if (!isPermutation(frozen.seatIds, request.order)) return 'invalid-order';

  const leaves = request.away.map(({ seat, entry }): SentEntry => ({
    id: entry,
    batch: request.batch,
    at: null,
    entry: { kind: 'leave', seat },
  }));
  const names = new Map(game.seats.map((seat) => [seat.id, seat.guest.name]));
  const players = request.order.map((seat) => names.get(seat) ?? '');
  const opened = openLog({ ...frozen.setup, players }, request.order);
  if (!opened.ok || !appendAllStored(opened.value, leaves).ok) return 'invalid-order';

  const version = await orderSeats(tx, gameId, request.order);
  const author: AppendAuthor = { kind: 'host', tokenHash: caller.tokenHash, epoch: request.epoch };
  const call = { gameId, author, version, length: 0, entries: leaves, finished: false };
  const outcome = await callAppend(call, tx);
  if (outcome.status === 'signed-out') throw new SignedOut();
  if (outcome.status !== 'ok') throw new Error(`roll-call of game ${gameId}: ${outcome.status}`);
  await recordAudit(tx, {
    actor: { kind: 'host', sessionId: caller.sessionId },
    action: 'game.roll-call',
    eventId: game.eventId,
    gameId,
    detail: { order: request.order, away: request.away.map(({ seat }) => seat) },
  });
  return null;
}

/** Undoes the transaction: the session ended while the roll was called. */
class SignedOut extends Error {}

function stopOf(error: unknown): Stop {
  if (error instanceof SignedOut) return 'signed-out';
  throw error;
}

/** The very roll-call that was made already: the same order, by the same leave entries. */
function isRepeated(game: GameRow, seatIds: readonly string[], { order, version }: RollCallRequest): boolean {
  const sameOrder = seatIds.length === order.length && seatIds.every((seat, index) => order[index] === seat);
  return game.rollCalledAt !== null && game.version === version + 1 && sameOrder;
}

function isPermutation(seatIds: readonly string[], order: readonly string[]): boolean {
  return (
    order.length === seatIds.length &&
    new Set(order).size === order.length &&
    seatIds.every((seat) => order.includes(seat))
  );
}
