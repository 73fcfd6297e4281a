import { digest, RULES_VERSION, type Result } from '../rules';
import type { AppendRequest, AppendResponse, SentEntry, StoredEntry } from '../schemas/append';
import type { GameAnswer, GameHint, GameView, RollCallRequest } from '../schemas/game';
import { newId } from '../schemas/new-id';
import type { Api, Reply } from './api';
import type { Journal } from './journal';
import type { LocalEntry, Reason, Replica } from './replica';
import type { Store } from './store';
import * as sync from './sync';
import type { HeldEntry, Kept, Step } from './sync';

/** What keeps this device from writing, if anything does. */
export type Obstacle =
  | 'signed-out' // the session has ended: ask for the PIN
  | 'rules-version' // the app is of another version: reload
  | 'reading' // another device has the pen
  | 'other-tab' // another tab of this device writes
  | 'not-open' // the event isn't open yet
  | 'closed'; // the event is closed

export interface GameSnapshot {
  /** `missing`: nothing kept here and the server can't be reached. */
  status: 'loading' | 'missing' | 'ready';
  /** As the host sees it, a waiting roll-call taken in; null until ready. */
  game: GameView | null;
  replica: Replica | null;
  entries: readonly LocalEntry[];
  waiting: number;
  held: readonly HeldEntry[];
  obstacle: Obstacle | null;
  /** Whether the last attempt reached the server. */
  reachable: boolean;
  lastReached: number | null;
  storage: 'kept' | 'memory';
  /** What happened, as one of `Notice` or a code of the server. */
  notice: { code: string; at: number } | null;
}

export interface ClientOptions {
  game: string;
  api: Api;
  store: Store;
  /** Stands in where the store fails. */
  fallback: Store;
  journal?: Journal;
  tab?: string;
  now?: () => number;
  rulesVersion?: number;
}

/** The table goes on all the same; only sending waits. */
const WRITABLE: ReadonlySet<Obstacle> = new Set(['signed-out', 'rules-version']);

const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * One game on one device: judges at once, keeps what was entered, and brings it to the server in order and
 * once each, whenever that can be reached. All decisions about the log are `sync`'s; this does the waiting.
 */
export class GameClient {
  readonly tab: string;
  /** Called when this tab has become the writer, to tell the others. */
  onClaim: () => void = () => undefined;
  private kept: Kept | null = null;
  private replica: Replica | null = null;
  private store: Store;
  private sending = false;
  private taking: Promise<void> | null = null;
  private refreshing: Promise<void> | null = null;
  private refreshAgain = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> | null = null;
  /** Entries that no write has finished with yet. */
  private readonly fresh: SentEntry[] = [];
  /** Changes that no write has taken up yet, and whether the confirmed game is among them. */
  private unsaved: { game: boolean } | null = null;
  private listeners = new Set<() => void>();
  private snapshot: GameSnapshot = {
    status: 'loading',
    game: null,
    replica: null,
    entries: [],
    waiting: 0,
    held: [],
    obstacle: null,
    reachable: true,
    lastReached: null,
    storage: 'kept',
    notice: null,
  };

  constructor(private readonly options: ClientOptions) {
    this.store = options.store;
    this.tab = options.tab ?? newId();
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): GameSnapshot => this.snapshot;

  /** Shows what is kept here, then asks the server. */
  async open(): Promise<void> {
    try {
      await this.claim();
      const kept = await this.store.load(this.options.game);
      if (kept) this.recover(kept);
    } catch {
      this.toMemory();
    }
    await this.refresh();
    await this.takeFreePen();
    this.wake();
  }

  /** Asks the server for the whole game; once more after the answer, if there was a reason meanwhile. */
  refresh(): Promise<void> {
    if (this.refreshing) this.refreshAgain = true;
    this.refreshing ??= this.load().finally(() => {
      this.refreshing = null;
      if (!this.refreshAgain) return;
      this.refreshAgain = false;
      void this.refresh();
    });
    return this.refreshing;
  }

  /** Logs one act of the host: judged here and now, or refused with the reason. */
  act(entries: readonly StoredEntry[]): Result<string[], Reason> {
    const { kept, replica } = this;
    if (!kept || !replica) return { ok: false, error: { code: 'loading', params: {} } };
    const { obstacle } = this.snapshot;
    if (obstacle && !WRITABLE.has(obstacle)) return { ok: false, error: { code: obstacle, params: {} } };
    const batch = newId();
    const at = new Date(this.now()).toISOString();
    const act: SentEntry[] = entries.map((entry) => ({ id: newId(), batch, at, entry }));
    const step = sync.enqueue(kept, replica, act);
    if ('code' in step) return { ok: false, error: step };
    this.settle(step);
    this.fresh.push(...act);
    this.options.journal?.keep(this.options.game, this.fresh);
    this.save(false);
    // The result is shown first.
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), 0);
    return { ok: true, value: act.map(({ id }) => id) };
  }

  /** Makes the roll-call: it counts here at once and goes up before anything else. */
  rollCall(order: readonly string[], away: readonly string[]): void {
    if (!this.kept) return;
    const request: RollCallRequest = {
      version: this.kept.game.version,
      epoch: this.kept.game.pen.epoch,
      order: [...order],
      away: away.map((seat) => ({ seat, entry: newId() })),
      batch: newId(),
    };
    this.settle(sync.settle({ ...this.kept, rollCall: request }, null));
    this.save(false);
    this.wake();
  }

  /** One deliberate act: this device writes from now on, and this tab. */
  async takePen(): Promise<void> {
    if (this.snapshot.obstacle === 'other-tab') {
      await this.claim().catch(() => this.toMemory());
      const kept = await this.store.load(this.options.game).catch(() => null);
      this.show({ obstacle: null });
      // What this tab had not got rid of before the other one came is still its to send.
      if (kept) this.settle(sync.settle(sync.recover(kept, this.kept?.queue ?? []), null));
    }
    if (!this.kept) return;
    if (!this.kept.game.pen.mine) await this.askForPen(this.kept.game.pen.epoch);
    this.wake();
  }

  /** The session has ended: the PIN opens another. Answers why not, if so. */
  async signIn(pin: string): Promise<Reason | null> {
    const reply = await this.options.api.signIn(this.options.game, pin);
    if (reply.kind === 'refused') return { code: reply.code, params: reply.params };
    if (reply.kind !== 'answer')
      return { code: reply.kind === 'signed-out' ? 'wrong-pin' : 'unreachable', params: {} };
    this.show({ obstacle: null });
    await this.refresh();
    await this.takeFreePen();
    this.wake();
    return null;
  }

  /** A held entry is added at the end after all, or dropped. */
  review(id: string, verdict: 'add' | 'drop'): Reason | null {
    if (!this.kept || !this.replica) return null;
    if (verdict === 'add') {
      const step = sync.readd(this.kept, this.replica, id);
      if ('code' in step) return step;
      this.settle(step);
    } else {
      this.kept = sync.drop(this.kept, id);
      this.show({ held: this.kept.held });
    }
    this.save(false);
    this.wake();
    return null;
  }

  dismissNotice(): void {
    this.show({ notice: null });
  }

  /** Another tab of this device has become the writer. */
  yieldToTab(): void {
    clearTimeout(this.timer);
    this.show({ obstacle: 'other-tab' });
  }

  /** A message of the stream, or a reason to look: the server's log may have grown. */
  hint(hint: GameHint | null): void {
    const known = this.kept?.game;
    this.show({ reachable: true, lastReached: this.now() });
    const news =
      !hint ||
      !known ||
      hint.length > known.entries.length ||
      hint.version !== known.version ||
      hint.epoch !== known.pen.epoch;
    if (news && !this.sending) void this.refresh();
    this.wake();
  }

  /** Sends what waits, now. */
  wake(): void {
    clearTimeout(this.timer);
    void this.send();
  }

  /** All that was to be kept is kept. */
  async saved(): Promise<void> {
    await this.saving;
  }

  private async send(): Promise<void> {
    const { kept } = this;
    if (this.sending || !kept || this.blocked()) return;
    if (sync.isUnsent(kept) && kept.game.pen.free && !kept.game.pen.mine) return this.sendWithPen();
    if (kept.rollCall && !kept.game.rollCalled) return this.sendRollCall(kept, kept.rollCall);
    const request = sync.nextRequest(kept, this.rulesVersion());
    if (!request) return;
    this.sending = true;
    const reply = await this.options.api.append(request);
    this.sending = false;
    if (!this.reached(reply)) {
      this.later();
      return;
    }
    this.failures = 0;
    await this.receiveAppend(request, reply.value);
    if (this.kept && this.kept.queue.length > 0) this.wake();
  }

  /** What was entered before the free pen was ours waits for it. */
  private async sendWithPen(): Promise<void> {
    this.sending = true;
    await this.takeFreePen();
    this.sending = false;
    if (this.kept?.game.pen.free) this.later();
    else await this.send();
  }

  private async sendRollCall(kept: Kept, rollCall: RollCallRequest): Promise<void> {
    this.sending = true;
    const { version, pen } = kept.game;
    const reply = await this.options.api.rollCall(kept.game.game, { ...rollCall, version, epoch: pen.epoch });
    this.sending = false;
    if (!this.reached(reply)) {
      this.later();
      return;
    }
    this.failures = 0;
    if (this.kept && !reply.value.ok) this.kept = { ...this.kept, rollCall: null };
    this.receiveAnswer(reply);
    if (this.kept && this.kept.queue.length > 0) this.wake();
  }

  private async receiveAppend(request: AppendRequest, response: AppendResponse): Promise<void> {
    if (!this.kept || !this.replica) return;
    switch (response.stop) {
      case 'signed-out':
      case 'rules-version':
      case 'not-open':
        this.show({ obstacle: response.stop });
        return;
      case 'version':
        await this.refresh();
        return;
      default: {
        const step = sync.receiveAnswer(this.kept, this.replica, request, response, (replica) =>
          digest(replica.confirmed.state),
        );
        this.settle(step);
        this.save(true);
        if (!('code' in step) && step.reload) {
          this.replica = null;
          await this.refresh();
        }
      }
    }
  }

  private receiveAnswer(reply: Reply<GameAnswer>): void {
    if (!this.reached(reply)) return;
    const answer = reply.value;
    if (answer.game) this.receiveGame(answer.game);
    if (answer.ok) return;
    if (answer.stop === 'signed-out' || answer.stop === 'rules-version' || answer.stop === 'not-open') {
      this.show({ obstacle: answer.stop });
    } else {
      this.notify(answer.stop);
      if (!answer.game) void this.refresh();
    }
  }

  private receiveGame(game: GameView): void {
    this.settle(sync.receiveGame(this.kept, this.replica, game));
    this.save(true);
  }

  /** Nobody has the pen: the first device takes it by itself, asking once at a time. */
  private takeFreePen(): Promise<void> {
    this.taking ??= this.askForFreePen().finally(() => {
      this.taking = null;
    });
    return this.taking;
  }

  private async askForFreePen(): Promise<void> {
    const game = this.kept?.game;
    if (!game || game.status !== 'open' || !game.pen.free || game.pen.mine || this.blocked()) return;
    await this.askForPen(game.pen.epoch);
  }

  private async load(): Promise<void> {
    const asked = this.kept;
    const reply = await this.options.api.game(this.options.game);
    if (!this.reached(reply)) return;
    const game = reply.value;
    if (asked !== this.kept && sync.isOvertaken(this.kept, game)) {
      this.refreshAgain = true;
      return;
    }
    const pen = this.kept?.game.pen;
    // A new session of the device that had the pen, which nobody has taken since: it is still the writer.
    const renewed = pen?.mine && !game.pen.mine && pen.epoch === game.pen.epoch;
    if (!renewed) this.receiveGame(game);
    else if (this.snapshot.obstacle === 'other-tab') this.receiveGame({ ...game, pen });
    else await this.askForPen(game.pen.epoch);
  }

  private async askForPen(epoch: number): Promise<void> {
    this.receiveAnswer(await this.options.api.takePen(this.options.game, epoch));
  }

  private settle(step: Step | Reason): void {
    if ('code' in step) {
      // The server's own log does not replay here: this app is not of its version.
      this.show({ status: this.kept ? 'ready' : 'missing', obstacle: 'rules-version' });
      return;
    }
    this.kept = step.kept;
    this.replica = step.replica;
    const game = sync.shownGame(step.kept);
    const waiting = sync.pending(step.kept);
    this.show({
      status: 'ready',
      game,
      replica: step.replica,
      entries: localEntries(step.kept.game, waiting),
      waiting: Math.max(waiting.length, sync.isUnsent(step.kept) ? 1 : 0),
      held: step.kept.held,
      obstacle: this.obstacleOf(game),
    });
    for (const notice of step.notices) this.notify(notice);
  }

  private obstacleOf(game: GameView): Obstacle | null {
    const { obstacle } = this.snapshot;
    if (obstacle === 'signed-out' || obstacle === 'other-tab') return obstacle;
    if (game.status === 'draft') return 'not-open';
    if (game.status === 'closed') return 'closed';
    if (game.rulesVersion !== this.rulesVersion()) return 'rules-version';
    return game.pen.mine || game.pen.free ? null : 'reading';
  }

  /** Notes whether the server was reached; true if it answered. */
  private reached<Value>(reply: Reply<Value>): reply is { kind: 'answer'; value: Value } {
    if (reply.kind === 'unreachable') {
      this.show({ reachable: false, status: this.kept ? 'ready' : 'missing' });
      return false;
    }
    this.show({ reachable: true, lastReached: this.now() });
    if (reply.kind === 'signed-out')
      this.show({ obstacle: 'signed-out', status: this.kept ? 'ready' : 'missing' });
    if (reply.kind === 'refused') this.notify(reply.code);
    return reply.kind === 'answer';
  }

  private blocked(): boolean {
    return this.snapshot.obstacle !== null;
  }

  private later(): void {
    const pause = BACKOFF_MS[Math.min(this.failures, BACKOFF_MS.length - 1)] ?? 30_000;
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pause * (0.8 + 0.4 * Math.random()));
  }

  /** Keeps the state as it is now. Several changes during one write are written by the next, so that none waits long. */
  private save(gameChanged: boolean): void {
    this.unsaved = { game: gameChanged || (this.unsaved?.game ?? false) };
    this.saving ??= this.write().finally(() => {
      this.saving = null;
      if (this.unsaved) this.save(false);
    });
  }

  /** Shows what was kept, with what was logged just before the page went away. */
  private recover(kept: Kept): void {
    const entries = this.options.journal?.read(this.options.game) ?? [];
    this.settle(sync.settle(entries.length > 0 ? sync.recover(kept, entries) : kept, null));
    if (entries.length > 0) this.save(false);
  }

  private async write(): Promise<void> {
    while (this.unsaved && this.kept) {
      const { game } = this.unsaved;
      const written = this.fresh.length;
      this.unsaved = null;
      try {
        if (!(await this.store.save(this.kept, this.tab, game))) {
          this.yieldToTab();
          return;
        }
        this.fresh.splice(0, written);
        this.options.journal?.keep(this.options.game, this.fresh);
      } catch {
        this.toMemory();
      }
    }
  }

  private async claim(): Promise<void> {
    await this.store.claim(this.options.game, this.tab);
    this.onClaim();
  }

  private toMemory(): void {
    this.store = this.options.fallback;
    this.show({ storage: 'memory' });
  }

  private notify(code: string): void {
    this.show({ notice: { code, at: this.now() } });
  }

  private show(change: Partial<GameSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private rulesVersion(): number {
    return this.options.rulesVersion ?? RULES_VERSION;
  }
}

function localEntries(game: GameView, waiting: readonly SentEntry[]): LocalEntry[] {
  return [
    ...game.entries.map(({ id, batch, author, at, entry }) => ({
      id,
      batch,
      author,
      at,
      entry,
      confirmed: true,
    })),
    ...waiting.map((sent) => ({ ...sent, author: 'host' as const, confirmed: false })),
  ];
}
