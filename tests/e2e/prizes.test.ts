import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import exceljs from 'exceljs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DESKTOP, test } from '../setup/browser';
import { startOwnApp, type OwnApp } from '../support/own-app';

let app: OwnApp;
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
let event: string;
beforeAll(async () => {
  app = await startOwnApp();
});
afterAll(() => app.stop());

const at = () => ({ ...DESKTOP, baseURL: app.url });

/** The prizes' page, signed in. */
async function prizes(page: Page, tab = 'tiers'): Promise<Page> {
  await page.context().addCookies(cookies);
  await page.goto(`${event}/prizes?tab=${tab}`);
  await page.getByRole('heading', { level: 1, name: '奖品' }).waitFor();
  return page;
}

/** Types goods into the open dialog, as its last row. */
async function addGoods(page: Page, number: number, name: string, quantity: string, value: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '加一种奖品' }).click();
  const row = dialog.getByRole('group', { name: `第 ${number} 种奖品` });
  await row.getByLabel('奖品名称').fill(name);
  await row.getByLabel('每桌件数').fill(quantity);
  await row.getByLabel(/^单价/).fill(value);
  return row;
}

async function save(page: Page, done: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText(done).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`)).toEqual([]);
}

function file(buffer: Buffer, name = '图.png') {
  return { name, mimeType: 'image/png', buffer };
}

describe('prizes', () => {
  test('an organiser makes a tier of their own, chooses its dice, and shows its goods', async ({ open }) => {
    const page = await open(at());
    await page.goto(`/setup/${app.setupToken}`);
    await page.getByLabel('姓名').fill('林小红');
    await page.getByLabel('邮箱').fill('hr@example.com');
    await page.getByLabel('密码').fill('zhong-qiu-bo-bing');
    await page.getByRole('button', { name: '创建账号' }).click();
    await page.waitForURL('**/events');
    await page.goto('/events/new');
    await page.getByLabel('活动名称').fill('中秋博饼');
    await page.getByLabel(/^桌数/).fill('3');
    await page.getByRole('button', { name: '建立活动' }).click();
    await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
    event = new URL(page.url()).pathname;
    cookies = await page.context().cookies();

    await prizes(page);
    await page.getByRole('button', { name: '加奖项' }).click();
    await page.getByRole('menuitem', { name: '自订奖项' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await dialog.getByText('还没有说什么骰子算').waitFor();
    await dialog.getByLabel('奖项名称').fill('三个一样');
    await dialog.getByLabel('每桌几份').fill('3');
    await dialog.getByRole('button', { name: '加一副骰子' }).click();
    for (const face of [4, 4, 4, 4, 1, 1]) await dialog.getByRole('button', { name: `${face} 点` }).click();
    await dialog.getByText('114444 在这套规则里算状元（状元插金花）').waitFor();
    await dialog.getByRole('button', { name: '去掉 114444' }).click();
    await dialog.getByRole('button', { name: '三个相同' }).click();
    await dialog.getByText('26%').waitFor();
    await dialog.getByLabel('排在哪里').selectOption({ label: '在一秀下面（最低）' });
    await dialog.getByText('13%').waitFor();
    await dialog.getByText('其余符合的骰子先算一秀').waitFor();

    const row = await addGoods(page, 1, '毛毯', '2', '59.9');
    const create = { width: 900, height: 900, channels: 3, background: '#2c6a57' } as const;
    await row.locator('input[type=file]').setInputFiles(file(await sharp({ create }).png().toBuffer()));
    await row.getByRole('button', { name: '删除 毛毯 的图片' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await dialog.getByText('奖品共 2 件，每桌 3 份，少 1 件。').waitFor();
    await dialog.getByRole('button', { name: '把“毛毯”改成 3 件' }).click();
    await save(page, '三个一样已保存');

    const shown = page.getByRole('row', { name: /三个一样/ });
    await shown.getByText('自订').waitFor();
    const picture = shown.locator('img:visible');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const bare = await open(at());
    expect((await bare.request.get(new URL(answer.url()).pathname)).status()).toBe(401);
  });

  test.for(['zh-CN', 'zh-TW', 'en'])(
    'each tier’s button stands in one column, on the line of its first goods, in %s',
    async (locale, { open }) => {
      const page = await open(at());
      await page.context().addCookies([...cookies, { name: 'locale', value: locale, url: app.url }]);
      await page.goto(`${event}/prizes`);
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const table = page.getByRole('table').first();
        const places = await table.getByRole('button').evaluateAll((buttons) =>
          buttons.map((button) => {
            const own = button.getBoundingClientRect();
            const first = button.parentElement?.firstElementChild?.firstElementChild?.getBoundingClientRect();
            return { right: Math.round(own.right), apart: Math.abs(own.top - (first?.top ?? 0)) };
          }),
        );
        expect(places.length).toBe(7);
        expect(new Set(places.map(({ right }) => right)).size, `${width}`).toBe(1);
        expect(Math.max(...places.map(({ apart }) => apart)), `${width}`).toBeLessThanOrEqual(14);
        const cut = await page
          .locator('nav a span:visible')
          .evaluateAll((notes) => notes.filter((note) => note.scrollWidth > note.clientWidth + 1).length);
        expect(cut, `notes of the navigation at ${width}`).toBe(0);
      }
      await expectAccessible(page);
    },
  );

  test('a price that is too high is told how high it may be', async ({ open }) => {
    const page = await prizes(await open(at()));
    await page.getByRole('button', { name: '修改对堂的奖品' }).click();
    await addGoods(page, 1, '金条', '2', '20000000.01');
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText('金额从 0 到 ¥20,000,000，最多 2 位小数').waitFor();
    expect(await page.getByLabel(/^单价/).inputValue()).toBe('20000000.01');
  });

  test('what isn’t a picture is refused at its goods, and nothing typed is lost', async ({ open }) => {
    const page = await prizes(await open(at()));
    await page.getByRole('button', { name: '修改对堂的奖品' }).click();
    const row = await addGoods(page, 1, '电饭煲', '2', '269');
    const input = row.locator('input[type=file]');
    await input.setInputFiles(file(Buffer.from('这不是图片'), '电饭煲.png'));
    await row.getByText('这不是图片').waitFor();
    await input.setInputFiles(file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '图.svg'));
    await row.getByText('SVG 可能带程序').waitFor();
    await input.setInputFiles(file(Buffer.alloc(13 * 1024 * 1024, 1)));
    await row.getByText('图片超过 12 MB').waitFor();
    expect(await row.getByLabel('奖品名称').inputValue()).toBe('电饭煲');
    await save(page, '对堂已保存');
  });

  test('the budget says by how much it is over, and which tier costs most', async ({ open }) => {
    const page = await prizes(await open(at()), 'budget');
    // 3 × (3 × 59.90 + 2 × 269) = 2153.10
    await page.getByRole('tabpanel').getByText('¥2,153.10').waitFor();
    await page.getByLabel(/^预算（/).fill('2,000');
    await page.getByLabel('备用（%）').fill('10');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    // Spares: one blanket, one cooker.
    const budget = page.getByRole('tabpanel');
    await budget.getByText('超 ¥482').waitFor();
    await page.getByRole('link', { name: '奖品 超 ¥482' }).waitFor();
    expect(await budget.getByRole('listitem').first().innerText()).toContain('对堂');
    await expectAccessible(page);
  });

  test('the workbook of what to buy adds up', async ({ open }) => {
    const page = await prizes(await open(at()), 'shopping');
    await page.getByText('这些奖项还没填奖品').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '下载工作簿' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('中秋博饼 采购和装箱.xlsx');
    const book = new exceljs.Workbook();
    await book.xlsx.load((await readFile(await download.path())) as unknown as exceljs.Buffer);
    const sheet = book.getWorksheet('采购清单');
    const cell = (address: string) => sheet?.getCell(address);
    expect([cell('A4')?.value, cell('C4')?.value, cell('D4')?.value]).toEqual(['电饭煲', 6, 1]);
    expect([cell('A5')?.value, cell('C5')?.value, cell('D5')?.value]).toEqual(['毛毯', 9, 1]);
    expect([cell('E4'), cell('G4'), cell('G6')].map((one) => one?.formula)).toEqual([
      'C4+D4',
      'E4*F4',
      'SUM(G4:G5)',
    ]);
    expect(cell('G6')?.result).toBeCloseTo(7 * 269 + 10 * 59.9, 6);
    expect(await page.getByRole('row', { name: /^合计/ }).innerText()).toContain('2,482');
  });

  test('slips are packed instead of goods, printed ten on a page, and checked at the desk', async ({
    open,
  }) => {
    const page = await prizes(await open(at()), 'packing');
    await page.getByRole('switch', { name: '对堂' }).click();
    await page.getByText('对堂奖券').first().waitFor();
    await page.getByRole('link', { name: '奖券：预览和打印' }).click();
    await page.getByText('6 张，A4 纸 1 页').waitFor();
    expect(await page.locator('.slip').count()).toBe(6);
    await expectAccessible(page);
    const serial = await page.locator('.slip').nth(3).innerText();
    const number = /\d-\d{3}-\w{4}/.exec(serial)?.[0] ?? '';
    await page.getByLabel('券号').fill(number.toLowerCase());
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByText('第 2 桌 · 对堂 · 电饭煲').waitFor();
    await page.getByLabel('券号').fill('2-002-AAAA');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByText('没有这张奖券').waitFor();
    await page.getByRole('tab', { name: '领奖台清单' }).click();
    await page.getByRole('cell', { name: number }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  });

  test('the second of two organisers sees both lists and chooses; other changes don’t disturb', async ({
    open,
  }) => {
    const [one, two] = [await prizes(await open(at())), await prizes(await open(at()))];
    for (const page of [one, two]) await page.getByRole('button', { name: '修改三红的奖品' }).click();
    await addGoods(one, 1, '空调被', '4', '129');
    await save(one, '三红已保存');
    await addGoods(two, 1, '毛巾', '4', '19');
    const dialog = two.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await dialog.getByText('现在保存的是').waitFor();
    await dialog.getByText('空调被 ×4').waitFor();
    expect(await dialog.getByLabel('奖品名称').inputValue()).toBe('毛巾');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await dialog.getByText('空调被 ×4').waitFor();
    await one.reload();
    await one.getByText('空调被 ×4').filter({ visible: true }).waitFor();
    await dialog.getByRole('button', { name: '用我填的' }).click();
    await save(two, '三红已保存');

    // Somebody else moves a tier: that is no matter of this form's.
    await one.reload();
    await one.getByRole('button', { name: '修改四进的奖品' }).click();
    await addGoods(one, 1, '食用油', '8', '69');
    await two.getByRole('button', { name: '调整顺序' }).click();
    await two.getByRole('button', { name: '下移 对堂' }).click();
    await save(two, '顺序已保存');
    await save(one, '四进已保存');
    await one.reload();
    await one.getByText('毛巾 ×4').filter({ visible: true }).waitFor();
    const rows = await one.getByRole('row').allInnerTexts();
    const order = rows.map((text) => text.trim().split('\n')[0]).slice(1, 4);
    expect(order).toEqual(['状元', '三红', '对堂']);
  });
});
