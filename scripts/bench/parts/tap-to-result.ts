/** How soon the host sees what a throw was. */
import type { Browser } from 'playwright-core';
import { seededRandom } from '../../../lib/rules/random';
import { medianOf } from '../figure';
import { openHostPage, synced } from './host-page';
import { harmlessThrow } from './long-game';

const SLOWER = 4;
const DOUBLE_TAP_MS = 400;

/**
 * Milliseconds from the sixth tap, when the finger comes down on the glass, to the frame that shows the result,
 * with a processor four times slower; the median of five throws.
 */
export async function tapToResult(browser: Browser, url: string, link: string): Promise<number> {
  const page = await openHostPage(browser, url, link);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const random = seededRandom(11);
  await page.getByRole('button', { name: '骰子', exact: true }).tap();
  const pad = page.getByRole('group', { name: '骰子', exact: true });
  const result = await medianOf(async () => {
    const dice = harmlessThrow(random);
    for (const face of dice.slice(0, 5))
      await pad
        .getByRole('button')
        .nth(Number(face) - 1)
        .tap();
    const watch = await page.evaluateHandle(watchForResult);
    await pad
      .getByRole('button')
      .nth(Number(dice[5]) - 1)
      .tap();
    const took = await watch.evaluate(({ shown }) => shown);
    await synced(page);
    // A tap on the same key at once would be taken for a double tap.
    await page.waitForTimeout(DOUBLE_TAP_MS);
    return took;
  });
  await page.context().close();
  return result;
}

/** Runs in the page: watches from when it returns. */
function watchForResult(): { shown: Promise<number> } {
  const shown = new Promise<number>((resolve, reject) => {
    let tapped = 0;
    setTimeout(() => reject(new Error('No result was shown.')), 10_000);
    window.addEventListener('pointerdown', (event) => (tapped = event.timeStamp), {
      capture: true,
      once: true,
    });
    const watch = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof Element && target.closest('article'))) return;
      watch.disconnect();
      // The task after the next frame: by then that frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - tapped);
        port2.postMessage(null);
      });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  return { shown };
}
