import { db } from '../db/client';
import { findGame, type GameRow } from '../db/games';
import { readEntries } from '../db/log';
import { RULES_VERSION, type FinalSetup } from '../rules';
import type { GameView, ItemView, SeatView } from '../schemas/game';
import { besideView } from './beside-view';
import { eventRules } from './event-rules';
import { gameSetup } from './game-setup';
import { listJoinable } from './list-joinable';

/**
 * Everything a device needs to play a game; null where there is no such game. The caller has made sure
 * that the asker may see it. `sessionId`: the host's session that asks, which decides whose the pen is.
 */
export async function loadGame(gameId: string, sessionId: string | null): Promise<GameView | null> {
  const game = await findGame(db(), gameId);
  if (!game) return null;
  const frozen = gameSetup(game);
  const entries = frozen && game.length > 0 ? await readEntries(gameId, 0) : [];
  const rules = frozen?.snapshot.rules ?? eventRules(game.event);
  return {
    v: 1,
    game: game.id,
    version: game.version,
    rulesVersion: RULES_VERSION,
    kind: game.stage ? 'final' : 'table',
    status: frozen ? game.event.status : 'draft',
    event: {
      id: game.eventId,
      name: game.event.name,
      timeZone: game.event.timeZone,
      currency: game.event.currency,
    },
    table: {
      number: game.table?.number ?? game.ordinal,
      name: game.table?.name ?? '',
      ordinal: game.ordinal,
      sets: game.table?._count.games ?? 1,
      sitting: game.table && game.event._count.sittings > 1 ? sittingOf(game.table) : null,
    },
    rules,
    calledThrows: frozen?.snapshot.calledThrows ?? game.event.calledThrows,
    final: frozen?.setup.kind === 'final' ? finalOf(frozen.setup) : null,
    items: (frozen?.snapshot.items ?? []).map(itemView),
    seats: frozen ? seatsOf(game) : guestsOf(game),
    rollCalled: game.rollCalledAt !== null || entries.length > 0,
    rollCall: game.rollCallId,
    pen: {
      epoch: game.epoch,
      mine: sessionId !== null && game.penSessionId === sessionId,
      free: game.penSessionId === null,
    },
    entries,
    late: frozen ? lateSeats(game) : [],
    waiting: frozen ? await listJoinable(game) : [],
    ...besideView(game),
  };
}

function sittingOf({ sitting: { position, name } }: NonNullable<GameRow['table']>) {
  return { position, name };
}

function seatsOf(game: GameRow): SeatView[] {
  return game.seats.filter(({ position }) => position !== null).map(seatView);
}

function lateSeats(game: GameRow): SeatView[] {
  return game.seats.filter(({ position }) => position === null).map(seatView);
}

function seatView({ id, chair, guest }: GameRow['seats'][number]): SeatView {
  return { id, name: guest.name, department: guest.department, chair };
}

/** Before 开博 there are no seats yet; the guests at the table stand for them. */
function guestsOf(game: GameRow): SeatView[] {
  return (game.table?.guests ?? []).map(({ id, name, department, chair }) => ({
    id,
    name,
    department,
    chair,
  }));
}

function itemView({ id, tier, place, name, value, quantity }: ItemView): ItemView {
  return { id, tier, place, name, value, quantity };
}

function finalOf({ format, places, rounds }: FinalSetup): GameView['final'] {
  return { format, places, rounds };
}
