import { db } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import type { CreateEventInput } from '@/lib/schemas/event';
import { newId } from '@/lib/schemas/new-id';
import type { Answer } from '@/lib/schemas/problem';
import { addGuest } from '@/lib/services/add-guest';
import { createEvent } from '@/lib/services/create-event';

/** The value of an answer that has to be one. */
export function must<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(`Refused: ${answer.error.code} ${JSON.stringify(answer.error.params)}`);
  return answer.value;
}

/** Why an answer was refused; null where it wasn't. */
export function refusalOf(answer: Answer<unknown>): string | null {
  return answer.ok ? null : answer.error.code;
}

export function newEvent(change: Partial<CreateEventInput> = {}): CreateEventInput {
  return {
    id: newId(),
    name: '2026 中秋博饼',
    venue: '国际会展酒店',
    startsAt: '2026-09-25T18:00',
    timeZone: 'Asia/Shanghai',
    currency: 'CNY',
    tables: 2,
    ...change,
  };
}

/** An event in preparation with so many guests, none of them seated; its id. */
export async function draftEvent(actor: Actor, guests = 0, tables = 2): Promise<string> {
  const { eventId } = must(await createEvent(actor, newEvent({ tables })));
  for (let number = 1; number <= guests; number++) {
    must(await addGuest(actor, { eventId, id: newId(), guest: guestNumber(number) }));
  }
  return eventId;
}

export function guestNumber(number: number) {
  return {
    name: `客人${number}`,
    employeeNumber: String(number).padStart(5, '0'),
    department: ['研发', '市场', '财务'][number % 3] ?? '',
    phone: '',
    external: false,
    note: '',
  };
}

/** Gives somebody a part in an event. */
export async function join(eventId: string, actor: Actor, role: 'organiser' | 'viewer'): Promise<void> {
  await db().member.create({ data: { eventId, userId: actor.userId, role } });
}

/** Everything that a refused change must leave as it was. */
export async function wholeEvent(eventId: string) {
  const where = { eventId };
  return JSON.stringify([
    await db().event.findUnique({ where: { id: eventId } }),
    await db().guest.findMany({ where, orderBy: { id: 'asc' } }),
    await db().table.findMany({ where, orderBy: { id: 'asc' } }),
    await db().prizeItem.findMany({ where, orderBy: { id: 'asc' } }),
    await db().game.findMany({ where, orderBy: { id: 'asc' } }),
    await db().seat.findMany({ where: { game: where }, orderBy: { id: 'asc' } }),
    await db().audit.count({ where }),
  ]);
}
