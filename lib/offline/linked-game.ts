import { RULES_VERSION } from '../rules';
import type { AppendStop, SentEntry } from '../schemas/append';
import type { GameAnswer, GameHint, GameView } from '../schemas/game';
import type { Api, Reply } from './api';
import { LocalGame } from './local-game';
import * as sync from './sync';

/** Nothing is sent until something else has changed; nothing entered is given up. */
export const WAITS = ['signed-out', 'rules-version', 'not-open'] as const satisfies readonly AppendStop[];

/** A game on this device that asks the server how the game stands, and for its pen. */
export abstract class LinkedGame extends LocalGame {
  private taking: Promise<void> | null = null;
  private refreshing: Promise<void> | null = null;
  private refreshAgain = false;
  /** The last message of the stream while an answer was on its way. */
  private heard: GameHint | null = null;
  private linking = 0;
  /** The next answer is built anew, not on what is here: device and server had differed. */
  protected rebuilding = false;

  constructor(
    protected readonly id: string,
    protected readonly api: Api,
    now: () => number,
    rulesVersion = RULES_VERSION,
  ) {
    super(now, rulesVersion);
  }

  /** Keeps the state on the device. */
  protected abstract save(gameChanged: boolean): void;

  /** Entries of an earlier page that are noted here, though nothing of the game is kept. */
  protected abstract stranded(): SentEntry[];

  /**
   * Asks the server for the whole game; once more after the answer, if there was a reason meanwhile that the answer
   * doesn't know of.
   */
  async refresh(hint: GameHint | null = null): Promise<void> {
    if (this.refreshing) {
      if (hint) this.heard = hint;
      else this.refreshAgain = true;
      await this.refreshing;
      await this.refreshing;
      return;
    }
    this.refreshing = this.load().finally(() => {
      this.refreshing = null;
      const again = this.refreshAgain || (this.heard !== null && this.isNews(this.heard));
      this.refreshAgain = false;
      this.heard = null;
      if (again) void this.refresh();
    });
    await this.refreshing;
  }

  /** Whether the server's game is another than the one known here. */
  protected isNews({ length, version, epoch, revision }: GameHint): boolean {
    const known = this.kept?.game;
    return (
      !known ||
      length > known.entries.length ||
      version !== known.version ||
      epoch !== known.pen.epoch ||
      revision !== known.revision
    );
  }

  protected receiveAnswer(reply: Reply<GameAnswer>): void {
    if (!this.reached(reply)) return;
    const answer = reply.value;
    if (answer.game) this.receiveGame(answer.game);
    if (answer.ok) return;
    const waits = WAITS.find((stop) => stop === answer.stop);
    if (waits) {
      this.show({ obstacle: waits });
      return;
    }
    this.notify(answer.stop);
    if (!answer.game) void this.refresh();
  }

  protected receiveGame(game: GameView): void {
    const stranded = this.kept ? [] : this.stranded();
    this.settle(sync.receiveGame(this.kept, this.rebuilding ? null : this.replica, game));
    this.rebuilding = false;
    if (this.kept && stranded.length > 0) {
      this.settle(sync.settle(sync.recover(this.kept, stranded), this.replica));
    }
    this.save(true);
  }

  /** Nobody has the pen: the first device takes it by itself, asking once at a time. */
  protected takeFreePen(): Promise<void> {
    this.taking ??= this.askForFreePen().finally(() => {
      this.taking = null;
    });
    return this.taking;
  }

  private async askForFreePen(): Promise<void> {
    const game = this.kept?.game;
    if (!game || game.status !== 'open' || !game.pen.free || game.pen.mine) return;
    if (this.getSnapshot().obstacle !== null) return;
    await this.askForPen(game.pen.epoch);
  }

  private async load(): Promise<void> {
    const asked = this.kept;
    const reply = await this.api.game(this.id);
    if (!this.reached(reply)) return;
    if (this.getSnapshot().obstacle === 'signed-out') this.show({ obstacle: null });
    const game = reply.value;
    if (asked !== this.kept && sync.isOvertaken(this.kept, game)) {
      this.refreshAgain = true;
      return;
    }
    const pen = this.kept?.game.pen;
    // A new session of the device that had the pen, which nobody has taken since: it is still the writer.
    const renewed = pen?.mine && !game.pen.mine && pen.epoch === game.pen.epoch;
    if (!renewed) this.receiveGame(game);
    else if (this.getSnapshot().obstacle === 'other-tab') this.receiveGame({ ...game, pen });
    else await this.askForPen(game.pen.epoch);
  }

  protected async askForPen(epoch: number): Promise<void> {
    this.receiveAnswer(await this.api.takePen(this.id, epoch));
  }

  /** Notes whether the server was reached; true if it answered. */
  protected reached<Value>(reply: Reply<Value>): reply is { kind: 'answer'; value: Value } {
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

  /**
   * Finds out how the game stands, and sees to the pen: a new session, or a page that has just been opened, may
   * not have it yet. Nothing is sent meanwhile.
   */
  protected async link(): Promise<void> {
    this.linking += 1;
    await this.refresh();
    await this.takeFreePen();
    this.linking -= 1;
  }

  /** What is beside the log needs neither the pen nor these rules, but a session and an open event. */
  protected deedsBlocked(): boolean {
    const { obstacle } = this.getSnapshot();
    return this.linking > 0 || (obstacle !== null && obstacle !== 'reading' && obstacle !== 'rules-version');
  }

  protected blocked(): boolean {
    return this.linking > 0 || this.getSnapshot().obstacle !== null;
  }
}
