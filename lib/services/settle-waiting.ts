import { recordAudit } from '../db/audit';
import { transaction, type Db } from '../db/client';
import { lockGame, type GameRow } from '../db/games';
import { seatsElsewhere, seatWaiting, unseatWaiting } from '../db/guests';
import { explain } from '../rules';
import type { StoredEntry } from '../schemas/append';
import type { StoredLog } from '../schemas/stored-log';
import type { GameLog } from './game-log-cache';

/** Whether an entry of a log may take a join back, or put it back. */
export function undoesJoin({ state, entryNumbers }: StoredLog, entry: StoredEntry): boolean {
  if (entry.kind !== 'remove') return false;
  const target = state.log[(entryNumbers.get(entry.target) ?? 0) - 1]?.kind;
  return target === 'join' || target === 'remove';
}

/**
 * Where the join of a guest from the waiting list was taken back, they wait again, so that another table can
 * have them; where it stands after all, they sit here again. Repeating it changes nothing.
 */
export async function settleWaiting({ gameId, log }: GameLog): Promise<void> {
  const standing = new Set(
    log.state.log.flatMap(({ kind }, at) =>
      kind === 'join' && !explain(log.state, at + 1).removed ? [log.entryIds[at]] : [],
    ),
  );
  await transaction(async (tx) => {
    const game = await lockGame(tx, gameId);
    const seats = game?.seats.filter(({ position, guest }) => position === null && !guest.late) ?? [];
    for (const guestId of new Set(seats.map((seat) => seat.guestId))) {
      const sits = seats.some((seat) => seat.guestId === guestId && standing.has(seat.id));
      if (game) await settle(tx, game, guestId, sits);
    }
  });
}

async function settle(tx: Db, { id: gameId, eventId, table }: GameRow, guestId: string, sits: boolean) {
  if (!table || (await seatsElsewhere(tx, guestId, gameId)) > 0) return;
  const changed = sits ? await seatWaiting(tx, guestId, table) : await unseatWaiting(tx, guestId, table);
  if (!changed) return;
  const action = sits ? 'guest.seat-waiting' : 'guest.wait-again';
  await recordAudit(tx, { actor: { kind: 'system' }, action, eventId, gameId, detail: { guest: guestId } });
}
