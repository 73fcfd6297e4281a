import { beforeAll, describe, expect, inject } from 'vitest';
import { PHONE, test as onAnyDevice } from '../setup/browser';
import { begin, diceOf, installed, lastCard, synced, useAppDatabase } from '../support/host-page';
import { launchBrowser } from '../support/launch-browser';
import { openGame } from '../support/open-game';

// The host's page in browsers that lack something: storage, https, or parts that came late to them.

const test = onAnyDevice.extend({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser(['--host-resolver-rules=MAP venue.test 127.0.0.1']);
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
});

const OFFLINE = /ERR_INTERNET_DISCONNECTED/;
/** What Chromium has to say of a header that only counts over https. */
const HTTP = /Cross-Origin-Opener-Policy header has been ignored/;
const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.49';

beforeAll(useAppDatabase);

describe('a device that can’t store anything', () => {
  test('is told so at once, judges and queues all the same, and is warned at leaving', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(OFFLINE);
    const game = await openGame();
    const page = await open(PHONE);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'InvalidStateError');
      };
    });
    await begin(page, game);
    await page.getByText('本机存不下：没上传的还在这一页，请别关。').waitFor();
    await page.context().setOffline(true);
    await page.keyboard.type('444216123456');
    expect(await lastCard(page).textContent()).toContain('林二 得 对堂');
    await page.getByText('2 把未上传').waitFor();
    await page.getByText('本机存不下，也连不上服务器：请别关这一页。').waitFor();
    const warned = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await warned;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await page.context().setOffline(false);
    await synced(page);
    expect(await diceOf(game)).toEqual(['444216', '123456']);
  });

  test('whose disk fills up in the middle still finds its throws after a reload', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(OFFLINE);
    const game = await openGame();
    const page = await open(PHONE);
    await begin(page, game);
    await installed(page);
    await page.keyboard.type('444216');
    await synced(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.context().setOffline(true);
    await page.keyboard.type('123456223365');
    await page.getByText('本机存不下，也连不上服务器：请别关这一页。').waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('2 把未上传').waitFor();
    await page.context().setOffline(false);
    await synced(page);
    expect(await diceOf(game)).toEqual(['444216', '123456', '223365']);
  });

  test('being a private window says so where the browser lets it be known, and keeps throws while it is open', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(OFFLINE);
    const game = await openGame();
    const page = await open(PHONE);
    await page.addInitScript(() => {
      StorageManager.prototype.getDirectory = () =>
        Promise.reject(new DOMException('private', 'SecurityError'));
    });
    await begin(page, game);
    await installed(page);
    await page.getByText('这是无痕窗口：没上传的，关掉窗口就没了。').waitFor();
    await page.getByRole('button', { name: '知道了' }).click();
    await page.context().setOffline(true);
    await page.keyboard.type('444216');
    await page.getByText('1 把未上传').waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('1 把未上传').waitFor();
    expect(await page.getByText('这是无痕窗口').count()).toBe(0);
    await page.context().setOffline(false);
    await synced(page);
    expect(await diceOf(game)).toEqual(['444216']);
  });
});

describe('over plain http from another device', () => {
  test('the page judges and queues, and says that it can’t be reloaded without the network', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(OFFLINE);
    expectErrors(HTTP);
    const game = await openGame();
    const { port } = new URL(inject('baseUrl'));
    const page = await open({ ...PHONE, baseURL: `http://venue.test:${port}` });
    await begin(page, game);
    expect(
      await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'randomUUID' in crypto]),
    ).toEqual([false, false, false]);
    await page.getByText('这里断网也能记，只是断网时不能刷新这一页。').waitFor();
    await page.getByRole('button', { name: '知道了' }).click();
    await page.context().setOffline(true);
    await page.keyboard.type('444216123456');
    expect(await lastCard(page).textContent()).toContain('林二 得 对堂');
    await page.getByText('2 把未上传').waitFor();
    await page.getByText('连不上服务器：先记在本机，连上后自动上传。').waitFor();
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByText('这里断网后还能记，但不能刷新页面').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: '返回' }).click();
    await synced(page);
    await page.reload();
    await page.getByText('已博 2 把').waitFor();
    expect(await page.getByText('只是断网时不能刷新').count()).toBe(0);
    expect(await diceOf(game)).toEqual(['444216', '123456']);
  });

  test('WeChat’s browser is shown the way out', async ({ open, expectErrors }) => {
    expectErrors(HTTP);
    const game = await openGame();
    const { port } = new URL(inject('baseUrl'));
    const page = await open({ ...PHONE, userAgent: WECHAT, baseURL: `http://venue.test:${port}` });
    await begin(page, game);
    const way = '微信里断网后可能打不开这一页：点右上角“…”，选“在浏览器中打开”，再输入 PIN。';
    await page.getByText(way).waitFor();
    await page.getByRole('button', { name: '知道了' }).click();
    await page.keyboard.type('444216');
    await synced(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await diceOf(game)).toEqual(['444216']);
  });
});

describe('a browser without what came late', () => {
  test('plays on without it', async ({ open }) => {
    const game = await openGame();
    const page = await open(PHONE);
    await page.addInitScript(() => {
      for (const name of ['wakeLock', 'vibrate', 'locks', 'storage', 'serviceWorker', 'clipboard', 'share'])
        Reflect.deleteProperty(Navigator.prototype, name);
      for (const name of ['BroadcastChannel', 'AudioContext', 'ResizeObserver', 'EventSource', 'caches'])
        Reflect.deleteProperty(window, name);
      localStorage.setItem('huibing.sound', 'on');
    });
    await begin(page, game);
    await page.getByText('只是断网时不能刷新').waitFor();
    await page.getByRole('button', { name: '知道了' }).click();
    await page.keyboard.type('444423');
    expect(await lastCard(page).textContent()).toContain('四红带五');
    await synced(page);
    await page.getByRole('button', { name: '座位' }).click();
    await page.getByRole('list', { name: '桌边的人' }).getByText('林二').waitFor();
    expect(await diceOf(game)).toEqual(['444423']);
  });
});

describe('a phone held in both hands', () => {
  test('takes a die for each thumb, though the second comes down before the first has left', async ({
    open,
  }) => {
    const game = await openGame();
    const page = await open(PHONE);
    await begin(page, game);
    await page.getByRole('button', { name: '骰子', exact: true }).tap();
    const glass = await page.context().newCDPSession(page);
    const places = await Promise.all(
      [...'444216'].map(async (face) => {
        const box = await page.getByRole('button', { name: `${face} 点` }).boundingBox();
        if (!box) throw new Error(`no key ${face}`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    );
    const touches = places.map((place, id) => ({ ...place, id }));
    // Whoever isn't named any more has left.
    for (let at = 0; at < touches.length; at++) {
      const touchPoints = touches.slice(Math.max(at - 1, 0), at + 1);
      await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    }
    await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await synced(page);
    expect(await diceOf(game)).toEqual(['444216']);
  });
});
