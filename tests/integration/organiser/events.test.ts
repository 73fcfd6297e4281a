import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { createEvent } from '@/lib/services/create-event';
import { listEvents } from '@/lib/services/list-events';
import { loadEvent } from '@/lib/services/load-event';
import { setTableCount } from '@/lib/services/set-table-count';
import { updateEvent } from '@/lib/services/update-event';
import { signedInUser } from '../../support/users';
import { draftEvent, join, must, newEvent, refusalOf, wholeEvent } from './an-event';

let owner: Actor;
let stranger: Actor;
beforeAll(async () => {
  owner = await signedInUser();
  stranger = await signedInUser('外人');
});
afterAll(disconnect);

describe('creating', () => {
  test('an event has a sitting, its tables by number, and a game for each', async () => {
    const { eventId } = must(await createEvent(owner, newEvent({ tables: 3 })));
    const tables = await db().table.findMany({
      where: { eventId },
      include: { games: true },
      orderBy: { number: 'asc' },
    });
    expect(tables.map(({ number, games }) => [number, games.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    const event = await db().event.findUniqueOrThrow({ where: { id: eventId }, include: { sittings: true } });
    expect(event.startsAt.toISOString()).toBe('2026-09-25T10:00:00.000Z');
    expect(event.sittings).toHaveLength(1);
    expect((await listEvents(owner)).map(({ id }) => id)).toContain(eventId);
  });

  test('a double click makes one event', async () => {
    const input = newEvent();
    const answers = await Promise.all([createEvent(owner, input), createEvent(owner, input)]);
    expect(answers.map((answer) => must(answer).eventId)).toEqual([input.id, input.id]);
    expect(await db().table.count({ where: { eventId: input.id } })).toBe(input.tables);
    expect(await db().audit.count({ where: { eventId: input.id } })).toBe(1);
  });

  test('somebody else’s id is refused', async () => {
    const input = newEvent();
    must(await createEvent(owner, input));
    expect(refusalOf(await createEvent(stranger, input))).toBe('id-reused');
  });

  test.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ tables: 0 }, 'tables', 'table-count'],
    [{ tables: 601 }, 'tables', 'table-count'],
    [{ startsAt: '2026-02-30T18:00' }, 'startsAt', 'invalid-date'],
    [{ timeZone: 'Asia/Nowhere' }, 'timeZone', 'unknown-time-zone'],
  ])('%o is refused at its field', async (change, field, reason) => {
    const answer = await createEvent(owner, newEvent(change));
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid-input', params: { field, reason } } });
  });
});

describe('changing', () => {
  const change = {
    name: '新名称',
    venue: '',
    startsAt: '2026-10-01T19:30',
    timeZone: 'Asia/Taipei',
    currency: 'TWD' as const,
  };

  test('settings change, and the second of two organisers is told', async () => {
    const eventId = await draftEvent(owner);
    const input = { eventId, revision: 1, calledThrows: false, twoEyes: false, ...change };
    expect(must(await updateEvent(owner, input)).revision).toBe(2);
    const before = await wholeEvent(eventId);
    expect(refusalOf(await updateEvent(owner, { ...input, name: '另一个' }))).toBe('conflict');
    expect(await wholeEvent(eventId)).toBe(before);
    const { event } = must(await loadEvent(owner, eventId));
    expect(event).toMatchObject({ name: '新名称', currency: 'TWD', calledThrows: false, revision: 2 });
  });

  test('tables come and go at the end, and who loses theirs is unseated', async () => {
    const eventId = await draftEvent(owner, 2, 2);
    const last = await db().table.findFirstOrThrow({ where: { eventId, number: 2 } });
    await db().guest.updateMany({ where: { eventId }, data: { tableId: last.id } });
    expect(
      must(await setTableCount(owner, { eventId, sittingId: await sittingOf(eventId), tables: 4 })),
    ).toEqual({
      added: 2,
      removed: 0,
      unseated: 0,
    });
    expect(
      must(await setTableCount(owner, { eventId, sittingId: await sittingOf(eventId), tables: 1 })),
    ).toEqual({
      added: 0,
      removed: 3,
      unseated: 2,
    });
    expect(await db().guest.count({ where: { eventId, tableId: null } })).toBe(2);
    expect(await db().game.count({ where: { eventId } })).toBe(1);
  });
});

async function sittingOf(eventId: string): Promise<string> {
  return (await db().sitting.findFirstOrThrow({ where: { eventId } })).id;
}

describe('who may', () => {
  test('a stranger learns of nothing, a viewer looks and changes nothing', async () => {
    const eventId = await draftEvent(owner, 1);
    const before = await wholeEvent(eventId);
    expect(refusalOf(await loadEvent(stranger, eventId))).toBe('not-found');
    expect(
      refusalOf(await setTableCount(stranger, { eventId, sittingId: await sittingOf(eventId), tables: 5 })),
    ).toBe('not-found');
    expect(refusalOf(await loadEvent(owner, newId()))).toBe('not-found');
    const viewer = await signedInUser('看客');
    await join(eventId, viewer, 'viewer');
    expect(must(await loadEvent(viewer, eventId)).event.editable).toBe(false);
    expect(
      refusalOf(await setTableCount(viewer, { eventId, sittingId: await sittingOf(eventId), tables: 5 })),
    ).toBe('forbidden');
    expect(await wholeEvent(eventId)).toBe(before);
  });
});
