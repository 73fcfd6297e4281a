import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { PRESETS } from '@/lib/rules';
import type { Actor } from '@/lib/permissions';
import type { CopyEventInput } from '@/lib/schemas/copy-event';
import { newId } from '@/lib/schemas/new-id';
import { archiveEvent } from '@/lib/services/archive-event';
import { copyEvent } from '@/lib/services/copy-event';
import { createEvent } from '@/lib/services/create-event';
import { createSampleEvent } from '@/lib/services/create-sample-event';
import { loadCopySource } from '@/lib/services/load-copy-source';
import { openEvent } from '@/lib/services/open-event';
import { setUpFinal } from '@/lib/services/set-up-final';
import { signedInUser } from '../../support/users';
import { draftEvent, join, must, newEvent, refusalOf } from './an-event';

let owner: Actor;
let other: Actor;
beforeAll(async () => {
  owner = await signedInUser();
  other = await signedInUser('陈晓燕');
});
afterAll(disconnect);

function copyOf(from: string, change: Partial<CopyEventInput> = {}): CopyEventInput {
  return {
    id: newId(),
    from,
    name: '2027 中秋博饼',
    venue: '新酒店',
    startsAt: '2027-09-15T18:30',
    ...change,
  };
}

/** Last year's event with something of everything. */
async function lastYear(): Promise<string> {
  const eventId = await draftEvent(owner, 20, 2);
  const rules = JSON.parse(JSON.stringify(PRESETS.plain)) as object;
  await db().event.update({
    where: { id: eventId },
    data: {
      ...{ rules, preset: 'plain', twoEyes: true, calledThrows: false, budget: 500_000, spares: 5 },
      slipTiers: ['yixiu'],
    },
  });
  const first = await db().sitting.findFirstOrThrow({ where: { eventId } });
  await db().sitting.update({ where: { id: first.id }, data: { name: '晚场' } });
  const noon = await db().sitting.create({
    data: { eventId, position: 2, name: '午场', startsAt: new Date('2026-09-26T04:00:00Z') },
  });
  await db().table.create({
    data: { eventId, sittingId: noon.id, number: 7, name: '领导桌', sets: 2, locked: true },
  });
  const picture = await db().picture.create({
    data: { eventId, bytes: Buffer.from('webp'), width: 4, height: 3 },
  });
  const item = { eventId, position: 1, quantity: 2, value: 900 };
  await db().prizeItem.createMany({
    data: [
      { ...item, tier: 'yixiu', name: '牙膏', pictureId: picture.id },
      { ...item, tier: 'yixiu', position: 2, name: '抽纸', pictureId: picture.id },
      { ...item, tier: null, place: 1, name: '电视机' },
    ],
  });
  must(await setUpFinal(owner, { eventId, format: 'contest', rounds: 2, places: 3, entrants: 'claimants' }));
  await join(eventId, other, 'viewer');
  return eventId;
}

describe('a copy', () => {
  test('has everything but the guests', async () => {
    const from = await lastYear();
    const { eventId } = must(await copyEvent(owner, copyOf(from)));
    const [event, source] = await Promise.all(
      [eventId, from].map((id) => db().event.findUniqueOrThrow({ where: { id } })),
    );
    expect(event).toMatchObject({ name: '2027 中秋博饼', venue: '新酒店', status: 'draft', revision: 1 });
    expect(event?.startsAt.toISOString()).toBe('2027-09-15T10:30:00.000Z');
    const kept = [
      'timeZone',
      'currency',
      'preset',
      'rules',
      'calledThrows',
      'twoEyes',
      'budget',
      'spares',
      'slipTiers',
    ] as const;
    for (const column of kept) expect(event?.[column], column).toEqual(source?.[column]);
    expect(await db().guest.count({ where: { eventId } })).toBe(0);

    const sittings = await db().sitting.findMany({
      where: { eventId },
      orderBy: { position: 'asc' },
      include: { tables: { orderBy: { number: 'asc' }, include: { games: true } } },
    });
    expect(
      sittings.map(({ name, startsAt, tables }) => [name, startsAt.toISOString(), tables.length]),
    ).toEqual([
      ['晚场', '2027-09-15T10:30:00.000Z', 2],
      ['午场', '2027-09-16T04:30:00.000Z', 1],
    ]);
    expect(sittings[1]?.tables[0]).toMatchObject({ number: 7, name: '领导桌', sets: 2, locked: false });
    expect(sittings.flatMap(({ tables }) => tables.map(({ games }) => games.length))).toEqual([1, 1, 1]);

    const items = await db().prizeItem.findMany({
      where: { eventId },
      orderBy: [{ tier: 'asc' }, { position: 'asc' }],
    });
    expect(
      items.map(({ tier, place, name, quantity, value }) => [tier, place, name, quantity, value]),
    ).toEqual([
      ['yixiu', null, '牙膏', 2, 900],
      ['yixiu', null, '抽纸', 2, 900],
      [null, 1, '电视机', 2, 900],
    ]);
    const pictures = await db().picture.findMany({ where: { eventId } });
    expect(pictures.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(['webp']);
    expect(items.map(({ pictureId }) => pictureId)).toEqual([pictures[0]?.id, pictures[0]?.id, null]);

    const final = await db().final.findUniqueOrThrow({ where: { eventId }, include: { stages: true } });
    expect(final).toMatchObject({ format: 'contest', rounds: 2, places: 3, entrants: 'claimants' });
    expect(final.stages).toHaveLength(1);
    const members = await db().member.findMany({ where: { eventId }, orderBy: { role: 'asc' } });
    expect(members.map(({ userId, role }) => [userId, role])).toEqual([
      [owner.userId, 'owner'],
      [other.userId, 'viewer'],
    ]);
  });

  test('of what was played has no results, and of a sample is none; the old one stays as it was', async () => {
    const goods = {
      robot: '',
      cooker: '',
      quilt: '',
      oil: '',
      rice: '',
      detergent: '',
      shampoo: '',
      tissues: '',
      toothpaste: '',
      television: '',
    };
    const words = {
      name: '示例',
      venue: '',
      people: Array.from({ length: 50 }, (_, n) => `客${n}`),
      departments: ['研发'],
      goods: Object.fromEntries(Object.keys(goods).map((key) => [key, key])) as typeof goods,
    };
    const { eventId: from } = must(await createSampleEvent(owner, words));
    must(await archiveEvent(owner, { eventId: from, archived: true }));
    const entries = await db().logEntry.count({ where: { game: { eventId: from } } });
    const { eventId } = must(await copyEvent(owner, copyOf(from)));
    const event = await db().event.findUniqueOrThrow({ where: { id: eventId } });
    expect(event).toMatchObject({ sample: false, status: 'draft', archivedAt: null });
    expect(await db().logEntry.count({ where: { game: { eventId } } })).toBe(0);
    expect(await db().snapshot.count({ where: { eventId } })).toBe(0);
    expect(await db().logEntry.count({ where: { game: { eventId: from } } })).toBe(entries);
    expect(entries).toBeGreaterThan(0);
    expect(await db().game.count({ where: { eventId, snapshotId: null, length: 0 } })).toBe(5);
    // It is a whole event: all that it lacks to open are the guests.
    expect(await openEvent(owner, { eventId })).toMatchObject({
      error: { code: 'not-ready', params: { check: 'no-guests' } },
    });
  });

  test('moves sittings on the wall clock, across a change of clocks', async () => {
    const input = newEvent({ startsAt: '2026-09-25T18:00', timeZone: 'America/New_York' });
    const { eventId: from } = must(await createEvent(owner, input));
    const later = { eventId: from, position: 2, startsAt: new Date('2026-09-27T00:30:00Z') };
    await db().sitting.create({ data: later });
    const { eventId } = must(await copyEvent(owner, copyOf(from, { startsAt: '2027-10-31T18:00' })));
    // The second day begins at 20:30 on the clock, after clocks were set back on 7 November only in part.
    const sittings = await db().sitting.findMany({ where: { eventId }, orderBy: { position: 'asc' } });
    expect(sittings.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-10-31T22:00:00.000Z',
      '2027-11-02T00:30:00.000Z',
    ]);
    const { eventId: winter } = must(await copyEvent(owner, copyOf(from, { startsAt: '2027-11-06T18:00' })));
    const shifted = await db().sitting.findMany({ where: { eventId: winter }, orderBy: { position: 'asc' } });
    expect(shifted.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-11-06T22:00:00.000Z',
      '2027-11-08T01:30:00.000Z',
    ]);
  });

  test('made by a double click is one; it tells in its list where it came from', async () => {
    const from = await draftEvent(owner);
    const input = copyOf(from);
    const answers = await Promise.all([copyEvent(owner, input), copyEvent(owner, input)]);
    expect(answers.map((answer) => must(answer).eventId)).toEqual([input.id, input.id]);
    const rows = await db().audit.findMany({ where: { eventId: input.id }, include: { text: true } });
    expect(rows.map(({ action, text }) => [action, text?.after])).toEqual([
      ['event.copy', { name: '2027 中秋博饼', venue: '新酒店', copiedFrom: '2026 中秋博饼' }],
    ]);
  });
});

test('a date that doesn’t exist, and a name that is missing, are refused at their fields', async () => {
  const from = await draftEvent(owner);
  for (const [change, field] of [
    [{ startsAt: '2027-02-30T18:00' }, 'startsAt'],
    [{ startsAt: '' }, 'startsAt'],
    [{ name: '' }, 'name'],
  ] as const) {
    const answer = await copyEvent(owner, copyOf(from, change));
    expect(answer).toMatchObject({ error: { code: 'invalid-input', params: { field } } });
  }
});

test('a viewer and a stranger copy nothing; who copies as an organiser owns the copy', async () => {
  const from = await draftEvent(owner);
  const before = await db().event.count();
  expect(refusalOf(await copyEvent(other, copyOf(from)))).toBe('not-found');
  await join(from, other, 'viewer');
  expect(refusalOf(await copyEvent(other, copyOf(from)))).toBe('forbidden');
  expect(refusalOf(await loadCopySource(other, from))).toBe('forbidden');
  expect(await db().event.count()).toBe(before);
  await db().member.updateMany({
    where: { eventId: from, userId: other.userId },
    data: { role: 'organiser' },
  });
  expect(must(await loadCopySource(other, from))).toMatchObject({ startsAt: '2026-09-25T18:00', tables: 2 });
  const { eventId } = must(await copyEvent(other, copyOf(from)));
  const members = await db().member.findMany({ where: { eventId }, orderBy: { userId: 'asc' } });
  expect(members.every(({ role }) => role === 'owner')).toBe(true);
  expect(refusalOf(await copyEvent(owner, { ...copyOf(from), id: eventId }))).toBe(null);
  const stranger = await signedInUser('外人');
  const own = await draftEvent(stranger);
  expect(refusalOf(await copyEvent(stranger, { ...copyOf(own), id: eventId }))).toBe('id-reused');
});
