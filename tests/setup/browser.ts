import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { launchBrowser } from '../support/launch-browser';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 }, hasTouch: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

interface Fixtures {
  browser: Browser;
  /** Opens a page as another device would: with cookies and storage of its own. */
  open: (device?: BrowserContextOptions) => Promise<Page>;
  /** One page on a desktop, for a test that needs no more. */
  page: Page;
  /** Lets errors through that the test provokes, such as the 409 of a refused throw. */
  expectErrors: (pattern: RegExp) => void;
}

interface Watch {
  seen: string[];
  expected: RegExp[];
}

/**
 * `test` with a browser. An error on any page that the test did not expect fails it: an uncaught exception, a
 * console.error (React's warnings and failed requests among them), or a breach of the content security policy.
 */
export const test = base.extend<Fixtures & { watch: Watch }>({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],

  watch: async ({}, use) => {
    const watch: Watch = { seen: [], expected: [] };
    await use(watch);
    const unexpected = watch.seen.filter((error) => !watch.expected.some((pattern) => pattern.test(error)));
    if (unexpected.length > 0) throw new Error(`Unexpected errors in the browser:\n${unexpected.join('\n')}`);
  },

  expectErrors: async ({ watch }, use) => {
    await use((pattern) => void watch.expected.push(pattern));
  },

  open: async ({ browser, watch }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (device = DESKTOP) => {
      const context = await browser.newContext({ baseURL: inject('baseUrl'), locale: 'zh-CN', ...device });
      contexts.push(context);
      context.on('console', (message) => {
        if (message.type() === 'error') watch.seen.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => watch.seen.push(String(error.error())));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  page: async ({ open }, use) => {
    await use(await open());
  },
});
