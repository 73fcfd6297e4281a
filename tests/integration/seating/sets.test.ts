import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameCode, gamePin } from '@/lib/auth/game-link';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { RULES_VERSION } from '@/lib/rules';
import type { SentEntry, StoredEntry } from '@/lib/schemas/append';
import { newId } from '@/lib/schemas/new-id';
import { addSet } from '@/lib/services/add-set';
import { appendEntries } from '@/lib/services/append-entries';
import { loadGameLog } from '@/lib/services/game-log-cache';
import { goOn } from '@/lib/services/go-on';
import { enterByCode, enterByPin, hostSession, renewByPin } from '@/lib/services/host-session';
import { loadEvent } from '@/lib/services/load-event';
import { loadGame } from '@/lib/services/load-game';
import { openEvent } from '@/lib/services/open-event';
import { reopenEvent } from '@/lib/services/reopen-event';
import { removeSet } from '@/lib/services/remove-set';
import { renewAccess } from '@/lib/services/renew-access';
import { saveSets } from '@/lib/services/save-sets';
import { setWaiting } from '@/lib/services/set-waiting';
import { sent } from '../../support/open-game';
import { signedInUser } from '../../support/users';
import { join, must, refusalOf, wholeEvent } from '../organiser/an-event';
import { evening, seat } from './an-evening';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
beforeEach(async () => {
  // The tables of other tests, which have the same number, are not to be entered here.
  await db().event.updateMany({ data: { status: 'closed' } });
  await db().attempt.deleteMany();
});
afterAll(disconnect);

const PHONE = { userAgent: 'a phone', address: '192.0.2.1' };

async function gamesOf(eventId: string) {
  return db().game.findMany({
    where: { eventId },
    orderBy: [{ table: { number: 'asc' } }, { ordinal: 'asc' }],
    include: { seats: { orderBy: { position: 'asc' } } },
  });
}

/** An open event: one table of three guests that plays two 会, another that plays one; `waiting`: and one who waits. */
async function openWithSets(waiting = false) {
  const made = await evening(owner, 2, waiting ? 7 : 6);
  await seat(owner, made.eventId, made.tables[0] ?? '', made.guests.slice(0, 3));
  await seat(owner, made.eventId, made.tables[1] ?? '', made.guests.slice(3, 6));
  const { eventId } = made;
  if (waiting) must(await setWaiting(owner, { eventId, guestIds: made.guests.slice(6), waiting }));
  await db().table.update({ where: { id: made.tables[0] ?? '' }, data: { sets: 2 } });
  expect(must(await openEvent(owner, { eventId: made.eventId })).games).toBe(3);
  const [one, two, other] = await gamesOf(made.eventId);
  if (!one || !two || !other) throw new Error('three games');
  return { ...made, one, two, other };
}

/** Lets a late guest in: of the waiting list, or on the chair of who stayed away. */
function letIn(gameId: string, name: string, details: Pick<SentEntry, 'guest' | 'chair'>): Promise<string[]> {
  return append(gameId, [{ ...sent({ kind: 'join', name }), ...details }]);
}

/** Logs entries as the event's organiser. */
function log(gameId: string, ...entries: StoredEntry[]): Promise<string[]> {
  return append(
    gameId,
    entries.map((entry) => sent(entry)),
  );
}

async function append(gameId: string, sending: SentEntry[]): Promise<string[]> {
  const game = await loadGameLog(gameId);
  if (!game) throw new Error('the game is not open');
  const answer = await appendEntries(
    { kind: 'organiser', userId: owner.userId },
    {
      v: 1,
      game: gameId,
      version: game.version,
      rulesVersion: RULES_VERSION,
      epoch: 0,
      length: game.entries.length,
      entries: sending,
    },
  );
  expect(answer.outcomes.map(({ status }) => status)).toEqual(sending.map(() => 'accepted'));
  return sending.map(({ id }) => id);
}

const END: StoredEntry = { kind: 'end', reason: '时间到' };

describe('opening', () => {
  test('makes a game for each 会, seated alike, and counts the prizes of all', async () => {
    const { eventId, one, two, other } = await openWithSets();
    expect([one, two, other].map((game) => game.ordinal)).toEqual([1, 2, 1]);
    expect(two.seats.map(({ guestId, chair }) => [guestId, chair])).toEqual(
      one.seats.map(({ guestId, chair }) => [guestId, chair]),
    );
    expect(new Set([one, two, other].map((game) => game.snapshotId)).size).toBe(1);
    expect(must(await loadEvent(owner, eventId)).facts.sets).toBe(3);
  });

  test('can be taken back; then each table has its first game alone', async () => {
    const { eventId, one, other } = await openWithSets();
    must(await reopenEvent(owner, { eventId }));
    expect((await gamesOf(eventId)).map(({ id }) => id)).toEqual([one.id, other.id]);
    expect(must(await openEvent(owner, { eventId })).games).toBe(3);
  });
});

describe('a table’s one link and PIN', () => {
  test('lead to the 会 that it plays now', async () => {
    const { one, two } = await openWithSets();
    const code = gameCode(one.id, 1);
    const form = { place: 'table' as const, number: 1, pin: gamePin(one.id, 1) };
    expect(must(await enterByCode(code, 'a phone')).gameId).toBe(one.id);
    await log(one.id, END);
    expect(must(await enterByCode(code, 'a phone')).gameId).toBe(two.id);
    expect(must(await enterByPin(form, PHONE)).gameId).toBe(two.id);
    await log(two.id, END);
    expect(must(await enterByCode(code, 'a phone')).gameId).toBe(two.id);
    expect(refusalOf(await enterByPin({ ...form, pin: gamePin(two.id, 1) }, PHONE))).toBe('wrong-pin');
  });

  test('bring a device back to the very game that it knows', async () => {
    const { one, two } = await openWithSets();
    await log(one.id, END);
    for (const game of [one, two]) {
      expect(must(await renewByPin(game.id, gamePin(one.id, 1), PHONE)).gameId).toBe(game.id);
    }
    expect(refusalOf(await renewByPin(two.id, gamePin(two.id, 1), PHONE))).toBe('wrong-pin');
  });

  test('renewed, close every 会 of the table', async () => {
    const { eventId, one, two } = await openWithSets();
    await log(one.id, END);
    const entered = must(await enterByCode(gameCode(one.id, 1), 'a phone'));
    must(await renewAccess(owner, { eventId, gameId: one.id }));
    expect(await hostSession(two.id, entered.token)).toBeNull();
    expect(refusalOf(await enterByCode(gameCode(one.id, 1), 'a phone'))).toBe('unknown-code');
    expect(must(await enterByCode(gameCode(one.id, 2), 'a phone')).gameId).toBe(two.id);
  });
});

describe('going on', () => {
  test('takes the host to the next 会, with who joined the last one', async () => {
    const { one, two } = await openWithSets();
    expect(refusalOf(await goOn(one.id, 'a phone'))).toBe('not-finished');
    const [, back] = await log(one.id, { kind: 'join', name: '迟到的' }, { kind: 'join', name: '记错的' });
    await log(one.id, { kind: 'remove', target: back ?? '' }, END);
    expect((await loadGame(one.id, null))?.table).toMatchObject({ ordinal: 1, sets: 2 });
    const entered = must(await goOn(one.id, 'a phone'));
    expect(entered.gameId).toBe(two.id);
    expect(await hostSession(two.id, entered.token)).toEqual({ id: entered.sessionId });
    const seats = await db().seat.findMany({
      where: { gameId: two.id },
      orderBy: { position: 'asc' },
      include: { guest: true },
    });
    expect(seats.map(({ guest, position, chair }) => [guest.name, position, chair])).toEqual([
      ['客人1', 1, 1],
      ['客人2', 2, 2],
      ['客人3', 3, 3],
      ['迟到的', 4, 4],
    ]);
    must(await goOn(one.id, 'another phone'));
    expect(await db().seat.count({ where: { gameId: two.id } })).toBe(4);
    await log(two.id, END);
    expect(refusalOf(await goOn(two.id, 'a phone'))).toBe('no-next-game');
  });

  test('keeps who came from the waiting list, and who took a chair, each on one of their own', async () => {
    const { eventId, guests, one, two } = await openWithSets(true);
    const [waiting = ''] = guests.slice(6);
    await log(one.id, { kind: 'leave', seat: one.seats[1]?.id ?? '' });
    await letIn(one.id, '客人7', { guest: waiting, chair: 2 });
    await letIn(one.id, '迟到的', {});
    await log(one.id, END);
    must(await goOn(one.id, 'a phone'));
    const view = await loadGame(two.id, null);
    expect(view?.seats.map(({ name, chair }) => [name, chair])).toEqual([
      ['客人1', 1],
      ['客人2', 2],
      ['客人3', 3],
      ['客人7', 4],
      ['迟到的', 5],
    ]);
    expect(view?.waiting).toEqual([]);
    const seated = await db().seat.findMany({ where: { guestId: waiting, game: { eventId } } });
    expect(seated.map(({ gameId }) => gameId).sort()).toEqual([one.id, two.id].sort());
  });

  test('to one whose roll was called, and nobody has thrown, still seats who came', async () => {
    const { one, two } = await openWithSets();
    await log(two.id, { kind: 'leave', seat: two.seats[0]?.id ?? '' });
    await log(one.id, { kind: 'join', name: '迟到的' }, END);
    must(await goOn(one.id, 'a phone'));
    const view = await loadGame(two.id, null);
    expect(view?.seats.map(({ name }) => name)).toEqual(['客人1', '客人2', '客人3', '迟到的']);
    expect((await loadGameLog(two.id))?.log.state.players.map(({ away }) => away)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('to one that has begun offers who came late to the last: they join as who they are, once', async () => {
    const { eventId, guests, one, two } = await openWithSets(true);
    const [waiting = ''] = guests.slice(6);
    await log(two.id, { kind: 'throw', seat: two.seats[0]?.id ?? '', dice: '123456' });
    const [, wrong = ''] = [
      ...(await letIn(one.id, '客人7', { guest: waiting })),
      ...(await letIn(one.id, '记错的', {})),
    ];
    await log(one.id, { kind: 'remove', target: wrong }, END);
    must(await goOn(one.id, 'a phone'));
    const offered = async () => (await loadGame(two.id, null))?.waiting.map(({ name }) => name);
    expect(await offered()).toEqual(['客人7']);
    await letIn(two.id, '客人7', { guest: waiting });
    expect(await offered()).toEqual([]);
    await letIn(two.id, '客人7', { guest: waiting });
    const named = await db().guest.findMany({ where: { eventId, name: '客人7' } });
    const seats = await db().seat.groupBy({
      by: ['guestId'],
      where: { guestId: { in: named.map(({ id }) => id) } },
      _count: true,
    });
    expect(seats.find(({ guestId }) => guestId === waiting)?._count).toBe(2);
    expect(named.map(({ late }) => late).sort()).toEqual([false, true]);
  });

  test('to one that has begun changes nothing there', async () => {
    const { one, two } = await openWithSets();
    await log(two.id, { kind: 'throw', seat: two.seats[0]?.id ?? '', dice: '123456' });
    await log(one.id, { kind: 'join', name: '迟到的' }, END);
    must(await goOn(one.id, 'a phone'));
    expect(await db().seat.count({ where: { gameId: two.id } })).toBe(3);
  });
});

describe('one more 会', () => {
  test('has the snapshot and the seats of the last, once', async () => {
    const { eventId, tables, one, two, other } = await openWithSets();
    await log(other.id, { kind: 'join', name: '迟到的' });
    const input = { eventId, tableId: tables[1] ?? '', ordinal: 2 };
    const answers = await Promise.all([addSet(owner, input), addSet(owner, input)]);
    const ids = new Set(answers.map((answer) => must(answer).gameId));
    expect(ids.size).toBe(1);
    const games = await gamesOf(eventId);
    expect(games).toHaveLength(4);
    const added = games.find((game) => ids.has(game.id));
    expect(added).toMatchObject({ ordinal: 2, snapshotId: one.snapshotId });
    expect(added?.seats).toHaveLength(4);
    const { facts, games: counted } = must(await loadEvent(owner, eventId));
    expect([facts.sets, counted.all]).toEqual([4, 4]);
    expect((await loadGame(other.id, null))?.table.sets).toBe(2);
    expect((await db().game.findUniqueOrThrow({ where: { id: other.id } })).revision).toBe(1);
    expect(two.revision).toBe(0);
  });

  test('is the next one of an open event, and nobody’s but an organiser’s', async () => {
    const { eventId, tables } = await openWithSets();
    const [tableId = ''] = tables;
    const viewer = await signedInUser('看客');
    await join(eventId, viewer, 'viewer');
    const before = await wholeEvent(eventId);
    const add = (change: object, actor = owner) => addSet(actor, { eventId, tableId, ordinal: 3, ...change });
    expect(refusalOf(await add({ ordinal: 4 }))).toBe('conflict');
    expect(refusalOf(await add({ ordinal: 1 }))).toBe('invalid-input');
    expect(refusalOf(await add({ ordinal: 10 }))).toBe('invalid-input');
    expect(refusalOf(await add({ tableId: newId() }))).toBe('table-gone');
    expect(refusalOf(await add({}, viewer))).toBe('forbidden');
    expect(await wholeEvent(eventId)).toBe(before);
    const draft = await evening(owner, 1, 0);
    expect(
      refusalOf(await addSet(owner, { eventId: draft.eventId, tableId: draft.tables[0] ?? '', ordinal: 2 })),
    ).toBe('event-not-open');
  });
});

describe('a 会 too many', () => {
  test('goes as long as nobody has begun it', async () => {
    const { eventId, tables, one, two } = await openWithSets();
    const [tableId = ''] = tables;
    const remove = (ordinal: number) => removeSet(owner, { eventId, tableId, ordinal });
    must(await enterByCode(gameCode(one.id, 1), 'a phone'));
    expect(must(await remove(2)).removed).toBe(true);
    expect(must(await remove(2)).removed).toBe(false);
    expect(await db().game.findUnique({ where: { id: two.id } })).toBeNull();
    expect(must(await loadEvent(owner, eventId)).facts.sets).toBe(2);
    expect((await loadGame(one.id, null))?.table.sets).toBe(1);
    must(await addSet(owner, { eventId, tableId, ordinal: 2 }));
    const again = (await gamesOf(eventId)).find(({ ordinal }) => ordinal === 2);
    await log(again?.id ?? '', { kind: 'throw', seat: again?.seats[0]?.id ?? '', dice: '123456' });
    expect(refusalOf(await remove(2))).toBe('table-begun');
    expect(refusalOf(await remove(1))).toBe('invalid-input');
    must(await addSet(owner, { eventId, tableId, ordinal: 3 }));
    expect(refusalOf(await remove(2))).toBe('conflict');
    expect(must(await remove(3)).removed).toBe(true);
    expect(await db().seat.count({ where: { game: { eventId } } })).toBe(9);
  });
});

describe('how many 会 a sitting’s tables play', () => {
  test('is set for all at once in the draft', async () => {
    const { eventId, sittingId } = await evening(owner, 3, 0);
    expect(must(await saveSets(owner, { eventId, sittingId, sets: 2 })).tables).toBe(3);
    expect(must(await saveSets(owner, { eventId, sittingId, sets: 2 })).tables).toBe(0);
    expect(must(await loadEvent(owner, eventId)).facts.sets).toBe(6);
    const before = await wholeEvent(eventId);
    expect(refusalOf(await saveSets(owner, { eventId, sittingId, sets: 0 }))).toBe('invalid-input');
    expect(refusalOf(await saveSets(owner, { eventId, sittingId, sets: 10 }))).toBe('invalid-input');
    expect(refusalOf(await saveSets(owner, { eventId, sittingId: newId(), sets: 1 }))).toBe('sitting-gone');
    expect(await wholeEvent(eventId)).toBe(before);
  });
});
