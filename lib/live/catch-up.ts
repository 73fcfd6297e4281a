import { readPositions, type GamePosition } from '../db/live';
import { mergeHint, type Hint } from './hints';
import { live, type LiveState, type Watcher } from './state';

/** Reads again what a payload hinted at, as far as somebody here watches it and hasn't seen it yet. */
export function readHinted(hints: ReadonlyMap<string, Hint>): void {
  const state = live();
  for (const [game, hint] of hints) {
    if (isNews(state, game, hint)) state.hinted.set(game, mergeHint(state.hinted.get(game), hint));
  }
  if (state.hinted.size > 0) void read();
}

/** Reads again everything that is watched here. Resolves when what had changed before the call has been told. */
export async function readAll(): Promise<void> {
  live().all = true;
  const running = live().reading;
  if (running) await running;
  await read();
}

/** One read at a time, so that nobody is told of an older state after a newer one. */
function read(): Promise<void> {
  const state = live();
  return (state.reading ??= readWhileAsked(state).finally(() => (state.reading = null)));
}

async function readWhileAsked(state: LiveState): Promise<void> {
  while ((state.all || state.hinted.size > 0) && state.watchers.size > 0) {
    const { all, hinted } = state;
    state.all = false;
    state.hinted = new Map();
    const games = all ? [...state.watchers].flatMap((watcher) => [...watcher.games]) : [...hinted.keys()];
    const events = all ? [...state.watchers].flatMap((watcher) => watcher.event ?? []) : [];
    // Where the database is away, the next catch-up reads everything.
    const positions = await readPositions([...new Set(games)], [...new Set(events)]).catch(() => null);
    if (!positions) return;
    tell(state, positions);
  }
}

function tell(state: LiveState, positions: readonly GamePosition[]): void {
  for (const watcher of [...state.watchers]) {
    const changed = positions.filter((position) => concerns(watcher, position) && differs(watcher, position));
    if (changed.length === 0) continue;
    for (const position of changed) watcher.seen.set(position.game, position);
    watcher.changed(changed);
  }
}

function concerns(watcher: Watcher, position: GamePosition): boolean {
  return watcher.games.has(position.game) || watcher.event === position.event;
}

function differs(watcher: Watcher, position: GamePosition): boolean {
  const seen = watcher.seen.get(position.game);
  return (
    seen?.length !== position.length ||
    seen.version !== position.version ||
    seen.epoch !== position.epoch ||
    seen.revision !== position.revision
  );
}

/** A game that nobody here has seen yet may still belong to an event that is watched. */
function isNews(state: LiveState, game: string, hint: Hint): boolean {
  for (const watcher of state.watchers) {
    const seen = watcher.seen.get(game);
    const may = seen !== undefined || watcher.games.has(game) || watcher.event !== null;
    if (may && (hint === null || seen === undefined || seen.length < hint)) return true;
  }
  return false;
}
