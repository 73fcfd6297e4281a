import type { Db } from '../db/client';
import { replaceFinalSeats, type StageRow } from '../db/finals';
import { newId } from '../schemas/new-id';
import { MAX_FINAL_TABLE_SIZE } from '../schemas/final';
import { done, refused, type Answer } from '../schemas/problem';

/**
 * Gives a finalist who came to a stage that is seated already the last seat of its smallest table that
 * hasn't begun. Answers with that table's game, or null where the stage isn't seated yet.
 * Refuses: `final-begun`, `final-tables-full`.
 */
export async function seatLateFinalist(
  db: Db,
  stage: StageRow,
  guestId: string,
): Promise<Answer<string | null>> {
  if (stage.games.length === 0) return done(null);
  const waiting = stage.games.filter((game) => game.length === 0);
  const [smallest] = [...waiting].sort((a, b) => a.seats.length - b.seats.length || a.ordinal - b.ordinal);
  if (!smallest) return refused('final-begun');
  if (smallest.seats.length >= MAX_FINAL_TABLE_SIZE) return refused('final-tables-full');
  await replaceFinalSeats(db, smallest.id, [...smallest.seats, { id: newId(), guestId }]);
  return done(smallest.id);
}
