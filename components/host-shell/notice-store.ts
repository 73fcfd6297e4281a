import { useMemo, useSyncExternalStore } from 'react';
import type { GameClient } from '../../lib/offline/client';

/** Which notices are out of sight, by their keys: those whose time is over, and those put away for now. */
export interface OutOfSight {
  passed: ReadonlySet<string>;
  folded: ReadonlySet<string>;
}

export interface NoticeStore extends OutOfSight {
  pass: (key: string) => void;
  fold: (keys: readonly string[]) => void;
  unfold: () => void;
  /** Forgets what has gone: should it come again, it is news again. */
  keepOnly: (keys: readonly string[]) => void;
}

const NOTHING: OutOfSight = { passed: new Set(), folded: new Set() };

/** Lives as long as the game does on this page, whatever covers the table meanwhile. */
class Sight {
  value = NOTHING;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): OutOfSight => this.value;

  set(value: OutOfSight): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}

const sights = new WeakMap<GameClient, Sight>();

function sightOf(client: GameClient): Sight {
  const known = sights.get(client) ?? new Sight();
  sights.set(client, known);
  return known;
}

/** The notices of this game that are out of sight, shared by all that shows any. */
export function useNoticeStore(client: GameClient): NoticeStore {
  const sight = sightOf(client);
  const value = useSyncExternalStore(sight.subscribe, sight.read);
  return useMemo(() => {
    const { passed, folded } = value;
    return {
      passed,
      folded,
      pass: (key) => sight.set({ passed: new Set([...passed, key]), folded }),
      fold: (keys) => sight.set({ passed, folded: new Set([...folded, ...keys]) }),
      unfold: () => sight.set({ passed, folded: new Set() }),
      keepOnly(keys) {
        const kept = (set: ReadonlySet<string>) => new Set([...set].filter((key) => keys.includes(key)));
        const next = { passed: kept(passed), folded: kept(folded) };
        if (next.passed.size < passed.size || next.folded.size < folded.size) sight.set(next);
      },
    };
  }, [sight, value]);
}
