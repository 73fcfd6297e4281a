import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { loadPrizes } from '@/lib/services/load-prizes';
import { saveBudget } from '@/lib/services/save-budget';
import { setSlips } from '@/lib/services/set-slips';
import { updateEvent } from '@/lib/services/update-event';
import { signedInUser } from '../../support/users';
import { goods, preset, putTier, revision } from './a-tier';
import { draftEvent, must, refusalOf, wholeEvent } from './an-event';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
afterAll(disconnect);

describe('budget and slips', () => {
  test('are saved, told apart from stale ones, and audited', async () => {
    const eventId = await draftEvent(owner);
    const input = { eventId, revision: 1, budget: 16_208_400, spares: 5 };
    must(await saveBudget(owner, input));
    must(await saveBudget(owner, input));
    expect(must(await loadPrizes(owner, eventId))).toMatchObject({ budget: 16_208_400, spares: 5 });
    expect(refusalOf(await saveBudget(owner, { ...input, budget: null }))).toBe('conflict');
    expect(await db().audit.count({ where: { eventId, action: 'prizes.budget' } })).toBe(1);
    for (const wrong of [{ spares: 101 }, { spares: 1.5 }, { budget: -1 }, { budget: 3_000_000_000 }]) {
      expect(refusalOf(await saveBudget(owner, { ...input, ...wrong }))).toBe('invalid-input');
    }
  });

  test('slips are switched by tier, twice as once, also once the event is open', async () => {
    const eventId = await draftEvent(owner);
    const set = (tier: string, on: boolean) => setSlips(owner, { eventId, tier, on });
    must(await set('duitang', true));
    must(await set('duitang', true));
    must(await set('zhuangyuan', true));
    expect(refusalOf(await set('jinshi', true))).toBe('tier-gone');
    await db().event.update({ where: { id: eventId }, data: { status: 'open' } });
    must(await set('duitang', false));
    expect(must(await loadPrizes(owner, eventId)).slipTiers).toEqual(['zhuangyuan']);
    expect(await db().audit.count({ where: { eventId, action: 'prizes.slips' } })).toBe(3);
    await db().event.update({ where: { id: eventId }, data: { status: 'closed' } });
    expect(refusalOf(await set('duitang', true))).toBe('event-closed');
    const budget = { eventId, revision: await revision(eventId), budget: 1, spares: 0 };
    expect(refusalOf(await saveBudget(owner, budget))).toBe('event-closed');
  });
});

describe('another currency', () => {
  test('keeps what was typed, without decimals where it has none', async () => {
    const eventId = await draftEvent(owner);
    must(await putTier(owner, eventId, preset('duitang'), [{ ...goods(2), value: 26_950 }]));
    must(
      await saveBudget(owner, { eventId, revision: await revision(eventId), budget: 16_208_400, spares: 0 }),
    );
    const change = async (currency: 'JPY' | 'CNY' | 'TWD') =>
      updateEvent(owner, {
        ...{ eventId, revision: await revision(eventId), name: '中秋', venue: '', currency },
        ...{ startsAt: '2026-09-25T18:00', timeZone: 'Asia/Tokyo', calledThrows: true, twoEyes: false },
      });
    must(await change('JPY'));
    const book = must(await loadPrizes(owner, eventId));
    expect([book.items[0]?.value, book.budget]).toEqual([270, 162_084]);
    must(await change('TWD'));
    expect(must(await loadPrizes(owner, eventId)).items[0]?.value).toBe(27_000);
    must(await change('JPY'));
    await db().prizeItem.updateMany({ where: { eventId }, data: { value: 1_500_000_000 } });
    const before = await wholeEvent(eventId);
    expect(refusalOf(await change('CNY'))).toBe('amounts-too-large');
    expect(await wholeEvent(eventId)).toBe(before);
  });
});
