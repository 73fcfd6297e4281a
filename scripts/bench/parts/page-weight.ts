/** The JavaScript of the host's page. */
import type { Browser } from 'playwright-core';
import { startCountingProxy } from './counting-proxy';
import { openHostPage } from './host-page';

/** KiB of scripts, compressed, that a device fetches at its first visit, the service worker's included. */
export async function scriptKibibytes(browser: Browser, url: string, link: string): Promise<number> {
  const proxy = await startCountingProxy(url);
  const page = await openHostPage(browser, proxy.url, link);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.context().close();
  proxy.stop();
  return proxy.scriptBytes() / 1024;
}
