import type { GamePosition } from '../db/live';
import { readAll } from './catch-up';
import { startListening } from './listener';
import { live, type Watcher } from './state';

/** What can be watched: some games, or all games of an event, also those that come later. */
export type Watched = { games: readonly string[] } | { event: string };

/**
 * Calls back with where the watched games stand: first with all of them, then with those that changed, in
 * order and never with an older state after a newer one. Returns how to stop.
 */
export function watch(watched: Watched, changed: (positions: GamePosition[]) => void): () => void {
  const state = live();
  const watcher: Watcher = {
    games: new Set('games' in watched ? watched.games : []),
    event: 'event' in watched ? watched.event : null,
    seen: new Map(),
    changed,
  };
  state.watchers.add(watcher);
  startListening();
  void readAll();
  return () => state.watchers.delete(watcher);
}
