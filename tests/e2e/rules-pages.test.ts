import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DESKTOP, PHONE, TABLET, test } from '../setup/browser';
import { startOwnApp, type OwnApp } from '../support/own-app';

let app: OwnApp;
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
let event: string;
beforeAll(async () => {
  app = await startOwnApp();
});
afterAll(() => app.stop());

const at = (device: object = DESKTOP) => ({ ...device, baseURL: app.url });

test('an event to look at the rules of', async ({ open }) => {
  const page = await open(at());
  await page.goto(`/setup/${app.setupToken}`);
  await page.getByLabel('姓名').fill('林小红');
  await page.getByLabel('邮箱').fill('hr@example.com');
  await page.getByLabel('密码').fill('zhong-qiu-bo-bing');
  await page.getByRole('button', { name: '创建账号' }).click();
  await page.waitForURL('**/events');
  cookies = await page.context().cookies();
  await page.goto('/events/new');
  await page.getByLabel('活动名称').fill('中秋'.repeat(30));
  await page.getByRole('button', { name: '建立活动' }).click();
  await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
  event = new URL(page.url()).pathname;
});

describe('every part of it', () => {
  test.for([
    ['zh-CN', DESKTOP],
    ['zh-TW', TABLET],
    ['en', TABLET],
    ['en', PHONE],
  ] as const)('fits and is accessible, in %s', async ([locale, device], { open }) => {
    const page = await open(at(device));
    await page.context().addCookies([...cookies, { name: 'locale', value: locale, url: app.url }]);
    for (const path of ['/rules', '/rules/try']) {
      await page.goto(event + path);
      const tabs = page.getByRole('tab');
      await tabs.first().waitFor();
      for (let tab = 0; tab < (await tabs.count()); tab++) {
        await tabs.nth(tab).click();
        if (path === '/rules' && tab === 1) await openSome(page);
        await expectSound(page, `${path}, part ${tab + 1}`, device === DESKTOP || tab === 1);
      }
    }
  });

  /** All options, and one of each kind of editor. */
  async function openSome(page: Page): Promise<void> {
    await page.locator('button[aria-pressed=false]').first().click();
    for (const id of [
      'zhuangyuan.order',
      'zhuangyuan.immune',
      'bonusTier',
      'liuhei.faces',
      'tiers.chase',
      'roundLimit',
    ]) {
      await page.locator(`[id="option-${id}"] button`).first().click();
    }
  }

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
