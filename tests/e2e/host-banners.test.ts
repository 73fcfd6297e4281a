import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { db } from '@/lib/db/client';
import { test } from '../setup/browser';
import { begin, installed, synced, useAppDatabase } from '../support/host-page';
import { openGame, type OpenGame } from '../support/open-game';

// What the host is told during play takes no place from the keys, on any screen.

beforeAll(useAppDatabase);

const SCREENS = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

async function withTwoEyes(): Promise<OpenGame> {
  const game = await openGame();
  await db().event.update({ where: { id: game.eventId }, data: { twoEyes: true } });
  return game;
}

/** Where the keys are that a finger is on its way to. */
async function keys(page: Page) {
  const four = page.getByRole('button', { name: '4 点', exact: true });
  const takeBack = page.getByRole('button', { name: '撤回' });
  return [await four.boundingBox(), await takeBack.boundingBox()];
}

describe.each(SCREENS)('on $width × $height', (viewport) => {
  test('banners take the height of one, move no key and leave the lowest row on the screen', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(OFFLINE);
    const page = await open({ viewport, hasTouch: true });
    await begin(page, await withTwoEyes());
    await page.getByRole('button', { name: '骰子', exact: true }).click();
    for (const dice of ['444412', '112356']) await page.keyboard.type(dice);
    await page.getByRole('button', { name: '1 把状元待确认' }).waitFor();
    await page.getByRole('button', { name: '收起', exact: true }).click();
    await page.keyboard.type('44');
    const before = await keys(page);
    expect((before[1]?.y ?? 0) + (before[1]?.height ?? 0)).toBeLessThanOrEqual(viewport.height);

    await page.getByRole('button', { name: '收起的 1 条，打开' }).click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: '叫人' }).click();
    await page.getByRole('button', { name: '还有 2 条' }).waitFor();
    expect(await keys(page)).toEqual(before);
    const banners = page.getByRole('region', { name: '要知道的' }).locator('> div');
    expect((await banners.boundingBox())?.height).toBeLessThanOrEqual(64);

    await page.getByRole('button', { name: '还有 2 条' }).click();
    await page.getByRole('button', { name: '不用了' }).waitFor();
    expect(await keys(page)).toEqual(before);
    await page.getByRole('button', { name: '收起', exact: true }).click();
    await banners.waitFor({ state: 'detached' });
    expect(await keys(page)).toEqual(before);
  });
});

describe('the host’s page', () => {
  test('opens what can be done about an entry at the lower edge of the log in sight', async ({ open }) => {
    const page = await open({ viewport: { width: 360, height: 640 }, hasTouch: true });
    await begin(page, await openGame());
    for (let n = 0; n < 14; n++) await page.keyboard.type('112356');
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('button', { name: '博饼记录' }).click();
    const rows = page.getByRole('listitem');
    const edge = await rows.evaluateAll((all) =>
      all.findIndex((row) => row.getBoundingClientRect().bottom > 620),
    );
    await rows
      .nth(edge - 1)
      .getByRole('button')
      .click();
    const box = await page.getByRole('button', { name: '删除' }).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  });

  test('says after a reload without the network when the server was last reached', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(OFFLINE);
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await begin(page, await openGame());
    await installed(page);
    await page.keyboard.type('444216');
    await synced(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/^上次连上 \d\d:\d\d$/).waitFor();
  });
});
