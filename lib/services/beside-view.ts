import type { GameRow } from '../db/games';
import type { BesideView } from '../schemas/beside';

/** What a game has beside its log, as pages and devices show it. */
export function besideView(game: GameRow): BesideView {
  const [call] = game.calls;
  const takenBack = call && call.answeredAt !== null && call.answeredBy === null;
  return {
    revision: game.revision,
    given: game.given.map(({ entryId, nth, itemId }) => ({ entry: entryId, nth, item: itemId })),
    twoEyes: game.event.twoEyes,
    witnesses: game.witnesses.map(({ entryId, verdict }) => ({ entry: entryId, verdict })),
    help:
      call && !takenBack
        ? { id: call.id, calledAt: call.calledAt.toISOString(), answered: call.answeredAt !== null }
        : null,
  };
}
