import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DESKTOP, test } from '../setup/browser';
import { startOwnApp, type OwnApp } from '../support/own-app';

let app: OwnApp;
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
let event: string;
beforeAll(async () => {
  app = await startOwnApp();
});
afterAll(() => app.stop());

const at = (device: object = DESKTOP) => ({ ...device, baseURL: app.url });

async function signedIn(page: Page, path: string, locale = 'zh-CN'): Promise<Page> {
  await page.context().addCookies([...cookies, { name: 'locale', value: locale, url: app.url }]);
  await page.goto(event + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(isAlive);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  return page;
}

/** Runs in the page: whether React has taken over what the server sent; keys are heard then, a task later. */
function isAlive(): boolean {
  const buttons = [...document.querySelectorAll('main button')];
  return buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
}

/** Opens an option on the page of the rules. */
async function openOption(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: '一项一项改' }).click();
  await page
    .getByRole('button', { name: /^全部（/ })
    .first()
    .click();
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
}

test('an event to change the rules of', async ({ open }) => {
  const page = await open(at());
  await page.goto(`/setup/${app.setupToken}`);
  await page.getByLabel('姓名').fill('林小红');
  await page.getByLabel('邮箱').fill('hr@example.com');
  await page.getByLabel('密码').fill('zhong-qiu-bo-bing');
  await page.getByRole('button', { name: '创建账号' }).click();
  await page.waitForURL('**/events');
  cookies = await page.context().cookies();
  await page.goto('/events/new');
  await page.getByLabel('活动名称').fill('中秋');
  await page.getByRole('button', { name: '建立活动' }).click();
  await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
  event = new URL(page.url()).pathname;
});

describe('changing options', () => {
  test('only what differs is shown; a change stays through a reload until it is saved', async ({ open }) => {
    const page = await signedIn(await open(at()), '/rules');
    await page.getByRole('tab', { name: '一项一项改' }).click();
    await page.getByText('和“企业团建”完全一样').waitFor();
    await openOption(page, '都博完了，再博多久');
    await page.getByRole('radio', { name: '博完这一圈' }).check();
    await page.getByText('1 项改动还没保存').first().waitFor();
    const unsaved = page.getByRole('region', { name: '未保存 保存以后会改：' });
    await unsaved.getByRole('button', { name: /^都博完了，再博多久.+ → 博完这一圈$/ }).waitFor();
    await page.getByText('已保存', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('1 项改动还没保存').first().waitFor();
    await page.getByRole('tab', { name: /^一项一项改/ }).click();
    await page.getByText('29 项照“企业团建”，1 项不同').first().waitFor();
    await page.getByText('少见：没有一套规则这样').waitFor();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText('规则已保存').waitFor();
    await page.reload();
    await page
      .getByRole('button', { name: /^都博完了，再博多久/ })
      .getByText('博完这一圈')
      .waitFor();
    expect(await page.getByText('改动还没保存').count()).toBe(0);
    expect(await unsaved.count()).toBe(0);
  });

  test('a contradiction is told where it arises, keeps from saving, and is mended there', async ({
    open,
  }) => {
    const page = await signedIn(await open(at()), '/rules');
    await openOption(page, '哪些算状元，谁大谁小');
    for (let classes = 5; classes > 0; classes--) {
      await page
        .getByRole('button', { name: /^(六勃红|状元插金花|五红|五子登科|四红)不算状元$/ })
        .first()
        .click();
    }
    await page.getByRole('alert').filter({ hasText: '至少要有一种算状元' }).waitFor();
    await page.getByText('1 处有矛盾，改好才能保存').waitFor();
    expect(await page.getByRole('button', { name: '保存', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '改回原来的' }).click();
    await page.getByText('改动还没保存').first().waitFor({ state: 'detached' });
  });

  test('the second of two learns what the first has changed, and keeps both', async ({ open }) => {
    const one = await signedIn(await open(at()), '/rules');
    const two = await signedIn(await open(at()), '/rules');
    await openOption(two, '跳碗');
    await two.getByRole('radio', { name: '作废，下一次轮空' }).check();
    await openOption(two, '博完了又博到');
    await two.getByRole('radio', { name: '往下一级拿' }).check();
    await openOption(one, '往哪边轮');
    await one.getByRole('radio', { name: '顺时针，往左手边' }).check();
    await one.getByRole('button', { name: '保存', exact: true }).click();
    await one.getByText('规则已保存').waitFor();
    await two.getByRole('button', { name: '保存', exact: true }).click();
    await two.getByText('别人刚改了规则，您改的都还在').waitFor();
    await two.getByText('往哪边轮：逆时针，往右手边 → 顺时针，往左手边').waitFor();
    await two.getByRole('button', { name: '看过了' }).click();
    await two.getByRole('button', { name: '保存', exact: true }).click();
    await two.getByText('规则已保存').waitFor();
    await two.reload();
    for (const option of [/^往哪边轮\s*顺时针/, /^跳碗\s*作废，下一次轮空/, /^博完了又博到\s*往下一级拿/]) {
      await two.getByRole('button', { name: option }).first().waitFor();
    }
  });

  test('rulebooks stand side by side, and another one can be chosen', async ({ open }) => {
    const page = await signedIn(await open(at()), '/rules');
    await page.getByRole('tab', { name: '对照' }).click();
    await page.getByLabel('第 1 套').selectOption('corporate');
    await page.getByLabel('第 2 套').selectOption('lugu');
    await page.getByText('12 项不同').waitFor();
    const row = page.getByRole('row', { name: /^跳碗/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['这一把作废', '作废，下一次轮空']);
    expect(await page.getByRole('row', { name: /^追/ }).count()).toBe(0);
    await page.getByLabel('加上我们现在的规则').check();
    expect(await row.getByRole('cell').count()).toBe(3);
    await page.getByRole('tab', { name: '现成的规则' }).click();
    await page.getByRole('button', { name: '用“厦门标准”' }).click();
    await page.getByRole('dialog').getByText('跳碗：作废，下一次轮空 → 这一把作废').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '用这套' }).click();
    await page.getByText('已改用“厦门标准”').waitFor();
  });
});

describe('trying out', () => {
  test('six dice from the keyboard are named, judged and placed', async ({ open }) => {
    const page = await signedIn(await open(at()), '/rules/try');
    await page.keyboard.type('444411');
    await page.getByRole('heading', { name: '状元插金花' }).waitFor();
    await page.getByText('算状元', { exact: true }).waitFor();
    await page.getByText('小陈 插金花，得 对堂 ×2').waitFor();
    expect(await page.locator('[aria-current=true]').innerText()).toContain('状元插金花');
    await page.getByRole('button', { name: '第 1 粒：4 点' }).click();
    await page.getByRole('heading', { name: '三红' }).waitFor();
    await page.getByLabel('照哪套规则').selectOption('plain');
    await page.getByRole('button', { name: '六勃黑' }).click();
    await page.getByText('没有奖', { exact: true }).first().waitFor();
  });

  test('a table is played by hand and by chance to its end, the same for the same seed', async ({ open }) => {
    const page = await signedIn(await open(at()), '/rules/try?what=table');
    await page.getByLabel('几个人').selectOption('4');
    await page.getByLabel('种子').fill('2026');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: '各奖级剩余' }).getByText('剩 32').waitFor();
    await page.getByRole('button', { name: '1 点', exact: true }).click();
    await page.keyboard.type('23456');
    await page.getByText('小陈 得 对堂').first().waitFor();
    await page.getByRole('button', { name: '撤回一步' }).click();
    await page.getByText('第 1 圈 · 0 把').waitFor();
    const end = async () => {
      await page.getByRole('button', { name: '博到底' }).click();
      await page.getByText('结束了').waitFor();
      const cut = page.locator('article ul').first();
      expect(await cut.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
      return page.getByText('各人手里').locator('xpath=ancestor::section[1]').innerText();
    };
    const first = await end();
    await page.getByRole('button', { name: '重来' }).click();
    await page.getByText('第 1 圈 · 0 把').waitFor();
    expect(await end()).toBe(first);
    await page.getByText(/^博饼记录/).click();
    await page.getByRole('button', { name: /小陈/ }).last().click();
    await page.getByRole('button', { name: '回到这一步之前' }).click();
    await page.getByRole('button', { name: '博到底' }).waitFor();
  });

  test('a final of each format, and rules before they are saved', async ({ open }) => {
    const page = await signedIn(await open(at()), '/rules');
    await openOption(page, '六勃红以后还博不博');
    await page.getByRole('radio', { name: '不博了，本桌马上结束' }).check();
    await page.getByRole('link', { name: '先试一试' }).click();
    await page.waitForURL('**/rules/try');
    expect(await page.getByLabel('照哪套规则').inputValue()).toBe('draft');
    await page.getByRole('tab', { name: '玩一桌' }).click();
    await page.getByText('第 1 圈 · 0 把').waitFor();
    await page.keyboard.type('444444');
    await page.getByText('六勃红，本桌结束').first().waitFor();
    await page.getByRole('tab', { name: '王中王' }).click();
    for (const format of ['three-dice', 'six-dice', 'contest', 'seal', 'first-zhuangyuan']) {
      await page.getByLabel('赛制').selectOption(format);
      await page.getByRole('button', { name: '博到底' }).click();
      await page.getByText('第 1 名').waitFor();
    }
  });
});
