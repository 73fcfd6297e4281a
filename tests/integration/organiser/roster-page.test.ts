import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { ROSTER_PAGE, rosterQuery, type RosterQuery } from '@/lib/schemas/roster-page';
import { addGuest } from '@/lib/services/add-guest';
import { editGuest } from '@/lib/services/edit-guest';
import { findRoster } from '@/lib/services/find-roster';
import { loadRosterPage } from '@/lib/services/load-roster-page';
import { openEvent } from '@/lib/services/open-event';
import { removeGuests } from '@/lib/services/remove-guests';
import { setDepartment } from '@/lib/services/set-department';
import { setWaiting } from '@/lib/services/set-waiting';
import { signedInUser } from '../../support/users';
import { draftEvent, guestNumber, join, must, refusalOf, wholeEvent } from './an-event';

let owner: Actor;
let viewer: Actor;
let stranger: Actor;
beforeAll(async () => {
  owner = await signedInUser();
  viewer = await signedInUser('看客');
  stranger = await signedInUser('外人');
});
afterAll(disconnect);

const PEOPLE = [
  ['张伟', '00020', '研发中心'],
  ['单雄信', '00013', ''],
  ['𠮷野㛃🎉', '3', '市场部'],
  ['محمد علی', '', '市场部'],
  ['Bob', '00100', '财务部'],
  ['张伟', '00027', '财务部'],
] as const;

async function rosterOf(people: readonly (readonly string[])[] = PEOPLE): Promise<string> {
  const eventId = await draftEvent(owner);
  for (const [name = '', employeeNumber = '', department = ''] of people) {
    const guest = { ...guestNumber(1), name, employeeNumber, department };
    must(await addGuest(owner, { eventId, id: newId(), guest }));
  }
  return eventId;
}

async function page(eventId: string, query: Partial<RosterQuery> = {}) {
  return must(await loadRosterPage(owner, eventId, { ...rosterQuery.parse({}), ...query }));
}

async function names(eventId: string, query: Partial<RosterQuery> = {}) {
  return (await page(eventId, query)).rows.map(({ name }) => name);
}

async function idOf(eventId: string, name: string): Promise<string> {
  const { rows } = await page(eventId, { search: name });
  return rows[0]?.id ?? '';
}

describe('the roster’s page', () => {
  test('is sorted as it is asked for; who lacks what is sorted by comes last', async () => {
    const eventId = await rosterOf();
    expect(await names(eventId)).toEqual(PEOPLE.map(([name]) => name));
    expect(await names(eventId, { order: 'name' })).toEqual([
      ...['Bob', '𠮷野㛃🎉', '单雄信', '张伟', '张伟', 'محمد علی'],
    ]);
    expect(await names(eventId, { order: 'number' })).toEqual([
      ...['𠮷野㛃🎉', '单雄信', '张伟', '张伟', 'Bob', 'محمد علی'],
    ]);
    expect((await names(eventId, { order: 'department' })).at(-1)).toBe('单雄信');
    expect(await names(eventId, { order: 'name', down: true })).toEqual(
      (await names(eventId, { order: 'name' })).toReversed(),
    );
  });

  test('is searched, and tells namesakes apart however few are shown', async () => {
    const eventId = await rosterOf();
    const found = await page(eventId, { search: 'zw 00027' });
    expect(found.rows.map(({ name, namesake }) => [name, namesake])).toEqual([['张伟', true]]);
    expect(found.counts).toMatchObject({ all: 6, unseated: 6, seated: 0, waiting: 0 });
    expect(found.departments).toEqual(['财务部', '市场部', '研发中心']);
  });

  test('shows who sits, who doesn’t, who waits', async () => {
    const eventId = await rosterOf();
    const table = await db().table.findFirstOrThrow({ where: { eventId, number: 2 } });
    await db().guest.updateMany({ where: { eventId, name: 'Bob' }, data: { tableId: table.id, chair: 1 } });
    const guestIds = [await idOf(eventId, '单雄信')];
    must(await setWaiting(owner, { eventId, guestIds, waiting: true }));
    expect(await names(eventId, { show: 'seated' })).toEqual(['Bob']);
    expect(await names(eventId, { show: 'waiting' })).toEqual(['单雄信']);
    expect(await names(eventId, { show: 'unseated' })).toHaveLength(4);
    expect(await names(eventId, { order: 'table' })).toEqual(expect.arrayContaining(['Bob']));
    expect((await names(eventId, { order: 'table' }))[0]).toBe('Bob');
  });

  test('is a part of a long roster, and the last part where less is left', async () => {
    const many = Array.from({ length: ROSTER_PAGE + 1 }, (_, n) => [`客人${n}`, String(n)]);
    const eventId = await rosterOf(many);
    const first = await page(eventId);
    expect([first.rows.length, first.pages, first.found]).toEqual([ROSTER_PAGE, 2, ROSTER_PAGE + 1]);
    const beyond = await page(eventId, { page: 9 });
    expect([beyond.query.page, beyond.rows.length]).toEqual([2, 1]);
    expect(must(await findRoster(owner, { eventId, search: '', show: 'all' }))).toHaveLength(ROSTER_PAGE + 1);
  });

  test('names sittings only where there are several', async () => {
    const eventId = await rosterOf([['张伟']]);
    expect((await page(eventId)).rows[0]?.sitting).toBe(null);
    await db().sitting.create({ data: { eventId, position: 2, name: '午场', startsAt: new Date() } });
    const { rows, sittings } = await page(eventId);
    expect(rows[0]?.sitting).toMatchObject({ name: '', position: 1 });
    expect(sittings.map(({ name }) => name)).toEqual(['', '午场']);
  });

  test('an address that says something odd shows its beginning', () => {
    const odd = { search: ['a'], show: 'x', order: '1', down: 'perhaps', page: '-1' };
    expect(rosterQuery.parse(odd)).toEqual(rosterQuery.parse({}));
  });
});

describe('several guests at once', () => {
  test('get a department, which is told in the list of changes guest by guest', async () => {
    const eventId = await rosterOf();
    const ids = [await idOf(eventId, 'Bob'), await idOf(eventId, '单雄信')];
    const input = { eventId, guestIds: ids, department: '财务部' };
    expect(must(await setDepartment(owner, input))).toEqual({ changed: 1 });
    expect(must(await setDepartment(owner, input))).toEqual({ changed: 0 });
    const rows = await db().audit.findMany({
      where: { eventId, action: 'guests.department' },
      include: { text: true },
    });
    expect(rows.map(({ text }) => [text?.before, text?.after])).toEqual([
      [
        { changed: [{ guest: '单雄信', department: '' }] },
        { changed: [{ guest: '单雄信', department: '财务部' }] },
      ],
    ]);
  });

  test('are removed; twice is once', async () => {
    const eventId = await rosterOf();
    const guestIds = must(await findRoster(owner, { eventId, search: '张伟', show: 'all' }));
    expect(must(await removeGuests(owner, { eventId, guestIds }))).toEqual({ removed: 2 });
    expect(must(await removeGuests(owner, { eventId, guestIds }))).toEqual({ removed: 0 });
    expect(await names(eventId)).toHaveLength(4);
  });

  test('of another event are left alone', async () => {
    const [eventId, other] = [await rosterOf(), await rosterOf()];
    const guestIds = must(await findRoster(owner, { eventId: other, search: '', show: 'all' }));
    const before = await wholeEvent(other);
    expect(must(await removeGuests(owner, { eventId, guestIds }))).toEqual({ removed: 0 });
    expect(refusalOf(await setDepartment(owner, { eventId, guestIds, department: 'x' }))).toBe('guest-gone');
    expect(await wholeEvent(other)).toBe(before);
  });

  test('stay once the event is open, but for their department', async () => {
    const eventId = await rosterOf([['张伟'], ['王伟']]);
    const tables = await db().table.findMany({ where: { eventId }, orderBy: { number: 'asc' } });
    const guestIds = must(await findRoster(owner, { eventId, search: '', show: 'all' }));
    for (const [index, id] of guestIds.entries()) {
      await db().guest.update({ where: { id }, data: { tableId: tables[index]?.id ?? null } });
    }
    must(await openEvent(owner, { eventId }));
    expect(refusalOf(await removeGuests(owner, { eventId, guestIds }))).toBe('event-not-draft');
    expect(must(await setDepartment(owner, { eventId, guestIds, department: '研发' }))).toEqual({
      changed: 2,
    });
  });

  test('aren’t touched by a viewer or a stranger', async () => {
    const eventId = await rosterOf();
    await join(eventId, viewer, 'viewer');
    const guestIds = must(await findRoster(viewer, { eventId, search: '', show: 'all' }));
    const before = await wholeEvent(eventId);
    for (const [who, code] of [
      [viewer, 'forbidden'],
      [stranger, 'not-found'],
    ] as const) {
      expect(refusalOf(await removeGuests(who, { eventId, guestIds }))).toBe(code);
      expect(refusalOf(await setDepartment(who, { eventId, guestIds, department: 'x' }))).toBe(code);
      expect(refusalOf(await setWaiting(who, { eventId, guestIds, waiting: true }))).toBe(code);
    }
    expect(refusalOf(await findRoster(stranger, { eventId, search: '', show: 'all' }))).toBe('not-found');
    expect(await wholeEvent(eventId)).toBe(before);
  });
});

test('who edits a guest that another has changed is told what is stored now', async () => {
  const eventId = await rosterOf([['张伟', '00013', '研发']]);
  const guestId = await idOf(eventId, '张伟');
  const seen = { ...guestNumber(1), name: '张伟', employeeNumber: '00013', department: '研发' };
  must(
    await editGuest(owner, {
      eventId,
      guestId,
      seen,
      guest: { ...seen, department: '市场', external: true },
    }),
  );
  const stale = await editGuest(owner, { eventId, guestId, seen, guest: { ...seen, note: '吃素' } });
  expect(stale).toMatchObject({
    error: { code: 'conflict', params: { name: '张伟', department: '市场', note: '', external: 'true' } },
  });
});
