import { db } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import type { Target } from '@/lib/seating/plan-move';
import { moveGuests } from '@/lib/services/move-guests';
import { must } from '../organiser/an-event';
import { draftEvent } from '../organiser/an-event';

/** An event in preparation: tables, and guests of three departments whom nobody has seated. */
export async function evening(actor: Actor, tables: number, guests: number) {
  const eventId = await draftEvent(actor, 0, tables);
  const sitting = await db().sitting.findFirstOrThrow({ where: { eventId } });
  const ids = await addGuests(eventId, sitting.id, guests);
  const rows = await db().table.findMany({ where: { eventId }, orderBy: { number: 'asc' } });
  return { eventId, sittingId: sitting.id, guests: ids, tables: rows.map(({ id }) => id) };
}

/** More guests for a sitting; their ids. */
export async function addGuests(eventId: string, sittingId: string, count: number): Promise<string[]> {
  const now = Date.now();
  const guests = Array.from({ length: count }, (_, index) => ({
    id: newId(now + index),
    eventId,
    sittingId,
    name: `客人${index + 1}`,
    department: ['研发', '市场', '财务'][index % 3] ?? '',
  }));
  await db().guest.createMany({ data: guests });
  return guests.map(({ id }) => id);
}

/** Puts guests down as a page does that shows how things stand. */
export async function move(actor: Actor, eventId: string, guestIds: readonly string[], target: Target) {
  const rows = await db().guest.findMany({ where: { id: { in: [...guestIds] } } });
  const guests = guestIds.map((guestId) => ({
    guestId,
    from: rows.find(({ id }) => id === guestId)?.tableId ?? null,
  }));
  return moveGuests(actor, { eventId, guests, target });
}

/** Seats these guests at a table, on its next chairs. */
export async function seat(actor: Actor, eventId: string, tableId: string, guestIds: readonly string[]) {
  must(await move(actor, eventId, guestIds, { tableId, at: 'free' }));
}

/** Who sits at a table, in chair order: ids. */
export async function sittersOf(tableId: string | undefined): Promise<string[]> {
  const guests = await db().guest.findMany({
    where: { tableId: tableId ?? '' },
    orderBy: [{ chair: 'asc' }, { id: 'asc' }],
  });
  return guests.map(({ id }) => id);
}

/** What the event's audit list says, oldest first. */
export async function auditOf(eventId: string): Promise<string[]> {
  const rows = await db().audit.findMany({ where: { eventId }, orderBy: { id: 'asc' } });
  return rows.map(({ action }) => action);
}
