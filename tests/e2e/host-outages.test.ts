import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { readEntries } from '@/lib/db/log';
import { startTestApp } from '../setup/app';
import { PHONE, TABLET, test } from '../setup/browser';
import { openFront, type Front } from '../support/front';
import {
  begin,
  diceOf,
  enter,
  installed,
  kindsOf,
  lastCard,
  organise,
  synced,
  useAppDatabase,
} from '../support/host-page';
import { openGame, type OpenGame } from '../support/open-game';

// What happens to a host's throws while the server, the network or the device itself is away.

const CUT =
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|NETWORK_IO_SUSPENDED)|409/;
const OFFLINE = '连不上服务器：先记在本机，连上后自动上传。';

beforeAll(useAppDatabase);

describe('a server that is killed between two throws', () => {
  test('comes back to find what was logged meanwhile, over a reload too', async ({ open, expectErrors }) => {
    expectErrors(CUT);
    const own = await startTestApp(inject('databaseUrl'));
    const game = await openGame();
    const page = await open({ ...PHONE, baseURL: own.url });
    await begin(page, game);
    await installed(page);
    await page.keyboard.type('444216');
    await synced(page);
    await own.kill();
    await page.keyboard.type('123456');
    await page.getByText(OFFLINE).waitFor();
    await page.reload();
    await page.getByText('1 把未上传').waitFor();
    await page.keyboard.type('223365');
    expect(await lastCard(page).textContent()).toContain('黄三');
    await page.getByText(OFFLINE).waitFor();
    const again = await startTestApp(inject('databaseUrl'), 'inherit', own.port);
    await synced(page);
    expect(await page.getByText(OFFLINE).count()).toBe(0);
    expect(await diceOf(game)).toEqual(['444216', '123456', '223365']);
    await again.stop();
  });
});

describe('behind a line that breaks', () => {
  let front: Front;
  beforeAll(async () => {
    front = await openFront(inject('baseUrl'));
  });
  beforeEach(() => {
    front.line = 'through';
  });
  afterAll(() => front.stop());

  /** The device sleeps for twenty minutes: nothing of the page runs, and its connections die unnoticed. */
  async function sleepThrough(page: Page, meanwhile: () => Promise<void>): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    front.line = 'silent';
    await meanwhile();
    front.line = 'through';
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await page.clock.fastForward(20 * 60_000);
  }

  async function takePen(page: Page, game: OpenGame): Promise<void> {
    await enter(page, game);
    await page.getByRole('button', { name: '由这台来记' }).click();
    await page.getByRole('button', { name: '确定，接过来记' }).click();
    await page.getByRole('region', { name: '轮到谁' }).waitFor();
  }

  test('a device that was asleep catches up with what was corrected', async ({ open, expectErrors }) => {
    expectErrors(CUT);
    const game = await openGame();
    const page = await open({ ...PHONE, baseURL: front.url });
    await page.clock.install();
    await begin(page, game);
    await page.keyboard.type('444216');
    await synced(page);
    const [first] = await readEntries(game.gameId, 0);
    await sleepThrough(page, () => organise(game, { kind: 'remove', target: first?.id ?? '' }));
    await page.getByText('主办人更正了记录，后面的都跟着重算了。').waitFor();
    await page.getByRole('region', { name: '轮到谁' }).getByText('陈一').waitFor();
    await page.keyboard.type('123456');
    await synced(page);
    expect(await kindsOf(game)).toEqual(['throw', 'remove', 'throw']);
    // And its new stream is alive: the next correction is seen without a reason to look.
    await organise(game, { kind: 'end', reason: '散席了' });
    await page.getByText('主办人结束了本桌。').waitFor();
  });

  test('a device that was asleep learns that another one writes, and keeps its own throw for review', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(CUT);
    const game = await openGame();
    const page = await open({ ...PHONE, baseURL: front.url });
    await page.clock.install();
    await begin(page, game);
    await page.keyboard.type('444216');
    await synced(page);
    front.line = 'cut';
    await page.keyboard.type('223365');
    await page.getByText('1 把未上传').waitFor();
    const tablet = await open(TABLET);
    await sleepThrough(page, async () => {
      await takePen(tablet, game);
      await tablet.keyboard.type('123456');
      await synced(tablet);
    });
    await page.getByText('另一台设备接过去记了，这里只能看。').waitFor();
    await page.getByText('1 条待核对').waitFor();
    expect(await diceOf(game)).toEqual(['444216', '123456']);
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByText('林二 罚黑').waitFor();
    await page.getByRole('button', { name: '不要' }).click();
    await page.getByText('没有待核对的').waitFor();
    expect(await diceOf(game)).toEqual(['444216', '123456']);
  });

  test('what no longer fits behind the organiser’s removal of the last entry is added by a person', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(CUT);
    const game = await openGame();
    const page = await open({ ...PHONE, baseURL: front.url });
    await begin(page, game);
    await page.keyboard.type('444216');
    await page.keyboard.type('123456');
    await synced(page);
    front.line = 'cut';
    await page.keyboard.type('223365');
    await page.keyboard.type('441256');
    await page.getByText('2 把未上传').waitFor();
    const entries = await readEntries(game.gameId, 0);
    await organise(game, { kind: 'remove', target: entries[1]?.id ?? '' });
    front.line = 'through';
    await page.getByText('期间记录有改动，没上传的要核对后再补。').waitFor();
    await page.getByText('2 条待核对').waitFor();
    expect(await kindsOf(game)).toEqual(['throw', 'throw', 'remove']);
    // 林二's turn is theirs again: it is logged, and what was held goes behind it.
    await page.getByRole('button', { name: /^还有/ }).click();
    await page.getByRole('button', { name: '知道了' }).click();
    await page.keyboard.type('112356');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByRole('button', { name: '补在最后' }).first().click();
    await page.getByText('陈一 二举').waitFor();
    expect(await page.getByRole('button', { name: '补在最后' }).count()).toBe(1);
    await page.waitForTimeout(600); // a tap as soon, at the same place, would be the same finger's
    await page.getByRole('button', { name: '补在最后' }).click();
    await page.getByText('没有待核对的').waitFor();
    await page.getByRole('button', { name: '返回' }).click();
    await synced(page);
    expect(await diceOf(game)).toEqual(['444216', '123456', '112356', '223365', '441256']);
  });
});
