import type { EventRow } from '../db/events';
import { db } from '../db/client';
import { listGuestPlaces } from '../db/results';
import { logLines, titleDice } from '../export/log-lines';
import type { ListGuest, PlayedFinal, PlayedGame, PrizeListInput } from '../export/input';
import { pinyinOf } from '../import/pinyin';
import { answer, type FinalAnswer, type TableAnswer } from '../rules';
import { compareNames } from '../schemas/pinyin-search';
import { snapshotBody } from '../schemas/snapshot';
import { settledRanking } from './final-ranking';
import { loadEventLogs, type EventGame } from './event-logs';

/**
 * Everything the prize list is made from, as the logs stand now. The caller has authorised it.
 * `withLogs`: also what each entry did, which takes a while to tell.
 */
export async function readPrizeList(
  event: EventRow,
  { withLogs }: { withLogs: boolean },
): Promise<PrizeListInput> {
  const games = await loadEventLogs(event.id);
  // Guests after the logs: a late guest is there once their entry is.
  const guests = await listGuestPlaces(db(), event.id);
  const several = new Set(games.flatMap(({ row }) => row.table?.sitting.position ?? [])).size > 1;
  const { name, venue, startsAt, timeZone, currency } = event;
  return {
    event: { name, venue, startsAt, timeZone, currency },
    guests: guests.map((guest) => listGuest(guest, several)).sort(inOrder),
    games: games.flatMap((game) => playedGame(game, { several, withLogs }) ?? []),
    finals: games.flatMap((game) => playedFinal(game, { several, withLogs }) ?? []),
  };
}

interface Wanted {
  several: boolean;
  withLogs: boolean;
}

function playedGame(one: EventGame, { several, withLogs }: Wanted): PlayedGame | null {
  const { row, game, guests } = one;
  if (!row.table || game?.setup.kind !== 'table') return null;
  const { entryNumbers } = game.log;
  return {
    ...playedCommon(one, game, withLogs),
    sitting: several ? row.table.sitting : null,
    table: row.table.number,
    ordinal: row.ordinal,
    seats: guests,
    setup: game.setup,
    answer: answer(game.log.state) as TableAnswer,
    given: row.given.flatMap(({ entryId, nth, itemId }) => {
      const entry = entryNumbers.get(entryId);
      return entry === undefined ? [] : [{ entry, nth, item: itemId }];
    }),
    titleDice: titleDice(game.log.state),
  };
}

function playedFinal(one: EventGame, { withLogs }: Wanted): PlayedFinal | null {
  const { row, game, guests } = one;
  if (!row.stage || game?.setup.kind !== 'final') return null;
  return {
    ...playedCommon(one, game, withLogs),
    stage: row.stage.number,
    last: row.stage.last,
    ordinal: row.ordinal,
    seats: guests,
    setup: game.setup,
    answer: { ...(answer(game.log.state) as FinalAnswer), ranking: settledRanking(one) },
  };
}

function playedCommon({ row }: EventGame, game: NonNullable<EventGame['game']>, withLogs: boolean) {
  const { state } = game.log;
  return {
    id: row.id,
    items: snapshotBody.parse(row.snapshot?.body).items,
    throws: state.throws,
    log: withLogs ? logLines(state, game.entries) : [],
  };
}

type GuestPlace = Awaited<ReturnType<typeof listGuestPlaces>>[number];

function listGuest(
  { id, name, pinyin, employeeNumber, department, chair, table }: GuestPlace,
  several: boolean,
): ListGuest & { sittingPosition: number; pinyin: string } {
  return {
    ...{ id, name, employeeNumber, department },
    pinyin: pinyin || pinyinOf(name),
    sittingPosition: table?.sitting.position ?? Infinity,
    place: table ? { sitting: several ? table.sitting : null, table: table.number, chair } : null,
  };
}

/** By sitting, table and chair; who has none comes last, by name. */
function inOrder(one: ReturnType<typeof listGuest>, other: ReturnType<typeof listGuest>): number {
  const key = (guest: ReturnType<typeof listGuest>) => [
    guest.sittingPosition,
    guest.place?.table ?? Infinity,
    guest.place?.chair ?? Infinity,
  ];
  const [a, b] = [key(one), key(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? compareNames(one, other) : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}
