import { describe, expect } from 'vitest';
import { test } from '../setup/browser';

// The guard of every other end-to-end test, on pages of its own: errors that nobody expects must fail a test.

describe('the browser fixture', () => {
  test('lets a test through whose pages report nothing', async ({ page }) => {
    await page.setContent('<h1>会饼</h1>');
    expect(await page.getByRole('heading').textContent()).toBe('会饼');
  });

  test.fails('fails a test on a console.error', async ({ page }) => {
    await page.evaluate(() => console.error('reported'));
  });

  test.fails('fails a test on an uncaught exception', async ({ page }) => {
    await page.evaluate(() => void Promise.reject(new Error('thrown')));
    await page.waitForTimeout(200);
  });

  test.fails('fails a test on a breach of the content security policy', async ({ page }) => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;
    await page.setContent(`${policy}<script>document.title = 'ran'</script>`);
    await page.waitForTimeout(200);
  });

  test('lets errors through that the test expects', async ({ page, expectErrors }) => {
    expectErrors(/reported/);
    await page.evaluate(() => console.error('reported'));
  });

  test('gives each opened page storage of its own', async ({ open }) => {
    const [first, second] = [await open(), await open()];
    await first.context().addCookies([{ name: 'who', value: 'first', url: 'http://127.0.0.1' }]);
    expect(await second.context().cookies()).toEqual([]);
  });
});
