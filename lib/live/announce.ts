import { notify } from '../db/live';
import { encodeHints, mergeHint } from './hints';
import { live } from './state';

/** For how long a process gathers: one commit after another would wait for each NOTIFY otherwise. */
const GATHER_MS = 20;

/**
 * Tells everybody who watches that a game's log has this length now, or (`change: 'game'`) that something
 * else about it changed, such as its pen. Call it after the commit; it returns at once and never fails: a
 * hint that gets lost is made up for by the catch-up of those who listen.
 */
export function announce(gameId: string, length: number, change: 'log' | 'game' = 'log'): void {
  const state = live();
  state.outgoing.set(gameId, mergeHint(state.outgoing.get(gameId), change === 'log' ? length : null));
  state.flush ??= setTimeout(() => void flush(), GATHER_MS);
}

async function flush(): Promise<void> {
  const state = live();
  const payloads = encodeHints(state.outgoing);
  state.outgoing.clear();
  state.flush = null;
  // The change is committed and counts; whoever misses this hint reads it within two seconds.
  await notify(payloads).catch(() => undefined);
}
