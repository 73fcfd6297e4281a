import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { gameCode } from '@/lib/auth/game-link';
import { RULES_VERSION } from '@/lib/rules';
import { buildShell } from '@/scripts/build-shell.mjs';
import { openBarePage, type BarePage } from '../support/bare-browser';
import { openFront, type Front } from '../support/front';
import { diceOf, useAppDatabase } from '../support/host-page';
import { openGame, type OpenGame } from '../support/open-game';

// A new version of the app, or of the rules core, is deployed while throws wait on a host's device.

beforeAll(useAppDatabase);

let out: string;
let front: Front;
let page: BarePage;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'huibing-shell-'));
  front = await openFront(inject('baseUrl'));
});
beforeEach(async () => {
  const same = (body: unknown) => body;
  Object.assign(front, { dead: null, files: new Map(), asked: same, answered: same });
  page = await openBarePage();
});
afterEach(() => page.close());
afterAll(async () => {
  await front.stop();
  await rm(out, { recursive: true });
});

/** The host's page of a later version; `rules` is that of its core. */
function laterShell(rules: number): Promise<ReadonlyMap<string, string>> {
  return buildShell({
    out,
    minify: false,
    plugins: [
      {
        name: 'a later core',
        setup(build) {
          build.onLoad({ filter: /lib[\\/]rules[\\/]replay\.ts$/ }, async ({ path }) => {
            const source = await readFile(path, 'utf8');
            const contents = source.replace(/RULES_VERSION = \d+/, `RULES_VERSION = ${rules}`);
            return { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
}

/** What the page's script is called, which says of which version it is. */
function scriptNow(): Promise<string | null> {
  const script = 'document.querySelector("script[type=module]").src';
  return page.evaluate<string>(script).catch(() => null);
}

/** Enters a game, calls the roll, and waits until the page would open without the network. */
async function begin(game: OpenGame): Promise<void> {
  await page.goto(`${front.url}/t/${gameCode(game.gameId, 1)}`);
  await page.tap('3 人，谁先博');
  await page.tap('直接选人');
  await page.tap('陈一 先博，开始');
  await page.says('已同步');
  await page.until(`(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active.state === 'activated' && (await caches.keys()).length > 0;
  })()`);
}

test('a new version of the app finds the throws that wait, and sends them once', async () => {
  const game = await openGame();
  await begin(game);
  const before = await scriptNow();
  front.dead = '/api/append';
  await page.type('444216123456223365');
  await page.says('3 把未上传');

  front.files = await laterShell(RULES_VERSION);
  // A load finds the new version; that one or a later one moves on to it.
  let reloads = 0;
  while ([before, null].includes(await scriptNow())) {
    expect(reloads).toBeLessThan(6);
    await page.reload();
    reloads += 1;
    for (let tries = 0; tries < 60 && [before, null].includes(await scriptNow()); tries++) await sleep(100);
  }
  await page.says('程序换了新版本，没上传的都还在。');
  // Somebody who reloads is asked; the page itself doesn't ask.
  expect(page.asked()).toBeLessThanOrEqual(reloads);
  await page.says('3 把未上传');
  expect(await diceOf(game)).toEqual([]);

  front.dead = null;
  await page.says('已同步');
  await page.type('112356');
  await page.says('已博 4 把');
  await page.says('已同步');
  expect(await diceOf(game)).toEqual(['444216', '123456', '223365', '112356']);
});

test('a new version of the rules core has the page reload into it by one tap, judge anew and send once', async () => {
  const game = await openGame();
  await begin(game);
  await page.type('444216');
  await page.says('已同步');
  // The server's core is one later: what a device of the old one sends, it doesn't take.
  front.asked = swapVersions;
  front.answered = swapVersions;
  front.files = await laterShell(RULES_VERSION + 1);

  await page.type('123456');
  await page.says('程序有新版本，请刷新；没上传的都会保留。');
  await page.type('223365');
  await page.says('2 把未上传');
  await page.says('已博 3 把');
  expect(await diceOf(game)).toEqual(['444216']);

  await page.tap('刷新');
  await page.says('程序换了新版本，没上传的都还在。');
  await page.says('已同步');
  await page.type('112356');
  await page.says('已博 4 把');
  await page.says('已同步');
  expect(await diceOf(game)).toEqual(['444216', '123456', '223365', '112356']);
  expect(await page.evaluate('document.body.innerText')).not.toContain('程序有新版本');
  expect(page.asked()).toBe(0);
});

/** Makes this version of the core the next one, and the next one this. */
function swapVersions(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const parts = Object.entries(body).map(([key, value]: [string, unknown]) => {
    if (key === 'game') return [key, swapVersions(value)];
    return [key, key === 'rulesVersion' ? 2 * RULES_VERSION + 1 - Number(value) : value];
  });
  return Object.fromEntries(parts);
}
