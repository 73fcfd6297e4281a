import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameCode, gamePin } from '@/lib/auth/game-link';
import { db, disconnect } from '@/lib/db/client';
import { printWords } from '@/lib/export/prints/words';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { PRINTS, type PrintId, type PrintRequest } from '@/lib/schemas/prints';
import { archiveEvent } from '@/lib/services/archive-event';
import { exportPrint } from '@/lib/services/export-print';
import { loadPrints } from '@/lib/services/load-prints';
import { loadRuleSheet } from '@/lib/services/load-rule-sheet';
import { setSlips } from '@/lib/services/set-slips';
import { readPdf } from '../../support/read-pdf';
import { seatEverybody } from '../../support/seat-everybody';
import { signedInUser } from '../../support/users';
import { draftEvent, join, must, refusalOf, wholeEvent } from './an-event';

const ORIGIN = 'https://bobing.example.com';
let owner: Actor;
let eventId: string;

beforeAll(async () => {
  owner = await signedInUser();
  eventId = await draftEvent(owner, 10, 3);
  await seatEverybody(owner, eventId);
  await db().guest.updateMany({
    where: { eventId, employeeNumber: '00001' },
    data: { name: '𠮷田㛃镕喆堃①' },
  });
});
afterAll(disconnect);

function request(print: PrintId, change: Partial<PrintRequest> = {}): PrintRequest {
  return { eventId, print, tables: '', sitting: null, layout: 'tent', ...change };
}

async function context(locale: Locale = 'zh-CN') {
  return { words: printWords(locale, await loadMessages(locale)), origin: ORIGIN };
}

async function print(input: PrintRequest, actor = owner, locale?: Locale) {
  const file = must(await exportPrint(actor, input, await context(locale)));
  const stream = new PassThrough();
  const [bytes] = await Promise.all([buffer(stream), file.write(stream)]);
  return { fileName: file.fileName, ...(await readPdf(bytes)) };
}

const audits = () =>
  db().audit.findMany({ where: { eventId, action: 'prints.export' }, orderBy: { id: 'asc' } });

describe('who may print', () => {
  test('strangers learn nothing of the event', async () => {
    const stranger = await signedInUser('陌生人');
    for (const one of PRINTS) {
      expect(refusalOf(await exportPrint(stranger, request(one), await context()))).toBe('not-found');
    }
    expect(refusalOf(await loadPrints(stranger, eventId))).toBe('not-found');
    expect(refusalOf(await loadRuleSheet(stranger, eventId))).toBe('not-found');
  });

  test('viewers print lists, but not the cards with the hosts’ codes', async () => {
    const viewer = await signedInUser('看的人');
    await join(eventId, viewer, 'viewer');
    expect(refusalOf(await exportPrint(viewer, request('cards'), await context()))).toBe('forbidden');
    expect(must(await loadPrints(viewer, eventId)).codes).toBe(false);
    expect((await print(request('by-name'), viewer)).text).toContain('客人2');
    const organiser = await signedInUser('同事');
    await join(eventId, organiser, 'organiser');
    expect(must(await loadPrints(organiser, eventId)).codes).toBe(true);
    expect((await print(request('cards'), organiser)).pages).toHaveLength(3);
  });

  test('viewers print no slips, which are worth their goods to whoever has them; organisers do', async () => {
    must(await setSlips(owner, { eventId, tier: 'duitang', on: true }));
    const viewer = await signedInUser('看的人');
    await join(eventId, viewer, 'viewer');
    const before = await wholeEvent(eventId);
    expect(refusalOf(await exportPrint(viewer, request('slips'), await context()))).toBe('forbidden');
    expect(await wholeEvent(eventId)).toBe(before);
    expect(must(await loadPrints(viewer, eventId))).toMatchObject({ slips: true, maySlips: false });
    const organiser = await signedInUser('同事');
    await join(eventId, organiser, 'organiser');
    expect(must(await loadPrints(organiser, eventId)).maySlips).toBe(true);
    expect((await print(request('slips'), organiser)).text).toContain('领奖台');
    must(await setSlips(owner, { eventId, tier: 'duitang', on: false }));
  });

  test('of an archived event the lists can still be printed, cards and slips can’t', async () => {
    const put = await draftEvent(owner, 0, 1);
    must(await archiveEvent(owner, { eventId: put, archived: true }));
    for (const one of ['cards', 'slips'] as const) {
      const refused = await exportPrint(owner, request(one, { eventId: put }), await context());
      expect(refusalOf(refused)).toBe('event-archived');
    }
    expect(must(await loadPrints(owner, put))).toMatchObject({ codes: false, maySlips: false });
    expect((await print(request('rules', { eventId: put }))).text).toContain('活动须知');
  });

  test('what is refused leaves no trace, what is printed leaves who, what and of how many tables', async () => {
    const before = await wholeEvent(eventId);
    const viewer = await signedInUser('又一个');
    await join(eventId, viewer, 'viewer');
    await exportPrint(viewer, request('cards'), await context());
    await exportPrint(owner, request('log', { tables: '99' }), await context());
    expect(await wholeEvent(eventId)).toBe(before);
    await print(request('cards', { tables: '2-3' }), owner, 'en');
    await print(request('rules'));
    const [cards, rules] = (await audits()).slice(-2);
    expect(cards).toMatchObject({
      actorId: owner.userId,
      detail: { print: 'cards', tables: 2, locale: 'en' },
    });
    expect(rules?.detail).toEqual({ print: 'rules', tables: null, locale: 'zh-CN' });
  });
});

describe('bad input', () => {
  test.each([
    ['a range that is none', { tables: '3-1' }],
    ['words for a range', { tables: 'all' }],
    ['an endless range', { tables: '1,'.repeat(200) }],
    ['a sitting that is no id', { sitting: 'noon' }],
    ['an unknown make-up', { layout: 'poster' as 'tent' }],
    ['an unknown print', { print: 'poster' as 'log' }],
  ])('%s is refused', async (_, change) => {
    const refused = await exportPrint(owner, { ...request('log'), ...change }, await context());
    expect(refusalOf(refused)).toBe('invalid-input');
  });

  test('tables that aren’t there are refused', async () => {
    for (const change of [{ tables: '4-9' }, { sitting: newId() }]) {
      const refused = await exportPrint(owner, request('by-table', change), await context());
      expect(refusalOf(refused)).toBe('no-such-tables');
    }
    const empty = await draftEvent(owner, 0, 1);
    await db().game.deleteMany({ where: { eventId: empty } });
    await db().table.deleteMany({ where: { eventId: empty } });
    expect(refusalOf(await exportPrint(owner, request('log', { eventId: empty }), await context()))).toBe(
      'no-such-tables',
    );
    expect((await print(request('rules', { eventId: empty }))).pages).toHaveLength(1);
  });

  test('slips are refused where no tier hands them out', async () => {
    const refused = await exportPrint(owner, request('slips'), await context());
    expect(refusalOf(refused)).toBe('no-slips');
    expect(must(await loadPrints(owner, eventId)).slips).toBe(false);
  });
});

describe('what is printed', () => {
  test('the cards lead to each table’s game', async () => {
    const { text, pages } = await print(request('cards', { layout: 'page' }));
    const games = await db().game.findMany({ where: { eventId }, include: { table: true } });
    expect(pages).toHaveLength(games.length);
    for (const { id, generation, table } of games) {
      expect(text).toContain(gamePin(id, generation));
      expect(text).toContain(`第${table?.number}桌`);
    }
    // The code itself is in the QR code alone.
    for (const { id, generation } of games) expect(text).not.toContain(gameCode(id, generation));
  });

  test('every guest is on the lists and the paper log, rare characters and all', async () => {
    for (const one of ['by-table', 'by-name', 'log'] as const) {
      const { text } = await print(request(one));
      expect(text, one).toContain('𠮷田㛃镕喆堃①');
      for (let number = 2; number <= 10; number += 1) expect(text, one).toContain(`客人${number}`);
    }
  });

  test('some tables alone, of one sitting alone', async () => {
    const [sitting] = await db().sitting.findMany({ where: { eventId } });
    const read = await print(request('by-table', { tables: '2', sitting: sitting?.id ?? null }));
    expect(read.text).toContain('第2桌');
    expect(read.text).not.toContain('第1桌');
    const guests = await db().guest.findMany({ where: { eventId, table: { number: 2 } } });
    expect(guests.every(({ name }) => read.text.includes(name))).toBe(true);
  });

  test.each([
    ['zh-CN', '2026 中秋博饼 座位表（按桌）.pdf', '第1桌'],
    ['zh-TW', '2026 中秋博饼 座位表（按桌）.pdf', '第1桌'],
    ['en', '2026 中秋博饼 Seating by table.pdf', 'Table1'],
  ] as const)('in %s it has that language’s words', async (locale, fileName, title) => {
    const read = await print(request('by-table'), owner, locale);
    expect(read).toMatchObject({ fileName, language: locale });
    expect(read.text).toContain(title);
  });

  test('slips have the number that the prize desk checks, packing lists and shopping list count them', async () => {
    must(await setSlips(owner, { eventId, tier: 'duitang', on: true }));
    const slips = await print(request('slips', { tables: '1' }));
    expect(slips.texts).toEqual(expect.arrayContaining([expect.stringMatching(/^1-001-[0-9A-Z]{4}$/)]));
    expect((await print(request('packing'))).text).toContain('对堂奖券');
    expect((await print(request('shopping'))).text).toContain('采购单');
    must(await setSlips(owner, { eventId, tier: 'duitang', on: false }));
  });
});

describe('characters that no font has', () => {
  test('are told with the names that they stand in', async () => {
    expect(must(await loadPrints(owner, eventId)).unprintable).toBeNull();
    const event = await draftEvent(owner, 2, 1);
    await db().guest.updateMany({
      where: { eventId: event, employeeNumber: '00002' },
      data: { name: '张\u{24b62}' },
    });
    expect(must(await loadPrints(owner, event)).unprintable).toBeNull();
    await seatEverybody(owner, event);
    expect(must(await loadPrints(owner, event)).unprintable).toEqual({
      ...{ signs: '\u{24b62}', texts: ['张\u{24b62}'], count: 1 },
    });
    expect((await print(request('by-name', { eventId: event }))).text).toContain('张□');
  });
});

test('the rule sheet tells of the final once it has prizes', async () => {
  expect(must(await loadRuleSheet(owner, eventId)).final).toBeNull();
  await db().prizeItem.create({
    data: { eventId, place: 2, position: 1, name: '自行车', quantity: 1, value: 90_000 },
  });
  expect(must(await loadRuleSheet(owner, eventId)).final).toEqual({
    format: 'contest',
    places: 2,
    rounds: 3,
  });
  const { text } = await print(request('rules'));
  expect(text).toContain('第2名自行车×1');
  expect(text).toContain('王中王');
});
