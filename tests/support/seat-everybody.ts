import { db } from '@/lib/db/client';
import { listSittings } from '@/lib/db/sittings';
import type { Actor } from '@/lib/permissions';
import type { Answer } from '@/lib/schemas/problem';
import type { ArrangeSeatingInput } from '@/lib/schemas/seating';
import { arrange } from '@/lib/seating/arrange';
import { seatingDigest } from '@/lib/seating/compare';
import { guestsFor, hallFor } from '@/lib/seating/hall-for';
import { arrangeSeating } from '@/lib/services/arrange-seating';
import { readSittingSeats } from '@/lib/services/sitting-seats';

/** The event's sittings, first to last. */
export async function sittingsOf(eventId: string): Promise<string[]> {
  return (await listSittings(db(), eventId)).map(({ id }) => id);
}

/** What a page sends that has previewed this wish; everybody of the first sitting mixed, unless it says otherwise. */
export async function arrangement(
  eventId: string,
  change: Partial<ArrangeSeatingInput> = {},
): Promise<ArrangeSeatingInput> {
  const sittingId = change.sittingId ?? (await sittingsOf(eventId))[0] ?? '';
  const seats = await readSittingSeats(db(), eventId, sittingId);
  if (!seats) throw new Error('no such sitting');
  const wish = { method: 'mixed', who: 'everybody', seed: 1, ...change } as const;
  const tables = change.tables ?? Math.max(1, seats.tables.length);
  const hall = hallFor(seats.tables, tables, (number) => `new-${number}`);
  const { places } = arrange(hall, guestsFor(seats.guests, hall), seats.bonds, wish);
  return { eventId, ...wish, sittingId, tables, digest: seatingDigest(hall, seats.guests, places) };
}

/** Seats everybody of the first sitting, departments mixed. */
export async function seatEverybody(actor: Actor, eventId: string): Promise<Answer<{ seated: number }>> {
  return arrangeSeating(actor, await arrangement(eventId));
}
