import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { RULES_VERSION } from '@/lib/rules';
import type { StoredEntry } from '@/lib/schemas/append';
import { newId } from '@/lib/schemas/new-id';
import { appendEntries } from '@/lib/services/append-entries';
import { giveSeat } from '@/lib/services/give-seat';
import { loadFloor } from '@/lib/services/load-floor';
import { loadGame } from '@/lib/services/load-game';
import { openEvent } from '@/lib/services/open-event';
import { setWaiting } from '@/lib/services/set-waiting';
import { sent } from '../../support/open-game';
import { signedInUser } from '../../support/users';
import { join, must, refusalOf, wholeEvent } from '../organiser/an-event';
import { evening, seat } from './an-evening';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
afterAll(disconnect);

/** An open event: two tables of three, the first of which plays two 会, and two guests who wait. */
async function openWithWaiting() {
  const made = await evening(owner, 2, 8);
  const [one = '', two = ''] = made.tables;
  const waiting = made.guests.slice(6);
  await seat(owner, made.eventId, one, made.guests.slice(0, 3));
  await seat(owner, made.eventId, two, made.guests.slice(3, 6));
  must(await setWaiting(owner, { eventId: made.eventId, guestIds: waiting, waiting: true }));
  await db().table.update({ where: { id: one }, data: { sets: 2 } });
  must(await openEvent(owner, { eventId: made.eventId }));
  return { ...made, one, two, waiting };
}

async function log(gameId: string, make: (seats: string[]) => StoredEntry): Promise<void> {
  const view = await loadGame(gameId, null);
  if (!view) throw new Error('no such game');
  const answer = await appendEntries(
    { kind: 'organiser', userId: owner.userId },
    {
      v: 1,
      game: gameId,
      version: view.version,
      rulesVersion: RULES_VERSION,
      epoch: 0,
      length: view.entries.length,
      entries: [sent(make(view.seats.map(({ id }) => id)))],
    },
  );
  expect(answer.outcomes.map(({ status }) => status)).toEqual(['accepted']);
}

async function gamesOf(tableId: string) {
  return db().game.findMany({ where: { tableId }, orderBy: { ordinal: 'asc' } });
}

describe('a guest of the waiting list', () => {
  test('gets a seat behind the others, in every 会 that is still to be played', async () => {
    const { eventId, one, waiting } = await openWithWaiting();
    const [guestId = ''] = waiting;
    const input = { eventId, guestId, tableId: one };
    const answers = await Promise.all([giveSeat(owner, input), giveSeat(owner, input)]);
    expect(answers.map((answer) => must(answer).chair)).toEqual([4, 4]);
    for (const game of await gamesOf(one)) {
      const view = await loadGame(game.id, null);
      expect(view?.seats.map(({ name, chair }) => [name, chair]).at(-1)).toEqual(['客人7', 4]);
      expect(view?.waiting.map(({ name }) => name)).toEqual(['客人8']);
      expect(game.version).toBeGreaterThan(1);
    }
    expect(await db().guest.findUnique({ where: { id: guestId } })).toMatchObject({
      waiting: false,
      tableId: one,
      chair: 4,
    });
    expect(await db().audit.count({ where: { eventId, action: 'seat.give' } })).toBe(1);
  });

  test('is let in by the host where the table has begun', async () => {
    const { eventId, one, two, waiting } = await openWithWaiting();
    const [guestId = ''] = waiting;
    const [game] = await gamesOf(two);
    await log(game?.id ?? '', ([first = '']) => ({ kind: 'throw', seat: first, dice: '123456' }));
    const before = await wholeEvent(eventId);
    expect(refusalOf(await giveSeat(owner, { eventId, guestId, tableId: two }))).toBe('table-begun');
    expect(await wholeEvent(eventId)).toBe(before);
    const [first, second] = await gamesOf(one);
    await log(first?.id ?? '', () => ({ kind: 'end', reason: '时间到' }));
    must(await giveSeat(owner, { eventId, guestId, tableId: one }));
    expect(await db().seat.count({ where: { gameId: first?.id ?? '' } })).toBe(3);
    expect(await db().seat.count({ where: { gameId: second?.id ?? '' } })).toBe(4);
  });

  test('nobody else gets one, and nobody but an organiser gives it', async () => {
    const { eventId, guests, one, two, waiting } = await openWithWaiting();
    const viewer = await signedInUser('看客');
    await join(eventId, viewer, 'viewer');
    const before = await wholeEvent(eventId);
    const give = (change: object, actor = owner) =>
      giveSeat(actor, { eventId, guestId: waiting[0] ?? '', tableId: two, ...change });
    expect(refusalOf(await give({}, viewer))).toBe('forbidden');
    expect(refusalOf(await give({ guestId: guests[0], tableId: two }))).toBe('guest-seated');
    expect(refusalOf(await give({ guestId: newId() }))).toBe('guest-gone');
    expect(refusalOf(await give({ tableId: newId() }))).toBe('table-gone');
    expect(refusalOf(await give({ tableId: 'x' }))).toBe('invalid-input');
    expect(await wholeEvent(eventId)).toBe(before);
    const draft = await evening(owner, 1, 1);
    const early = { eventId: draft.eventId, guestId: draft.guests[0] ?? '', tableId: draft.tables[0] ?? '' };
    expect(refusalOf(await giveSeat(owner, early))).toBe('event-not-open');
    must(await give({ tableId: one }));
    expect(refusalOf(await give({ tableId: two }))).toBe('guest-seated');
  });
});

test('the floor tells who is away, and which tables can be given', async () => {
  const { eventId, one, two } = await openWithWaiting();
  const [game] = await gamesOf(two);
  await log(game?.id ?? '', ([, second = '']) => ({ kind: 'leave', seat: second }));
  const floor = new Map(must(await loadFloor(owner, eventId)).map((table) => [table.tableId, table]));
  expect(floor.get(one)).toMatchObject({
    state: 'not-begun',
    games: 2,
    ended: 0,
    rollCalled: false,
    away: [],
  });
  expect(floor.get(two)).toMatchObject({ state: 'playing', rollCalled: true, away: ['客人5'], seats: 3 });
  const draft = await evening(owner, 1, 0);
  expect(must(await loadFloor(owner, draft.eventId))).toEqual([]);
});
