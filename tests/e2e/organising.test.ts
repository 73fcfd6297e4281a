import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DESKTOP, test } from '../setup/browser';
import { startOwnApp, type OwnApp } from '../support/own-app';

/** Several people prepare an event: copying, roles, archive, deletion, the list of changes, the roster. */

let app: OwnApp;
let owner: Cookies;
let sample: string;
let copied: string;
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

beforeAll(async () => {
  app = await startOwnApp();
});
afterAll(() => app.stop());

type Open = (device?: object) => Promise<Page>;

async function pageOf(open: Open, cookies: Cookies): Promise<Page> {
  const page = await open({ ...DESKTOP, baseURL: app.url });
  await page.context().addCookies(cookies);
  return page;
}

const VIEWER = { name: '陈晓燕', email: 'viewer@example.com', password: 'kan-yi-kan-jiu-hao' };

describe('a new event', () => {
  test('is copied from last year’s with all but its guests and results', async ({ open }) => {
    const page = await open({ ...DESKTOP, baseURL: app.url });
    await page.goto(`/setup/${app.setupToken}`);
    await page.getByLabel('姓名').fill('林小红');
    await page.getByLabel('邮箱').fill('hr@example.com');
    await page.getByLabel('密码').fill('zhong-qiu-bo-bing');
    await page.getByRole('button', { name: '创建账号' }).click();
    await page.waitForURL('**/events');
    await page.getByRole('button', { name: '看一个示例活动' }).click();
    await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
    sample = new URL(page.url()).pathname;
    owner = await page.context().cookies();

    await page.goto('/events');
    await page.getByRole('button', { name: '示例：中秋博饼：更多操作' }).click();
    await page.getByRole('menuitem', { name: '复制为新活动' }).click();
    await page.getByText('名单、座位和结果不带过去').waitFor();
    await page.getByLabel('活动名称').fill('');
    await page.getByRole('button', { name: '复制并建立' }).click();
    await page.getByText('这里要填。').waitFor();
    await page.getByLabel('活动名称').fill('明年的博饼');
    await page.getByLabel('日期和时间').fill('2027-09-15T18:30');
    await page.getByRole('button', { name: '复制并建立' }).click();
    await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
    copied = new URL(page.url()).pathname;
    await page.getByText('2027年9月15日').first().waitFor();
    await page.getByText('名单还是空的').waitFor();
    await page.goto(`${copied}/prizes`);
    await page.getByText('扫地机器人').filter({ visible: true }).first().waitFor();
  });
});

describe('a viewer', () => {
  let viewer: Cookies;

  test('is made a member by an owner, who learns why an address is no good', async ({ open }) => {
    const page = await pageOf(open, owner);
    await page.goto('/account/users');
    await page.getByRole('button', { name: '添加主办人' }).click();
    await page.getByLabel('姓名').fill(VIEWER.name);
    await page.getByLabel('邮箱').fill(VIEWER.email);
    await page.getByLabel('初始密码').fill(VIEWER.password);
    await page.getByRole('button', { name: '创建账号' }).click();
    await page.getByRole('button', { name: '知道了' }).click();

    await page.goto(`${sample}/members`);
    await page.getByRole('button', { name: '添加', exact: true }).click();
    await page.getByText('这里要填。').waitFor();
    await page.getByLabel('邮箱').fill('nobody@example.com');
    await page.getByLabel('角色', { exact: true }).selectOption({ label: '查看者' });
    await page.getByRole('button', { name: '添加', exact: true }).click();
    await page.getByText('nobody@example.com 还没有账号').waitFor();
    await page.getByLabel('邮箱').fill(VIEWER.email);
    await page.getByRole('button', { name: '添加', exact: true }).click();
    await page.getByLabel('陈晓燕 的角色').waitFor();
    await page.getByLabel('林小红 的角色').selectOption({ label: '主办人' });
    await page.getByText('至少要有一位负责人').waitFor();
    await page.goto(`${copied}/members`);
    await page.getByLabel('邮箱').fill(VIEWER.email);
    await page.getByLabel('角色', { exact: true }).selectOption({ label: '查看者' });
    await page.getByRole('button', { name: '添加', exact: true }).click();
    await page.getByText('陈晓燕 已加入活动').waitFor();
  });

  test('sees every page and is offered nothing to change on any', { timeout: 120_000 }, async ({ open }) => {
    const page = await open({ ...DESKTOP, baseURL: app.url });
    await page.goto('/sign-in');
    await page.getByLabel('邮箱').fill(VIEWER.email);
    await page.getByLabel('密码').fill(VIEWER.password);
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL('**/events');
    viewer = await page.context().cookies();
    await page.getByText('只能查看').first().waitFor();
    expect(await page.getByRole('button', { name: /更多操作/ }).count()).toBe(0);

    for (const event of [sample, copied]) {
      await page.goto(event);
      const nav = page.getByRole('navigation', { name: '导航' }).first();
      const paths = await nav
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(8);
      expect(paths.some((path) => path.endsWith('/hosts'))).toBe(false);
      for (const path of [...paths, `${event}/roster/import`, `${event}/seating/sittings`]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await offeredOn(page), path).toEqual([]);
      }
    }
    await page.goto(`${sample}/live`);
    await page.locator('main li a').nth(2).click();
    await page.waitForURL(/\/games\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await offeredOn(page), 'a game').toEqual([]);
  });

  test('is told whose the hosts’ links and the slips are, and leaves by themselves', async ({
    open,
    expectErrors,
  }) => {
    // Such a page names no icon, so that the browser asks for the usual one.
    expectErrors(/403|favicon/);
    const page = await pageOf(open, viewer);
    for (const path of ['hosts', 'prizes/slips']) {
      expect((await page.goto(`${sample}/${path}`))?.status(), path).toBe(403);
      await page.getByRole('heading', { name: '这一页只给主办人看' }).waitFor();
      // The way on is there: it is a page of the event.
      await page.getByRole('navigation', { name: '导航' }).first().waitFor();
    }
    expect((await page.goto(`/events/new?from=${sample.split('/').at(-1)}`))?.status()).toBe(403);
    await page.getByRole('heading', { name: '这一页只给主办人看' }).waitFor();
    await page.goto(`${sample}/prints`);
    await page.getByText('只有主办人能打印奖券。').waitFor();
    expect((await page.request.get(`/api${sample}/prints/slips`)).status()).toBe(403);
    await page.goto(`${sample}/members`);
    await page.getByRole('button', { name: '退出活动' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出活动' }).click();
    await page.waitForURL('**/events');
    await page.getByRole('heading', { name: '明年的博饼' }).waitFor();
    expect(await page.getByRole('heading', { name: '示例：中秋博饼' }).count()).toBe(0);
  });
});

/** Words of buttons that change something. */
const CHANGING =
  /保存|添加|加入|新增|增加|删除|移除|移出|修改|编辑|新建|建立|导入|上传|开博|撤回|归档|锁|安排|移动|更换|更正|(?<!已)结束|选用|设为|清空|恢复|退赛|候补/;

/** What the page's main part offers to press that changes something. */
async function offeredOn(page: Page): Promise<string[]> {
  const names = await page
    .locator('main :is(button, [role=button]):enabled')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
  return names.filter((name) => CHANGING.test(name));
}

describe('an archived event', () => {
  test('is only looked at, and comes back', async ({ open }) => {
    const page = await pageOf(open, owner);
    await page.goto(`${sample}/settings`);
    await page.getByRole('button', { name: '归档', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '归档' }).click();
    await page.getByText('这个活动已归档，只能查看。').waitFor();
    expect(await page.getByRole('button', { name: '删除', exact: true }).isDisabled()).toBe(true);
    expect(await page.getByLabel('活动名称').isDisabled()).toBe(true);
    await page.goto('/events');
    await page.getByRole('tab', { name: /已归档/ }).click();
    await page.getByRole('button', { name: '示例：中秋博饼：更多操作' }).click();
    await page.getByRole('menuitem', { name: '移出归档' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '移出归档' }).click();
    await page.getByText('示例：中秋博饼 已移出归档').waitFor();
    await expect.poll(() => page.getByRole('tab', { name: /已归档/ }).count()).toBe(0);
  });
});

describe('the roster', () => {
  test('is pasted from a spreadsheet, searched by pinyin, and changed for several at once', async ({
    open,
  }) => {
    const page = await pageOf(open, owner);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${copied}/roster`);
    const cells = [
      ['姓名', '工号', '部门', '桌号'],
      ['张伟', '00013', '研发中心', '1'],
      ['王伟', '00020', '市场部', '2'],
      ['𠮷野㛃🎉', '00027', '市场部', '2'],
      ['محمد علی', '00034', '海外部', ''],
      ['合计', '4', '', ''],
    ];
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      cells.map((row) => row.join('\t')).join('\n'),
    );
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('ControlOrMeta+v');
    await page.getByText('导入后会怎样').waitFor();
    await page.getByText('“合计”是合计行，略过。').waitFor();
    await page.getByRole('button', { name: '确认导入' }).click();
    await page.getByText('共 4 人').waitFor();

    await page.getByLabel('搜索名单').fill('zw');
    await page.getByText('找到 1 人').waitFor();
    expect(await page.locator('tbody bdi').first().textContent()).toBe('张伟');
    await page.getByLabel('搜索名单').fill('jiye');
    await expect.poll(() => page.locator('tbody bdi').first().textContent()).toBe('𠮷野㛃🎉');
    await page.getByLabel('搜索名单').fill('');
    await page.getByText('共 4 人').waitFor();
    await page.getByRole('button', { name: '姓名', exact: true }).click();
    await page.waitForURL(/order=name/);
    const names = () => page.locator('tbody td bdi.font-semibold').allTextContents();
    await expect.poll(names).toEqual(['𠮷野㛃🎉', '王伟', '张伟', 'محمد علی']);

    await page.getByLabel('选择 王伟').check();
    await page.getByLabel('选择 张伟').check();
    await page.getByRole('button', { name: '转为候补' }).click();
    await page.getByText('2 人已转为候补').waitFor();
    await page.getByLabel('显示哪些人').selectOption({ label: '候补（2）' });
    await page.waitForURL(/show=waiting/);
    await page.getByLabel('选择这一页').check();
    await page.getByRole('button', { name: '移除', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
    await page.getByText('已移除 2 人').waitFor();
  });

  test('two who edit the same guest: the second learns what changed and loses nothing typed', async ({
    open,
  }) => {
    const [one, two] = [await pageOf(open, owner), await pageOf(open, owner)];
    for (const page of [one, two]) {
      await page.goto(`${copied}/roster`);
      await page.getByRole('button', { name: '修改 𠮷野㛃🎉' }).click();
    }
    await one.getByLabel('部门').fill('财务部');
    await one.getByRole('button', { name: '保存' }).click();
    await one.getByText('已保存').waitFor();
    await two.getByLabel('备注').fill('吃素');
    await two.getByRole('button', { name: '保存' }).click();
    await two.getByRole('alert').getByText('财务部').waitFor();
    expect(await two.getByLabel('备注').inputValue()).toBe('吃素');
    expect(await two.getByLabel('部门').inputValue()).toBe('财务部');
    await two.getByRole('button', { name: '保存' }).click();
    await two.getByText('已保存').waitFor();
    await two.getByText('吃素').waitFor();
    await two.getByText('财务部').filter({ visible: true }).waitFor();
  });
});

describe('the list of changes', () => {
  test('tells all of it in plain words, and what is looked for', async ({ open }) => {
    const page = await pageOf(open, owner);
    await page.goto(`${sample}/audit`);
    for (const sentence of [
      '建立了示例活动',
      '开博：5 会，52 个座位',
      '添加了成员 陈晓燕（查看者）',
      '退出了活动',
      '归档了活动',
      '把活动移出归档',
    ]) {
      await page.getByText(sentence, { exact: true }).waitFor();
    }
    await page.goto(`${copied}/audit`);
    await page.getByText('从另一个活动复制出这个活动').waitFor();
    await page.getByText('导入了名单：新增 4，修改 0，移除 0，新桌 0').waitFor();
    await page.getByText('移除了 王伟、张伟').or(page.getByText('移除了 张伟、王伟')).waitFor();
    await page.getByLabel('搜索姓名、内容').fill('吃素');
    await page.getByRole('button', { name: '搜索' }).click();
    await page.waitForURL(/search=/);
    await expect.poll(() => page.locator('ol > li').count()).toBe(1);
    await page.getByText('修改了 𠮷野㛃🎉 的资料').waitFor();
    await page.locator('ins').getByText('吃素').waitFor();
    await page.getByLabel('哪一类').selectOption({ label: '成员' });
    await page.getByText('没有符合的记录。').waitFor();
  });
});

describe('deleting', () => {
  test('is asked twice, and needs the event’s name', async ({ open }) => {
    const page = await pageOf(open, owner);
    await page.goto('/events');
    await page.getByRole('button', { name: '示例：中秋博饼：更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByText('已经有博饼记录').waitFor();
    await page.getByRole('button', { name: '知道了' }).click();

    await page.goto(`${copied}/settings`);
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await page.getByRole('button', { name: '继续' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('别的名称');
    await page.getByRole('button', { name: '永久删除' }).click();
    await page.getByText('输入的和活动名称不一样。').waitFor();
    await page.getByRole('dialog').getByRole('textbox').fill('明年的博饼');
    await page.getByRole('button', { name: '永久删除' }).click();
    await page.waitForURL('**/events');
    await page.getByText('明年的博饼 已删除').waitFor();
    expect(await page.getByRole('heading', { name: '明年的博饼' }).count()).toBe(0);
  });
});
