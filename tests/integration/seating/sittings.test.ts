import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gamePin } from '@/lib/auth/game-link';
import { db, disconnect } from '@/lib/db/client';
import { listSittings } from '@/lib/db/sittings';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { addSitting } from '@/lib/services/add-sitting';
import { arrangeSeating } from '@/lib/services/arrange-seating';
import { editSitting } from '@/lib/services/edit-sitting';
import { enterByPin } from '@/lib/services/host-session';
import { listSummaries } from '@/lib/services/list-summaries';
import { loadEvent } from '@/lib/services/load-event';
import { loadHosts } from '@/lib/services/load-hosts';
import { loadResults } from '@/lib/services/load-results';
import { loadSeating } from '@/lib/services/load-seating';
import { moveToSitting } from '@/lib/services/move-to-sitting';
import { openEvent } from '@/lib/services/open-event';
import { orderSittings } from '@/lib/services/order-sittings';
import { removeSitting } from '@/lib/services/remove-sitting';
import { updateEvent } from '@/lib/services/update-event';
import { arrangement } from '../../support/seat-everybody';
import { signedInUser } from '../../support/users';
import { join, must, refusalOf, wholeEvent } from '../organiser/an-event';
import { addGuests, auditOf, evening, move, seat, sittersOf } from './an-evening';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
beforeEach(async () => {
  await db().event.updateMany({ data: { status: 'closed' } });
  await db().attempt.deleteMany();
});
afterAll(disconnect);

const NOON = { name: '午场', startsAt: '2026-09-25T12:00' };
const LATE = { name: '', startsAt: '2026-09-25T21:00' };

async function add(eventId: string, sitting = NOON, tables = 2): Promise<string> {
  const id = newId();
  must(await addSitting(owner, { eventId, id, sitting, tables }));
  return id;
}

async function whole(eventId: string): Promise<string> {
  return JSON.stringify([await wholeEvent(eventId), await listSittings(db(), eventId)]);
}

describe('a sitting', () => {
  test('has tables of its own, numbered from 1; the same id adds it once', async () => {
    const { eventId } = await evening(owner, 3, 0);
    const id = await add(eventId);
    must(await addSitting(owner, { eventId, id, sitting: NOON, tables: 2 }));
    const { sittings, tables } = must(await loadSeating(owner, eventId));
    expect(
      sittings.map(({ position, name, startsAt, tables }) => [position, name, startsAt, tables]),
    ).toEqual([
      [1, '', '2026-09-25T18:00', 3],
      [2, '午场', '2026-09-25T12:00', 2],
    ]);
    expect(tables.map(({ number }) => number)).toEqual([1, 2, 3, 1, 2]);
    expect(await db().game.count({ where: { eventId } })).toBe(5);
  });

  test('is renamed and timed; the first one’s start is the event’s', async () => {
    const { eventId, sittingId } = await evening(owner, 1, 0);
    const later = await add(eventId);
    const seen = { name: '', startsAt: '2026-09-25T18:00' };
    const sitting = { name: '晚场', startsAt: '2026-09-26T19:00' };
    must(await editSitting(owner, { eventId, sittingId, seen, sitting }));
    must(await editSitting(owner, { eventId, sittingId, seen, sitting }));
    must(await editSitting(owner, { eventId, sittingId: later, seen: NOON, sitting: LATE }));
    const { event } = must(await loadEvent(owner, eventId));
    expect(event.startsAt.toISOString()).toBe('2026-09-26T11:00:00.000Z');
    const before = await whole(eventId);
    const stale = { eventId, sittingId, seen, sitting: { ...seen, name: '别的' } };
    expect(refusalOf(await editSitting(owner, stale))).toBe('conflict');
    const wrong = { ...stale, seen: sitting, sitting: { ...sitting, startsAt: '2026-02-30T12:00' } };
    expect(refusalOf(await editSitting(owner, wrong))).toBe('invalid-input');
    expect(await whole(eventId)).toBe(before);
  });

  test('comes before another; then the event starts with it, and its settings move it along', async () => {
    const { eventId, sittingId } = await evening(owner, 1, 0);
    const noon = await add(eventId);
    const order = [noon, sittingId];
    must(await orderSittings(owner, { eventId, seen: [sittingId, noon], order }));
    must(await orderSittings(owner, { eventId, seen: [sittingId, noon], order }));
    expect((await listSittings(db(), eventId)).map(({ id }) => id)).toEqual(order);
    const { event } = must(await loadEvent(owner, eventId));
    expect(event.startsAt.toISOString()).toBe('2026-09-25T04:00:00.000Z');
    const before = await whole(eventId);
    const wrong = { eventId, seen: [sittingId, noon], order: [sittingId, noon] };
    expect(refusalOf(await orderSittings(owner, wrong))).toBe('conflict');
    expect(refusalOf(await orderSittings(owner, { eventId, seen: order, order: [noon, noon] }))).toBe(
      'conflict',
    );
    expect(await whole(eventId)).toBe(before);
    const { name, venue, timeZone, revision, calledThrows, twoEyes } = event;
    const settings = {
      eventId,
      revision,
      name,
      venue,
      timeZone,
      calledThrows,
      twoEyes,
      currency: 'CNY' as const,
    };
    must(await updateEvent(owner, { ...settings, startsAt: '2026-09-25T11:30' }));
    const [first] = await listSittings(db(), eventId);
    expect([first?.id, first?.startsAt.toISOString()]).toEqual([noon, '2026-09-25T03:30:00.000Z']);
  });

  test('the first takes the others along where that is wanted, by as much as it is moved, and once', async () => {
    const { eventId, sittingId } = await evening(owner, 1, 0);
    await add(eventId, { name: '', startsAt: '2026-09-26T12:30' });
    const seen = { name: '', startsAt: '2026-09-25T18:00' };
    const sitting = { name: '', startsAt: '2026-09-27T17:00' };
    const times = async () =>
      must(await loadSeating(owner, eventId)).sittings.map(({ startsAt }) => startsAt);
    const input = { eventId, sittingId, seen, sitting, moveOthers: true };
    must(await editSitting(owner, input));
    must(await editSitting(owner, input));
    expect(await times()).toEqual(['2026-09-27T17:00', '2026-09-28T11:30']);
    const audit = await db().audit.findFirstOrThrow({
      where: { eventId, action: 'sitting.edit' },
      include: { text: true },
    });
    expect(audit.text?.after).toMatchObject({ sittings: [{ name: '2', startsAt: '2026-09-28T11:30' }] });
    const { event } = must(await loadEvent(owner, eventId));
    const { revision, name, venue, timeZone, calledThrows, twoEyes } = event;
    const settings = { eventId, revision, name, venue, calledThrows, twoEyes, currency: 'CNY' as const };
    const startsAt = '2027-09-15T17:00';
    must(await updateEvent(owner, { ...settings, timeZone, startsAt, moveSittings: true }));
    expect(await times()).toEqual([startsAt, '2027-09-16T11:30']);
    const later = { ...settings, revision: revision + 1, timeZone, startsAt: '2027-09-15T18:00' };
    must(await updateEvent(owner, later));
    expect(await times()).toEqual(['2027-09-15T18:00', '2027-09-16T11:30']);
    const elsewhere = { ...later, revision: revision + 2, timeZone: 'Asia/Tokyo', moveSittings: true };
    must(await updateEvent(owner, elsewhere));
    expect(await times()).toEqual(['2027-09-15T18:00', '2027-09-16T11:30']);
  });

  test('goes once nobody comes to it, and never the last', async () => {
    const { eventId, sittingId } = await evening(owner, 1, 2);
    expect(refusalOf(await removeSitting(owner, { eventId, sittingId }))).toBe('last-sitting');
    const noon = await add(eventId);
    const before = await whole(eventId);
    expect(await removeSitting(owner, { eventId, sittingId })).toMatchObject({
      error: { code: 'sitting-has-guests', params: { count: 2 } },
    });
    expect(await whole(eventId)).toBe(before);
    const guests = (await db().guest.findMany({ where: { eventId } })).map(({ id }) => id);
    must(await moveToSitting(owner, { eventId, sittingId: noon, guestIds: guests }));
    expect(must(await removeSitting(owner, { eventId, sittingId })).removed).toBe(true);
    expect(must(await removeSitting(owner, { eventId, sittingId })).removed).toBe(false);
    expect((await listSittings(db(), eventId)).map(({ id, position }) => [id, position])).toEqual([
      [noon, 1],
    ]);
    expect(await db().table.count({ where: { eventId } })).toBe(2);
    expect(must(await loadEvent(owner, eventId)).event.startsAt.toISOString()).toBe(
      '2026-09-25T04:00:00.000Z',
    );
    expect((await auditOf(eventId)).slice(-2)).toEqual(['guests.sitting', 'sitting.remove']);
    const row = await db().audit.findFirstOrThrow({ where: { eventId, action: 'sitting.remove' } });
    expect(row.detail).toEqual({ sitting: sittingId, position: 1, tables: 1 });
  });

  test('is an organiser’s, in the draft, and of that event', async () => {
    const { eventId, sittingId } = await evening(owner, 1, 3);
    const other = await evening(owner, 1, 0);
    const viewer = await signedInUser('看客');
    await join(eventId, viewer, 'viewer');
    const input = { eventId, id: newId(), sitting: NOON, tables: 1 };
    const before = await whole(eventId);
    expect(refusalOf(await addSitting(viewer, input))).toBe('forbidden');
    expect(refusalOf(await addSitting(owner, { ...input, tables: 601 }))).toBe('invalid-input');
    expect(refusalOf(await addSitting(owner, { ...input, tables: 600 }))).toBe('too-many-tables');
    expect(refusalOf(await addSitting(owner, { ...input, sitting: { ...NOON, startsAt: '' } }))).toBe(
      'invalid-input',
    );
    const seen = { name: '', startsAt: '2026-09-25T18:00' };
    const foreign = { eventId, sittingId: other.sittingId, seen, sitting: NOON };
    expect(refusalOf(await editSitting(owner, foreign))).toBe('sitting-gone');
    expect(await whole(eventId)).toBe(before);
    must(await arrangeSeating(owner, await arrangement(eventId)));
    must(await openEvent(owner, { eventId }));
    const open = await whole(eventId);
    expect(refusalOf(await addSitting(owner, input))).toBe('event-not-draft');
    expect(refusalOf(await removeSitting(owner, { eventId, sittingId }))).toBe('event-not-draft');
    expect(await whole(eventId)).toBe(open);
  });
});

describe('guests of a sitting', () => {
  test('change it, and lose their table there', async () => {
    const { eventId, guests, tables } = await evening(owner, 1, 4);
    await seat(owner, eventId, tables[0] ?? '', guests.slice(0, 2));
    const noon = await add(eventId);
    const input = { eventId, sittingId: noon, guestIds: guests.slice(0, 3) };
    expect(must(await moveToSitting(owner, input))).toEqual({ moved: 3, unseated: 2 });
    expect(must(await moveToSitting(owner, input))).toEqual({ moved: 0, unseated: 0 });
    expect(await sittersOf(tables[0])).toEqual([]);
    const before = await whole(eventId);
    expect(refusalOf(await moveToSitting(owner, { ...input, sittingId: newId() }))).toBe('sitting-gone');
    expect(refusalOf(await moveToSitting(owner, { ...input, guestIds: [newId()] }))).toBe('guest-gone');
    expect(await whole(eventId)).toBe(before);
  });

  test('who is put at a table of another one comes to it', async () => {
    const { eventId, guests } = await evening(owner, 1, 1);
    const noon = await add(eventId);
    const table = await db().table.findFirstOrThrow({ where: { sittingId: noon } });
    must(await move(owner, eventId, guests, { tableId: table.id, at: 'free' }));
    expect(await db().guest.findUnique({ where: { id: guests[0] ?? '' } })).toMatchObject({
      sittingId: noon,
    });
  });

  test('are seated among themselves', async () => {
    const { eventId, sittingId } = await evening(owner, 2, 10);
    const noon = await add(eventId);
    await addGuests(eventId, noon, 7);
    must(await arrangeSeating(owner, await arrangement(eventId, { sittingId: noon })));
    const { sittings, guests } = must(await loadSeating(owner, eventId));
    expect(sittings.map(({ guests: count }) => count)).toEqual([10, 7]);
    expect(
      guests.filter((guest) => guest.sittingId === sittingId).every((guest) => guest.tableId === null),
    ).toBe(true);
    expect(guests.filter((guest) => guest.sittingId === noon).every((guest) => guest.tableId !== null)).toBe(
      true,
    );
  });
});

describe('three sittings', () => {
  async function three() {
    const { eventId, sittingId } = await evening(owner, 2, 6);
    const ids = [sittingId, await add(eventId), await add(eventId, LATE)];
    for (const id of ids.slice(1)) await addGuests(eventId, id, 6);
    for (const id of ids) must(await arrangeSeating(owner, await arrangement(eventId, { sittingId: id })));
    return { eventId, ids };
  }

  test('open together, and say which table is whose', async () => {
    const { eventId } = await three();
    const empty = await db().guest.findFirstOrThrow({ where: { eventId, table: { number: 2 } } });
    await db().guest.updateMany({ where: { tableId: empty.tableId }, data: { tableId: null, chair: null } });
    const { notes } = must(await loadEvent(owner, eventId));
    expect(notes.find(({ code }) => code === 'empty-tables')?.tables).toEqual([
      { number: 2, sitting: { position: 1, name: '' } },
    ]);
    expect(refusalOf(await openEvent(owner, { eventId }))).toBe('not-ready');
    await db().guest.updateMany({ where: { eventId, tableId: null }, data: { tableId: empty.tableId } });
    expect(must(await openEvent(owner, { eventId })).games).toBe(6);
    const places = [1, 1, 2, 2, 3, 3].map((position, index) => [position, (index % 2) + 1]);
    const summaries = must(await listSummaries(owner, eventId));
    expect(summaries.map(({ sitting, number }) => [sitting?.position, number])).toEqual(places);
    const hosts = must(await loadHosts(owner, eventId));
    expect(hosts.map(({ sitting, table }) => [sitting?.position, table])).toEqual(places);
    const results = must(await loadResults(owner, eventId, { search: '', page: 1 }));
    expect(results.tables.map(({ sitting, table }) => [sitting?.position, table])).toEqual(places);
    expect(results.checks.every(({ expected, actual }) => expected === actual)).toBe(true);
    expect(new Set(results.guests.map(({ sitting }) => sitting?.position))).toEqual(new Set([1, 2, 3]));
  });

  test('have tables of one number, each with a PIN of its own', async () => {
    const { eventId } = await three();
    must(await openEvent(owner, { eventId }));
    const games = await db().game.findMany({ where: { eventId, table: { number: 1 } } });
    expect(games).toHaveLength(3);
    for (const { id } of games) {
      const form = { place: 'table' as const, number: 1, pin: gamePin(id, 1) };
      expect(must(await enterByPin(form, { userAgent: 'a phone', address: id })).gameId).toBe(id);
    }
  });
});
