import type { SentEntry } from '../schemas/append';

/**
 * Where entries stand from the tap until the store has written them: a write takes a moment, and the page may
 * be gone before. Synchronous and small.
 */
export interface Journal {
  read: (game: string) => SentEntry[];
  keep: (game: string, entries: readonly SentEntry[]) => void;
}

/** A journal in localStorage; where that can't be used, there is none. */
export function localJournal(): Journal {
  const key = (game: string) => `huibing.journal.${game}`;
  return {
    read(game) {
      try {
        return JSON.parse(localStorage.getItem(key(game)) ?? '[]') as SentEntry[];
      } catch {
        return [];
      }
    },
    keep(game, entries) {
      try {
        if (entries.length === 0) localStorage.removeItem(key(game));
        else localStorage.setItem(key(game), JSON.stringify(entries));
      } catch {
        // A private window or a full disk: the store says so too.
      }
    },
  };
}
