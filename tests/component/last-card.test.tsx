import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from '@/lib/offline/store';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost, rowWith, type HostPage } from './helpers/render-host';

const NAMES = ['陈一', '林二', '黄三', '郑四', '吴五'];

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer(NAMES, { calledThrows: false });
});

/** Opens what can be done about an entry of the log. */
async function pick(page: HostPage, text: string): Promise<void> {
  await page.tap('更多');
  await page.tap('博饼记录');
  fireEvent.click(within(rowWith(text)).getByRole('button'));
}

describe('上一把', () => {
  it('stays the last throw when an earlier one is put in, put right or taken out; what changed is told beside it', async () => {
    const page = await renderHost(server);
    for (const dice of ['444216', '112356', '442356']) await page.throwDice(dice);
    const isLast = () => {
      expect(page.last().textContent).toContain('上一把');
      expect(page.last().textContent).toMatch(/黄三.*二举/);
    };
    await pick(page, '三红');
    await page.tap('更正');
    await page.throwDice('123456');
    await page.tap('确认更正');
    isLast();
    expect(screen.getByText('第 1 条改成：陈一 对堂')).toBeTruthy();

    await pick(page, '已更正');
    await page.tap('前面补一把');
    await page.throwDice('114356');
    await page.tap('确认补记');
    isLast();
    expect(screen.getByText('第 1 条前补了：吴五 一秀')).toBeTruthy();

    await pick(page, '已更正');
    await page.tap('删除');
    await page.tap('确认删除');
    isLast();
    expect(screen.getByText('拿掉了第 1 条：陈一 对堂')).toBeTruthy();

    await page.throwDice('112356');
    expect(page.last().textContent).toMatch(/郑四.*罚黑/);
    expect(screen.queryByText(/^拿掉了/)).toBeNull();
  });

  it('is the one before when it is taken back, which is said', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.throwDice('123456');
    await page.tap('撤回');
    expect(page.last().textContent).toMatch(/陈一.*三红/);
    expect(screen.getByText('拿掉了第 2 条：林二 对堂')).toBeTruthy();
  });

  it('stays while the next one isn’t there, which is said too', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('不在');
    expect(page.last().textContent).toMatch(/上一把.*陈一.*三红/);
    expect(screen.getByText('林二 不在，跳过')).toBeTruthy();
  });
});

describe('the joy of a 状元', () => {
  const petals = () => document.querySelector('.animate-fall');

  it('is for a new one, once, and not again after another screen or a reload', async () => {
    const store = memoryStore();
    const page = await renderHost(server, { store });
    await page.throwDice('444412');
    expect(petals()).not.toBeNull();
    await page.tap('更多');
    await page.tap('返回');
    await waitFor(() => expect(page.last()).toBeTruthy());
    expect(petals()).toBeNull();
    await waitFor(() => expect(server.entries).toHaveLength(1));
  });

  it('is not for what was there when the page was loaded', async () => {
    const [seat] = server.seats;
    server.correct({ kind: 'throw', seat: seat?.id ?? '', dice: '444412' });
    const page = await renderHost(server);
    expect(page.last().textContent).toContain('四红');
    expect(petals()).toBeNull();
  });

  it('waits for the second person, and does not come for what they say is wrong', async () => {
    server.twoEyes = true;
    const page = await renderHost(server);
    await page.throwDice('444412');
    await page.tap('不对');
    expect(page.last().textContent).toContain('四红');
    expect(petals()).toBeNull();
    await page.throwDice('444413');
    await page.tap('稍后');
    expect(petals()).toBeNull();
    await page.tap('1 把状元有异议');
    const [confirm] = screen.getAllByRole('button', { name: '确认' });
    await act(async () => {
      confirm?.click();
      await Promise.resolve();
    });
    await page.tap('返回');
    await waitFor(() => expect(petals()).not.toBeNull());
  });
});
