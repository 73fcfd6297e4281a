import type { Db } from '../db/client';
import { lockFinal, type FinalistRow, type StageRow } from '../db/finals';

/** A finalist of an event with their stage, and the table where they are seated. */
export interface FoundFinalist {
  stage: StageRow;
  finalist: FinalistRow;
  game: StageRow['games'][number] | null;
}

/** The finalist of this id; null where the event has none. */
export async function findFinalist(
  db: Db,
  eventId: string,
  finalistId: string,
): Promise<FoundFinalist | null> {
  const final = await lockFinal(db, eventId);
  for (const stage of final?.stages ?? []) {
    const finalist = stage.finalists.find((one) => one.id === finalistId);
    if (!finalist) continue;
    const game = stage.games.find(({ seats }) => seats.some((seat) => seat.guestId === finalist.guestId));
    return { stage, finalist, game: game ?? null };
  }
  return null;
}
