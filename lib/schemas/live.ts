import type { Hand, Phase } from '../rules';
import type { SittingLabel } from './sitting-label';
import type { EyesState } from './two-eyes';

/** A game as overviews show it while it is played. */
export interface GameSummary {
  gameId: string;
  kind: 'table' | 'final';
  /** The table's number; of a final, its stage's. */
  number: number;
  name: string;
  /** The table's sitting; null where the event has only one, and in a final. */
  sitting: SittingLabel | null;
  /** Which 会 of the table, or which table of the stage. */
  ordinal: number;
  /** How many 会 the table plays; 1 in a final. */
  sets: number;
  length: number;
  version: number;
  epoch: number;
  revision: number;
  /** null: not open yet. */
  phase: Phase | null;
  throws: number;
  round: number;
  guests: number;
  /** Whose turn it is. */
  next: string | null;
  /** Left by tier; null: unlimited. Empty in a final. */
  left: Readonly<Record<string, number | null>>;
  title: readonly TitleSummary[];
  finished: boolean;
  /** When the latest entry was taken, ISO 8601; null: nothing yet. */
  lastAt: string | null;
  /** The host's open call for help. */
  help: { id: string; calledAt: string; last: LastThrow | null } | null;
}

export interface TitleSummary {
  guestId: string;
  name: string;
  hand: Hand | 'roll-off';
  /** What a second person said to it; null where nobody is asked. */
  eyes: EyesState | null;
}

/** The latest throw of a table that calls: its dice, or the tier that it was called out by (null: nothing). */
export interface LastThrow {
  name: string;
  dice: string | null;
  hand: Hand | null;
  tier: string | null;
}

/** A message of an event's stream: games that changed; `all`: these are all there are. */
export interface EventHint {
  all: boolean;
  games: GameSummary[];
}

type Placed = Pick<GameSummary, 'kind' | 'sitting' | 'number' | 'ordinal'>;

/** Tables by sitting, number and 会, the final's behind them. */
export function compareGames(one: Placed, other: Placed): number {
  if (one.kind !== other.kind) return one.kind === 'table' ? -1 : 1;
  return (
    (one.sitting?.position ?? 0) - (other.sitting?.position ?? 0) ||
    one.number - other.number ||
    one.ordinal - other.ordinal
  );
}
