import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { gamePin } from '@/lib/auth/game-link';
import { db } from '@/lib/db/client';
import { readEntries } from '@/lib/db/log';
import { PHONE, TABLET, test } from '../setup/browser';
import { begin, enter, kindsOf, lastCard, organise, synced, useAppDatabase } from '../support/host-page';
import { openGame } from '../support/open-game';

// The host's page against the real server, and what a bad network and other people do to it.

beforeAll(useAppDatabase);

async function offline(context: BrowserContext, off: boolean): Promise<void> {
  await context.setOffline(off);
}

describe('the host’s page', () => {
  test('logs throws, judged at once, while a second device reads along live', async ({ open }) => {
    const game = await openGame();
    const phone = await open(PHONE);
    await begin(phone, game);
    await phone.keyboard.type('444216');
    expect(await lastCard(phone).textContent()).toContain('陈一 得 三红');
    await synced(phone);

    const tablet = await open(TABLET);
    await enter(tablet, game);
    await tablet.getByText('另一台设备正在记这一桌').waitFor();
    await phone.keyboard.type('123456');
    await lastCard(tablet).getByText('林二 得 对堂').waitFor();
  });

  test('hands the pen over by a deliberate act, which both devices see', async ({ open, expectErrors }) => {
    expectErrors(/409|401/);
    const game = await openGame();
    const phone = await open(PHONE);
    await begin(phone, game);
    const tablet = await open(TABLET);
    await enter(tablet, game);
    await tablet.getByRole('button', { name: '由这台来记' }).click();
    await tablet.getByRole('button', { name: '确定，接过来记' }).click();
    await tablet.getByRole('region', { name: '轮到谁' }).waitFor();
    await phone.getByText('另一台设备接过去记了').waitFor();
    await tablet.keyboard.type('123456');
    await synced(tablet);
    expect(await kindsOf(game)).toEqual(['throw']);
  });

  test('counts a throw once whose answer was lost on the way', async ({ open, expectErrors }) => {
    expectErrors(/net::ERR_FAILED/);
    const game = await openGame();
    const page = await open(PHONE);
    await begin(page, game);
    let lost = 0;
    await page.route('**/api/append', async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.keyboard.type('444216');
    await expect.poll(() => lost).toBe(1);
    await page.keyboard.type('123456');
    await synced(page);
    expect(lost).toBeGreaterThan(1);
    expect(await kindsOf(game)).toEqual(['throw', 'throw']);
  });

  test('judges 40 throws without the network, reloads, and sends them in order when it is back', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const game = await openGame();
    const page = await open(PHONE);
    await begin(page, game);
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await offline(page.context(), true);
    for (let n = 0; n < 20; n++) await page.keyboard.type('112356223365');
    await page.getByText('40 把未上传').waitFor();
    await page.reload();
    await page.getByText('40 把未上传').waitFor();
    await page.getByText('已博 40 把').waitFor();
    await offline(page.context(), false);
    await synced(page);
    const entries = await readEntries(game.gameId, 0);
    expect(entries.map(({ entry }) => (entry.kind === 'throw' ? entry.dice : ''))).toEqual(
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? '112356' : '223365')),
    );
  });

  test('takes in silently what the organiser corrected meanwhile', async ({ open, expectErrors }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const game = await openGame();
    const page = await open(PHONE);
    await begin(page, game);
    await page.keyboard.type('444216');
    await synced(page);
    await offline(page.context(), true);
    await page.keyboard.type('223365');
    const [first] = await readEntries(game.gameId, 0);
    const [seat] = game.seats;
    await organise(game, {
      kind: 'amend',
      target: first?.id ?? '',
      with: { kind: 'throw', seat: seat ?? '', dice: '123456' },
    });
    await offline(page.context(), false);
    await page.getByText('主办人更正了记录').waitFor();
    await synced(page);
    expect(await kindsOf(game)).toEqual(['throw', 'amend', 'throw']);
  });

  test('keeps for review what no longer fits when the organiser ended the game meanwhile', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|409/);
    const game = await openGame();
    const page = await open(PHONE);
    await begin(page, game);
    await page.keyboard.type('444216');
    await synced(page);
    await offline(page.context(), true);
    await page.keyboard.type('123456');
    await organise(game, { kind: 'end', reason: '散席了' });
    await offline(page.context(), false);
    await page.getByText('1 条待核对').waitFor();
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByText('林二 对堂').waitFor();
    await page.getByRole('button', { name: '不要' }).click();
    await page.getByText('没有待核对的').waitFor();
    expect(await kindsOf(game)).toEqual(['throw', 'end']);
  });

  test('asks for the PIN in place when the session has ended, and goes on meanwhile', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(/401/);
    const game = await openGame();
    const page = await open(PHONE);
    await begin(page, game);
    await db().hostSession.updateMany({ where: { gameId: game.gameId }, data: { expiresAt: new Date(0) } });
    await page.keyboard.type('444216');
    await page.getByText('登录已过期').waitFor();
    await page.keyboard.type('123456');
    expect(await lastCard(page).textContent()).toContain('林二 得 对堂');
    await page.getByText('2 把未上传').waitFor();
    expect(await kindsOf(game)).toEqual([]);
    await page.getByRole('button', { name: '输入 PIN' }).click();
    await page.getByLabel('PIN').fill(gamePin(game.gameId, 1));
    await page.getByRole('button', { name: '进入' }).click();
    await synced(page);
    expect(await kindsOf(game)).toEqual(['throw', 'throw']);
  });

  test('lets the newest of two tabs write', async ({ open }) => {
    const game = await openGame();
    const first = await open(PHONE);
    await begin(first, game);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByRole('region', { name: '轮到谁' }).waitFor();
    await first.getByText('本机另一个页面正在记这一桌').waitFor();
    await second.keyboard.type('123456');
    await synced(second);
    await lastCard(first).getByText('对堂').first().waitFor();
    expect(await kindsOf(game)).toEqual(['throw']);
  });

  test('does not mind a clock that is wrong by a day', async ({ open }) => {
    const game = await openGame();
    const page = await open(PHONE);
    await page.clock.install({ time: Date.now() + 86_400_000 });
    await begin(page, game);
    await page.keyboard.type('123456');
    await synced(page);
    expect(await kindsOf(game)).toEqual(['throw']);
  });
});
