import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { DESKTOP, PHONE, test } from '../setup/browser';
import { seededDice } from '../support/dice';
import { startOwnApp, type OwnApp } from '../support/own-app';
import { HttpHost } from './evening/http-host';
import { noClaim, playOut, playUntil, throwNext } from './evening/play';
import { expectedPrizes, prizeLine, readPrizeList, type SheetRows } from './evening/prize-list';
import {
  CSV_GUESTS,
  FORMULA_NAME,
  NAMESAKE,
  rosterCsv,
  rosterWorkbook,
  WORKBOOK_GUESTS,
} from './evening/roster-files';

/** One evening from the roster to the prize list, as the people of it would live it. */

const TABLES = 6;
let app: OwnApp;
beforeAll(async () => {
  app = await startOwnApp();
});
afterAll(() => app.stop());

test('one whole evening adds up', { timeout: 480_000 }, async ({ open }) => {
  const hr = await open({ ...DESKTOP, baseURL: app.url });
  await createAccount(hr);
  const event = await createEvent(hr);

  await importFile(hr, event, 'roster.xlsx', await rosterWorkbook(), WORKBOOK_GUESTS);
  await hr.getByText(`共 ${WORKBOOK_GUESTS} 人`).waitFor();
  await importFile(hr, event, '补报.csv', rosterCsv(), CSV_GUESTS);
  await hr.getByText(`共 ${WORKBOOK_GUESTS + CSV_GUESTS} 人`).waitFor();
  await hr.getByLabel('搜索名单').fill(NAMESAKE);
  await hr.getByText('找到 3 人').waitFor();
  expect(await hr.getByText('重名', { exact: true }).count()).toBe(3);

  await hr.goto(`${event}/seating`);
  await hr.getByRole('button', { name: '自动安排' }).click();
  await hr.getByLabel('所有 60 人重新安排').check();
  await hr.getByRole('button', { name: '安排这 60 人' }).click();
  await hr.getByText('已安排 60 人').waitFor();

  await hr.goto(`${event}/prizes`);
  await setPrizes(hr, '状元', [['扫地机器人', 1, '899']]);
  await setPrizes(hr, '对堂', [['电饭煲', 2, '269']]);
  await setPrizes(hr, '二举', [
    ['洗衣液', 8, '25'],
    ['洗发水', 8, '29.9'],
  ]);

  await hr.goto(event);
  await hr.getByRole('button', { name: '开博' }).click();
  await hr.getByRole('dialog').getByRole('button', { name: '开博' }).click();
  await hr.getByText(`已开博，共 ${TABLES} 桌`).waitFor();

  await hr.goto(`${event}/hosts`);
  const links = await hr.getByText(/\/t\/[\w-]{22}/).allTextContents();
  expect(links).toHaveLength(TABLES);
  const hosts = new Map<number, HttpHost>();

  // Table 1 is played on a phone, by taps and keys; the others through the endpoint that the phone uses.
  const phone = await open({ ...PHONE, baseURL: app.url });
  const seen = await playOnPhone(phone, linkAt(links, 1));
  hosts.set(1, await HttpHost.enter(app.url, linkAt(links, 1)));
  expect(hosts.get(1)?.state.phase).toBe('finished');
  expect(hosts.get(1)?.state.title.map(({ seat }) => hosts.get(1)?.state.players[seat - 1]?.name)).toEqual([
    seen,
  ]);

  for (const table of [2, 3, 4, 5, 6]) hosts.set(table, await HttpHost.enter(app.url, linkAt(links, table)));
  await playWithLostAnswer(hostAt(hosts, 2));
  await playWithLateGuest(hostAt(hosts, 3));
  await playWithJinhua(hostAt(hosts, 4));
  await playToRollOff(hostAt(hosts, 5));
  const byHand = await playShortGame(hostAt(hosts, 6));

  // HR sees all of it, corrects a throw with the difference shown, and runs the final.
  await hr.goto(`${event}/live`);
  await hr.getByText('已结束').first().waitFor();
  await correctThrow(hr, event, hostAt(hosts, 2));

  const champion = await playFinal(hr, event, app.url);

  const [download] = await Promise.all([
    hr.waitForEvent('download'),
    hr.goto(`${event}/results`).then(() => hr.getByRole('link', { name: '下载奖品清单' }).click()),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const sheets = await readPrizeList(await readFile(await download.path()));

  const units = sheets('奖品明细', '第几份');
  const owned = units.filter(({ 姓名: name, 桌号: table }) => Boolean(name) && table !== '王中王');
  const line = (row: SheetRows[number]) =>
    prizeLine(
      Number(/\d+/.exec(String(row['桌号']))?.[0]),
      String(row['姓名']),
      String(row['奖品'] || tierId(row['奖级'])),
    );
  const listed = owned.map(line).sort();
  const refreshed = await Promise.all(
    [...hosts].map(async ([table]) => [table, await HttpHost.enter(app.url, linkAt(links, table))] as const),
  );
  const expected = refreshed.flatMap(([table, host]) => expectedPrizes(table, host.game, host.state)).sort();
  expect(listed).toEqual(expected);

  // The short game, worked out by hand.
  expect(
    owned
      .filter((row) => String(row['桌号']).includes('6'))
      .map(line)
      .sort(),
  ).toEqual(byHand.prizes.sort());
  const guests = sheets('领奖名单', '签收').filter(({ 姓名: name }) => Boolean(name) && name !== '合计');
  const rich = guests.find(({ 桌号: table, 座位: chair }) => table === 6 && chair === 1);
  expect(rich).toMatchObject({ 姓名: byHand.richest, 状元: 1, 对堂: 2, 金额: 899 + 2 * 269 });

  // Nobody is missing, numbers keep their zeros, and a name that looks like a formula is a name.
  expect(guests).toHaveLength(WORKBOOK_GUESTS + CSV_GUESTS + 1);
  expect(guests.filter(({ 姓名: name }) => name === NAMESAKE)).toHaveLength(3);
  expect(guests.map(({ 工号: number }) => number)).toContain('00013');
  expect(guests.find(({ 姓名: name }) => name === FORMULA_NAME)).toMatchObject({ 工号: '90002' });
  expect(guests.find(({ 王中王名次: rank }) => rank === 1)?.['姓名']).toBe(champion);
  const checks = sheets('汇总', '结论').filter(({ 核对: check }) => Boolean(check));
  expect(
    checks.map(({ 结论: verdict }) => verdict).filter((verdict) => verdict === '一致').length,
  ).toBeGreaterThan(0);
  expect(checks.map(({ 结论: verdict }) => verdict)).not.toContain('不一致');
});

// ---------------------------------------------------------------- the organiser

async function createAccount(page: Page): Promise<void> {
  await page.goto(`/setup/${app.setupToken}`);
  await page.getByLabel('姓名').fill('林小红');
  await page.getByLabel('邮箱').fill('hr@example.com');
  await page.getByLabel('密码').fill('zhong-qiu-bo-bing');
  await page.getByRole('button', { name: '创建账号' }).click();
  await page.waitForURL('**/events');
}

async function createEvent(page: Page): Promise<string> {
  await page.goto('/events/new');
  await page.getByLabel('活动名称').fill('月满会饼 2026');
  await page.getByLabel('地点').fill('国际会展酒店');
  await page.getByLabel('日期和时间').fill('2026-09-25T18:00');
  await page.getByLabel('桌数').fill(String(TABLES));
  await page.getByRole('button', { name: '建立活动' }).click();
  await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

async function importFile(
  page: Page,
  event: string,
  name: string,
  buffer: Buffer,
  people: number,
): Promise<void> {
  await page.goto(`${event}/roster/import`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByText(`文件里有 ${people} 人`).waitFor();
  await page.getByRole('button', { name: '确认导入' }).click();
  await page.waitForURL(/\/roster$/);
}

async function setPrizes(
  page: Page,
  tier: string,
  items: [name: string, quantity: number, value: string][],
): Promise<void> {
  await page.getByRole('button', { name: `修改${tier}的奖品` }).click();
  const dialog = page.getByRole('dialog');
  for (const [index, [name, quantity, value]] of items.entries()) {
    await dialog.getByRole('button', { name: '加一种奖品' }).click();
    const row = dialog.getByRole('group', { name: `第 ${index + 1} 种奖品` });
    await row.getByLabel('奖品名称').fill(name);
    await row.getByLabel('每桌件数').fill(String(quantity));
    await row.getByLabel(/^单价/).fill(value);
  }
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByText(`${tier}已保存`).waitFor();
}

/** Amends the second table's first throw to a 罚黑: what it changes is shown, and counts only then. */
async function correctThrow(page: Page, event: string, host: HttpHost): Promise<void> {
  await page.goto(`${event}/games/${host.game.game}`);
  await page.getByRole('button', { name: '更正第 1 条', exact: true }).click();
  await page.getByRole('menuitem', { name: '改成别的' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('骰子', { exact: true }).fill('222335');
  await dialog.getByText('这样会改变').waitFor();
  await dialog.getByRole('button', { name: '确认更正' }).click();
  await page.getByText('已记下').waitFor();
}

async function playFinal(page: Page, event: string, base: string): Promise<string> {
  await page.goto(`${event}/final`);
  await page.getByRole('button', { name: '保存赛制' }).click();
  await page.getByRole('button', { name: '抽取选手' }).click();
  await page.getByText('位选手').first().waitFor();
  await page.getByRole('button', { name: '安排座位' }).click();
  const link = await page
    .getByText(/\/t\/[\w-]{22}/)
    .first()
    .textContent();
  const host = await HttpHost.enter(base, new URL(link ?? '').pathname);
  await playOut(host, seededDice(77));
  const winner = host.state.ranking[0]?.seat ?? 0;
  const name = host.state.players[winner - 1]?.name ?? '';
  await page.reload();
  await page.getByRole('heading', { name }).waitFor();
  return name;
}

// ---------------------------------------------------------------- the tables

/** Plays a game on a phone: roll-call, taps, keys, and one throw taken back. Returns who is 状元. */
async function playOnPhone(page: Page, link: string): Promise<string> {
  await page.goto(link);
  await page.waitForURL('**/host?game=*');
  await page.getByRole('button', { name: '10 人，谁先博' }).click();
  await page.getByRole('button', { name: '直接选人' }).click();
  await page.getByRole('button', { name: /先博，开始$/ }).click();
  await page.getByRole('region', { name: '轮到谁' }).or(page.getByLabel('轮到谁')).first().waitFor();

  const dice = seededDice(1);
  await tapDice(page, '444411');
  await page.getByText('状元插金花').filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByText('还没有人博').waitFor();
  await tapDice(page, '444412');
  for (let count = 0; count < 900; count++) {
    await page.keyboard.type(dice.six());
    if (count % 10 === 9 && (await page.getByText('本桌状元').isVisible())) break;
  }
  await page.getByText('本桌状元').waitFor();
  await page.getByText('已同步').waitFor();
  return (await page.locator('h2').first().textContent())?.trim() ?? '';
}

async function tapDice(page: Page, dice: string): Promise<void> {
  const byDice = page.getByRole('button', { name: '骰子', exact: true });
  if (await byDice.isVisible()) await byDice.click();
  for (const face of dice) await page.getByRole('button', { name: `${face} 点`, exact: true }).click();
}

async function playWithLostAnswer(host: HttpHost): Promise<void> {
  const dice = seededDice(2);
  await host.callRoll();
  const first = throwNext(host, '444423');
  throwNext(host, '112233');
  await host.flush({ loseAnswer: true });
  host.queue({
    kind: 'amend',
    target: first,
    with: { kind: 'throw', seat: host.game.seats[0]?.id ?? '', dice: '444426' },
  });
  await host.flush();
  await playOut(host, dice);
}

async function playWithLateGuest(host: HttpHost): Promise<void> {
  const dice = seededDice(3);
  const [, , absent] = host.game.seats;
  await host.callRoll([absent?.name ?? '']);
  await playUntil(host, dice, () => host.state.throws >= 12);
  host.queue({ kind: 'join', name: '迟到的郑四' });
  host.queue({ kind: 'return', seat: absent?.id ?? '' });
  host.queue({ kind: 'leave', seat: host.game.seats[4]?.id ?? '' });
  await host.flush();
  await playOut(host, dice);
}

async function playWithJinhua(host: HttpHost): Promise<void> {
  const dice = seededDice(4);
  await host.callRoll();
  await playUntil(host, dice, () => host.state.throws >= 20, noClaim);
  throwNext(host, '441414');
  await playOut(host, dice);
  expect(host.state.title[0]?.hand).toBe('jinhua');
}

async function playToRollOff(host: HttpHost): Promise<void> {
  const dice = seededDice(5);
  await host.callRoll();
  await playUntil(host, dice, () => host.state.phase === 'roll-off', noClaim);
  await playOut(host, dice, noClaim);
  expect(host.state.title[0]?.hand).toBe('roll-off');
}

/**
 * A game short enough to be judged by hand: the first wins 状元 by 插金花 and with it both 对堂, so that the
 * second's 对堂 wins nothing and the third's 四红 is too late (免抢); a 三红 is amended to a 二举.
 */
async function playShortGame(host: HttpHost): Promise<{ prizes: string[]; richest: string }> {
  await host.callRoll();
  for (const dice of ['444411', '123456', '444423', '411223', '442233', '111123']) throwNext(host, dice);
  const sanhong = throwNext(host, '444123');
  host.queue({ kind: 'miss', seat: host.next, reason: 'out-of-bowl' });
  host.queue({ kind: 'pass', seat: host.next });
  throwNext(host, '222356');
  host.queue({
    kind: 'amend',
    target: sanhong,
    with: { kind: 'throw', seat: host.game.seats[6]?.id ?? '', dice: '441123' },
  });
  host.queue({ kind: 'end', reason: '时间到' });
  await host.flush();
  const name = (seat: number) => host.game.seats[seat - 1]?.name ?? '';
  const prizes = [
    prizeLine(6, name(1), '扫地机器人'),
    prizeLine(6, name(1), '电饭煲'),
    prizeLine(6, name(1), '电饭煲'),
    prizeLine(6, name(4), 'yixiu'),
    prizeLine(6, name(5), '洗衣液'),
    prizeLine(6, name(6), 'sijin'),
    prizeLine(6, name(7), '洗衣液'),
  ];
  return { prizes, richest: name(1) };
}

// ---------------------------------------------------------------- small things

function linkAt(links: readonly string[], table: number): string {
  return new URL(links[table - 1] ?? '').pathname;
}

function hostAt(hosts: ReadonlyMap<number, HttpHost>, table: number): HttpHost {
  const host = hosts.get(table);
  if (!host) throw new Error(`no host at table ${table}`);
  return host;
}

/** Tiers without goods are listed by their names. */
function tierId(name: unknown): string {
  return { 一秀: 'yixiu', 四进: 'sijin', 三红: 'sanhong' }[String(name)] ?? String(name);
}
