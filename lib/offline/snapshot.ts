import type { SentEntry } from '../schemas/append';
import type { GameView } from '../schemas/game';
import type { Deed } from './deed';
import type { HeldEntry } from './kept';
import type { LocalEntry, Replica } from './replica';

/** What keeps this device from writing, if anything does. */
export type Obstacle =
  | 'signed-out' // the session has ended: ask for the PIN
  | 'rules-version' // the app is of another version: reload
  | 'reading' // another device has the pen
  | 'other-tab' // another tab of this device writes
  | 'not-open' // the event isn't open yet
  | 'closed'; // the event is closed

/** What a page shows of a game on this device. An immutable value. */
export interface GameSnapshot {
  /** `missing`: nothing kept here and the server can't be reached. */
  status: 'loading' | 'missing' | 'ready';
  /** As the host sees it, a waiting roll-call taken in; null until ready. */
  game: GameView | null;
  replica: Replica | null;
  entries: readonly LocalEntry[];
  waiting: number;
  held: readonly HeldEntry[];
  /** What was done beside the log and waits to be sent. */
  deeds: readonly Deed[];
  obstacle: Obstacle | null;
  /** Whether the last attempt reached the server. */
  reachable: boolean;
  lastReached: number | null;
  storage: 'kept' | 'memory';
  /** What happened, as one of `Notice` or a code of the server. */
  notice: { code: string; at: number } | null;
}

export const FIRST_SNAPSHOT: GameSnapshot = {
  status: 'loading',
  game: null,
  replica: null,
  entries: [],
  waiting: 0,
  held: [],
  deeds: [],
  obstacle: null,
  reachable: true,
  lastReached: null,
  storage: 'kept',
  notice: null,
};

/** Whether the table can go on: with an ended session and another version only the sending waits. */
export function mayWrite(obstacle: Obstacle | null): boolean {
  return obstacle === null || obstacle === 'signed-out' || obstacle === 'rules-version';
}

/** The confirmed entries and those that wait behind them; `rollCall`: the batch of the roll-call that counts. */
export function localEntries(
  game: GameView,
  waiting: readonly SentEntry[],
  rollCall: string | null,
): LocalEntry[] {
  const marks = (batch: string, confirmed: boolean) => ({ confirmed, rollCall: batch === rollCall });
  const confirmed = game.entries.map(({ id, batch, author, at, entry }): LocalEntry => {
    return { id, batch, author, at, entry, ...marks(batch, true) };
  });
  return [
    ...confirmed,
    ...waiting.map((sent) => ({ ...sent, author: 'host' as const, ...marks(sent.batch, false) })),
  ];
}
