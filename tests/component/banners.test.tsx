import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost, type HostPage } from './helpers/render-host';

const NAMES = ['陈一', '林二', '黄三', '郑四', '吴五'];
const WAITING = '1 把状元待确认';
const CALLED = '已叫人 · 等待中';
const OFFLINE = '连不上服务器：先记在本机，连上后自动上传。';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer(NAMES, { calledThrows: false });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A 状元 that waits for a second person, put away for later. */
async function withWaiting(): Promise<HostPage> {
  server.twoEyes = true;
  const page = await renderHost(server);
  await page.throwDice('444412');
  await page.tap('稍后');
  return page;
}

/** Whether a sentence is to be seen, or only heard. */
const isSeen = (text: string) => screen.getByText(text).closest('.sr-only') === null;

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

describe('banners', () => {
  it('take the height of one: others stand behind a count, heard all the same, and open as a list', async () => {
    const page = await withWaiting();
    server.fault = 'unreachable';
    await page.tap('叫人');
    expect(isSeen(WAITING)).toBe(true);
    expect(isSeen('已叫人 · 连上网络就送出')).toBe(false);
    expect(screen.getByText('已叫人 · 连上网络就送出').closest('[role=status]')).not.toBeNull();
    await screen.findByText('还有 2 条');
    await page.tap('还有 2 条');
    expect([isSeen(WAITING), isSeen(OFFLINE)]).toEqual([true, true]);
    await page.tap('不用了');
    expect(screen.queryByText(/^已叫人 ·/)).toBeNull();
  });

  it('are put away by one tap and come back by another, and what is new comes by itself', async () => {
    const page = await withWaiting();
    await page.tap('收起');
    expect(screen.queryByText(WAITING)).toBeNull();
    await page.tap('叫人');
    await screen.findByText(CALLED);
    expect(isSeen(CALLED)).toBe(true);
    await page.tap('收起的 1 条，打开');
    expect(isSeen(WAITING)).toBe(true);
    expect(screen.queryByRole('button', { name: /^收起的/ })).toBeNull();
  });

  it('are forgotten as put away once they are settled', async () => {
    const page = await withWaiting();
    await page.tap('收起');
    await page.tap('撤回');
    expect(screen.queryByRole('button', { name: /^收起的/ })).toBeNull();
  });

  it('go by themselves where nothing has to be decided, and the page still shows how it stands', async () => {
    const page = await renderHost(server);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await page.tap('叫人');
    await wait(5_000);
    expect(isSeen(CALLED)).toBe(true);
    await wait(4_000);
    expect(screen.queryByText(CALLED)).toBeNull();
    const button = screen.getByRole('button', { name: '已叫人' });
    expect(button.ariaPressed).toBe('true');
    await page.tap('已叫人');
    expect(screen.getByRole('button', { name: '叫人' }).ariaPressed).toBe('false');
  });

  it('say an outage once each time, not again by a look at another screen', async () => {
    const page = await renderHost(server);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const throwOnce = async () => {
      await page.throwDice('112356');
      await wait(50);
    };
    server.fault = 'unreachable';
    await throwOnce();
    expect(isSeen(OFFLINE)).toBe(true);
    await wait(9_000);
    expect(screen.queryByText(OFFLINE)).toBeNull();
    await page.tap('更多');
    await page.tap('返回');
    await wait(100);
    expect(screen.queryByText(OFFLINE)).toBeNull();
    server.fault = 'none';
    page.client.wake();
    await wait(3_000);
    server.fault = 'unreachable';
    await throwOnce();
    expect(isSeen(OFFLINE)).toBe(true);
  });

  it('put what is lost if nobody acts before what only waits', async () => {
    const page = await withWaiting();
    server.signedOut.add('phone');
    await page.throwDice('112356');
    await waitFor(() => expect(isSeen('登录已过期，记下的都还在。请再输入一次 PIN。')).toBe(true));
    expect(isSeen(WAITING)).toBe(false);
  });

  it('move nothing between two grabs of a scramble: what comes meanwhile waits until the finger rests', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('更多');
    await page.tap('结束本桌');
    await page.tap(/^剩下的抢饼/);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.pointerDown(screen.getByRole('button', { name: /^吴五/ }));
    await page.tap('叫人');
    expect(screen.queryByText(CALLED)).toBeNull();
    await wait(1_300);
    expect(isSeen(CALLED)).toBe(true);
  });
});
