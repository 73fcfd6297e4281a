import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PRESETS } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import { newId } from '@/lib/schemas/new-id';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost, rowWith, type HostPage } from './helpers/render-host';

const NAMES = ['陈一', '林二', '黄三', '郑四', '吴五'];
const goods = (tier: string, name: string, quantity: number): ItemView => {
  return { id: newId(), tier, place: null, name, value: 100, quantity };
};

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer(NAMES, {
    calledThrows: false,
    items: [goods('sanhong', '电饭煲', 1), goods('sanhong', '空调被', 2), goods('duitang', '扫地机', 2)],
  });
});

/** The server has learnt of something; the device hears of it. */
async function hint(page: HostPage): Promise<void> {
  const { epoch, version, revision, entries } = server;
  await act(async () => {
    page.client.hint({ length: entries.length, epoch, version, revision });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

describe('换一个', () => {
  it('on the last throw shows what is left of the tier, and swaps by one tap', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    expect(page.last().textContent).toContain('陈一 得 电饭煲');
    await page.tap('换一个');
    expect(screen.getByText('陈一 现在拿的是 电饭煲')).toBeTruthy();
    await page.tap('空调被 剩 2');
    expect(page.last().textContent).toContain('陈一 得 空调被');
    await waitFor(() => {
      expect(server.given).toMatchObject([{ nth: 1, item: server.options.items?.[1]?.id }]);
    });
    expect(server.given[0]?.entry).toBe(server.entries[0]?.id);
  });

  it('is not offered where a tier has one kind of goods, or none', async () => {
    const page = await renderHost(server);
    await page.throwDice('123456');
    expect(page.last().textContent).toContain('陈一 得 扫地机');
    expect(screen.queryByRole('button', { name: '换一个' })).toBeNull();
    await page.throwDice('442356');
    expect(screen.queryByRole('button', { name: '换一个' })).toBeNull();
  });

  it('swaps with a guest who has another, also offline, and leaves the others what they hold', async () => {
    const page = await renderHost(server);
    server.fault = 'unreachable';
    for (const dice of ['444216', '444216', '444216']) await page.throwDice(dice);
    expect(page.last().textContent).toContain('黄三 得 空调被');
    await page.tap('换一个');
    await page.tap('陈一 的 电饭煲');
    expect(page.last().textContent).toContain('黄三 得 电饭煲');
    expect(screen.getByText('3 把未上传')).toBeTruthy();
    expect(page.client.getSnapshot().deeds).toMatchObject([{ body: { rows: [{}, {}] } }]);
  });

  it('on a guest’s own page names which of their prizes it is about', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('座位');
    await page.tap(/^陈一/);
    await page.tap('详情');
    expect(rowWith('电饭煲').textContent).toContain('三红');
    await page.tap('换一个');
    await page.tap('空调被 剩 2');
    await waitFor(() => expect(server.given).toHaveLength(1));
  });

  it('on the list of hand-overs is offered for a prize that is still where it went', async () => {
    const rules = PRESETS.lab;
    const items = [goods('duitang', '扫地机', 1), goods('duitang', '电视机', 1)];
    server = new FakeServer(NAMES, { calledThrows: false, rules, items });
    const page = await renderHost(server);
    for (const dice of ['123456', '123456', '123456']) await page.throwDice(dice);
    await page.tap('更多');
    await page.tap('待交接 1 件');
    const row = rowWith(/林二 → 黄三/);
    expect(row.textContent).toContain('电视机');
    fireEvent.click(within(row).getByRole('button', { name: '换一个' }));
    await page.tap('陈一 的 扫地机');
    await page.tap('更多');
    await page.tap('待交接 1 件');
    expect(rowWith(/林二 → 黄三/).textContent).toContain('扫地机');
  });
});

describe('叫人', () => {
  it('calls by one tap, is taken back by another, and says when somebody is on the way', async () => {
    const page = await renderHost(server);
    await page.tap('叫人');
    await screen.findByText('已叫人 · 等待中');
    await waitFor(() => expect(server.help).toMatchObject({ answered: false }));
    await page.tap('不用了');
    await waitFor(() => expect(server.help).toBeNull());
    expect(screen.queryByText(/已叫人/)).toBeNull();

    await page.tap('叫人');
    await waitFor(() => expect(server.help).not.toBeNull());
    if (server.help) server.changeBeside({ help: { ...server.help, answered: true } });
    await hint(page);
    expect(screen.getByText('有人来了')).toBeTruthy();
    await page.tap('知道了');
    expect(screen.queryByText('有人来了')).toBeNull();
    expect(screen.getByRole('button', { name: '叫人' }).ariaPressed).toBe('false');
  });

  it('says that it goes up once the network is back', async () => {
    const page = await renderHost(server);
    server.fault = 'unreachable';
    await page.tap('叫人');
    expect(screen.getByText('已叫人 · 连上网络就送出')).toBeTruthy();
    expect(screen.getByText('1 件未上传')).toBeTruthy();
  });

  it('can be called from a device that only reads along', async () => {
    server.penHolder = 'tablet';
    const page = await renderHost(server);
    await page.tap('叫人');
    await waitFor(() => expect(server.help).not.toBeNull());
  });
});

describe('two eyes', () => {
  beforeEach(() => {
    server.twoEyes = true;
  });
  const card = () => screen.getByRole('group', { name: '第二个人确认' });

  it('show a 状元 large to a second person, who confirms it by one tap', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    expect(screen.queryByRole('group', { name: '第二个人确认' })).toBeNull();
    await page.throwDice('444412');
    expect(card().textContent).toMatch(/林二.*四红带三/);
    await page.tap('确认');
    expect(screen.queryByRole('group', { name: '第二个人确认' })).toBeNull();
    expect(page.last().textContent).toContain('已确认');
    await waitFor(() => {
      expect(server.witnesses).toMatchObject([{ entry: server.entries[1]?.id, verdict: 'confirm' }]);
    });
  });

  it('don’t stop the table: what is unanswered waits in a strip with its count', async () => {
    const page = await renderHost(server);
    await page.throwDice('444412');
    await page.throwDice('444413');
    expect(card().textContent).toContain('林二');
    expect(screen.getByText('1 把状元待确认')).toBeTruthy();
    await page.throwDice('123355');
    expect(screen.queryByRole('group', { name: '第二个人确认' })).toBeNull();
    await page.tap('2 把状元待确认');
    const [second, first] = screen.getAllByRole('group', { name: '第二个人确认' });
    expect([second?.textContent, first?.textContent]).toMatchObject([
      expect.stringContaining('林二'),
      expect.stringContaining('陈一'),
    ]);
    for (let n = 0; n < 2; n++) {
      const [confirm] = screen.getAllByRole('button', { name: '确认' });
      await act(async () => {
        confirm?.click();
        await Promise.resolve();
      });
    }
    expect(screen.getByText('没有待确认的')).toBeTruthy();
  });

  it('put away for later, show the last throw with all that can be done about it', async () => {
    const page = await renderHost(server);
    await page.throwDice('444412');
    await page.tap('稍后');
    expect(page.last().textContent).toContain('四红带三');
    expect(screen.getByText('1 把状元待确认')).toBeTruthy();
    await page.tap('改这粒 2');
    await page.throwDice('3');
    // It reads otherwise now: a second person is asked again.
    expect(card().textContent).toContain('四红带四');
  });

  it('say no until the throw is put right: the way there is one tap, and it stays in sight', async () => {
    const page = await renderHost(server);
    await page.throwDice('444412');
    await page.tap('不对');
    await page.throwDice('123355');
    await page.tap('1 把状元有异议');
    expect(card().textContent).toContain('请把这一把改对');
    await page.tap('去更正');
    await page.throwDice('444216');
    await page.tap('确认更正');
    expect(screen.queryByText(/有异议/)).toBeNull();
    expect(server.witnesses).toMatchObject([{ verdict: 'reject' }]);
  });

  it('are satisfied where a later word says that it was right', async () => {
    const page = await renderHost(server);
    await page.throwDice('444412');
    await page.tap('不对');
    await page.tap('1 把状元有异议');
    await page.tap('没错');
    expect(screen.getByText('没有待确认的')).toBeTruthy();
  });

  it('ask nobody on a device that only reads along, nor where they are switched off', async () => {
    server.penHolder = 'tablet';
    const page = await renderHost(server);
    const [seat] = server.seats;
    server.correct({ kind: 'throw', seat: seat?.id ?? '', dice: '444412' });
    await hint(page);
    expect(screen.queryByText(/待确认/)).toBeNull();
    expect(screen.queryByRole('group', { name: '第二个人确认' })).toBeNull();
  });
});

describe('the waiting list', () => {
  const waiting = [
    { id: newId(), name: '张伟', department: '财务部', pinyin: 'zhang wei' },
    { id: newId(), name: '李娜', department: '市场部', pinyin: 'li na' },
  ];
  beforeEach(() => {
    server.waiting = waiting;
  });
  const open = async (page: HostPage) => {
    await page.tap('更多');
    await page.tap('加一位');
  };

  it('is searched by typing, and its guest sits down by one tap', async () => {
    const page = await renderHost(server);
    await open(page);
    fireEvent.input(screen.getByLabelText(/^名字/), { target: { value: 'zw' } });
    expect(screen.queryByRole('button', { name: /^李娜/ })).toBeNull();
    await page.tap('张伟 财务部');
    expect(screen.getByText('张伟 加入，坐最后')).toBeTruthy();
    await waitFor(() => expect(server.joins).toEqual([{ guest: waiting[0]?.id, chair: 6 }]));
    await open(page);
    expect(screen.queryByRole('button', { name: /^张伟/ })).toBeNull();
  });

  it('offers the chair of who is away', async () => {
    const page = await renderHost(server);
    await page.tap('座位');
    await page.tap(/^黄三/);
    await page.tap('详情');
    await page.tap('离席');
    await open(page);
    await page.tap('黄三（3 号）');
    await page.tap('李娜 市场部');
    await waitFor(() => expect(server.joins).toEqual([{ guest: waiting[1]?.id, chair: 3 }]));
    await page.tap('座位');
    expect(screen.getByRole('button', { name: /^李娜/ }).textContent).toContain('3');
    await page.tap('返回');
    await open(page);
    expect(screen.queryByRole('button', { name: '黄三（3 号）' })).toBeNull();
  });

  it('leaves room for whoever isn’t on it', async () => {
    const page = await renderHost(server);
    await open(page);
    fireEvent.input(screen.getByLabelText(/^名字/), { target: { value: '孙六' } });
    expect(screen.getByText('候补里没有叫这个的。')).toBeTruthy();
    await page.tap('不在候补名单，入座');
    expect(screen.getByText('孙六 加入，坐最后')).toBeTruthy();
    await waitFor(() => expect(server.joins).toEqual([{ chair: 6 }]));
  });
});
