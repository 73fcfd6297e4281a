import { recordAudit } from '../db/audit';
import { transaction, type Db } from '../db/client';
import { lockGame, orderSeats, type GameRow } from '../db/games';
import { callAppend, readEntries, type AppendAuthor } from '../db/log';
import { announce } from '../live/announce';
import type { GameAnswer, RollCallRequest } from '../schemas/game';
import { newId } from '../schemas/new-id';
import { isUnplayed, rollCallEntries } from '../schemas/roll-call-log';
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
 * the starter first, and logs a leave for whoever isn't there (RULES 6.1). Until somebody throws it can be made
 * again, which takes back what the last one logged. Repeating one changes nothing.
 * Errors: `started` once a throw has been logged, also one that was taken back; `invalid-order` where the order
 * isn't the game's seats; `pen`, `version`, `not-open` as for an append.
 */
export async function callRoll(
  caller: RollCaller,
  gameId: string,
  request: RollCallRequest,
): Promise<GameAnswer> {
  const outcome = await transaction((tx) => callRollIn(tx, caller, gameId, request)).catch(stopOf);
  if (typeof outcome === 'number') {
    forgetGameLog(gameId);
    announce(gameId, outcome, 'game');
  }
  const game = outcome === 'signed-out' ? null : await loadGame(gameId, caller.sessionId);
  if (!game) return { ok: false, stop: 'signed-out', game: null };
  if (typeof outcome === 'number' || outcome === 'repeated') return { ok: true, game };
  return { ok: false, stop: outcome, game };
}

/** Answers how long the log is then, or why nothing was changed. */
async function callRollIn(
  tx: Db,
  caller: RollCaller,
  gameId: string,
  request: RollCallRequest,
): Promise<Stop | 'repeated' | number> {
  const game = await lockGame(tx, gameId);
  const frozen = game && gameSetup(game);
  if (!game || !frozen || game.event.status !== 'open') return 'not-open';
  if (game.rollCallId === request.batch) return 'repeated';
  if (game.epoch !== request.epoch) return 'pen';
  const logged = game.length > 0 ? await readEntries(gameId, 0, tx) : [];
  if (!isUnplayed(logged)) return 'started';
  if (game.version !== request.version) return 'version';
  if (!isPermutation(frozen.seatIds, request.order)) return 'invalid-order';

  const entries = rollCallEntries(request, logged, () => newId());
  const names = new Map(game.seats.map((seat) => [seat.id, seat.guest.name]));
  const players = request.order.map((seat) => names.get(seat) ?? '');
  const opened = openLog({ ...frozen.setup, players }, request.order);
  if (!opened.ok || !appendAllStored(opened.value, [...logged, ...entries]).ok) return 'invalid-order';

  const version = await orderSeats(tx, gameId, request.order, request.batch);
  const author: AppendAuthor = { kind: 'host', tokenHash: caller.tokenHash, epoch: request.epoch };
  const call = { gameId, author, version, length: game.length, entries, finished: false };
  const appended = await callAppend(call, tx);
  if (appended.status === 'signed-out') throw new Stopped('signed-out');
  if (appended.status === 'id-reused') throw new Stopped('invalid-order');
  if (appended.status !== 'ok') throw new Error(`roll-call of game ${gameId}: ${appended.status}`);
  await recordAudit(tx, {
    actor: { kind: 'host', sessionId: caller.sessionId },
    action: isFirst(game) ? 'game.roll-call' : 'game.roll-call-again',
    eventId: game.eventId,
    gameId,
    detail: { order: request.order, away: request.away.map(({ seat }) => seat) },
  });
  return game.length + entries.length;
}

/** Undoes the transaction: the session ended while the roll was called, or its entries are another one's. */
class Stopped extends Error {
  constructor(readonly stop: Stop) {
    super(stop);
  }
}

function stopOf(error: unknown): Stop {
  if (error instanceof Stopped) return error.stop;
  throw error;
}

function isFirst(game: GameRow): boolean {
  return game.rollCalledAt === null && game.length === 0;
}

function isPermutation(seatIds: readonly string[], order: readonly string[]): boolean {
  return (
    order.length === seatIds.length &&
    new Set(order).size === order.length &&
    seatIds.every((seat) => order.includes(seat))
  );
}
