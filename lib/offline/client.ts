import { digest, type Result } from '../rules';
import type { AppendRequest, AppendResponse, SentEntry, StoredEntry } from '../schemas/append';
import type { GameHint, RollCallRequest } from '../schemas/game';
import { newId } from '../schemas/new-id';
import { rollCallRefusal } from '../schemas/roll-call-log';
import type { Api } from './api';
import { Backoff } from './backoff';
import { BesideGame } from './beside-game';
import type { Journal } from './journal';
import { Keeper } from './keeper';
import type { Kept } from './kept';
import { WAITS } from './linked-game';
import { makeRollCall, type Reason } from './replica';
import { mayWrite } from './snapshot';
import type { Store } from './store';
import * as sync from './sync';

export type { GameSnapshot } from './snapshot';

export type JoinDetails = Pick<SentEntry, 'guest' | 'chair'>;

/** So far apart are the times kept at which the server was reached, while nothing else is. */
const REACHED_MS = 60_000;

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

/**
 * One game on one device: judges at once, keeps what was entered, and brings it to the server in order and
 * once each, whenever that can be reached. All decisions about the log are `sync`'s; this does the waiting.
 */
export class GameClient extends BesideGame {
  readonly tab: string;
  /** Called when this tab has become the writer, to tell the others. */
  onClaim: () => void = () => undefined;
  private readonly keeper: Keeper;
  private readonly again = new Backoff(() => void this.send());
  private sending = false;
  /** The time of the last answer as it is kept. */
  private reachedKept = 0;

  constructor(options: ClientOptions) {
    const { game, api, store, fallback, journal, tab = newId() } = options;
    super(game, api, options.now ?? Date.now, options.rulesVersion);
    this.tab = tab;
    this.keeper = new Keeper({
      ...{ game, tab, store, fallback, journal },
      onOtherTab: () => this.yieldToTab(),
      onMemory: () => this.show({ storage: 'memory' }),
    });
  }

  /** Shows what is kept here, then asks the server. */
  async open(): Promise<void> {
    const kept = await this.keeper.open();
    this.onClaim();
    if (kept) {
      this.show({ lastReached: kept.reached });
      this.settle(sync.settle(kept, null));
    }
    await this.link();
    this.wake();
  }

  /** Logs one act of the host: judged here and now, or refused with the reason. `join`: who a join seats, and where. */
  act(entries: readonly StoredEntry[], join: JoinDetails = {}): Result<string[], Reason> {
    const { kept, replica } = this;
    if (!kept || !replica) return { ok: false, error: { code: 'loading', params: {} } };
    const { obstacle } = this.getSnapshot();
    if (obstacle && !mayWrite(obstacle)) return { ok: false, error: { code: obstacle, params: {} } };
    const batch = newId();
    const at = new Date(this.now()).toISOString();
    const act = entries.map((entry): SentEntry => {
      return { id: newId(), batch, at, entry, ...(entry.kind === 'join' ? join : {}) };
    });
    const step = sync.enqueue(kept, replica, act);
    if ('code' in step) return { ok: false, error: step };
    this.settle(step);
    this.keeper.log(act);
    this.save(false);
    // The result is shown first.
    this.again.soon();
    return { ok: true, value: act.map(({ id }) => id) };
  }

  /** Makes the roll-call, or makes it again: it counts here at once and goes up before anything else. */
  rollCall(order: readonly string[], away: readonly string[]): Reason | null {
    const refusal = rollCallRefusal(this.getSnapshot().entries);
    if (refusal || !this.kept) return { code: refusal ?? 'loading', params: {} };
    this.settle(sync.settle({ ...this.kept, rollCall: makeRollCall(this.kept.game, order, away) }, null));
    this.save(false);
    this.wake();
    return null;
  }

  /** One deliberate act: this device writes from now on, and this tab. */
  async takePen(): Promise<void> {
    if (this.getSnapshot().obstacle === 'other-tab') {
      const kept = await this.keeper.open();
      this.onClaim();
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
    const reply = await this.api.signIn(this.id, pin);
    if (reply.kind === 'refused') return { code: reply.code, params: reply.params };
    if (reply.kind !== 'answer')
      return { code: reply.kind === 'signed-out' ? 'wrong-pin' : 'unreachable', params: {} };
    this.show({ obstacle: null });
    await this.link();
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
      this.settle(sync.settle(sync.drop(this.kept, id), this.replica));
    }
    this.save(false);
    this.wake();
    return null;
  }

  /** Another tab of this device has become the writer. */
  yieldToTab(): void {
    this.again.stop();
    this.show({ obstacle: 'other-tab' });
  }

  /** A message of the stream, or a reason to look: the server's log may have grown. */
  hint(hint: GameHint | null): void {
    if (hint) this.noteReached();
    const news = !hint || this.isNews(hint);
    // Where the server doesn't answer now, what waits keeps its pauses.
    if (news && !this.sending)
      void this.refresh(hint).then(() => this.getSnapshot().reachable && this.wake());
    else if (hint) this.wake();
  }

  /** Sends what waits, now. */
  wake(): void {
    this.again.stop();
    void this.send();
    this.carry();
  }

  /** All that was to be kept is kept. */
  saved(): Promise<void> {
    return this.keeper.saved();
  }

  private async send(): Promise<void> {
    const { kept } = this;
    if (this.sending || !kept || this.blocked()) return;
    if (sync.isUnsent(kept) && kept.game.pen.free && !kept.game.pen.mine) return this.sendWithPen();
    if (kept.rollCall) return this.sendRollCall(kept, kept.rollCall);
    const request = sync.nextRequest(kept, this.rulesVersion);
    if (!request) return;
    this.sending = true;
    const reply = await this.api.append(request);
    this.sending = false;
    if (!this.reached(reply)) {
      this.again.later();
      return;
    }
    await this.receiveAppend(request, reply.value);
    if (reply.value.stop === null) this.again.reset();
    this.carry();
    if (!this.kept || this.kept.queue.length === 0) return;
    if (reply.value.stop === null) this.wake();
    else this.again.later();
  }

  /** What was entered before the free pen was ours waits for it. */
  private async sendWithPen(): Promise<void> {
    this.sending = true;
    await this.takeFreePen();
    this.sending = false;
    if (this.kept?.game.pen.free) this.again.later();
    else await this.send();
  }

  private async sendRollCall(kept: Kept, rollCall: RollCallRequest): Promise<void> {
    this.sending = true;
    const { version, pen } = kept.game;
    const reply = await this.api.rollCall(kept.game.game, { ...rollCall, version, epoch: pen.epoch });
    this.sending = false;
    if (!this.reached(reply)) {
      this.again.later();
      return;
    }
    const { value } = reply;
    this.again.reset();
    // What only has to wait, or was made for older seats, is made again as it is.
    const again = value.ok || value.stop === 'version' || WAITS.some((stop) => stop === value.stop);
    if (this.kept && !again) this.kept = sync.dropRollCall(this.kept, rollCall.batch);
    this.receiveAnswer(reply);
    if (!value.ok && again) this.again.later();
    else if (this.kept && sync.isUnsent(this.kept)) this.wake();
  }

  private async receiveAppend(request: AppendRequest, response: AppendResponse): Promise<void> {
    if (!this.kept || !this.replica) return;
    const waits = WAITS.find((stop) => stop === response.stop);
    if (waits) {
      this.show({ obstacle: waits });
      return;
    }
    if (response.stop === 'version') {
      await this.refresh();
      return;
    }
    const step = sync.receiveAnswer(this.kept, this.replica, request, response, (replica) =>
      digest(replica.confirmed.state),
    );
    this.settle(step);
    this.save(true);
    if ('code' in step || !step.reload) return;
    this.rebuilding = true;
    await this.refresh();
  }

  protected stranded(): SentEntry[] {
    return this.keeper.stranded();
  }

  protected save(gameChanged: boolean): void {
    if (!this.kept) return;
    this.reachedKept = this.getSnapshot().lastReached ?? 0;
    this.keeper.keep({ ...this.kept, reached: this.getSnapshot().lastReached }, gameChanged);
  }

  /** The stream's word is kept now and then: a page that is opened without the network tells the minute. */
  private noteReached(): void {
    const now = this.now();
    this.show({ reachable: true, lastReached: now });
    if (now - this.reachedKept >= REACHED_MS) this.save(false);
  }
}
