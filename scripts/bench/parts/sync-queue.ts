/** How long throws that were logged without a network take to reach the server. */
import type { Browser } from 'playwright-core';
import { seededRandom } from '../../../lib/rules/random';
import { openHostPage, synced } from './host-page';
import { harmlessThrow } from './long-game';

/** Seconds from the network's return to the page saying that everything is on the server. */
export async function secondsToSync(
  browser: Browser,
  url: string,
  link: string,
  count: number,
): Promise<number> {
  const page = await openHostPage(browser, url, link);
  const random = seededRandom(count);
  await page.context().setOffline(true);
  for (let n = 0; n < count; n++) await page.keyboard.type(harmlessThrow(random));
  await page.getByText(String(count)).first().waitFor();
  const begin = performance.now();
  await page.context().setOffline(false);
  await synced(page);
  const took = (performance.now() - begin) / 1000;
  await page.context().close();
  return took;
}
