/** The host's page in a browser, entered by its link, with the pen in its hand. */
import type { Browser, Page } from 'playwright-core';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'zh-CN' };

/** Opens the page as a phone that has never been here. Closing its context ends it. */
export async function openHostPage(browser: Browser, url: string, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...PHONE });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('region', { name: '轮到谁' }).waitFor();
  await synced(page);
  return page;
}

/** Resolves when everything logged here has reached the server. */
export const synced = (page: Page): Promise<void> => page.getByText('已同步').waitFor({ timeout: 60_000 });
