import type { GameRow } from '../db/games';
import type { FinalFormat, Setup } from '../rules';
import { FINAL_FORMATS } from '../rules';
import { snapshotBody, type SnapshotBody } from '../schemas/snapshot';

export interface GameSetup {
  setup: Setup;
  /** Ids of the first seats, in throwing order. */
  seatIds: readonly string[];
  snapshot: SnapshotBody;
}

/** What the core needs to play a game: rules from its snapshot, seats in throwing order; null before 开博. */
export function gameSetup(game: GameRow): GameSetup | null {
  if (!game.snapshot) return null;
  const snapshot = snapshotBody.parse(game.snapshot.body);
  const seats = game.seats.filter((seat) => seat.position !== null);
  const players = seats.map((seat) => seat.guest.name);
  const seatIds = seats.map((seat) => seat.id);
  const { rules } = snapshot;
  if (!game.stage) return { setup: { kind: 'table', rules, players }, seatIds, snapshot };
  const { places, final } = game.stage;
  const format = finalFormat(final.format);
  return {
    setup: { kind: 'final', format, rules, players, places, rounds: final.rounds },
    seatIds,
    snapshot,
  };
}

function finalFormat(format: string): FinalFormat {
  const known = FINAL_FORMATS.find((name) => name === format);
  if (!known) throw new Error(`unknown format of a final: ${format}`);
  return known;
}
