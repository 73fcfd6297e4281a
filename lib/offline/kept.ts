import type { SentEntry } from '../schemas/append';
import type { GameView, RollCallRequest } from '../schemas/game';
import type { Deed } from './deed';
import type { Reason } from './replica';

/** An entry that a person has to look at: it did not go into the log, and is not dropped silently. */
export interface HeldEntry {
  sent: SentEntry;
  /** Why: a stop of the append, or the code with which the rules refuse it. */
  refusal: Reason;
}

/** All that a device keeps of a game. JSON-safe; version 1. */
export interface Kept {
  v: 1;
  /** As the server last gave it; its entries are the confirmed log. */
  game: GameView;
  /** A roll-call that the server hasn't taken yet. */
  rollCall: RollCallRequest | null;
  /** Waiting to be sent, in order. */
  queue: SentEntry[];
  held: HeldEntry[];
  /** What was done beside the log and waits to be sent. */
  deeds: Deed[];
  /** When the server last answered, by this device's clock; null: not yet. */
  reached: number | null;
}
