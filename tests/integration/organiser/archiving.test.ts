import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameCode, gamePin } from '@/lib/auth/game-link';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { addGuest } from '@/lib/services/add-guest';
import { addMember } from '@/lib/services/add-member';
import { appendEntries } from '@/lib/services/append-entries';
import { archiveEvent } from '@/lib/services/archive-event';
import { correctGame } from '@/lib/services/correct-game';
import { deleteEvent } from '@/lib/services/delete-event';
import { enterByCode, enterByPin, renewByPin } from '@/lib/services/host-session';
import { listEvents } from '@/lib/services/list-events';
import { loadEvent } from '@/lib/services/load-event';
import { loadEventGame } from '@/lib/services/load-event-game';
import { loadFinal } from '@/lib/services/load-final';
import { loadHosts } from '@/lib/services/load-hosts';

import { removeMember } from '@/lib/services/remove-member';
import { appendOf, hostDevice, openGame, thrown } from '../../support/open-game';
import { signedInUser } from '../../support/users';
import { draftEvent, guestNumber, join, must, refusalOf, wholeEvent } from './an-event';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
afterAll(disconnect);

const archive = (eventId: string, archived = true) => archiveEvent(owner, { eventId, archived });

/** An event in which a throw was logged, and the device that logged it. */
async function playedEvent() {
  const game = await openGame();
  await db().member.create({ data: { eventId: game.eventId, userId: owner.userId, role: 'owner' } });
  const device = await hostDevice(game.gameId);
  const author = { kind: 'host', tokenHash: device.tokenHash, epoch: device.epoch } as const;
  const append = (length: number, dice: string, seat = 0) =>
    appendEntries(author, appendOf(game, device, length, [thrown(game.seats[seat], dice)]));
  expect((await append(0, '112356')).stop).toBe(null);
  return { ...game, append };
}

describe('an archived event', () => {
  test('leaves the list of active ones, is still seen, and comes back', async () => {
    const eventId = await draftEvent(owner, 1);
    must(await archive(eventId));
    must(await archive(eventId));
    const listed = async () => (await listEvents(owner)).find(({ id }) => id === eventId)?.archived;
    expect(await listed()).toBe(true);
    expect(must(await loadEvent(owner, eventId)).event).toMatchObject({
      ...{ archived: true, editable: false, role: 'owner' },
    });
    must(await archive(eventId, false));
    expect(await listed()).toBe(false);
    expect(must(await loadEvent(owner, eventId)).event.editable).toBe(true);
    const rows = await db().audit.findMany({ where: { eventId }, orderBy: { id: 'asc' } });
    expect(rows.map(({ action }) => action).slice(-2)).toEqual(['event.archive', 'event.unarchive']);
  });

  test('is changed by nobody', async () => {
    const eventId = await draftEvent(owner, 1);
    must(await archive(eventId));
    const before = await wholeEvent(eventId);
    const answers = [
      await addGuest(owner, { eventId, id: newId(), guest: guestNumber(2) }),
      await addMember(owner, { eventId, email: owner.email, role: 'viewer' }),
      await removeMember(owner, { eventId, userId: owner.userId }),
      await loadHosts(owner, eventId),
    ];
    expect(answers.map(refusalOf)).toEqual(answers.map(() => 'event-archived'));
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('takes no throw: devices are signed out, links and PINs are shut; afterwards they open again', async () => {
    const { eventId, gameId, append } = await playedEvent();
    must(await archive(eventId));
    expect((await append(1, '112356', 1)).stop).toBe('signed-out');
    const device = { userAgent: 'a test', address: '192.0.2.7' };
    const pin = gamePin(gameId, 1);
    const enter = async () => [
      await enterByCode(gameCode(gameId, 1), 'a test'),
      await enterByPin({ place: 'table', number: 1, pin }, device),
      await renewByPin(gameId, pin, device),
    ];
    expect((await enter()).map(refusalOf)).toEqual(['unknown-code', 'wrong-pin', 'wrong-pin']);
    expect(await db().logEntry.count({ where: { gameId } })).toBe(1);
    must(await archive(eventId, false));
    expect((await enter()).map(refusalOf)).toEqual([null, null, null]);
  });

  test('offers its organiser no correction, and takes none', async () => {
    const { eventId, gameId, seats } = await playedEvent();
    must(await archive(eventId));
    expect(must(await loadEventGame(owner, eventId, gameId)).editable).toBe(false);
    expect(must(await loadFinal(owner, eventId)).mayRun).toBe(false);
    const request = appendOf({ eventId, gameId, seats, userId: owner.userId }, { epoch: 0 }, 1, [
      thrown(seats[1], '112356'),
    ]);
    expect(refusalOf(await correctGame(owner, { eventId, request }))).toBe('event-archived');
  });
});

describe('a deleted event', () => {
  test('is gone with all that belonged to it; who deleted it stays on record', async () => {
    const eventId = await draftEvent(owner, 3);
    await db().picture.create({ data: { eventId, bytes: Buffer.from('webp'), width: 1, height: 1 } });
    expect(refusalOf(await deleteEvent(owner, { eventId, name: '2025 中秋博饼' }))).toBe('name-differs');
    must(await deleteEvent(owner, { eventId, name: ' 2026  中秋博饼 ' }));
    expect(refusalOf(await loadEvent(owner, eventId))).toBe('not-found');
    for (const count of [
      db().event.count({ where: { id: eventId } }),
      db().guest.count({ where: { eventId } }),
      db().game.count({ where: { eventId } }),
      db().picture.count({ where: { eventId } }),
      db().audit.count({ where: { eventId } }),
    ]) {
      expect(await count).toBe(0);
    }
    const erasure = await db().erasure.findUniqueOrThrow({ where: { eventId } });
    expect(erasure.userId).toBe(owner.userId);
    expect(refusalOf(await deleteEvent(owner, { eventId, name: '2026 中秋博饼' }))).toBe('not-found');
  });

  test('with an entry in any of its games is none: it can only be archived', async () => {
    const { eventId } = await playedEvent();
    expect(refusalOf(await deleteEvent(owner, { eventId, name: '中秋' }))).toBe('event-has-results');
    expect(await db().event.count({ where: { id: eventId } })).toBe(1);
    expect((await listEvents(owner)).find(({ id }) => id === eventId)?.begun).toBe(true);
  });

  test('may be an archived one, and one that was opened', async () => {
    const { eventId } = await openGame();
    await db().member.create({ data: { eventId, userId: owner.userId, role: 'owner' } });
    must(await archive(eventId));
    must(await deleteEvent(owner, { eventId, name: '中秋' }));
    expect(await db().event.count({ where: { id: eventId } })).toBe(0);
  });

  test('and a first throw at the same moment: one of them is refused, never both done', async () => {
    const game = await openGame();
    await db().member.create({ data: { eventId: game.eventId, userId: owner.userId, role: 'owner' } });
    const device = await hostDevice(game.gameId);
    const author = { kind: 'host', tokenHash: device.tokenHash, epoch: device.epoch } as const;
    const [deleted, appended] = await Promise.all([
      deleteEvent(owner, { eventId: game.eventId, name: '中秋' }),
      appendEntries(author, appendOf(game, device, 0, [thrown(game.seats[0], '112356')])),
    ]);
    expect(deleted.ok).not.toBe(appended.stop === null);
    const entries = await db().logEntry.count({ where: { gameId: game.gameId } });
    expect(entries).toBe(deleted.ok ? 0 : 1);
  });
});

test.each(['viewer', 'organiser'] as const)(
  '%s neither archives nor deletes; a stranger finds nothing',
  async (role) => {
    const eventId = await draftEvent(owner);
    const other = await signedInUser('陈晓燕');
    const tries = async () => [
      refusalOf(await archiveEvent(other, { eventId, archived: true })),
      refusalOf(await deleteEvent(other, { eventId, name: '2026 中秋博饼' })),
    ];
    expect(await tries()).toEqual(['not-found', 'not-found']);
    await join(eventId, other, role);
    expect(await tries()).toEqual(['forbidden', 'forbidden']);
  },
);
