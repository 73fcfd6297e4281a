import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { addSitting } from '@/lib/services/add-sitting';
import { moveGuests } from '@/lib/services/move-guests';
import { moveToSitting } from '@/lib/services/move-to-sitting';
import { openEvent } from '@/lib/services/open-event';
import { setWaiting } from '@/lib/services/set-waiting';
import { signedInUser } from '../../support/users';
import { join, must, refusalOf, wholeEvent } from '../organiser/an-event';
import { addGuests, auditOf, evening, move, seat, sittersOf } from './an-evening';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
afterAll(disconnect);

describe('moving guests', () => {
  test('between others they move up, and the answer tells the whole table', async () => {
    const { eventId, guests, tables } = await evening(owner, 2, 4);
    const [one = '', two = ''] = tables;
    const [a = '', b = '', c = '', d = ''] = guests;
    await seat(owner, eventId, one, [a, b]);
    await seat(owner, eventId, two, [c]);
    const { places } = must(await move(owner, eventId, [d, c], { tableId: one, before: b }));
    expect(places.map(({ guestId, chair }) => [guestId, chair]).sort()).toEqual(
      [
        [a, 1],
        [d, 2],
        [c, 3],
        [b, 4],
      ].sort(),
    );
    expect(await sittersOf(one)).toEqual([a, d, c, b]);
    expect(await sittersOf(two)).toEqual([]);
    must(await move(owner, eventId, [a], { tableId: null }));
    expect(await sittersOf(one)).toEqual([d, c, b]);
    expect((await auditOf(eventId)).filter((action) => action === 'seating.move')).toHaveLength(4);
  });

  test('nobody comes to a locked table or leaves it, by whatever way; inside it they may change chairs', async () => {
    const { eventId, guests, tables } = await evening(owner, 2, 4);
    const [one = '', two = ''] = tables;
    const [a = '', b = '', c = '', d = ''] = guests;
    await seat(owner, eventId, one, [a, b]);
    await seat(owner, eventId, two, [c]);
    const other = newId();
    const sitting = { name: '晚场', startsAt: '2026-09-25T21:00' };
    must(await addSitting(owner, { eventId, id: other, sitting, tables: 0 }));
    await db().table.update({ where: { id: one }, data: { locked: true } });
    const before = await wholeEvent(eventId);
    for (const refused of [
      await move(owner, eventId, [c], { tableId: one, at: 'free' }),
      await move(owner, eventId, [d], { tableId: one, before: a }),
      await move(owner, eventId, [a], { tableId: two, chair: 1 }),
      await move(owner, eventId, [c, a], { tableId: null }),
      await setWaiting(owner, { eventId, guestIds: [a], waiting: true }),
      await moveToSitting(owner, { eventId, sittingId: other, guestIds: [d, a] }),
    ]) {
      expect(refusalOf(refused)).toBe('table-locked');
    }
    expect(await wholeEvent(eventId)).toBe(before);
    must(await move(owner, eventId, [b], { tableId: one, before: a }));
    expect(await sittersOf(one)).toEqual([b, a]);
  });

  test('the same again changes nothing and tells nobody', async () => {
    const { eventId, guests, tables } = await evening(owner, 1, 1);
    const input = {
      eventId,
      guests: [{ guestId: guests[0] ?? '', from: null }],
      target: { tableId: tables[0] ?? '', at: 'free' as const },
    };
    must(await moveGuests(owner, input));
    const before = await wholeEvent(eventId);
    expect(must(await moveGuests(owner, input)).places).toHaveLength(1);
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('of two organisers the second is told where the guest went', async () => {
    const { eventId, guests, tables } = await evening(owner, 3, 1);
    const [guestId = ''] = guests;
    const [, two = '', three = ''] = tables;
    must(await move(owner, eventId, [guestId], { tableId: two, at: 'free' }));
    const before = await wholeEvent(eventId);
    const stale = {
      eventId,
      guests: [{ guestId, from: null }],
      target: { tableId: three, at: 'free' as const },
    };
    expect(await moveGuests(owner, stale)).toMatchObject({
      error: { code: 'guest-moved', params: { name: '客人1', table: 2 } },
    });
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('two at once on one chair both find a place', async () => {
    const { eventId, guests, tables } = await evening(owner, 1, 6);
    await Promise.all(
      guests.map((guestId) => move(owner, eventId, [guestId], { tableId: tables[0] ?? '', chair: 1 })),
    );
    const rows = await db().guest.findMany({ where: { eventId } });
    expect(new Set(rows.map(({ chair }) => chair))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('what isn’t there, doesn’t fit or is none is refused and changes nothing', async () => {
    const { eventId, guests, tables } = await evening(owner, 2, 31);
    const [one = '', two = ''] = tables;
    await seat(owner, eventId, one, guests.slice(0, 30));
    const before = await wholeEvent(eventId);
    const [last = ''] = guests.slice(30);
    const to = (target: unknown, guestId = last, from: unknown = null) =>
      moveGuests(owner, { eventId, guests: [{ guestId, from }], target } as never);
    expect(refusalOf(await to({ tableId: one, at: 'free' }))).toBe('table-full');
    expect(refusalOf(await to({ tableId: newId(), at: 'free' }))).toBe('table-gone');
    expect(refusalOf(await to({ tableId: two, at: 'free' }, newId()))).toBe('guest-gone');
    for (const target of [
      { tableId: two },
      { tableId: two, chair: 31 },
      { tableId: two, chair: 0 },
      { tableId: two, at: 'free', chair: 1 },
      { tableId: null, at: 'free' },
      'nowhere',
    ]) {
      expect(refusalOf(await to(target))).toBe('invalid-input');
    }
    expect(refusalOf(await to({ tableId: two, at: 'free' }, 'x'))).toBe('invalid-input');
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('strangers learn nothing, viewers and an open event refuse', async () => {
    const { eventId, guests, tables } = await evening(owner, 1, 3);
    await seat(owner, eventId, tables[0] ?? '', guests);
    const input = {
      eventId,
      guests: [{ guestId: guests[0] ?? '', from: tables[0] ?? '' }],
      target: { tableId: null },
    } as const;
    const viewer = await signedInUser('看客');
    await join(eventId, viewer, 'viewer');
    expect(
      refusalOf(await moveGuests(await signedInUser('路人'), { ...input, guests: [...input.guests] })),
    ).toBe('not-found');
    expect(refusalOf(await moveGuests(viewer, { ...input, guests: [...input.guests] }))).toBe('forbidden');
    must(await openEvent(owner, { eventId }));
    const before = await wholeEvent(eventId);
    expect(refusalOf(await moveGuests(owner, { ...input, guests: [...input.guests] }))).toBe(
      'event-not-draft',
    );
    expect(await wholeEvent(eventId)).toBe(before);
  });
});

describe('the waiting list', () => {
  test('takes the seat away; a seat takes one off the list', async () => {
    const { eventId, guests, tables } = await evening(owner, 1, 3);
    const [a = '', b = '', c = ''] = guests;
    await seat(owner, eventId, tables[0] ?? '', [a, b, c]);
    expect(must(await setWaiting(owner, { eventId, guestIds: [a, b], waiting: true })).changed).toBe(2);
    expect(must(await setWaiting(owner, { eventId, guestIds: [a, b], waiting: true })).changed).toBe(0);
    expect(await sittersOf(tables[0])).toEqual([c]);
    must(await move(owner, eventId, [a], { tableId: tables[0] ?? '', at: 'free' }));
    expect(await db().guest.findUnique({ where: { id: a } })).toMatchObject({ waiting: false, chair: 1 });
    expect(must(await setWaiting(owner, { eventId, guestIds: [b], waiting: false })).changed).toBe(1);
    expect((await auditOf(eventId)).filter((action) => action === 'guests.waiting')).toHaveLength(2);
  });

  test('in an open event it is for those alone who don’t play', async () => {
    const { eventId, sittingId, guests, tables } = await evening(owner, 1, 3);
    await seat(owner, eventId, tables[0] ?? '', guests);
    const [idle = ''] = await addGuests(eventId, sittingId, 1);
    must(await openEvent(owner, { eventId }));
    const before = await wholeEvent(eventId);
    const put = (guestId: string) => setWaiting(owner, { eventId, guestIds: [guestId], waiting: true });
    expect(refusalOf(await put(guests[0] ?? ''))).toBe('guest-seated');
    expect(refusalOf(await put(newId()))).toBe('guest-gone');
    expect(await wholeEvent(eventId)).toBe(before);
    expect(must(await put(idle)).changed).toBe(1);
  });
});
