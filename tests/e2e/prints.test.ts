import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DESKTOP, PHONE, test } from '../setup/browser';
import { startOwnApp, type OwnApp } from '../support/own-app';
import { readFills } from '../support/read-fills';
import { readPdf } from '../support/read-pdf';

/** Names that fonts and layouts fail at, at two tables. */
const NAMES = [
  '张伟',
  '𠮷田𠮷',
  '㛃镕喆堃①',
  'O’Brien Séamus',
  '欧阳娜娜🎲',
  '김철수',
  '长'.repeat(60),
  '王芳',
];
const TABLES = 2;

let app: OwnApp;
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
let event: string;
beforeAll(async () => {
  app = await startOwnApp();
});
afterAll(() => app.stop());

const at = (device: object = DESKTOP) => ({ ...device, baseURL: app.url });

/** A page of the event, signed in. */
async function signedIn(page: Page, path: string, locale = 'zh-CN'): Promise<Page> {
  await page.context().addCookies([...cookies, { name: 'locale', value: locale, url: app.url }]);
  await page.goto(event + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** The PDF that a link downloads. */
async function download(page: Page, title: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `下载${title} PDF` }).click(),
  ]);
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, ...(await readPdf(bytes)) };
}

const bare = (name: string) => name.replaceAll(/\s/g, '');

describe('prints', () => {
  test('an event with guests whose names are hard to print', async ({ open }) => {
    const page = await open(at());
    await page.goto(`/setup/${app.setupToken}`);
    await page.getByLabel('姓名').fill('林小红');
    await page.getByLabel('邮箱').fill('hr@example.com');
    await page.getByLabel('密码').fill('zhong-qiu-bo-bing');
    await page.getByRole('button', { name: '创建账号' }).click();
    await page.waitForURL('**/events');
    await page.goto('/events/new');
    await page.getByLabel('活动名称').fill('月满会饼 2026');
    await page.getByLabel('桌数').fill(String(TABLES));
    await page.getByRole('button', { name: '建立活动' }).click();
    await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
    event = new URL(page.url()).pathname;
    cookies = await page.context().cookies();
    const rows = NAMES.map((name, index) => `${1001 + index},${name},市场部,${(index % TABLES) + 1}`);
    await page.goto(`${event}/roster/import`);
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: '名单.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(['工号,姓名,部门,桌号', ...rows].join('\n')),
    });
    await page.getByText(`文件里有 ${NAMES.length} 人`).waitFor();
    await page.getByRole('button', { name: '确认导入' }).click();
    await page.waitForURL(/\/roster$/);
    await page.goto(`${event}/prizes?tab=packing`);
    await page.getByRole('switch', { name: '对堂' }).check();
  });

  test('are downloaded with every name and every font', async ({ open }) => {
    const page = await signedIn(await open(at()), '/prints');
    await page.getByText(`共 ${TABLES} 桌 · ${NAMES.length} 人`).waitFor();
    for (const title of ['座位表（按桌）', '座位表（按姓名）', '博饼记录纸']) {
      const file = await download(page, title);
      expect(file.name).toBe(`月满会饼 2026 ${title}.pdf`);
      expect(NAMES.filter((name) => !file.text.includes(bare(name)))).toEqual([]);
      expect(file.fonts.every((font) => font.embedded)).toBe(true);
    }
    expect((await download(page, '博饼记录纸')).pages).toHaveLength(3 * TABLES);
    expect((await download(page, '活动须知')).text).toContain('月满会饼2026活动须知');
    expect(
      (await download(page, '奖券')).texts.filter((text) => /^\d-\d{3}-[0-9A-Z]{4}$/.test(text)),
    ).toHaveLength(2 * TABLES);
    expect((await download(page, '装箱单')).text).toContain('对堂奖券');
    expect((await download(page, '采购单')).text).toContain('采购单');
  });

  test('the codes on the cards open their table’s page', async ({ open }) => {
    const page = await signedIn(await open(at()), '/prints');
    await page.getByLabel('样式').selectOption('page');
    const cards = await download(page, '桌卡');
    expect(cards.pages).toHaveLength(TABLES);
    await page.goto(`${event}/hosts`);
    const links = await page.getByText(/\/t\/[\w-]{22}/).allTextContents();
    const picture = await readFills(cards.bytes, { x: 48, y: 196, width: 308, height: 308, scale: 2 });
    expect(jsQR(picture.pixels, picture.width, picture.height)?.data).toBe(links[0]);
    const phone = await open(at(PHONE));
    await phone.goto(new URL(links[0] ?? '').pathname);
    await phone.waitForURL(/\/host/);
  });

  test('are of the tables that are typed in, in the language that is chosen', async ({ open }) => {
    const page = await signedIn(await open(at()), '/prints');
    await page.getByLabel('哪些桌').fill('２');
    await page.getByText('共 1 桌 · 4 人').waitFor();
    const second = await download(page, '座位表（按桌）');
    expect(second.text).toContain('第2桌');
    expect(second.text).not.toContain('张伟');
    await page.getByLabel('打印语言').selectOption('en');
    const english = await download(page, '座位表（按桌）');
    expect(english.name).toBe('月满会饼 2026 Seating by table.pdf');
    expect(english.text).toContain('Table2');
  });

  test('say at the field what is wrong, and let the whole event’s be printed all the same', async ({
    open,
  }) => {
    const page = await signedIn(await open(at()), '/prints');
    const field = page.getByLabel('哪些桌');
    for (const [typed, problem] of [
      ['十', '写成 1-10,15 这样。'],
      ['7-9', '没有这样的桌'],
    ] as const) {
      await field.fill(typed);
      await page.getByRole('alert').filter({ hasText: problem }).waitFor();
      await page.getByRole('link', { name: '下载博饼记录纸 PDF' }).press('Enter');
      expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
      expect(await field.inputValue()).toBe(typed);
    }
    expect((await download(page, '活动须知')).pages).toHaveLength(1);
  });

  test('are kept by nobody between, and shown in the browser where that is wanted', async ({
    open,
    expectErrors,
  }) => {
    const page = await signedIn(await open(at()), '/prints');
    const link = page.getByRole('link', { name: '打印桌卡' });
    const shown = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(shown.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers()['content-disposition']).toMatch(/^inline;/);
    const stranger = await open(at());
    expectErrors(/401/);
    const refused = await stranger.request.get((await link.getAttribute('href')) ?? '');
    expect(refused.status()).toBe(401);
    expect(refused.headers()['cache-control']).toBe('no-store');
  });

  test('from the browser are A4 pages without what is around them', async ({ open }) => {
    const page = await signedIn(await open(at()), '/prints/rules');
    const sheet = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheet.pages).toHaveLength(1);
    expect(sheet.pages[0]?.width).toBeCloseTo(595, -1);
    // The browser writes some characters as the radicals that look the same.
    expect(sheet.text.normalize('NFKC')).toContain('月满会饼2026活动须知');
    await page.goto(`${event}/hosts`);
    const codes = await readPdf(await page.pdf({ format: 'A4' }));
    expect(codes.pages).toHaveLength(1);
    for (const text of [sheet, codes].map((read) => read.text.normalize('NFKC'))) {
      for (const around of ['概览', '设置', '跳到正文', '打印本页', '换新'])
        expect(text).not.toContain(around);
    }
  });

  test.for(['zh-CN', 'zh-TW', 'en'])(
    'the pages fit every screen and are accessible, in %s',
    async (locale, { open }) => {
      const page = await open(at());
      for (const path of ['/prints', '/prints/rules']) {
        await signedIn(page, path, locale);
        for (const width of [390, 820, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
        }
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`)).toEqual([]);
      }
    },
  );
});
