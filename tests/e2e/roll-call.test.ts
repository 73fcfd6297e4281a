import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { db } from '@/lib/db/client';
import { PHONE, TABLET, test } from '../setup/browser';
import { begin, enter, kindsOf, synced, useAppDatabase } from '../support/host-page';
import { openGame, type OpenGame } from '../support/open-game';

// The host's page before the first throw: who sits here, and who begins.

beforeAll(useAppDatabase);

const NAMES = ['陈一', '林二', '黄三', '郑四', '吴五', '欧阳娜娜'];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function orderOf(game: OpenGame): Promise<string[]> {
  const seats = await db().seat.findMany({
    where: { gameId: game.gameId },
    orderBy: { position: 'asc' },
    include: { guest: true },
  });
  return seats.map(({ guest }) => guest.name);
}

/** What a finger could miss: everything to tap that is smaller than 56 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a:not([href^="#"]), button, input, select')].flatMap(
      (one) => {
        const { width, height } = one.getBoundingClientRect();
        const small = width > 0 && (height < 55.5 || width < 55.5);
        return small ? [`${one.tagName} ${one.textContent} ${Math.round(width)}×${Math.round(height)}`] : [];
      },
    ),
  );
}

/** What sticks out of the screen to the side. */
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('the roll-call', () => {
  test('survives a reload, goes back by the phone’s own key, and leaves nothing behind', async ({ open }) => {
    const game = await openGame(NAMES);
    const page = await open(PHONE);
    await enter(page, game);
    await button(page, '黄三 在，点一下标为没来').click();
    await button(page, /^移动 欧阳娜娜/).press('ArrowUp');
    await page.reload();
    await button(page, '黄三 没来，点一下标为在').waitFor();
    await button(page, '5 人，谁先博').click();
    await button(page, '2 点').click();
    await button(page, '2 点').click();
    await page.reload();
    await page.getByText('从 陈一 起数 4 个：欧阳娜娜').waitFor();
    await page.goBack();
    await button(page, '5 人，谁先博').waitFor();
    await button(page, '5 人，谁先博').click();
    await button(page, '欧阳娜娜 先博，开始').click();
    await page.getByRole('region', { name: '轮到谁' }).getByText('欧阳娜娜').waitFor();
    await synced(page);
    expect(await orderOf(game)).toEqual(['欧阳娜娜', '吴五', '陈一', '林二', '黄三', '郑四']);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('rollCall'))),
    ).toEqual([]);
  });

  test('counts a double tap on a name once, where it was tapped', async ({ open }) => {
    const game = await openGame(NAMES);
    const page = await open(PHONE);
    await enter(page, game);
    await button(page, '按座次重点').click();
    const box = await button(page, '林二').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(200);
    await page.touchscreen.tap(x, y);
    await button(page, '第1位 林二').waitFor();
    await page.getByText('第 2 位是谁').waitFor();
    expect(await button(page, '第1位 林二').boundingBox()).toEqual(box);
  });

  test('is made again until somebody throws, and who reads along sees it', async ({ open }) => {
    const game = await openGame(NAMES.slice(0, 3));
    const page = await open(PHONE);
    await begin(page, game);
    const tablet = await open(TABLET);
    await enter(tablet, game);
    await tablet
      .getByRole('region', { name: '轮到谁' })
      .or(tablet.getByText('另一台设备正在记'))
      .first()
      .waitFor();
    await button(page, '重新点名、改先博').click();
    await button(page, '陈一 在，点一下标为没来').click();
    await button(page, '2 人，谁先博').click();
    await button(page, '直接选人').click();
    await button(page, '黄三').click();
    await button(page, '黄三 先博，开始').click();
    await page.getByText('没来：陈一').waitFor();
    await synced(page);
    expect(await orderOf(game)).toEqual(['黄三', '陈一', '林二']);
    await tablet.getByText('没来：陈一').waitFor();
    const audit = await db().audit.findMany({ where: { gameId: game.gameId }, orderBy: { id: 'asc' } });
    expect(audit.map(({ action }) => action).filter((action) => action.includes('roll-call'))).toEqual([
      'game.roll-call',
      'game.roll-call-again',
    ]);
    await page.keyboard.type('123456');
    await synced(page);
    expect(await kindsOf(game)).toEqual(['leave', 'throw']);
    await button(page, '更多').click();
    expect(await button(page, /重新点名/).count()).toBe(0);
  });
});

describe.each([
  [360, 640],
  [640, 360],
  [390, 844],
  [820, 1180],
])('on a screen of %i×%i', (width, height) => {
  test('everything to tap before the first throw is large enough, and nothing sticks out', async ({
    open,
  }) => {
    const game = await openGame([...NAMES, '名字特别特别长的一位参加者朋友', 'Alexandra Konstantinopoulou']);
    const page = await open({ viewport: { width, height }, hasTouch: true });
    const check = async () => {
      expect(await smallTargets(page)).toEqual([]);
      expect(await isWide(page)).toBe(false);
    };
    await page.goto('/t');
    await page.getByRole('button', { name: '语言' }).click();
    await check();
    await enter(page, game);
    await button(page, '黄三 在，点一下标为没来').click();
    await check();
    await button(page, '按座次重点').click();
    await button(page, '林二').click();
    await check();
    await button(page, '用原来的顺序').click();
    await button(page, '7 人，谁先博').click();
    await check();
    await button(page, '直接选人').click();
    await check();
    await button(page, '陈一 先博，开始').click();
    await button(page, '重新点名、改先博').click();
    await check();
    await page.goBack();
    await button(page, '更多').click();
    await button(page, '加一位').click();
    await page.getByLabel('名字').fill('黄三');
    await page.getByLabel('名字').press('Enter');
    await button(page, '是，黄三（3 号）回来了').waitFor();
    await check();
  });
});
