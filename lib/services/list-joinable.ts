import { db } from '../db/client';
import type { GameRow } from '../db/games';
import { listWaiting } from '../db/guests';
import { findSetBefore } from '../db/seats';
import type { WaitingGuest } from '../schemas/game';
import { seatsInOrder } from './current-game';

/**
 * Who may join a table's game besides whoever is named: who waits (候补), and who sat here in the 会 before but
 * has no seat in this one, as they came when this one had begun.
 */
export async function listJoinable({ table, eventId, ordinal, seats }: GameRow): Promise<WaitingGuest[]> {
  if (!table) return [];
  const waiting = await listWaiting(db(), eventId, table.sittingId);
  const before = ordinal > 1 ? await findSetBefore(db(), table.id, ordinal) : null;
  const known = new Set(seats.map(({ guestId }) => guestId));
  const sat = before ? (await seatsInOrder(before)).map(({ guest }) => guest) : [];
  return [...sat.filter(({ id }) => !known.has(id)), ...waiting];
}
