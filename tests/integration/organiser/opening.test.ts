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
import { moveGuest } from '@/lib/services/move-guest';
import { openEvent } from '@/lib/services/open-event';
import { reopenEvent } from '@/lib/services/reopen-event';
import { saveFinalItems } from '@/lib/services/save-final-items';
import { saveTierItems } from '@/lib/services/save-tier-items';
import { seatEvenly } from '@/lib/services/seat-evenly';
import { setTableCount } from '@/lib/services/set-table-count';
import { sent } from '../../support/open-game';
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

async function saveTier(eventId: string, tier: string, ...items: ReturnType<typeof goods>[]) {
  return saveTierItems(owner, { eventId, revision: await revision(eventId), tier, quantity: 1, items });
}

describe('prizes', () => {
  test('a tier has as many units as its goods are', async () => {
    const eventId = await draftEvent(owner);
    expect(must(await saveTier(eventId, 'sijin', goods(4), goods(2))).quantity).toBe(6);
    const { rules, plan } = must(await loadEvent(owner, eventId));
    expect(rules.tiers.find(({ id }) => id === 'sijin')?.quantity).toBe(6);
    expect(plan.tiers.every(({ agrees }) => agrees)).toBe(true);
  });

  test('rules with 免抢 have one 状元 prize, and it is said why', async () => {
    const eventId = await draftEvent(owner);
    const before = await wholeEvent(eventId);
    expect(refusalOf(await saveTier(eventId, 'zhuangyuan', goods(2)))).toBe('immune-needs-one');
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('of two organisers the second is told; goods of another tier keep their id', async () => {
    const eventId = await draftEvent(owner);
    const item = goods(2);
    const input = { eventId, revision: 1, tier: 'duitang', quantity: 2, items: [item] };
    must(await saveTierItems(owner, input));
    expect(refusalOf(await saveTierItems(owner, input))).toBe('conflict');
    expect(refusalOf(await saveTier(eventId, 'sanhong', item))).toBe('id-reused');
    expect(refusalOf(await saveTier(eventId, 'tanhua', goods(1)))).toBe('tier-gone');
  });
});

describe('rules', () => {
  test('a preset takes its tiers along, and drops goods only when they were named', async () => {
    const eventId = await draftEvent(owner);
    const item = goods(2);
    must(await saveTier(eventId, 'duitang', item));
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

describe('seating', () => {
  test('guests are dealt evenly, and moving onto a taken chair swaps', async () => {
    const eventId = await draftEvent(owner, 7);
    expect(must(await seatEvenly(owner, { eventId, who: 'everybody' })).seated).toBe(7);
    const { facts } = must(await loadEvent(owner, eventId));
    expect(facts.tables.map(({ people }) => people)).toEqual([4, 3]);
    const [one, two] = await db().guest.findMany({
      where: { eventId, table: { number: 1 } },
      orderBy: { chair: 'asc' },
    });
    if (!one || !two) throw new Error('two guests at table 1');
    const moved = await moveGuest(owner, { eventId, guestId: one.id, tableId: one.tableId, chair: 2 });
    expect(must(moved).swappedWith).toBe(two.name);
    const after = await db().guest.findMany({
      where: { id: { in: [one.id, two.id] } },
      orderBy: { chair: 'asc' },
    });
    expect(after.map(({ id, chair }) => [id, chair])).toEqual([
      [two.id, 1],
      [one.id, 2],
    ]);
    must(await moveGuest(owner, { eventId, guestId: one.id, tableId: null, chair: null }));
    expect(must(await seatEvenly(owner, { eventId, who: 'unseated' })).seated).toBe(1);
  });
});

describe('opening', () => {
  async function ready(guests = 5): Promise<string> {
    const eventId = await draftEvent(owner, guests);
    must(await seatEvenly(owner, { eventId, who: 'everybody' }));
    must(await saveTier(eventId, 'duitang', goods(2, 26_900)));
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
    must(await seatEvenly(owner, { eventId, who: 'everybody' }));
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
      await setTableCount(owner, { eventId, tables: 5 }),
      await addGuest(owner, { eventId, id: newId(), guest: guestNumber(99) }),
      await seatEvenly(owner, { eventId, who: 'everybody' }),
      await moveGuest(owner, { eventId, guestId: guest.id, tableId: null, chair: null }),
      await saveTier(eventId, 'duitang', goods(1)),
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
