import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { PRESETS, RULES_VERSION } from '@/lib/rules';
import { newId } from '@/lib/schemas/new-id';
import { snapshotBody } from '@/lib/schemas/snapshot';
import { addGuest } from '@/lib/services/add-guest';
import { choosePreset } from '@/lib/services/choose-preset';
import { correctGame } from '@/lib/services/correct-game';
import { loadEvent } from '@/lib/services/load-event';
import { moveGuests } from '@/lib/services/move-guests';
import { openEvent } from '@/lib/services/open-event';
import { reopenEvent } from '@/lib/services/reopen-event';
import { saveFinalItems } from '@/lib/services/save-final-items';
import { saveTier } from '@/lib/services/save-tier';
import { arrangeSeating } from '@/lib/services/arrange-seating';
import { setTableCount } from '@/lib/services/set-table-count';
import { sent } from '../../support/open-game';
import { arrangement, seatEverybody } from '../../support/seat-everybody';
import { signedInUser } from '../../support/users';
import { draftEvent, guestNumber, must, refusalOf, wholeEvent } from './an-event';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
afterAll(disconnect);

function goods(quantity: number, value = 100) {
  return { id: newId(), name: '电饭煲', quantity, value };
}

async function revision(eventId: string): Promise<number> {
  return (await db().event.findUniqueOrThrow({ where: { id: eventId } })).revision;
}

/** Gives 对堂 these two units of goods. */
async function saveDuitang(eventId: string, item: ReturnType<typeof goods>) {
  const tier = PRESETS.corporate.tiers.find(({ id }) => id === 'duitang') ?? never();
  return saveTier(owner, {
    ...{ eventId, revision: await revision(eventId), insert: null, items: [item] },
    prize: { kind: 'ordinary', ...tier },
  });
}

function never(): never {
  throw new Error('the preset has a 对堂');
}

describe('rules', () => {
  test('a preset takes its tiers along, and drops goods only when they were named', async () => {
    const eventId = await draftEvent(owner);
    const item = goods(2);
    must(await saveDuitang(eventId, item));
    const choose = async (preset: 'express' | 'lab', drops: string[]) =>
      choosePreset(owner, { eventId, revision: await revision(eventId), preset, drops });
    const before = await wholeEvent(eventId);
    expect(refusalOf(await choose('express', []))).toBe('items-would-vanish');
    expect(await wholeEvent(eventId)).toBe(before);
    expect(must(await choose('lab', [])).dropped).toBe(0);
    expect(must(await choose('express', [item.id])).dropped).toBe(1);
    expect(must(await loadEvent(owner, eventId)).rules).toEqual(PRESETS.express);
  });
});

describe('opening', () => {
  async function ready(guests = 5): Promise<string> {
    const eventId = await draftEvent(owner, guests);
    must(await seatEverybody(owner, eventId));
    must(await saveDuitang(eventId, goods(2, 26_900)));
    const items = [{ ...goods(1, 399_900), place: 1 }];
    must(await saveFinalItems(owner, { eventId, revision: await revision(eventId), items }));
    return eventId;
  }

  test('what blocks is said, and nothing opens', async () => {
    const eventId = await draftEvent(owner);
    const before = await wholeEvent(eventId);
    expect(await openEvent(owner, { eventId })).toMatchObject({
      error: { code: 'not-ready', params: { check: 'no-guests' } },
    });
    expect(await wholeEvent(eventId)).toBe(before);
    must(await addGuest(owner, { eventId, id: newId(), guest: guestNumber(1) }));
    must(await seatEverybody(owner, eventId));
    expect(await openEvent(owner, { eventId })).toMatchObject({
      error: { params: { check: 'empty-tables' } },
    });
  });

  test('opening freezes rules, goods and chairs; a second click changes nothing', async () => {
    const eventId = await ready();
    await db().guest.updateMany({
      where: { eventId, table: { number: 1 }, chair: 2 },
      data: { chair: null },
    });
    const answers = await Promise.all([openEvent(owner, { eventId }), openEvent(owner, { eventId })]);
    expect(answers.map((answer) => must(answer).games)).toEqual([2, 2]);
    const [snapshot, ...others] = await db().snapshot.findMany({ where: { eventId } });
    expect(others).toEqual([]);
    expect(snapshot).toMatchObject({ number: 1, rulesVersion: RULES_VERSION });
    const body = snapshotBody.parse(snapshot?.body);
    expect(body.items.map(({ tier, place, value }) => [tier, place, value])).toEqual([
      ['duitang', null, 26_900],
      [null, 1, 399_900],
    ]);
    const games = await db().game.findMany({
      where: { eventId },
      include: { seats: { orderBy: { position: 'asc' } } },
    });
    expect(games.map(({ seats }) => seats.length).sort()).toEqual([2, 3]);
    for (const { seats } of games) {
      expect(seats.map(({ position, chair }) => [position, chair])).toEqual(
        seats.map((_, index) => [index + 1, index + 1]),
      );
    }
  });

  test('an open event keeps its tables, guests, seats, prizes and rules', async () => {
    const eventId = await ready();
    must(await openEvent(owner, { eventId }));
    const before = await wholeEvent(eventId);
    const guest = await db().guest.findFirstOrThrow({ where: { eventId } });
    const refusals = [
      await setTableCount(owner, { eventId, sittingId: guest.sittingId ?? '', tables: 5 }),
      await addGuest(owner, { eventId, id: newId(), guest: guestNumber(99) }),
      await arrangeSeating(owner, await arrangement(eventId)),
      await moveGuests(owner, {
        eventId,
        guests: [{ guestId: guest.id, from: guest.tableId }],
        target: { tableId: null },
      }),
      await saveDuitang(eventId, goods(2)),
      await choosePreset(owner, { eventId, revision: await revision(eventId), preset: 'plain', drops: [] }),
    ];
    expect(new Set(refusals.map(refusalOf))).toEqual(new Set(['event-not-draft']));
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('it goes back to the draft until somebody throws, and opens again as the next snapshot', async () => {
    const eventId = await ready();
    must(await openEvent(owner, { eventId }));
    must(await reopenEvent(owner, { eventId }));
    expect(await db().seat.count({ where: { game: { eventId } } })).toBe(0);
    must(await openEvent(owner, { eventId }));
    const games = await db().game.findMany({ where: { eventId }, include: { seats: true, snapshot: true } });
    expect(games.map(({ snapshot }) => snapshot?.number)).toEqual([2, 2]);
    const game = games[0];
    const first = game?.seats.find(({ position }) => position === 1);
    if (!game || !first) throw new Error('a game with seats');
    const request = {
      v: 1 as const,
      game: game.id,
      version: game.version,
      rulesVersion: RULES_VERSION,
      epoch: 0,
      length: 0,
      entries: [sent({ kind: 'throw', seat: first.id, dice: '123456' })],
    };
    must(await correctGame(owner, { eventId, request }));
    const before = await wholeEvent(eventId);
    expect(refusalOf(await reopenEvent(owner, { eventId }))).toBe('already-played');
    expect(await wholeEvent(eventId)).toBe(before);
  });
});
