import type { Db } from '../db/client';
import { listBonds } from '../db/bonds';
import { listGuests } from '../db/guests';
import { listSittings } from '../db/sittings';
import { listTables } from '../db/tables';
import type { SeatBond, SeatTable, Sitter } from '../seating/types';

export interface SittingSeats {
  tables: SeatTable[];
  /** Who comes to it, the waiting list aside. */
  guests: (Sitter & { name: string })[];
  bonds: SeatBond[];
}

/** A sitting as automatic seating computes with it; null where the event has no such sitting. */
export async function readSittingSeats(
  db: Db,
  eventId: string,
  sittingId: string,
): Promise<SittingSeats | null> {
  const sittings = await listSittings(db, eventId);
  if (!sittings.some(({ id }) => id === sittingId)) return null;
  const first = sittings[0]?.id;
  const tables = await listTables(db, eventId);
  const guests = await listGuests(db, eventId);
  const bonds = await listBonds(db, eventId);
  return {
    tables: tables.filter((table) => table.sittingId === sittingId),
    guests: guests.filter((guest) => (guest.sittingId ?? first) === sittingId && !guest.waiting),
    bonds,
  };
}
