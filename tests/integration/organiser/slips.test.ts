import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { prizePlanWords } from '@/lib/export/prize-plan-words';
import { loadMessages } from '@/lib/i18n/messages';
import type { Actor } from '@/lib/permissions';
import { archiveEvent } from '@/lib/services/archive-event';
import { exportPrizePlan } from '@/lib/services/export-prize-plan';
import { findSlip, loadSlips } from '@/lib/services/load-slips';
import { setSlips } from '@/lib/services/set-slips';
import { signedInUser } from '../../support/users';
import { goods, preset, putTier } from './a-tier';
import { draftEvent, join, must, refusalOf } from './an-event';

let owner: Actor;
let stranger: Actor;
beforeAll(async () => {
  owner = await signedInUser();
  stranger = await signedInUser('外人');
});
afterAll(disconnect);

const ALL = { from: null, to: null };

async function nameDuitang(eventId: string, name: string) {
  must(await putTier(owner, eventId, preset('duitang'), [goods(2, name)]));
}

/** Two tables, the second of which plays two 会; 对堂 hands out slips. */
async function withSlips(): Promise<string> {
  const eventId = await draftEvent(owner);
  await db().table.updateMany({ where: { eventId, number: 2 }, data: { sets: 2 } });
  await nameDuitang(eventId, '电饭煲');
  must(await setSlips(owner, { eventId, tier: 'duitang', on: true }));
  return eventId;
}

describe('slips', () => {
  test('are the same each time, and other ones in another event', async () => {
    const eventId = await withSlips();
    const { slips } = must(await loadSlips(owner, eventId, ALL));
    expect(slips.map(({ serial }) => serial.slice(0, 5))).toEqual([
      ...['1-001', '1-002'],
      ...['2-001', '2-002', '2-003', '2-004'],
    ]);
    expect(must(await loadSlips(owner, eventId, ALL)).slips).toEqual(slips);
    const others = must(await loadSlips(owner, await withSlips(), ALL)).slips.map(({ serial }) => serial);
    expect(slips.filter(({ serial }) => others.includes(serial))).toEqual([]);
  });

  test('are shown for some tables', async () => {
    const eventId = await withSlips();
    const two = await db().table.findFirstOrThrow({ where: { eventId, number: 2 } });
    const { slips, range } = must(await loadSlips(owner, eventId, { from: two.id, to: two.id }));
    expect(new Set(slips.map(({ table }) => table.number))).toEqual(new Set([2]));
    expect(range).toEqual({ from: two.id, to: two.id });
    const backwards = must(await loadSlips(owner, eventId, { from: two.id, to: 'nothing' }));
    expect(backwards.slips).toHaveLength(4);
  });

  test('are found by their number as it is typed; no guess, nor one of before a change, is', async () => {
    const eventId = await withSlips();
    const slip = must(await loadSlips(owner, eventId, ALL)).slips[3];
    if (!slip) throw new Error('no fourth slip');
    const find = (serial: string, actor = owner) => findSlip(actor, { eventId, serial });
    const typed = slip.serial.toLowerCase().replaceAll('-', ' ');
    expect(must(await find(typed))).toMatchObject({ name: '电饭煲', set: 1, table: { number: 2 } });
    expect(refusalOf(await find('2-002-AAAA'))).toBe('unknown-slip');
    expect(refusalOf(await find(''))).toBe('unknown-slip');
    expect(refusalOf(await find(slip.serial, stranger))).toBe('not-found');
    await nameDuitang(eventId, '空气炸锅');
    expect(refusalOf(await find(slip.serial))).toBe('unknown-slip');
  });

  test('are seen and checked by organisers alone, and of an archived event by nobody', async () => {
    const eventId = await withSlips();
    const serial = must(await loadSlips(owner, eventId, ALL)).slips[0]?.serial ?? '';
    const both = async (actor: Actor) => [
      await loadSlips(actor, eventId, ALL),
      await findSlip(actor, { eventId, serial }),
    ];
    const [viewer, organiser] = [await signedInUser('看的人'), await signedInUser('同事')];
    await join(eventId, viewer, 'viewer');
    await join(eventId, organiser, 'organiser');
    expect((await both(viewer)).map(refusalOf)).toEqual(['forbidden', 'forbidden']);
    for (const answer of await both(organiser)) must<unknown>(answer);
    must(await archiveEvent(owner, { eventId, archived: true }));
    expect((await both(owner)).map(refusalOf)).toEqual(['event-archived', 'event-archived']);
  });

  test('of an event without tables or slips are none', async () => {
    const eventId = await draftEvent(owner);
    expect(must(await loadSlips(owner, eventId, ALL)).slips).toEqual([]);
    expect(refusalOf(await loadSlips(stranger, eventId, ALL))).toBe('not-found');
  });
});

test('the workbook of the plan counts every 会, for who may see the event', async () => {
  const eventId = await withSlips();
  const words = prizePlanWords('zh-CN', await loadMessages('zh-CN'));
  expect(refusalOf(await exportPrizePlan(stranger, eventId, words))).toBe('not-found');
  const file = must(await exportPrizePlan(owner, eventId, words));
  expect(file.fileName).toBe('2026 中秋博饼 采购和装箱.xlsx');
  const rows = await db().audit.findMany({ where: { eventId, action: 'prizes.export' } });
  expect(rows.map(({ actorId, detail }) => [actorId, detail])).toEqual([[owner.userId, { locale: 'zh-CN' }]]);
  const stream = new PassThrough();
  const bytes = buffer(stream);
  await file.write(stream);
  const book = new exceljs.Workbook();
  await book.xlsx.load((await bytes) as unknown as exceljs.Buffer);
  expect(book.getWorksheet('采购清单')?.getCell('C4').value).toBe(6);
  expect(book.getWorksheet('装箱单')?.getCell('C4').value).toBe('还没填奖品');
});
