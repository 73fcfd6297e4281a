import type { SentEntry } from '../schemas/append';
import type { Journal } from './journal';
import type { Kept } from './kept';
import type { Store } from './store';
import { recover } from './sync';

export interface KeeperOptions {
  game: string;
  tab: string;
  store: Store;
  /** Stands in where the store fails. */
  fallback: Store;
  journal: Journal | undefined;
  /** Another tab of this device has become the writer. */
  onOtherTab: () => void;
  /** Nothing can be kept on this device. */
  onMemory: () => void;
}

/** Keeps one game on this device as it changes, and gives it back after a reload. */
export class Keeper {
  private store: Store;
  private kept: Kept | null = null;
  /** Whether the confirmed game is among the changes that no write has taken up; null: there are none. */
  private unsaved: { game: boolean } | null = null;
  /** Entries that no write has finished with. */
  private readonly fresh: SentEntry[] = [];
  private saving: Promise<void> | null = null;

  constructor(private readonly options: KeeperOptions) {
    this.store = options.store;
  }

  /** From now on this tab is the writer; what is kept, with what was logged just before the page went away. */
  async open(): Promise<Kept | null> {
    const { game, tab, journal } = this.options;
    try {
      await this.store.claim(game, tab);
      const kept = await this.store.load(game);
      return kept && recover(kept, journal?.read(game) ?? []);
    } catch {
      this.toMemory();
      return null;
    }
  }

  /** What an earlier page had noted, where nothing else of the game is kept. */
  stranded(): SentEntry[] {
    return this.options.journal?.read(this.options.game) ?? [];
  }

  /** Notes at once, before anything else, what the host has just logged. */
  log(entries: readonly SentEntry[]): void {
    this.fresh.push(...entries);
    this.note();
  }

  /** Keeps a state. Several during one write are one by the next, so that none waits long. */
  keep(kept: Kept, gameChanged: boolean): void {
    this.kept = kept;
    this.unsaved = { game: gameChanged || (this.unsaved?.game ?? false) };
    this.saving ??= this.write().finally(() => {
      this.saving = null;
      if (this.unsaved && this.kept) this.keep(this.kept, false);
    });
  }

  /** All that was to be kept is kept. */
  async saved(): Promise<void> {
    await this.saving;
  }

  private async write(): Promise<void> {
    const { tab, onOtherTab } = this.options;
    while (this.unsaved && this.kept) {
      const { game } = this.unsaved;
      const written = this.fresh.length;
      this.unsaved = null;
      try {
        if (!(await this.store.save(this.kept, tab, game))) {
          onOtherTab();
          return;
        }
        this.fresh.splice(0, written);
        this.note();
      } catch {
        this.toMemory();
      }
    }
  }

  /** The journal has what the store has not; in memory all that waits, which it may well survive with. */
  private note(): void {
    const fresh = new Set(this.fresh.map(({ id }) => id));
    const waiting = this.store === this.options.fallback ? (this.kept?.queue ?? []) : [];
    this.options.journal?.keep(this.options.game, [
      ...waiting.filter(({ id }) => !fresh.has(id)),
      ...this.fresh,
    ]);
  }

  private toMemory(): void {
    this.store = this.options.fallback;
    this.options.onMemory();
  }
}
