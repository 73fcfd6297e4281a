import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost, type HostPage } from './helpers/render-host';

const NAMES = ['陈一', '林二', '黄三', '郑四', '吴五'];

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer(NAMES, { calledThrows: false });
});

async function openEnd(page: HostPage): Promise<void> {
  await page.tap('更多');
  await page.tap('结束本桌');
}
const warnings = () => screen.getByRole('region', { name: '结束前要知道' });

describe('ending a game', () => {
  it('warns of nothing where nothing is open', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await openEnd(page);
    expect(screen.queryByRole('region', { name: '结束前要知道' })).toBeNull();
  });

  it('names each 状元 that is disputed or not confirmed, and offers that first without forbidding the end', async () => {
    server.twoEyes = true;
    const page = await renderHost(server);
    await page.throwDice('444412');
    await page.tap('不对');
    await page.throwDice('444413');
    await openEnd(page);
    expect(warnings().textContent).toContain('陈一 的 四红带三 有人说不对，还没改。');
    expect(warnings().textContent).toContain('林二 的 四红带四 还没有第二个人确认。');
    await page.tap('先去确认');
    expect(screen.getAllByRole('group', { name: '第二个人确认' })).toHaveLength(2);
    await page.tap('返回');
    await openEnd(page);
    await page.tap(/^就此结束/);
    expect(screen.getByText('本桌状元')).toBeTruthy();
  });

  it('says what is not sent yet, and what has to be looked at', async () => {
    const page = await renderHost(server);
    server.fault = 'unreachable';
    await page.throwDice('444216');
    await openEnd(page);
    expect(warnings().textContent).toContain('1 条还没上传；可以先结束，连上后自动上传。');
    expect(within(warnings()).queryByRole('button')).toBeNull();
  });
});
