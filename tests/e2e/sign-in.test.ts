import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DESKTOP, PHONE, test } from '../setup/browser';
import { startOwnApp, type OwnApp } from '../support/own-app';

const EMAIL = 'lin@example.com';
const PASSWORD = 'zhong-qiu-bo-bing';

let app: OwnApp;
beforeAll(async () => {
  app = await startOwnApp();
});
afterAll(() => app.stop());

const at = (device: object = DESKTOP) => ({ ...device, baseURL: app.url });

/** The sign-in page that leads on to a path. */
const isSignIn = (next: string) => (url: URL) =>
  url.pathname === '/sign-in' && url.searchParams.get('next') === next;

async function signIn(page: Page, password = PASSWORD, email = EMAIL): Promise<void> {
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

describe('the one-time link', () => {
  test('makes the first account, signs it in, and does not work again', async ({ open }) => {
    const page = await open(at(PHONE));
    await page.goto(`/setup/${app.setupToken}`);
    await page.getByRole('button', { name: '创建账号' }).click();
    await page.getByText('密码太短，至少 10 个字符。').waitFor();
    await page.getByLabel('姓名').fill('林小红');
    await page.getByLabel('邮箱').fill('Lin@Example.com');
    await page.getByLabel('密码').fill(PASSWORD);
    await page.getByRole('button', { name: '创建账号' }).click();
    await page.waitForURL('**/events');

    await page.goto(`/setup/${app.setupToken}`);
    await page.getByRole('heading', { name: '这个链接已经用过' }).waitFor();
    await page.goto('/setup/never-made');
    await page.getByRole('heading', { name: '这个链接不对' }).waitFor();
  });
});

describe('signing in', () => {
  test('leads back to the page that was asked for, after a wrong password too', async ({ open }) => {
    const page = await open(at());
    await page.goto('/account/users');
    await page.waitForURL(isSignIn('/account/users'));
    await signIn(page, 'wrong password');
    await page.getByText('邮箱或密码不对。').waitFor();
    await signIn(page);
    await page.waitForURL('**/account/users');
    expect(await page.getByRole('listitem').textContent()).toContain('林小红');
  });

  test('never leads to another site', async ({ open }) => {
    const page = await open(at());
    await page.goto('/sign-in?next=//evil.example/events');
    await signIn(page);
    await page.waitForURL(`${app.url}/events`);
  });

  test('ends by signing out', async ({ open }) => {
    const page = await open(at());
    await page.goto('/sign-in?next=/account');
    await signIn(page);
    await page.waitForURL('**/account');
    await page.getByRole('button', { name: '我的账号' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/sign-in');
    await page.goto('/account');
    await page.waitForURL(isSignIn('/account'));
  });

  test('ends where another device ends it', async ({ open }) => {
    const [here, there] = [await open(at()), await open(at(PHONE))];
    for (const page of [there, here]) {
      await page.goto('/sign-in?next=/account');
      await signIn(page);
      await page.waitForURL('**/account');
    }
    await here.getByRole('button', { name: '结束' }).first().waitFor();
    while ((await here.getByRole('button', { name: '结束' }).count()) > 0) {
      const before = await here.getByRole('button', { name: '结束' }).count();
      await here.getByRole('button', { name: '结束' }).first().click();
      await expect.poll(() => here.getByRole('button', { name: '结束' }).count()).toBeLessThan(before);
    }
    await there.reload();
    await there.waitForURL(isSignIn('/account'));
    await there.getByText('您的登录已经结束，请重新登录。').waitFor();
    await here.reload();
    expect(new URL(here.url()).pathname).toBe('/account');
  });
});

describe('a further organiser', () => {
  test('gets an account whose password is shown once, and loses it at once when disabled', async ({
    open,
  }) => {
    const [page, other] = [await open(at()), await open(at(PHONE))];
    await page.goto('/sign-in?next=/account/users');
    await signIn(page);
    await page.waitForURL('**/account/users');
    await page.getByRole('button', { name: '添加主办人' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('姓名').fill('王伟');
    await dialog.getByLabel('邮箱').fill('wang@example.com');
    await dialog.getByRole('button', { name: '生成密码' }).click();
    await dialog.getByRole('button', { name: '创建账号' }).dblclick();
    await dialog.getByText('密码只显示这一次').waitFor();
    const password = await dialog.locator('dd').last().textContent();
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    await dialog.getByRole('button', { name: '知道了' }).click();

    await other.goto('/sign-in?next=/account');
    await signIn(other, password ?? '', 'wang@example.com');
    await other.waitForURL('**/account');

    await page
      .getByRole('listitem')
      .filter({ hasText: '王伟' })
      .getByRole('button', { name: '停用' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
    await page.getByText('已停用').waitFor();
    await other.reload();
    await other.waitForURL(isSignIn('/account'));
  });
});

describe('the language', () => {
  test.for([
    ['zh-CN', 'zh-CN', '主办人登录'],
    ['zh-HK', 'zh-TW', '主辦人登入'],
    ['en-GB', 'en', 'Organiser sign-in'],
    ['fr-FR', 'zh-CN', '主办人登录'],
  ] as const)('of a browser in %s is %s', async ([locale, lang, title], { open }) => {
    const page = await open({ ...at(), locale });
    await page.goto('/sign-in');
    expect(await page.getAttribute('html', 'lang')).toBe(lang);
    await page.getByRole('heading', { name: title }).waitFor();
  });

  test('is changed by the switch, remembered in the browser, and on the account for another one', async ({
    open,
  }) => {
    const page = await open(at());
    await page.goto('/sign-in?next=/account');
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitem', { name: '繁體中文' }).click();
    await page.getByRole('heading', { name: '主辦人登入' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('zh-TW');
    await page.reload();
    await page.getByLabel('電子郵件').fill(EMAIL);
    await page.getByLabel('密碼').fill(PASSWORD);
    await page.getByRole('button', { name: '登入' }).click();
    await page.waitForURL('**/account');
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'My account' }).waitFor();

    const other = await open(at());
    await other.goto('/sign-in?next=/account');
    await signIn(other);
    await other.getByRole('heading', { name: 'My account' }).waitFor();
    await other.getByRole('radio', { name: '简体中文' }).click();
    await other.getByRole('heading', { name: '我的账号' }).waitFor();
  });
});

describe('every page', () => {
  test('has a policy with a nonce of its own, and no script without it runs', async ({
    open,
    expectErrors,
  }) => {
    expectErrors(/Content Security Policy/);
    const page = await open(at());
    const policies = [];
    for (let visit = 0; visit < 2; visit++) {
      const response = await page.goto('/sign-in');
      policies.push(response?.headers()['content-security-policy'] ?? '');
    }
    const [first = '', second = ''] = policies;
    expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
    expect(first).not.toBe(second);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.body.append(script);
      return document.title === 'ran';
    });
    expect(ran).toBe(false);
  });

  test('that is not there says so', async ({ open, expectErrors }) => {
    expectErrors(/404/);
    const page = await open(at());
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: '没有这个页面' }).waitFor();
  });

  test('is served by an app that says it is up and ready', async ({ open }) => {
    const page = await open(at());
    expect(await (await page.request.get('/api/health')).json()).toEqual({ status: 'ok' });
    expect(await (await page.request.get('/api/ready')).json()).toEqual({ status: 'ready' });
  });

  test('gives no sign-in to a request that another site sends', async ({ open }) => {
    const page = await open(at());
    const response = await page.request.post('/api/auth/callback/credentials', {
      form: { email: EMAIL, password: PASSWORD },
      maxRedirects: 0,
    });
    expect(response.headers()['set-cookie'] ?? '').not.toContain('session-token');
  });
});
