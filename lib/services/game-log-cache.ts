import { db } from '../db/client';
import { findGame, findGameFacts } from '../db/games';
import { readEntries } from '../db/log';
import type { Setup } from '../rules';
import type { LoggedEntry } from '../schemas/append';
import { appendAllStored, openLog, type StoredLog } from '../schemas/stored-log';
import { gameSetup } from './game-setup';

/**
 * A game's log, replayed. Kept in memory so that an append needs no more than one call of the database;
 * as a log only grows, a length and a version say which state it is. Thrown away without harm.
 */
export interface GameLog {
  gameId: string;
  eventId: string;
  /** `games.version` that setup and seats belong to. */
  version: number;
  setup: Setup;
  log: StoredLog;
  entries: readonly LoggedEntry[];
}

/** So many games stay in memory; the one that was used longest ago goes first. */
const CAPACITY = 1500;
const shared = globalThis as typeof globalThis & { huibingGameLogs?: Map<string, GameLog> };
const cache = (shared.huibingGameLogs ??= new Map());

/** The game's log as the database has it now; null where there is no such game or it isn't open yet. */
export async function loadGameLog(gameId: string): Promise<GameLog | null> {
  const facts = await findGameFacts(db(), gameId);
  if (!facts?.snapshotId) return null;
  const cached = cache.get(gameId);
  const base = cached?.version === facts.version ? cached : await emptyGameLog(gameId);
  if (!base) return null;
  if (base.entries.length >= facts.length) return rememberGameLog(base);
  return rememberGameLog(extendGameLog(base, await readEntries(gameId, base.entries.length)));
}

/** The log as this process knows it, perhaps not the newest; loaded where it knows none. */
export async function recallGameLog(gameId: string): Promise<GameLog | null> {
  return cache.get(gameId) ?? (await loadGameLog(gameId));
}

/** The log with entries that the database has behind it. */
export function extendGameLog(game: GameLog, entries: readonly LoggedEntry[]): GameLog {
  const extended = appendAllStored(game.log, entries);
  if (!extended.ok) {
    const entry = entries[extended.error.index];
    throw new Error(`game ${game.gameId}: stored entry ${entry?.seq} is refused: ${extended.error.code}`);
  }
  return { ...game, log: extended.value, entries: [...game.entries, ...entries] };
}

/** Keeps a log for later, unless a newer state of it is kept already. */
export function rememberGameLog(game: GameLog): GameLog {
  const kept = cache.get(game.gameId);
  const newer =
    kept &&
    (kept.version > game.version ||
      (kept.version === game.version && kept.entries.length > game.entries.length));
  cache.delete(game.gameId);
  cache.set(game.gameId, newer ? kept : game);
  for (const oldest of cache.keys()) {
    if (cache.size <= CAPACITY) break;
    cache.delete(oldest);
  }
  return game;
}

/** Forgets a game, whose seats or snapshot have changed. */
export function forgetGameLog(gameId: string): void {
  cache.delete(gameId);
}

async function emptyGameLog(gameId: string): Promise<GameLog | null> {
  const game = await findGame(db(), gameId);
  const setup = game && gameSetup(game);
  if (!setup) return null;
  const log = openLog(setup.setup, setup.seatIds);
  if (!log.ok) throw new Error(`game ${gameId} cannot be played: ${log.error.code}`);
  return {
    gameId,
    eventId: game.eventId,
    version: game.version,
    setup: setup.setup,
    log: log.value,
    entries: [],
  };
}
