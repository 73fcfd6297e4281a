import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '@/lib/offline/store';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost, type HostPage } from './helpers/render-host';

const NAMES = ['陈一', '林二', '黄三', '郑四', '吴五'];

let server: FakeServer;
let page: HostPage;
const store = memoryStore();

beforeEach(async () => {
  server = new FakeServer(NAMES, { calledThrows: false });
  server.rollCalled = false;
  page = await renderHost(server, { store });
});

/** Names of the list in sitting order, with their places and who isn't here. */
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const names = () =>
  screen.getAllByRole('listitem').map((row) => NAMES.find((name) => row.textContent.includes(name)));
const kinds = () => server.entries.map(({ entry }) => entry.kind);

async function reload(): Promise<void> {
  await page.client.saved();
  cleanup();
  page = await renderHost(server, { store });
}

/** As the phone's own key does. */
async function goBack(): Promise<void> {
  await act(async () => {
    history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** The roll-call as fast as it goes: everybody is here, the first one begins. */
async function begin(starter = '陈一'): Promise<void> {
  await page.tap(/人，谁先博$/);
  await page.tap('直接选人');
  if (starter !== '陈一') await page.tap(starter);
  await page.tap(`${starter} 先博，开始`);
}

describe('the roll-call', () => {
  it('stays as it is where it is refused, and says why', async () => {
    await page.tap('黄三 在，点一下标为没来');
    vi.spyOn(page.client, 'rollCall').mockReturnValueOnce({ code: 'unsent', params: {} });
    await begin();
    expect(screen.getByRole('button', { name: '陈一 先博，开始' })).toBeTruthy();
    await reload();
    expect(screen.getByRole('button', { name: '陈一 先博，开始' })).toBeTruthy();
    await page.tap('陈一 先博，开始');
    await vi.waitFor(() => expect(kinds()).toEqual(['leave']));
  });

  it('orders the guests, marks the missing, and counts the starter from the elder', async () => {
    await page.tap('黄三 在，点一下标为没来');
    await page.tap('4 人，谁先博');
    await page.tap('2 点');
    await page.tap('1 点');
    expect(screen.getByText(/从 陈一 起数 3 个：郑四/)).toBeTruthy();
    await page.tap('郑四 先博，开始');
    expect(page.turn().textContent).toContain('郑四');
    await vi.waitFor(() => {
      expect(server.seats.map(({ name }) => name)).toEqual(['郑四', '吴五', '陈一', '林二', '黄三']);
    });
    expect(kinds()).toEqual(['leave']);
  });

  it('says which number is the place and which the chair', async () => {
    await page.tap('林二 在，点一下标为没来');
    expect(rows().map((row) => row.replace(/在$|没来$/, ''))).toEqual([
      '第1位陈一座位 1 号',
      '林二座位 2 号',
      '第2位黄三座位 3 号',
      '第3位郑四座位 4 号',
      '第4位吴五座位 5 号',
    ]);
  });

  it('comes back after a reload where it was, with order, absences and the starter’s dice', async () => {
    await page.tap('黄三 在，点一下标为没来');
    fireEvent.keyDown(screen.getByRole('button', { name: /^移动 吴五/ }), { key: 'ArrowUp' });
    await reload();
    expect(names()).toEqual(['陈一', '林二', '黄三', '吴五', '郑四']);
    expect(screen.getByRole('button', { name: '黄三 没来，点一下标为在' })).toBeTruthy();
    await page.tap('4 人，谁先博');
    await page.tap('2 点');
    await page.tap('1 点');
    await reload();
    expect(screen.getByRole('heading', { name: '谁先博' })).toBeTruthy();
    await page.tap('吴五 先博，开始');
    await vi.waitFor(() => {
      expect(server.seats.map(({ name }) => name)).toEqual(['吴五', '郑四', '陈一', '林二', '黄三']);
    });
    expect(Object.keys(localStorage).filter((key) => key.includes('rollCall'))).toEqual([]);
  });

  it('doesn’t take up what was entered for other seats', async () => {
    await page.tap('黄三 在，点一下标为没来');
    server.seats = server.seats.slice(0, 4);
    server.version += 1;
    await reload();
    expect(screen.queryByText('没来')).toBeNull();
    expect(names()).toEqual(NAMES.slice(0, 4));
  });

  it('goes back to the list by the phone’s own key', async () => {
    await page.tap('黄三 在，点一下标为没来');
    await page.tap('4 人，谁先博');
    await goBack();
    expect(screen.getByRole('heading', { name: '点名' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '黄三 没来，点一下标为在' })).toBeTruthy();
    expect(history.state).toBeNull();
    await page.tap('4 人，谁先博');
    await page.tap('返回');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('heading', { name: '点名' })).toBeTruthy();
    await begin();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(history.state).toBeNull();
  });

  it('has names tapped in sitting order, the missing apart, and the way back without losing a mark', async () => {
    await page.tap('黄三 在，点一下标为没来');
    fireEvent.keyDown(screen.getByRole('button', { name: /^移动 吴五/ }), { key: 'ArrowUp' });
    await page.tap('按座次重点');
    const missing = screen.getByRole('region', { name: '没来的（来了就点）' });
    expect(
      within(missing)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['黄三']);
    await page.tap('郑四');
    await page.tap('林二');
    expect(screen.getByRole('button', { name: '第1位 郑四', pressed: true })).toBeTruthy();
    await page.tap('用原来的顺序');
    expect(names()).toEqual(['陈一', '林二', '黄三', '吴五', '郑四']);
    expect(screen.getByRole('button', { name: '黄三 没来，点一下标为在' })).toBeTruthy();
    await page.tap('接着按座次点');
    expect(screen.getByRole('button', { name: '第2位 林二', pressed: true })).toBeTruthy();
    await page.tap('第2位 林二');
    await page.tap('吴五');
    await page.tap('陈一');
    await page.tap('林二');
    expect(names()).toEqual(['郑四', '吴五', '陈一', '林二', '黄三']);
    expect(screen.getByRole('button', { name: '黄三 没来，点一下标为在' })).toBeTruthy();
    await page.tap('用原来的顺序');
    expect(names()).toEqual(['陈一', '林二', '黄三', '吴五', '郑四']);
    await page.tap('用点好的顺序');
    expect(names()).toEqual(['郑四', '吴五', '陈一', '林二', '黄三']);
  });
});

describe('the roll-call once more', () => {
  it('puts a wrong starter and absences right from the table, without a trace of the former ones', async () => {
    await page.tap('黄三 在，点一下标为没来');
    await begin();
    expect(screen.getByText('没来：黄三')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '撤回' }).disabled).toBe(true);
    await page.tap('重新点名、改先博');
    expect(screen.getByRole('heading', { name: '重新点名、改先博' })).toBeTruthy();
    await page.tap('黄三 没来，点一下标为在');
    await page.tap('林二 在，点一下标为没来');
    await begin('黄三');
    expect(page.turn().textContent).toContain('黄三');
    expect(screen.getByText('没来：林二')).toBeTruthy();
    await vi.waitFor(() => {
      expect(server.seats.map(({ name }) => name)).toEqual(['黄三', '郑四', '吴五', '陈一', '林二']);
    });
    expect(kinds()).toEqual(['leave', 'remove', 'leave']);
    await vi.waitFor(() => {
      expect(history.state).toBeNull();
    });
  });

  it('is there in the menu too, goes back step by step, and comes back after a reload', async () => {
    await begin();
    await page.tap('更多');
    await page.tap('重新点名、改先博');
    await page.tap('吴五 在，点一下标为没来');
    await page.tap('4 人，谁先博');
    await page.tap('直接选人');
    await page.tap('郑四');
    await reload();
    expect(screen.getByRole('button', { name: '郑四 先博，开始' })).toBeTruthy();
    await goBack();
    expect(screen.getByRole('button', { name: '吴五 没来，点一下标为在' })).toBeTruthy();
    await goBack();
    expect(page.turn().textContent).toContain('陈一');
  });

  it('works without the network', async () => {
    await begin();
    await vi.waitFor(() => {
      expect(server.rollCalled).toBe(true);
    });
    server.fault = 'unreachable';
    await page.tap('重新点名、改先博');
    await begin('郑四');
    expect(page.turn().textContent).toContain('郑四');
    server.fault = 'none';
    await act(() => page.client.refresh());
    page.client.wake();
    await vi.waitFor(() => {
      expect(server.seats[0]?.name).toBe('郑四');
    });
  });

  it('says that what waits has to go up first, and is gone with the first throw', async () => {
    await begin();
    await vi.waitFor(() => {
      expect(server.rollCalled).toBe(true);
    });
    server.fault = 'unreachable';
    await act(async () => {
      page.client.act([{ kind: 'join', name: '孙六' }]);
      await Promise.resolve();
    });
    await page.tap('更多');
    const waits = screen.getByRole<HTMLButtonElement>('button', { name: '等记录上传了才能重新点名' });
    expect(waits.disabled).toBe(true);
    await page.tap('返回');
    await page.throwDice('444216');
    await page.tap('更多');
    expect(screen.queryByRole('button', { name: /重新点名/ })).toBeNull();
  });
});
