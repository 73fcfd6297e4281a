import { newId } from '../schemas/new-id';
import { Backoff } from './backoff';
import { afterDeed, nextDeed } from './beside';
import type { NewDeed } from './deed';
import { LinkedGame } from './linked-game';
import * as sync from './sync';

/** A game on this device that also does what is beside the log: it counts here at once, and goes up by itself. */
export abstract class BesideGame extends LinkedGame {
  private readonly carryAgain = new Backoff(() => void this.carryNext());
  private carrying = false;

  /** Does something beside the log. It needs no pen; another tab's device must not write, though. */
  deed(deed: NewDeed): void {
    if (!this.kept || this.getSnapshot().obstacle === 'other-tab') return;
    const deeds = [...this.kept.deeds, { ...deed, id: newId() }];
    this.settle(sync.settle({ ...this.kept, deeds }, this.replica));
    this.save(false);
    this.carryAgain.soon();
  }

  /** Sends what waits beside the log, now. */
  protected carry(): void {
    this.carryAgain.stop();
    void this.carryNext();
  }

  private async carryNext(): Promise<void> {
    if (!this.kept || this.carrying || this.deedsBlocked()) return;
    const deed = nextDeed(this.kept);
    if (!deed) return;
    this.carrying = true;
    const reply = await this.api.deed(this.id, deed);
    this.carrying = false;
    const taken = this.reached(reply);
    if (reply.kind === 'unreachable') this.carryAgain.later();
    // The event may be opened again: it waits for that.
    else if (reply.kind === 'refused' && reply.code === 'not-open') await this.refresh();
    else if (reply.kind !== 'signed-out') {
      this.carryAgain.reset();
      this.settle(sync.settle(afterDeed(this.kept, deed, taken ? reply.value : null), this.replica));
      this.save(taken);
      this.carry();
    }
  }
}
