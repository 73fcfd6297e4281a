import type { Hand, Phase } from '../rules';

/** A game as overviews show it while it is played. */
export interface GameSummary {
  gameId: string;
  kind: 'table' | 'final';
  /** The table's number; of a final, its stage's. */
  number: number;
  name: string;
  /** Which 会 of the table, or which table of the stage. */
  ordinal: number;
  length: number;
  version: number;
  epoch: number;
  /** null: not open yet. */
  phase: Phase | null;
  throws: number;
  round: number;
  guests: number;
  /** Whose turn it is. */
  next: string | null;
  /** Left by tier; null: unlimited. Empty in a final. */
  left: Readonly<Record<string, number | null>>;
  title: readonly { guestId: string; name: string; hand: Hand | 'roll-off' }[];
  finished: boolean;
  /** When the latest entry was taken, ISO 8601; null: nothing yet. */
  lastAt: string | null;
}

/** A message of an event's stream: games that changed; `all`: these are all there are. */
export interface EventHint {
  all: boolean;
  games: GameSummary[];
}
