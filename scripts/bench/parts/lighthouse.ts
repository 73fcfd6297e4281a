/** What Lighthouse says of the host's page. */
import lighthouse from 'lighthouse';
import { launchBrowser } from '../../../tests/support/launch-browser';
import { freePort } from '../../lib/port.mjs';
import { medianOf } from '../figure';
import { openHostPage } from './host-page';

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
}

/** Medians of five audits of a first visit on a slow phone, signed in at the game. */
export async function lighthouseScores(url: string, link: string): Promise<Scores> {
  const { address, cookie } = await signIn(url, link);
  const accessibility: number[] = [];
  const performance = await medianOf(async () => {
    const scores = await audit(address, cookie);
    accessibility.push(scores.accessibility);
    return scores.performance;
  });
  return { performance, accessibility: await medianOf(() => Promise.resolve(accessibility.pop()!)) };
}

async function signIn(url: string, link: string): Promise<{ address: string; cookie: string }> {
  const browser = await launchBrowser();
  const page = await openHostPage(browser, url, link);
  const cookies = await page.context().cookies();
  const address = page.url();
  await browser.close();
  return { address, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

async function audit(address: string, cookie: string): Promise<Scores> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(address, {
      port,
      onlyCategories: ['performance', 'accessibility'],
      extraHeaders: { Cookie: cookie, 'Accept-Language': 'zh-CN' },
      logLevel: 'error',
    });
    const categories = result?.lhr.categories;
    return {
      performance: percent(categories?.performance?.score),
      accessibility: percent(categories?.accessibility?.score),
    };
  } finally {
    await browser.close();
  }
}

function percent(share: number | null | undefined): number {
  if (typeof share !== 'number') throw new Error('Lighthouse could not judge the page.');
  return Math.round(share * 100);
}
