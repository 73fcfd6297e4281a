import type { GamePosition, ListenConnection } from '../db/live';
import type { Hint } from './hints';

/** Somebody who wants to know; `seen` is what it was last told, by game. */
export interface Watcher {
  games: ReadonlySet<string>;
  event: string | null;
  seen: Map<string, GamePosition>;
  changed: (positions: GamePosition[]) => void;
}

/** What one process keeps. */
export interface LiveState {
  watchers: Set<Watcher>;
  /** To be announced at the next flush. */
  outgoing: Map<string, Hint>;
  flush: NodeJS.Timeout | null;
  /** To be read again: hinted games, or everything that is watched. */
  hinted: Map<string, Hint>;
  all: boolean;
  reading: Promise<void> | null;
  listening: boolean;
  /** How often what is watched is read again, hint or not. */
  catchUpMs: number;
  connection: ListenConnection | null;
  failures: number;
  timers: Set<NodeJS.Timeout>;
}

const shared = globalThis as typeof globalThis & { huibingLive?: LiveState };

/** The process's state: one, also across the module copies that a bundler makes. */
export function live(): LiveState {
  return (shared.huibingLive ??= {
    watchers: new Set(),
    outgoing: new Map(),
    flush: null,
    hinted: new Map(),
    all: false,
    reading: null,
    listening: false,
    catchUpMs: 2_000,
    connection: null,
    failures: 0,
    timers: new Set(),
  });
}
