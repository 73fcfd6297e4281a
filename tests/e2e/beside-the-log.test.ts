import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { db } from '@/lib/db/client';
import { DESKTOP, PHONE, test } from '../setup/browser';
import { join } from '../integration/organiser/an-event';
import { begin, installed, lastCard, organise, synced, useAppDatabase } from '../support/host-page';
import { goods, openGame, type OpenGame } from '../support/open-game';
import { PASSWORD, signedInUser } from '../support/users';

// What the host does beside the log, on the host's page and on the organiser's, against the real server.

beforeAll(useAppDatabase);

const ITEMS = [goods('sanhong', '电饭煲', 1), goods('sanhong', '空调被', 3)];
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** An organiser of this event, signed in, on one of its pages. */
async function organiser(page: Page, game: OpenGame, path: string): Promise<void> {
  const actor = await signedInUser();
  await join(game.eventId, actor, 'organiser');
  const wanted = `/events/${game.eventId}${path}`;
  await page.goto(`/sign-in?next=${wanted}`);
  await page.getByLabel('邮箱').fill(actor.email);
  await page.getByLabel('密码').fill(PASSWORD);
  await tap(page, '登录');
  await page.waitForURL((url) => url.pathname === wanted);
}

async function switchOnTwoEyes(page: Page, game: OpenGame): Promise<void> {
  await page.goto(`/events/${game.eventId}/settings`);
  await page.getByLabel('状元要第二个人确认').check();
  await tap(page, '保存');
  await page.getByText('已保存').waitFor();
}

describe('goods', () => {
  test('are swapped without the network, over a reload, and the organiser sees them once it is back', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const game = await openGame(undefined, undefined, ITEMS);
    const page = await open(PHONE);
    await begin(page, game);
    await installed(page);
    await page.context().setOffline(true);
    await page.keyboard.type('444216');
    await page.keyboard.type('444512');
    await lastCard(page).getByText('林二 得 空调被').waitFor();
    await tap(page, '换一个');
    await tap(page, '陈一 的 电饭煲');
    await lastCard(page).getByText('林二 得 电饭煲').waitFor();
    await page.getByText('2 把未上传').waitFor();
    await page.reload();
    await lastCard(page).getByText('林二 得 电饭煲').waitFor();
    expect(await db().given.count({ where: { gameId: game.gameId } })).toBe(0);

    await page.context().setOffline(false);
    await synced(page);
    await expect.poll(() => db().given.count({ where: { gameId: game.gameId } })).toBe(2);
    const hr = await open(DESKTOP);
    await organiser(hr, game, `/games/${game.gameId}`);
    await hr.getByText('林二 得 电饭煲').waitFor();
    await hr.getByText('陈一 得 空调被').waitFor();
  });
});

describe('叫人', () => {
  test('is seen at once by the organiser, with how the table stands, and answered by one tap', async ({
    open,
  }) => {
    const game = await openGame(undefined, undefined, ITEMS);
    const hr = await open(DESKTOP);
    await organiser(hr, game, '/live');
    const page = await open(PHONE);
    await begin(page, game);
    await page.keyboard.type('444216');
    await tap(page, '叫人');
    await page.getByText('已叫人 · 等待中').waitFor();

    const call = hr.getByRole('region', { name: '叫人' });
    await call.getByText('第 1 桌').waitFor();
    await call.getByText('轮到 林二').waitFor();
    await call.getByText('三红', { exact: true }).waitFor();
    await hr.getByRole('link', { name: '1 桌叫人', exact: true }).first().waitFor();
    await hr.goto(`/events/${game.eventId}`);
    await hr.getByText('1 桌在叫人').waitFor();
    await hr.getByRole('link', { name: '去现场' }).click();
    await call.getByRole('button', { name: '我去' }).click();
    await page.getByText('有人来了').waitFor();
    await call.waitFor({ state: 'detached' });
    await tap(page, '知道了');

    await tap(page, '叫人');
    await call.getByText('第 1 桌').waitFor();
    await tap(page, '已叫人');
    await call.waitFor({ state: 'detached' });
    const calls = await db().helpCall.findMany({ where: { gameId: game.gameId } });
    expect(calls.map(({ answeredBy }) => answeredBy !== null)).toEqual([true, false]);
  });

  test('goes up by itself once the network is back', async ({ open, expectErrors }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const game = await openGame();
    const page = await open(PHONE);
    await begin(page, game);
    await page.context().setOffline(true);
    await tap(page, '叫人');
    await page.getByText('已叫人 · 连上网络就送出').waitFor();
    await page.context().setOffline(false);
    await page.getByText('已叫人 · 等待中').waitFor();
    expect(await db().helpCall.count({ where: { gameId: game.gameId, answeredAt: null } })).toBe(1);
  });
});

describe('a device with a game that an earlier version of the app has kept', () => {
  test('opens it without the network all the same', async ({ open, expectErrors }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const game = await openGame();
    const page = await open(PHONE);
    await begin(page, game);
    await installed(page);
    await page.context().setOffline(true);
    await page.keyboard.type('444216');
    await page.getByText('1 把未上传').waitFor();
    await page.evaluate(forgetWhatIsNew, game.gameId);
    await page.reload();
    await lastCard(page).getByText('陈一 得 三红').waitFor();
    await tap(page, '叫人');
    await page.getByText('已叫人 · 连上网络就送出').waitFor();
    await page.context().setOffline(false);
    await page.getByText('已叫人 · 等待中').waitFor();
    await synced(page);
  });

  /** Takes out of what the device keeps what it did not keep at first. */
  async function forgetWhatIsNew(id: string): Promise<void> {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open('huibing'));
    const fresh = ['revision', 'twoEyes', 'witnesses', 'help', 'late', 'waiting', 'deeds'];
    for (const name of ['games', 'waiting']) {
      const store = database.transaction(name, 'readwrite').objectStore(name);
      const kept = Object.entries((await done(store.get(id))) as Record<string, unknown>);
      await done(store.put(Object.fromEntries(kept.filter(([key]) => !fresh.includes(key))), id));
    }
    database.close();
  }
});

describe('two eyes', () => {
  test('confirm or reject a 状元 without stopping the table, and the organiser sees how far it is', async ({
    open,
  }) => {
    const game = await openGame();
    const hr = await open(DESKTOP);
    const page = await open(PHONE);
    await begin(page, game);
    await organiser(hr, game, '/live');
    await switchOnTwoEyes(hr, game);
    await hr.goto(`/events/${game.eventId}/games/${game.gameId}`);

    await page.keyboard.type('444412');
    const card = page.getByRole('group', { name: '第二个人确认' });
    await card.getByText('四红带三').waitFor();
    await hr.getByText('待确认', { exact: true }).waitFor();
    await page.keyboard.type('123355');
    await tap(page, '1 把状元待确认');
    await card.getByRole('button', { name: '确认' }).click();
    await page.getByText('没有待确认的').waitFor();
    await hr.getByText('已确认', { exact: true }).waitFor();
    await tap(page, '返回');

    await page.keyboard.type('444413');
    await card.getByRole('button', { name: '不对' }).click();
    await page.getByText('1 把状元有异议').waitFor();
    await hr.getByText('有异议', { exact: true }).waitFor();
    await tap(page, '1 把状元有异议');
    await tap(page, '去更正');
    for (const face of '444423') await tap(page, `${face} 点`);
    await tap(page, '确认更正');
    await card.getByText('四红带五').waitFor();
    await hr.getByText('待确认', { exact: true }).waitFor();
    await card.getByRole('button', { name: '确认' }).click();
    await hr.getByText('已确认', { exact: true }).waitFor();

    const entries = await db().logEntry.findMany({ where: { gameId: game.gameId }, orderBy: { seq: 'asc' } });
    const seat = game.seats[2] ?? '';
    await organise(game, {
      kind: 'amend',
      target: entries[2]?.id ?? '',
      with: { kind: 'throw', seat, dice: '444426' },
    });
    await page.getByText('1 把状元待确认').or(card).first().waitFor();
    await hr.getByText('待确认', { exact: true }).waitFor();
  });
});
