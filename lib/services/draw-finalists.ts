import type { Actor } from '../auth/actor';
import type { Db } from '../db/client';
import {
  changeFinalist,
  lockFinal,
  insertFinalists,
  removeFinalGames,
  removeFinalists,
  type FinalistRow,
  type StageRow,
} from '../db/finals';
import { ENTRANTS, drawFinalistsInput, type DrawFinalistsInput } from '../schemas/final';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { changeEvent } from './change-event';
import { loadEventLogs } from './event-logs';
import { entrantsOf } from './final-entrants';
import { parseInput } from './parse-input';

/** A guest whom a game sends to a stage. */
export interface Sent {
  guestId: string;
  gameId: string;
}

/**
 * Draws the first stage's finalists from the tables that have ended, in table order. Drawing again takes in
 * those that have ended since and follows corrections; who was added or withdrawn by hand stays so.
 * Refuses: `no-final`, `event-not-open`, `final-begun`.
 */
export async function drawFinalists(
  actor: Actor,
  input: DrawFinalistsInput,
): Promise<Answer<{ finalists: number }>> {
  const parsed = parseInput(drawFinalistsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'final.run');
  if (!authorised.ok) return authorised;
  const games = await loadEventLogs(eventId);
  return changeEvent(actor, eventId, { action: 'final.run', status: 'open' }, async ({ db, audit }) => {
    const final = await lockFinal(db, eventId);
    const stage = final?.stages[0];
    if (!final || !stage) return refused('no-final');
    const entrants = ENTRANTS.find((one) => one === final.entrants) ?? 'title-holders';
    const drawn = entrantsOf(games, entrants);
    const answer = await redraw(db, stage, drawn);
    if (answer.ok)
      await audit({
        action: 'final.draw',
        detail: { stage: stage.id, games: drawn.map((one) => one.gameId) },
      });
    return answer;
  });
}

/** Makes a stage's list what its sources say now. Its tables, if it has any, are seated anew afterwards. */
export async function redraw(
  db: Db,
  stage: StageRow,
  sent: readonly Sent[],
): Promise<Answer<{ finalists: number }>> {
  if (stage.games.some((game) => game.length > 0)) return refused('final-begun');
  const wanted = new Map(sent.map((one) => [one.guestId, one]));
  const gone = stage.finalists.filter((one) => one.sourceGameId !== null && !wanted.has(one.guestId));
  const kept = new Map(stage.finalists.filter((one) => !gone.includes(one)).map((one) => [one.guestId, one]));
  const fresh = sent.filter((one) => !kept.has(one.guestId));
  if (gone.length > 0 || fresh.length > 0)
    await removeFinalGames(
      db,
      stage.games.map((game) => game.id),
    );
  await removeFinalists(
    db,
    gone.map((one) => one.id),
  );
  const order = [...sent.map((one) => one.guestId), ...byHand(stage.finalists, wanted)];
  for (const [index, guestId] of order.entries()) {
    const known = kept.get(guestId);
    if (!known) continue;
    const sourceGameId = wanted.get(guestId)?.gameId ?? null;
    await changeFinalist(db, known.id, { position: index + 1, sourceGameId });
  }
  await insertFinalists(
    db,
    fresh.map(({ guestId, gameId }) => ({
      stageId: stage.id,
      guestId,
      position: order.indexOf(guestId) + 1,
      sourceGameId: gameId,
    })),
  );
  return done({ finalists: order.length });
}

function byHand(finalists: readonly FinalistRow[], wanted: ReadonlyMap<string, Sent>): string[] {
  return finalists
    .filter((one) => one.sourceGameId === null && !wanted.has(one.guestId))
    .map((one) => one.guestId);
}
