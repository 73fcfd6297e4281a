import type { Actor } from '../auth/actor';
import { lockFinal, insertStage } from '../db/finals';
import { drawNextStageInput, type DrawNextStageInput } from '../schemas/final';
import { refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { changeEvent } from './change-event';
import { redraw } from './draw-finalists';
import { loadEventLogs } from './event-logs';
import { goingOn } from './final-entrants';
import { parseInput } from './parse-input';

/**
 * Draws the stage behind this one from the places of its tables, which have all ended. Drawing again follows
 * corrections. Who shares a place that only some of them could have isn't drawn: the organiser decides and
 * adds them by hand. Refuses: `no-final`, `event-not-open`, `stage-unfinished`, `last-stage`, `final-begun`.
 */
export async function drawNextStage(
  actor: Actor,
  input: DrawNextStageInput,
): Promise<Answer<{ finalists: number }>> {
  const parsed = parseInput(drawNextStageInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, stageId } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'final.run');
  if (!authorised.ok) return authorised;
  const games = await loadEventLogs(eventId);
  return changeEvent(actor, eventId, { action: 'final.run', status: 'open' }, async ({ db, audit }) => {
    const before = await lockFinal(db, eventId);
    const stage = before?.stages.find((one) => one.id === stageId);
    if (!before || !stage) return refused('no-final');
    if (stage.last) return refused('last-stage');
    const ids = new Set(stage.games.map((game) => game.id));
    const { finished, sent } = goingOn(games.filter(({ row }) => ids.has(row.id)));
    if (!finished) return refused('stage-unfinished');
    const number = stage.number + 1;
    if (!before.stages.some((one) => one.number === number)) {
      await insertStage(db, before.id, number, before.places);
    }
    const next = (await lockFinal(db, eventId))?.stages.find((one) => one.number === number);
    if (!next) return refused('no-final');
    const answer = await redraw(db, next, sent);
    if (answer.ok)
      await audit({ action: 'final.next-stage', detail: { stage: next.id, finalists: sent.length } });
    return answer;
  });
}
