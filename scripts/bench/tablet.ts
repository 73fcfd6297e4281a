/**
 * The host's page on a signed-in game of 12 seats with 130 entries: what it weighs, how soon a throw's result
 * is on the screen, what Lighthouse says, and how long a long queue takes to go up.
 */
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../tests/support/launch-browser';
import { medianOf, round, type Figure } from './figure';
import { lighthouseScores } from './parts/lighthouse';
import { openLongGame } from './parts/long-game';
import { scriptKibibytes } from './parts/page-weight';
import { serveApp } from './parts/served-app';
import { secondsToSync } from './parts/sync-queue';
import { tapToResult } from './parts/tap-to-result';

const QUEUED = 500;

export async function* figures(): AsyncIterable<Figure> {
  const app = await serveApp();
  let browser: Browser | null = null;
  try {
    browser = await launchBrowser();
    const own = browser;
    const link = async () => (await openLongGame()).link;

    const weight = await medianOf(async () => scriptKibibytes(own, app.url, await link()));
    yield { figure: 'page-js', value: round(weight), unit: 'KiB' };

    const tap = await tapToResult(own, app.url, await link());
    yield { figure: 'tap-to-result', value: round(tap), unit: 'ms' };

    const scores = await lighthouseScores(app.url, await link());
    yield { figure: 'lighthouse-performance', value: scores.performance, unit: 'of 100' };
    yield { figure: 'lighthouse-accessibility', value: scores.accessibility, unit: 'of 100' };

    const sync = await medianOf(async () => secondsToSync(own, app.url, await link(), QUEUED));
    yield { figure: `sync-${QUEUED}`, value: round(sync), unit: 's' };
  } finally {
    await browser?.close();
    await app.stop();
  }
}
