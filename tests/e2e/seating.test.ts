import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { gameCode } from '@/lib/auth/game-link';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { RULES_VERSION } from '@/lib/rules';
import { newId } from '@/lib/schemas/new-id';
import { appendEntries } from '@/lib/services/append-entries';
import { createEvent } from '@/lib/services/create-event';
import { TEST_SECRET } from '../setup/app';
import { DESKTOP, PHONE, TABLET, test } from '../setup/browser';
import { sent } from '../support/open-game';
import { PASSWORD, signedInUser } from '../support/users';

/** Who sits where: dragged, carried, dealt, kept apart, waiting; two sittings and two 会 through opening. */

type Open = (device?: object) => Promise<Page>;

/** What will be so once the server has answered, on a busy machine too. */
const soon = <Value>(value: () => Value | Promise<Value>) => expect.poll(value, { timeout: 20_000 });

let owner: Actor;
let eventId: string;
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = [];
beforeAll(async () => {
  // The test looks into the app's own database.
  process.env.DATABASE_URL = inject('databaseUrl');
  process.env.AUTH_SECRET = TEST_SECRET;
  owner = await signedInUser();
  eventId = newId();
  const event = { name: '中秋博饼', venue: '', startsAt: '2026-09-25T18:00', timeZone: 'Asia/Shanghai' };
  await createEvent(owner, { id: eventId, ...event, currency: 'CNY', tables: 3 });
  const { id: sittingId } = await db().sitting.findFirstOrThrow({ where: { eventId } });
  await db().guest.createMany({
    data: Array.from({ length: 24 }, (_, index) => ({
      id: newId(Date.now() + index),
      ...{ eventId, sittingId, name: `客人${index + 1}` },
      department: ['研发', '市场', '财务'][index % 3] ?? '',
    })),
  });
});
afterAll(disconnect);

async function seatingPage(open: Open, device: object = DESKTOP, path = ''): Promise<Page> {
  const page = await open(device);
  await page.context().addCookies(cookies);
  await page.goto(`/events/${eventId}/seating${path}`);
  if (page.url().includes('/sign-in')) {
    await page.getByLabel('邮箱').fill(owner.email);
    await page.getByLabel('密码').fill(PASSWORD);
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL(`**/events/${eventId}/seating**`);
    cookies = await page.context().cookies();
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const tableOf = (page: Page, number: number) =>
  page.getByRole('region', { name: `第 ${number} 桌`, exact: true });
const unseated = (page: Page) => page.getByRole('region', { name: '未入座' });
const row = (page: Page, name: string) =>
  page.locator('[data-guest]').filter({ has: page.getByText(name, { exact: true }) });

/** Names at a table, in chair order. */
async function namesAt(page: Page, number: number): Promise<string[]> {
  return tableOf(page, number).locator('[data-guest] [dir=auto]').allInnerTexts();
}

/** Drags with the mouse, as a hand does: in several steps. */
async function drag(page: Page, name: string, to: { x: number; y: number }): Promise<void> {
  const from = await row(page, name).boundingBox();
  if (!from) throw new Error(`${name} is not on the screen`);
  await page.mouse.move(from.x + 50, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + from.height / 2 + 8, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.move(to.x, to.y + 1);
  await page.mouse.up();
}

/** The number of the table at which the server has somebody; null: none. */
async function savedTable(name: string): Promise<number | null> {
  const guest = await db().guest.findFirst({ where: { eventId, name }, include: { table: true } });
  return guest?.table?.number ?? null;
}

async function middleOf(page: Page, number: number) {
  const box = await tableOf(page, number).boundingBox();
  if (!box) throw new Error(`table ${number} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + 20 };
}

async function chooseFromMenu(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('in the draft', () => {
  test('guests are dragged to a table and between two others, and stay there', async ({ open }) => {
    const page = await seatingPage(open);
    await drag(page, '客人1', await middleOf(page, 1));
    await soon(() => namesAt(page, 1)).toEqual(['客人1']);
    await drag(page, '客人2', await middleOf(page, 1));
    await soon(() => namesAt(page, 1)).toEqual(['客人1', '客人2']);
    const second = await row(page, '客人2').boundingBox();
    if (!second) throw new Error('客人2 is not on the screen');
    await drag(page, '客人3', { x: second.x + 60, y: second.y + 4 });
    await soon(() => namesAt(page, 1)).toEqual(['客人1', '客人3', '客人2']);
    await soon(async () => db().guest.count({ where: { eventId, table: { number: 1 } } })).toBe(3);
    await page.reload();
    expect(await namesAt(page, 1)).toEqual(['客人1', '客人3', '客人2']);
    await drag(page, '客人2', { x: 720, y: 850 });
    await soon(() => namesAt(page, 1)).toEqual(['客人1', '客人3']);
    await soon(() => savedTable('客人2')).toBeNull();
    await drag(page, '客人2', await middleOf(page, 1));
    await soon(() => namesAt(page, 1)).toEqual(['客人1', '客人3', '客人2']);
    await soon(() => savedTable('客人2')).toBe(1);
  });

  test('by keyboard they are picked up, carried to a table’s number, put down or let go', async ({
    open,
  }) => {
    const page = await seatingPage(open);
    const said = page.locator('[aria-live=assertive]').first();
    await row(page, '客人4').focus();
    await page.keyboard.press('Enter');
    await soon(() => said.innerText()).toContain('拿起 客人4');
    await page.keyboard.press('2');
    await soon(() => said.innerText()).toBe('第 2 桌，还没有人');
    await page.keyboard.press('Enter');
    await soon(() => namesAt(page, 2)).toEqual(['客人4']);
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toContain('客人4');
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowUp');
    await soon(() => said.innerText()).toBe('第 1 桌，客人3 和 客人2 之间');
    await page.keyboard.press('Escape');
    expect(await namesAt(page, 2)).toEqual(['客人4']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await soon(() => namesAt(page, 1)).toEqual(['客人4', '客人1', '客人3', '客人2']);
    await soon(() => savedTable('客人4')).toBe(1);
  });

  test('automatic seating leaves a locked table, keeps a wish, and is taken back', async ({ open }) => {
    const page = await seatingPage(open);
    const before = await namesAt(page, 1);
    await chooseFromMenu(page, '第 1 桌：更多', '锁定这桌');
    await tableOf(page, 1).getByText('已锁定').waitFor({ state: 'attached' });
    await row(page, '客人5').click();
    await row(page, '客人6').click();
    await page.getByText('已选 2 人').waitFor();
    await chooseFromMenu(page, '更多', '要分开坐');
    await page.getByText('同桌、分桌的要求：1 条').waitFor();
    await page.getByRole('button', { name: '自动安排' }).click();
    await page.getByLabel('所有 20 人重新安排').check();
    await page.getByText('锁定的 1 桌不动，4 人留在原座。').waitFor();
    await page.getByLabel('抽签', { exact: true }).check();
    await page.getByLabel('抽签号', { exact: true }).fill('4711');
    await page.getByRole('tab', { name: '谁换桌' }).click();
    await page.getByText('未入座 → 第').first().waitFor();
    await page.getByText('另外 4 人留在原座不动。').waitFor();
    await page.getByRole('button', { name: '安排这 20 人' }).click();
    await page.getByText('已安排 20 人').waitFor();
    expect(await namesAt(page, 1)).toEqual(before);
    const [five, six] = await Promise.all(
      ['客人5', '客人6'].map((name) => db().guest.findFirst({ where: { eventId, name } })),
    );
    expect(five?.tableId).not.toBe(six?.tableId);
    await page.getByRole('button', { name: '撤回，恢复之前的座位' }).click();
    await page.getByText('已恢复之前的座位').waitFor();
    await soon(() => unseated(page).getByText('20 人', { exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: '自动安排' }).click();
    await page.getByRole('button', { name: '安排这 20 人' }).click();
    await page.getByText('已安排 20 人').last().waitFor();
    await soon(() => unseated(page).count()).toBe(0);
    await chooseFromMenu(page, '第 1 桌：更多', '解锁');
    await tableOf(page, 1).getByText('已锁定').waitFor({ state: 'detached' });
  });

  test('of two organisers the second is told, and can move the guest all the same', async ({ open }) => {
    const one = await seatingPage(open);
    const two = await seatingPage(open);
    const [name = ''] = await namesAt(one, 2);
    await drag(one, name, await middleOf(one, 3));
    await soon(() => namesAt(one, 3)).toContain(name);
    await soon(() => savedTable(name)).toBe(3);
    await drag(two, name, await middleOf(two, 1));
    await two.getByText(`${name} 刚刚被别人换到第 3 桌`).waitFor();
    await soon(() => namesAt(two, 3)).toContain(name);
    await two.getByRole('button', { name: '还是换过去' }).click();
    await soon(() => namesAt(two, 1)).toContain(name);
    await soon(() => savedTable(name)).toBe(1);
  });

  test('a guest waits, and one tap seats them', async ({ open }) => {
    const page = await seatingPage(open);
    await row(page, '客人7').click();
    await chooseFromMenu(page, '更多', '改为候补');
    await page.getByText('1 人改为候补').waitFor();
    await page.getByRole('region', { name: '候补' }).getByText('客人7').waitFor();
    await page.getByRole('button', { name: '给这 1 人安排座位' }).click();
    await soon(async () => (await db().guest.findFirst({ where: { eventId, name: '客人7' } }))?.waiting).toBe(
      false,
    );
  });

  test('part of them comes to a second sitting; both are seated and listed', async ({ open }) => {
    const page = await seatingPage(open, DESKTOP, '/sittings');
    await page.getByRole('button', { name: '添加场次' }).click();
    await page.getByLabel('名称').fill('晚场');
    await page.getByLabel('日期和时间').fill('2026-09-25T20:30');
    await page.getByLabel('桌数').last().fill('1');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('场次已添加').waitFor();
    await page.getByLabel('每桌几会').first().selectOption('2');
    await page.getByText('每桌改为 2 会').waitFor();
    await page.goto(`/events/${eventId}/seating`);
    await page.getByLabel('选中部门').selectOption({ label: '财务（8 人）' });
    await page.getByText('已选 8 人').waitFor();
    await chooseFromMenu(page, '更多', '换到晚场');
    await page.getByText('8 人换到晚场').waitFor();
    await page.getByRole('tab', { name: '晚场' }).click();
    await page.getByRole('button', { name: '自动安排' }).click();
    await page.getByRole('button', { name: '安排这 8 人' }).click();
    await page.getByText('已安排 8 人').waitFor();
    await page.getByRole('link', { name: '打印座位表' }).click();
    await page.getByRole('heading', { name: '晚场' }).waitFor();
    await page.getByRole('link', { name: '按姓名' }).click();
    await page.getByText('谁坐哪里').waitFor();
    expect(await page.getByText('客人3', { exact: true }).count()).toBe(1);
    expect(await page.getByText('客人1', { exact: true }).count()).toBe(0);
  });
});

describe('once it is open', () => {
  test('each table has its 会, and a guest of the waiting list gets a free chair', async ({ open }) => {
    const { id: first } = await db().sitting.findFirstOrThrow({ where: { eventId, position: 1 } });
    const waiting = { id: newId(), eventId, sittingId: first, name: '候补的人', waiting: true };
    await db().guest.create({ data: waiting });
    const page = await seatingPage(open);
    await page.goto(`/events/${eventId}`);
    await page.getByRole('button', { name: '开博' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '开博' }).click();
    await page.getByText('已开博，共 4 桌').waitFor();
    expect(await db().game.count({ where: { eventId } })).toBe(7);
    await page.goto(`/events/${eventId}/seating`);
    await page.getByText('已开博，座位固定了').waitFor();
    await page.getByLabel('候补的人 坐哪一桌').selectOption({ index: 0 });
    await page.getByRole('button', { name: '给座位' }).click();
    await page.getByText(/候补的人 坐第 \d 桌 \d+ 号/).waitFor();
    const seats = await db().seat.count({ where: { guestId: waiting.id } });
    expect(seats).toBe(2);
    await chooseFromMenu(page, '第 3 桌：更多', '再加一会');
    await page.getByRole('dialog').getByRole('button', { name: '再加一会' }).click();
    await page.getByText('第 3 桌有第 3 会了').waitFor();
    await page.goto(`/events/${eventId}/live`);
    await page.getByRole('heading', { name: '晚场' }).waitFor();
    await page.goto(`/events/${eventId}/hosts`);
    await page.getByText('共 2 会，一个二维码和 PIN 通用。').first().waitFor();
    expect(await page.getByText('PIN', { exact: true }).count()).toBe(4);
  });

  test('a host goes on from one 会 to the next with one tap', async ({ open }) => {
    const [one, two] = await db().game.findMany({
      where: { eventId, table: { number: 1, sitting: { position: 1 } } },
      orderBy: { ordinal: 'asc' },
    });
    if (!one || !two) throw new Error('two games');
    const host = await open(PHONE);
    await host.goto(`/t/${gameCode(one.id, 1)}`);
    await host.getByText('第 1 桌 · 第 1 会').waitFor();
    await appendEntries(
      { kind: 'organiser', userId: owner.userId },
      {
        ...{ v: 1, game: one.id, version: one.version, rulesVersion: RULES_VERSION, epoch: 0, length: 0 },
        entries: [sent({ kind: 'end', reason: '时间到' })],
      },
    );
    await host.getByRole('button', { name: '开始第 2 会' }).click();
    await host.waitForURL(`**/host?game=${two.id}`);
    await host.getByText('第 1 桌 · 第 2 会').waitFor();
    await host.goto(`/t/${gameCode(one.id, 1)}`);
    await host.waitForURL(`**/host?game=${two.id}`);
  });

  test.for([
    ['zh-CN', DESKTOP],
    ['zh-TW', TABLET],
    ['en', PHONE],
  ] as const)('its pages are sound in %s', async ([locale, device], { open }) => {
    const page = await seatingPage(open, device);
    await page.context().addCookies([{ name: 'locale', value: locale, url: page.url() }]);
    for (const path of ['', '/sittings', '/print?by=table', '/print?by=name']) {
      await page.goto(`/events/${eventId}/seating${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
      if (device !== DESKTOP) continue;
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
        path,
      ).toEqual([]);
    }
  });
});
