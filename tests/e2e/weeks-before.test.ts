import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { createEvent } from '@/lib/services/create-event';
import { TEST_SECRET } from '../setup/app';
import { DESKTOP, test } from '../setup/browser';
import { PASSWORD, signedInUser } from '../support/users';

/** What HR is asked before it goes wrong: dates, sittings, whose roster a file is, and what a lock holds. */

type Open = (device?: object) => Promise<Page>;
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

const soon = <Value>(value: () => Value | Promise<Value>) => expect.poll(value, { timeout: 20_000 });

let owner: Actor;
let eventId: string;
let cookies: Cookies = [];
beforeAll(async () => {
  process.env.DATABASE_URL = inject('databaseUrl');
  process.env.AUTH_SECRET = TEST_SECRET;
  owner = await signedInUser();
  eventId = newId();
  const event = { name: '中秋博饼', venue: '', startsAt: '2025-10-03T12:00', timeZone: 'Asia/Shanghai' };
  await createEvent(owner, { id: eventId, ...event, currency: 'CNY', tables: 3 });
});
afterAll(disconnect);

/** A page of the event, as its owner. */
async function eventPage(open: Open, path: string): Promise<Page> {
  const page = await open(DESKTOP);
  await page.context().addCookies(cookies);
  await page.goto(`/events/${eventId}${path}`);
  if (page.url().includes('/sign-in')) {
    await page.getByLabel('邮箱').fill(owner.email);
    await page.getByLabel('密码').fill(PASSWORD);
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL(`**/events/${eventId}${path}`);
    cookies = await page.context().cookies();
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const tableOf = (page: Page, number: number) =>
  page.getByRole('region', { name: `第 ${number} 桌`, exact: true });
const row = (page: Page, name: string) =>
  page.locator('[data-guest]').filter({ has: page.getByText(name, { exact: true }) });
const namesAt = (page: Page, number: number) =>
  tableOf(page, number).locator('[data-guest] [dir=auto]').allInnerTexts();

/** What axe finds. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
}

async function choose(page: Page, name: string, ...lines: string[]): Promise<void> {
  await page.goto(`/events/${eventId}/roster/import`);
  const buffer = Buffer.from(['工号,姓名,场次,桌号', ...lines].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByText('导入后会怎样').waitFor();
}

describe('the dates', () => {
  test('a date that is over is told; without a roster the seating says what comes first', async ({
    open,
  }) => {
    const page = await eventPage(open, '');
    await page.getByText('活动日期已经过去了，请核对').waitFor();
    await page.getByText('有了名单再安排座位').waitFor();
    await page.goto(`/events/${eventId}/seating`);
    await page.getByText('还没有人可以安排').waitFor();
    expect(await page.getByText('人人有座').count()).toBe(0);
    await page.getByRole('link', { name: '导入名单' }).click();
    await page.getByText('把名单文件拖到这里').waitFor();
  });

  test('a second sitting is proposed later, warned of at one time with the first, and moved along', async ({
    open,
  }) => {
    const page = await eventPage(open, '/seating/sittings');
    await page.getByRole('button', { name: '添加场次' }).click();
    const time = page.getByLabel('日期和时间');
    expect(await time.inputValue()).toBe('2025-10-03T15:00');
    await page.getByLabel('名称').fill('晚场');
    await time.fill('2025-10-03T12:00');
    await page.getByText('和第 1 场同一时间开始').waitFor();
    await time.fill('2025-10-03T18:30');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('场次已添加').waitFor();
    await page.goto(`/events/${eventId}/settings`);
    await page.getByText('这个日期已经过去了，请核对。').waitFor();
    await page.getByLabel('日期和时间').fill('2099-09-29T12:00');
    await page.getByLabel('其余 1 个场次也移动同样多').waitFor();
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('已保存').waitFor();
    await soon(
      async () => (await db().sitting.findFirst({ where: { eventId, position: 2 } }))?.startsAt,
    ).toEqual(new Date('2099-09-29T10:30:00Z'));
  });
});

describe('the roster', () => {
  test('says in its column who comes to which sitting, and whose it probably is', async ({ open }) => {
    const page = await eventPage(open, '/roster');
    const people = Array.from(
      { length: 9 },
      (_, index) => `${index + 1},客人${index + 1},1,${(index % 3) + 1}`,
    );
    const rows = [...people, '10,محمد علي,第1场,1', '11,王晚,18:30,1', '12,李夜,夜场,1'];
    await choose(page, 'a.csv', ...rows);
    await page.getByText('场次“夜场”在活动里没有').waitFor();
    await page.getByLabel('没写场次的人来哪一场').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: '确认导入' }).click();
    await page.getByText('已导入：新增 12').waitFor();
    const late = await db().guest.findFirst({ where: { eventId, name: '王晚' }, include: { sitting: true } });
    expect(late?.sitting?.name).toBe('晚场');

    await choose(page, 'b.csv', ...rows.map((line) => line.replace(/,[^,]+/, ',别人')));
    await page.getByText('这像是另一份名单：12 个工号要换名字').waitFor();
    await page.getByRole('button', { name: '确认导入' }).click();
    await page.getByRole('dialog').getByText('真的要给 12 人换名字？').waitFor();
    await page.keyboard.press('Escape');
    expect(await db().guest.count({ where: { eventId, name: '别人' } })).toBe(0);

    await page.goto(`/events/${eventId}/roster/import`);
    await page.getByLabel('从表格里复制，粘贴到这里').fill('姓名\t工号\n客人1\t1');
    await page.getByRole('button', { name: '看看会怎样' }).click();
    const whole = page.getByLabel('粘贴的就是整份名单：移除里面没有的 10 人');
    await whole.waitFor();
    expect(await whole.isChecked()).toBe(false);
    expect(await page.getByText('文件里', { exact: false }).count()).toBe(0);
  });

  test('shows names from right to left in line with the others', async ({ open }) => {
    const page = await eventPage(open, '/seating');
    const left = (name: string) =>
      row(page, name)
        .locator('[dir=auto]')
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Math.round(range.getBoundingClientRect().left);
        });
    await row(page, 'محمد علي').waitFor();
    expect(await left('محمد علي')).toBe(await left('客人1'));
    expect(await faults(page)).toEqual([]);
  });
});

describe('the seating', () => {
  test('nobody is brought to a locked table or away from it, by mouse or by keyboard', async ({ open }) => {
    const page = await eventPage(open, '/seating');
    await page.getByRole('button', { name: '第 1 桌：更多' }).click();
    await page.getByRole('menuitem', { name: '锁定这桌' }).click();
    await tableOf(page, 1).getByText('已锁定').waitFor({ state: 'attached' });
    const before = [await namesAt(page, 1), await namesAt(page, 2)];
    const refusal = '第 1 桌锁定了，先解锁。';
    await row(page, '客人2').dragTo(tableOf(page, 1).getByRole('heading'));
    await page.getByText(refusal).first().waitFor();
    await row(page, '客人1').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await soon(() => page.locator('[aria-live=assertive]').first().innerText()).toBe('没有换。');
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toContain('客人1');
    await row(page, '客人1').click();
    await page.getByRole('button', { name: '换到…' }).click();
    await page.getByLabel('桌', { exact: true }).selectOption({ label: '不安排' });
    await page.getByRole('button', { name: '换过去' }).click();
    await page.getByRole('dialog').getByText(refusal).waitFor();
    await page.keyboard.press('Escape');
    expect([await namesAt(page, 1), await namesAt(page, 2)]).toEqual(before);
  });

  test('the chosen come to a table whose number is typed, or it is said why not', async ({ open }) => {
    const page = await eventPage(open, '/seating');
    await row(page, '客人2').click();
    await page.getByRole('button', { name: '换到…' }).click();
    await page.keyboard.press('9');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('没有第 9 桌。').waitFor();
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await soon(() => namesAt(page, 3)).toContain('客人2');
    await soon(async () => {
      const guest = await db().guest.findFirst({
        where: { eventId, name: '客人2' },
        include: { table: true },
      });
      return guest?.table?.number;
    }).toBe(3);
  });

  test('opening long before the day is asked about, and allowed', async ({ open }) => {
    // In the second sitting only one table has anybody.
    await db().game.deleteMany({
      where: { table: { eventId, sitting: { position: 2 }, number: { gt: 1 } } },
    });
    await db().table.deleteMany({ where: { eventId, sitting: { position: 2 }, number: { gt: 1 } } });
    const page = await eventPage(open, '');
    await page.getByRole('button', { name: '开博' }).click();
    await page
      .getByRole('dialog')
      .getByText(/离活动还有 \d+ 天/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '开博' }).click();
    await page.getByText('已开博，共 4 桌').waitFor();
  });
});
