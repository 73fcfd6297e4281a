import type { Actor } from '../auth/actor';
import { gameCode, gamePin } from '../auth/game-link';
import { db } from '../db/client';
import { findFinal, findLatestSnapshot, type FinalRow, type StageRow } from '../db/finals';
import { can } from '../permissions';
import { FINAL_FORMATS, isPresetId, PRESET_FINAL, type FinalFormat } from '../rules';
import { ENTRANTS } from '../schemas/final';
import type { FinalistSource, FinalView, StageView } from '../schemas/final-view';
import { done, type Answer } from '../schemas/problem';
import { snapshotBody } from '../schemas/snapshot';
import { authoriseEvent } from './authorise-event';
import { loadEventLogs, type EventGame } from './event-logs';
import { describeSource, placeOf, seatsOfFinal } from './final-details';
import { entrantsOf, goingOn, type Entrant } from './final-entrants';

/** The final with its stages, finalists and tables, as the logs stand now. Refuses: `not-found`. */
export async function loadFinal(actor: Actor, eventId: string): Promise<Answer<FinalView>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const { event, role } = authorised.value;
  const [final, snapshot, games] = await Promise.all([
    findFinal(db(), event.id),
    findLatestSnapshot(db(), event.id),
    loadEventLogs(event.id),
  ]);
  const tables = games.filter(({ row }) => row.table);
  const prizes = snapshot
    ? snapshotBody.parse(snapshot.body).items.filter((item) => item.place !== null)
    : [];
  const settings = settingsOf(final, { preset: event.preset, prizes });
  const stages = (final?.stages ?? []).map((stage, index, all) =>
    stageView(stage, {
      games,
      mayRun: can(actor, 'final.run', role),
      expected:
        index === 0 ? entrantsOf(games, settings.entrants) : goingOn(gamesOf(all[index - 1], games)).sent,
    }),
  );
  return done({
    eventId: event.id,
    status: event.status,
    currency: event.currency,
    mayRun: can(actor, 'final.run', role),
    exists: final !== null,
    begun: stages.some((stage) => stage.games.some((game) => game.length > 0)),
    settings,
    tables: tables.length,
    unfinished: tables
      .filter(({ game }) => game?.log.state.phase !== 'finished')
      .map(({ row }) => ({ gameId: row.id, ...placeOf(row, games) })),
    stages,
    prizes,
    champion: championOf(stages),
  });
}

/** As it is set up; until then as the rules suggest, with a place for every prize. */
export function settingsOf(
  final: FinalRow | null,
  { preset, prizes }: { preset: string | null; prizes: readonly { place: number | null }[] },
): FinalView['settings'] {
  const suggested: FinalFormat = isPresetId(preset) ? PRESET_FINAL[preset] : 'contest';
  if (!final) {
    const places = Math.max(1, ...prizes.map((item) => item.place ?? 1));
    return { format: suggested, rounds: 3, places, entrants: 'title-holders' };
  }
  return {
    format: FINAL_FORMATS.find((format) => format === final.format) ?? suggested,
    rounds: final.rounds,
    places: final.places,
    entrants: ENTRANTS.find((one) => one === final.entrants) ?? 'title-holders',
  };
}

interface StageContext {
  games: readonly EventGame[];
  mayRun: boolean;
  /** Whom its sources send now. */
  expected: readonly Entrant[];
}

function stageView(stage: StageRow, { games, mayRun, expected }: StageContext): StageView {
  const own = gamesOf(stage, games);
  const { finished, tied } = goingOn(own);
  const names = new Map(stage.finalists.map((one) => [one.guestId, one.guest.name]));
  const drawn = stage.finalists.filter((one) => one.sourceGameId !== null).map((one) => one.guestId);
  const known = new Set(stage.finalists.map((one) => one.guestId));
  return {
    ...{ id: stage.id, number: stage.number, last: stage.last, places: stage.places },
    outdated:
      drawn.some((guest) => !expected.some((one) => one.guestId === guest)) ||
      (stage.finalists.length > 0 && expected.some((one) => !known.has(one.guestId))),
    finalists: stage.finalists.map((one) => {
      const game = stage.games.find(({ seats }) => seats.some((seat) => seat.guestId === one.guestId));
      return {
        ...{ id: one.id, guestId: one.guestId, reason: one.reason, withdrawn: one.withdrawn },
        name: one.guest.name,
        department: one.guest.department,
        employeeNumber: one.guest.employeeNumber,
        source: describeSource(one, games),
        table: game?.ordinal ?? null,
        locked: game ? game.length > 0 : stage.games.some((other) => other.length > 0),
      };
    }),
    games: stage.games.flatMap((row) => {
      const played = own.find((one) => one.row.id === row.id);
      const details = played && seatsOfFinal(played);
      if (!details) return [];
      const { id, ordinal, generation } = row;
      const path = mayRun ? `/t/${gameCode(id, generation)}` : null;
      return [{ gameId: id, ordinal, path, pin: mayRun ? gamePin(id, generation) : null, ...details }];
    }),
    decided: stage.finalists.flatMap(({ guestId, place }) => (place === null ? [] : [{ guestId, place }])),
    tied: stage.last ? [] : tied.map((one) => names.get(one.guestId) ?? ''),
    ended: finished,
  };
}

function gamesOf(stage: StageRow | undefined, games: readonly EventGame[]): EventGame[] {
  const ids = new Set(stage?.games.map((game) => game.id));
  return games.filter(({ row }) => ids.has(row.id));
}

function championOf(stages: readonly StageView[]): FinalView['champion'] {
  const stage = stages.find((one) => one.last && one.ended);
  const seats = stage?.games[0]?.seats.filter((seat) => seat.rank === 1) ?? [];
  const [seat] = seats;
  if (!stage || !seat || seats.length > 1) return null;
  const finalist = stage.finalists.find((one) => one.guestId === seat.guestId);
  if (!finalist) return null;
  return {
    name: finalist.name,
    department: finalist.department,
    source: firstSource(stages, finalist.guestId),
  };
}

/** Where a finalist first came from: their own table. */
function firstSource(stages: readonly StageView[], guestId: string): FinalistSource | null {
  for (const stage of stages) {
    const source = stage.finalists.find((one) => one.guestId === guestId)?.source;
    if (source?.kind === 'table') return source;
  }
  return null;
}
