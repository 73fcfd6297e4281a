import { randomInt } from 'node:crypto';
import type { Actor } from '../auth/actor';
import type { Db } from '../db/client';
import {
  changeFinalist,
  changeStage,
  lockFinal,
  findLatestSnapshot,
  removeFinalGames,
  replaceFinalSeats,
  type StageRow,
} from '../db/finals';
import { announce } from '../live/announce';
import { seatFinalistsInput, type SeatFinalistsInput } from '../schemas/final';
import { newId } from '../schemas/new-id';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { createGame } from './create-game';
import { parseInput } from './parse-input';

/**
 * Seats a stage's finalists at its tables, evenly, in the order of where they come from or drawn by the app;
 * the order that was drawn is recorded. One table makes it the last stage. Until the first throw they may be
 * seated anew. Refuses: `invalid-input`, `no-final`, `event-not-open`, `final-begun`, `too-few-finalists`,
 * `final-go-on` where so many going on would spare nobody.
 */
export async function seatFinalists(
  actor: Actor,
  input: SeatFinalistsInput,
): Promise<Answer<{ tables: number }>> {
  const parsed = parseInput(seatFinalistsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, stageId, order, perTable, goOn } = parsed.value;
  const demands = { action: 'final.run', status: 'open' } as const;
  const answer = await changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const final = await lockFinal(db, eventId);
    const stage = final?.stages.find((one) => one.id === stageId);
    const snapshot = await findLatestSnapshot(db, eventId);
    if (!final || !stage || !snapshot) return refused('no-final');
    if (stage.games.some((game) => game.length > 0)) return refused('final-begun');
    const finalists = stage.finalists.filter((one) => !one.withdrawn);
    if (finalists.length < 2) return refused('too-few-finalists');
    const seated = order === 'drawn' ? shuffle(finalists) : finalists;
    const tables = evenly(seated, Math.ceil(seated.length / perTable));
    const last = tables.length === 1;
    if (!last && goOn >= Math.min(...tables.map((table) => table.length))) return refused('final-go-on');

    for (const [index, finalist] of seated.entries()) {
      await changeFinalist(db, finalist.id, { position: index + 1 });
    }
    await changeStage(db, stageId, { places: last ? final.places : goOn, last });
    const gameIds = await prepareGames(db, { eventId, stage, snapshotId: snapshot.id, count: tables.length });
    for (const [index, gameId] of gameIds.entries()) {
      const guests = tables[index] ?? [];
      await replaceFinalSeats(
        db,
        gameId,
        guests.map(({ guestId }) => ({ id: newId(), guestId })),
      );
    }
    await audit({
      action: 'final.seat',
      detail: { stage: stageId, order, perTable, goOn, guests: seated.map((one) => one.guestId) },
    });
    return done({ gameIds });
  });
  if (!answer.ok) return answer;
  for (const gameId of answer.value.gameIds) announce(gameId, 0, 'game');
  return done({ tables: answer.value.gameIds.length });
}

interface Preparation {
  eventId: string;
  stage: StageRow;
  snapshotId: string;
  count: number;
}

/** So many tables: those that the stage has keep their links, missing ones are made, others go. */
async function prepareGames(db: Db, { eventId, stage, snapshotId, count }: Preparation): Promise<string[]> {
  const known = stage.games.slice(0, count).map((game) => game.id);
  await removeFinalGames(
    db,
    stage.games.slice(count).map((game) => game.id),
  );
  for (let ordinal = known.length + 1; ordinal <= count; ordinal += 1) {
    known.push((await createGame(db, { eventId, stageId: stage.id, ordinal, snapshotId })).id);
  }
  return known;
}

/** In runs whose lengths differ by one at most, the longer first. */
function evenly<Value>(values: readonly Value[], runs: number): Value[][] {
  const short = Math.floor(values.length / runs);
  const longer = values.length % runs;
  return Array.from({ length: runs }, (_, run) => {
    const from = run * short + Math.min(run, longer);
    return values.slice(from, from + short + (run < longer ? 1 : 0));
  });
}

/** Fisher-Yates with the system's randomness. */
function shuffle<Value>(values: readonly Value[]): Value[] {
  const rest = [...values];
  return values.flatMap(() => rest.splice(randomInt(rest.length), 1));
}
