import type { Kept } from './kept';

/** Where a device keeps its games. Every failure is the promise's; the caller goes on in memory. */
export interface Store {
  load: (game: string) => Promise<Kept | null>;
  /** Keeps what waits, and the confirmed game too if it has changed; refused (false) to a tab that isn't the writer. */
  save: (kept: Kept, tab: string, gameChanged: boolean) => Promise<boolean>;
  /** From now on this tab writes for the game; another tab's saves are refused. */
  claim: (game: string, tab: string) => Promise<void>;
}

const GAMES = 'games';
const WAITING = 'waiting';
const WRITERS = 'writers';

type Waiting = Pick<Kept, 'rollCall' | 'queue' | 'held' | 'deeds' | 'reached'>;

const NOTHING_WAITS: Waiting = { rollCall: null, queue: [], held: [], deeds: [], reached: null };

/** What a game has not that an earlier version of the app has kept. */
const UNKNOWN = {
  revision: -1,
  twoEyes: false,
  witnesses: [],
  help: null,
  late: [],
  waiting: [],
  rollCall: null,
};

/** The store in the browser's IndexedDB. Opening fails in some private windows and on a full disk. */
export function indexedDbStore(): Store {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => (opened ??= openDatabase());
  return {
    async load(game) {
      const transaction = (await database()).transaction([GAMES, WAITING]);
      const kept = result<Kept['game'] | undefined>(transaction.objectStore(GAMES).get(game));
      const waiting = result<Waiting | undefined>(transaction.objectStore(WAITING).get(game));
      const [view, rest] = await Promise.all([kept, waiting]);
      return view ? { v: 1, game: { ...UNKNOWN, ...view }, ...NOTHING_WAITS, ...rest } : null;
    },
    async save(kept, tab, gameChanged) {
      const { game, rollCall, queue, held, deeds, reached } = kept;
      const transaction = (await database()).transaction([GAMES, WAITING, WRITERS], 'readwrite', {
        durability: 'strict',
      });
      const finished = completion(transaction);
      const writer = await result<string | undefined>(transaction.objectStore(WRITERS).get(game.game));
      const mine = writer === undefined || writer === tab;
      if (mine) {
        const waiting: Waiting = { rollCall, queue, held, deeds, reached };
        transaction.objectStore(WAITING).put(waiting, game.game);
        if (gameChanged) transaction.objectStore(GAMES).put(game, game.game);
      }
      await finished;
      return mine;
    },
    async claim(game, tab) {
      const transaction = (await database()).transaction(WRITERS, 'readwrite');
      const finished = completion(transaction);
      transaction.objectStore(WRITERS).put(tab, game);
      await finished;
    },
  };
}

/** A store that forgets: what a page falls back to where nothing can be kept. */
export function memoryStore(): Store {
  const games = new Map<string, Kept>();
  const writers = new Map<string, string>();
  return {
    load: (game) => Promise.resolve(games.get(game) ?? null),
    save(kept, tab) {
      const writer = writers.get(kept.game.game);
      if (writer !== undefined && writer !== tab) return Promise.resolve(false);
      games.set(kept.game.game, kept);
      return Promise.resolve(true);
    },
    claim(game, tab) {
      writers.set(game, tab);
      return Promise.resolve();
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('huibing', 1);
    request.onupgradeneeded = () => {
      for (const name of [GAMES, WAITING, WRITERS]) request.result.createObjectStore(name);
    };
    request.onblocked = () => reject(new Error('blocked'));
    request.onerror = () => reject(request.error ?? new Error('indexeddb'));
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  });
}

function result<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Value);
    request.onerror = () => reject(request.error ?? new Error('indexeddb'));
  });
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('indexeddb'));
  });
}
