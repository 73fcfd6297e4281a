import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DESKTOP, PHONE, TABLET, test } from '../setup/browser';
import { startOwnApp, type OwnApp } from '../support/own-app';

let app: OwnApp;
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
let sample: string;
beforeAll(async () => {
  app = await startOwnApp();
});
afterAll(() => app.stop());

const at = (device: object = DESKTOP) => ({ ...device, baseURL: app.url });

/** A page of the organiser's, signed in, in a language. */
async function signedIn(page: Page, locale = 'zh-CN'): Promise<Page> {
  await page.context().addCookies([...cookies, { name: 'locale', value: locale, url: app.url }]);
  return page;
}

describe('the first look', () => {
  test('one click on an empty list makes the sample event', async ({ open }) => {
    const page = await open(at());
    await page.goto(`/setup/${app.setupToken}`);
    await page.getByLabel('姓名').fill('林小红');
    await page.getByLabel('邮箱').fill('hr@example.com');
    await page.getByLabel('密码').fill('zhong-qiu-bo-bing');
    await page.getByRole('button', { name: '创建账号' }).click();
    await page.waitForURL('**/events');
    await page.getByText('还没有活动').waitFor();
    await page.getByRole('button', { name: '看一个示例活动' }).dblclick();
    await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
    sample = new URL(page.url()).pathname;
    await page.getByRole('heading', { name: '示例：中秋博饼' }).waitFor();
    cookies = await page.context().cookies();
    await page.goto('/events');
    expect(await page.getByText('示例', { exact: true }).count()).toBe(1);
  });
});

describe('every page', () => {
  const PAGES = [
    '',
    '/roster',
    '/seating',
    '/prizes',
    '/rules',
    '/hosts',
    '/live',
    '/members',
    '/audit',
    '/settings',
  ];
  const DEVICES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };

  test.for(['zh-CN', 'zh-TW', 'en'] as const)(
    'fits every screen and is accessible, in %s',
    { timeout: 300_000 },
    async (locale, { open }) => {
      for (const [device, options] of Object.entries(DEVICES)) {
        const page = await signedIn(await open(at(options)), locale);
        for (const path of ['/events', '/events/new', ...PAGES.map((part) => sample + part)]) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await expectSound(page, `${path} on ${device} in ${locale}`, device === 'desktop');
        }
        await page.goto(`${sample}/live`);
        await page.locator('main li a').nth(2).click();
        await page.waitForURL(/\/games\//);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectSound(page, `a game on ${device} in ${locale}`, device === 'desktop');
      }
    },
  );

  async function expectSound(page: Page, name: string, deeply: boolean): Promise<void> {
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: innerWidth,
    }));
    expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(screen);
    if (!deeply) return;
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(told, name).toEqual([]);
  }
});

describe('bad input', () => {
  test('a file that is no roster is refused in words', async ({ open }) => {
    const page = await signedIn(await open(at()));
    await page.goto('/events/new');
    await page.getByRole('button', { name: '建立活动' }).click();
    await page.getByText('这里要填。').first().waitFor();
    await page.getByLabel('活动名称').fill('会饼');
    await page.getByRole('button', { name: '建立活动' }).click();
    await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
    await page.goto(`${new URL(page.url()).pathname}/roster/import`);
    const pdf = {
      name: '名单.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'),
    };
    await page.locator('input[type=file]').setInputFiles(pdf);
    await page.getByRole('alert').filter({ hasText: '这不是名单文件' }).waitFor();
    const large = { ...pdf, buffer: Buffer.alloc(21 * 1024 * 1024, 'x') };
    await page.locator('input[type=file]').setInputFiles(large);
    await page.getByRole('alert').filter({ hasText: '文件超过 20 MB' }).waitFor();
  });

  test('the second of two organisers learns of the first and loses nothing typed', async ({ open }) => {
    const one = await signedIn(await open(at()));
    const two = await signedIn(await open(at()));
    for (const page of [one, two]) await page.goto(`${sample}/settings`);
    await one.getByLabel('地点').fill('一楼');
    await one.getByRole('button', { name: '保存' }).click();
    await one.getByText('已保存').waitFor();
    await two.getByLabel('活动名称').fill('我改的名称');
    await two.getByRole('button', { name: '保存' }).click();
    await two.getByText('别人刚刚改过这里').waitFor();
    await two.getByRole('alert').getByText('一楼').waitFor();
    await expect.poll(() => two.getByLabel('地点').inputValue()).toBe('一楼');
    expect(await two.getByLabel('活动名称').inputValue()).toBe('我改的名称');
    await two.getByRole('button', { name: '保存' }).click();
    await two.getByText('已保存').waitFor();
    await two.reload();
    // The form fills its fields once the page has come alive.
    await expect.poll(() => two.getByLabel('活动名称').inputValue()).toBe('我改的名称');
    await expect.poll(() => two.getByLabel('地点').inputValue()).toBe('一楼');
  });
});
