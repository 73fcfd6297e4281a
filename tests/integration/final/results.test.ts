import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { findEvent } from '@/lib/db/events';
import { exportWords } from '@/lib/export/words';
import { loadMessages } from '@/lib/i18n/messages';
import { newId } from '@/lib/schemas/new-id';
import { closeEvent } from '@/lib/services/close-event';
import { exportPrizeList } from '@/lib/services/export-prize-list';
import { listSummaries } from '@/lib/services/list-summaries';
import { loadResults } from '@/lib/services/load-results';
import { reopenResults } from '@/lib/services/reopen-results';
import { seededDice } from '@/tests/support/dice';
import { signedInUser } from '@/tests/support/users';
import { log, openEvening, playTable, tableAnswer, throwNext, value, type Evening } from './evening';

const ALL = { search: '', page: 1 };
const TIERS = {
  zhuangyuan: '状元',
  duitang: '对堂',
  sanhong: '三红',
  sijin: '四进',
  erju: '二举',
  yixiu: '一秀',
};

describe('the results of an evening', () => {
  let evening: Evening;
  const at = (table: number) => evening.games[table - 1] ?? '';
  const results = async (query = ALL) => value(await loadResults(evening.actor, evening.eventId, query));

  beforeAll(async () => {
    evening = await openEvening(3, 4);
    const dice = seededDice(20_260_925);
    await throwNext(evening, at(1), '444411');
    await log(evening, at(1), () => ({ kind: 'join', name: '=迟到' }));
    await log(evening, at(2), ([, seat = '']) => ({ kind: 'leave', seat }));
    for (const table of [1, 2]) await playTable(evening, at(table), dice, 60);
    await throwNext(evening, at(3), '123456');
  });

  it('are in the workbook what replaying the logs gives', async () => {
    const words = exportWords('zh-CN', await loadMessages('zh-CN'));
    const file = value(await exportPrizeList(evening.actor, evening.eventId, words));
    expect(file.fileName).toBe('中秋博饼 奖品清单 2026-09-25.xlsx');
    const { eventId } = evening;
    const row = await db().audit.findFirstOrThrow({ where: { eventId, action: 'results.export' } });
    expect(row.detail).toMatchObject({ locale: words.locale });
    const stream = new PassThrough();
    const bytes = buffer(stream);
    await file.write(stream);
    const book = new exceljs.Workbook();
    await book.xlsx.load((await bytes) as unknown as exceljs.Buffer);

    const listed: string[] = [];
    book.getWorksheet('奖品明细')?.eachRow((row, number) => {
      if (number > 3 && row.getCell(6).value) {
        listed.push([1, 2, 3, 6].map((cell) => row.getCell(cell).text).join(' '));
      }
    });
    const expected: string[] = [];
    for (const table of [1, 2, 3]) {
      const seats = await db().seat.findMany({
        where: { gameId: at(table) },
        orderBy: { position: { sort: 'asc', nulls: 'last' } },
        include: { guest: true },
      });
      for (const { seat, tier, unit } of (await tableAnswer(at(table))).holdings) {
        expected.push(
          `第 ${table} 桌 ${TIERS[tier as keyof typeof TIERS]} ${unit} ${seats[seat - 1]?.guest.name}`,
        );
      }
    }
    expect(listed.sort()).toEqual(expected.sort());
    expect(book.getWorksheet('领奖名单')?.rowCount).toBe(3 + 13);
  });

  it('add up on the page, and are found by name, number or department', async () => {
    const all = await results();
    expect(all.checks.every((check) => check.expected === check.actual)).toBe(true);
    expect(all.totals).toMatchObject({ quantity: 3 * 63 });
    expect(all).toMatchObject({ found: 13, pages: 1, unfinished: 1, games: 3, mayClose: true });
    expect((await results({ search: '=迟到', page: 1 })).guests.map((guest) => guest.name)).toEqual([
      '=迟到',
    ]);
    expect((await results({ search: '００００7 部', page: 9 })).guests.map((guest) => guest.name)).toEqual([
      '客7',
    ]);
  });

  it('are summed up game by game for the live page', async () => {
    const games = value(await listSummaries(evening.actor, evening.eventId));
    expect(games.map(({ number, finished }) => [number, finished])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
    expect(games[0]).toMatchObject({ guests: 5, next: null });
    expect(games[2]).toMatchObject({
      throws: 1,
      length: 1,
      phase: 'playing',
      left: { duitang: 1 },
      title: [],
    });
  });

  it('stand once the event is closed, which needs every game to have ended', async () => {
    const { actor, eventId } = evening;
    expect(await closeEvent(actor, { eventId })).toMatchObject({
      error: { code: 'games-unfinished', params: { count: 1 } },
    });
    await playTable(evening, at(3), seededDice(3), 0);
    value(await closeEvent(actor, { eventId }));
    value(await closeEvent(actor, { eventId }));
    expect(await results()).toMatchObject({ status: 'closed', unfinished: 0, closing: { agrees: true } });
    await expect(throwNext(evening, at(3), '123456')).rejects.toThrow('not-open');
    expect((await findEvent(db(), eventId))?.resultsDigest).toMatch(/^1:[0-9a-f]{64}$/);
  });

  it('say so where another version of the rules disagrees, and stay as they are', async () => {
    const { eventId } = evening;
    await db().event.update({ where: { id: eventId }, data: { resultsDigest: '0:of-an-older-version' } });
    expect((await results()).closing?.agrees).toBe(false);
    expect((await findEvent(db(), eventId))?.resultsDigest).toBe('0:of-an-older-version');
  });

  it('can be opened again for a correction, by who may', async () => {
    const { actor, eventId } = evening;
    const viewer = await signedInUser();
    await db().member.create({ data: { eventId, userId: viewer.userId, role: 'viewer' } });
    expect(await reopenResults(viewer, { eventId })).toMatchObject({ error: { code: 'forbidden' } });
    expect(await closeEvent(viewer, { eventId })).toMatchObject({ error: { code: 'forbidden' } });
    value(await reopenResults(actor, { eventId }));
    expect(await results()).toMatchObject({ status: 'open', closing: null });
    expect(await loadResults(await signedInUser(), eventId, ALL)).toMatchObject({
      error: { code: 'not-found' },
    });
    expect(await loadResults(actor, newId(), ALL)).toMatchObject({ error: { code: 'not-found' } });
  });
});
