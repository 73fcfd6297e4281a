import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { AUDIT_PAGE, auditQuery, type AuditQuery } from '@/lib/schemas/audit-view';
import { newId } from '@/lib/schemas/new-id';
import { addGuest } from '@/lib/services/add-guest';
import { addMember } from '@/lib/services/add-member';
import { enterByCode } from '@/lib/services/host-session';
import { editGuest } from '@/lib/services/edit-guest';
import { listAudit } from '@/lib/services/list-audit';
import { removeGuest } from '@/lib/services/remove-guest';
import { updateEvent } from '@/lib/services/update-event';
import { gameCode } from '@/lib/auth/game-link';
import { signedInUser } from '../../support/users';
import { draftEvent, guestNumber, join, must, newEvent, refusalOf } from './an-event';

let owner: Actor;
let other: Actor;
beforeAll(async () => {
  owner = await signedInUser();
  other = await signedInUser('陈晓燕');
});
afterAll(disconnect);

async function list(eventId: string, query: Partial<AuditQuery> = {}, words: Record<string, string[]> = {}) {
  const asked = { ...auditQuery.parse({}), ...query };
  return must(await listAudit(owner, eventId, asked, (word) => words[word] ?? []));
}

async function actions(
  eventId: string,
  query: Partial<AuditQuery> = {},
  words: Record<string, string[]> = {},
) {
  return (await list(eventId, query, words)).rows.map(({ action }) => action);
}

/** An event in which two organisers and a host have done this and that. */
async function busyEvent(): Promise<{ eventId: string; tableId: string; guestId: string }> {
  const eventId = await draftEvent(owner);
  await join(eventId, other, 'organiser');
  const guest = guestNumber(1);
  const { guestId } = must(
    await addGuest(owner, { eventId, id: newId(), guest: { ...guest, name: '张伟' } }),
  );
  const seen = { ...guest, name: '张伟' };
  must(await editGuest(other, { eventId, guestId, seen, guest: { ...seen, department: '市场部' } }));
  const game = await db().game.findFirstOrThrow({ where: { eventId, table: { number: 2 } } });
  must(await enterByCode(gameCode(game.id, 1), 'a test'));
  const { name, startsAt, timeZone, currency } = newEvent();
  const settings = { name, startsAt, timeZone, currency, calledThrows: true, twoEyes: false };
  must(await updateEvent(other, { ...settings, eventId, revision: 1, venue: '一楼 50% 折' }));
  return { eventId, tableId: game.tableId ?? '', guestId };
}

describe('the list of changes', () => {
  test('says who, when, what from and what to, the newest first', async () => {
    const { eventId, guestId } = await busyEvent();
    const { rows, people, next } = await list(eventId);
    expect(rows.map(({ action, by }) => [action, by.kind, by.name])).toEqual([
      ['event.update', 'user', '陈晓燕'],
      ['host.enter', 'host', null],
      ['guest.edit', 'user', '陈晓燕'],
      ['guest.add', 'user', '林小红'],
      ['event.create', 'user', '林小红'],
    ]);
    expect(rows[2]).toMatchObject({
      before: { name: '张伟', department: '市场' },
      after: { name: '张伟', department: '市场部' },
      names: { [guestId]: { kind: 'guest', name: '张伟' } },
    });
    expect(rows[1]?.place).toMatchObject({ kind: 'table', number: 2, ordinal: 1, sitting: null });
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(people.map(({ name }) => name)).toEqual(['林小红', '陈晓燕']);
    expect(next).toBe(null);
  });

  test('is filtered by kind, person and table', async () => {
    const { eventId, tableId } = await busyEvent();
    expect(await actions(eventId, { kind: 'roster' })).toEqual(['guest.edit', 'guest.add']);
    expect(await actions(eventId, { by: other.userId })).toEqual(['event.update', 'guest.edit']);
    expect(await actions(eventId, { by: 'hosts' })).toEqual(['host.enter']);
    expect(await actions(eventId, { by: 'system' })).toEqual([]);
    expect(await actions(eventId, { table: tableId })).toEqual(['host.enter']);
    expect(await actions(eventId, { table: 'final' })).toEqual([]);
    expect(await actions(eventId, { kind: 'roster', by: other.userId })).toEqual(['guest.edit']);
  });

  test('is searched by words, guests, their pinyin, who did it, and what the sentence says', async () => {
    const { eventId } = await busyEvent();
    expect(await actions(eventId, { search: '市场部' })).toEqual(['guest.edit']);
    expect(await actions(eventId, { search: '张伟' })).toEqual(['guest.edit', 'guest.add']);
    expect(await actions(eventId, { search: 'zw 市场部' })).toEqual(['guest.edit']);
    expect(await actions(eventId, { search: '晓燕' })).toEqual(['event.update', 'guest.edit']);
    expect(await actions(eventId, { search: '建立' }, { 建立: ['event.create'] })).toEqual(['event.create']);
    expect(await actions(eventId, { search: '50% 折' })).toEqual(['event.update']);
    expect(await actions(eventId, { search: '%' })).toEqual(['event.update']);
    expect(await actions(eventId, { search: '没有这样的' })).toEqual([]);
  });

  test('keeps a guest’s name after they were removed', async () => {
    const { eventId, guestId } = await busyEvent();
    must(await removeGuest(owner, { eventId, guestId }));
    expect(await actions(eventId, { search: '张伟' })).toEqual(['guest.remove', 'guest.edit', 'guest.add']);
  });

  test('is shown page by page, without a gap and without a repetition', async () => {
    const eventId = await draftEvent(owner, AUDIT_PAGE + 3);
    const first = await list(eventId);
    expect(first.rows).toHaveLength(AUDIT_PAGE);
    const second = await list(eventId, { before: first.next });
    expect(second.next).toBe(null);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(AUDIT_PAGE + 4);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(second.rows.at(-1)?.action).toBe('event.create');
  });

  test('may be seen by every member, and by nobody else', async () => {
    const eventId = await draftEvent(owner);
    const query = auditQuery.parse({});
    expect(refusalOf(await listAudit(other, eventId, query, () => []))).toBe('not-found');
    must(await addMember(owner, { eventId, email: other.email, role: 'viewer' }));
    expect(must(await listAudit(other, eventId, query, () => [])).rows).toHaveLength(2);
  });

  test('an address that says something odd shows all of it', () => {
    const odd = { kind: 'x', by: "' OR true", table: '1', search: ['a'], before: 'y' };
    expect(auditQuery.parse(odd)).toEqual(auditQuery.parse({}));
  });
});
