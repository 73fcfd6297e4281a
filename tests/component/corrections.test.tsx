import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost, rowWith, type HostPage } from './helpers/render-host';

const NAMES = ['陈一', '林二', '黄三', '郑四', '吴五'];

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer(NAMES, { calledThrows: false });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

async function pick(page: HostPage, text: string): Promise<void> {
  await page.tap('更多');
  await page.tap('博饼记录');
  fireEvent.click(within(rowWith(text)).getByRole('button'));
}

describe('a forgotten throw', () => {
  it('is put in for whoever comes before, and says so where somebody else is chosen', async () => {
    const page = await renderHost(server);
    for (const dice of ['444216', '112356', '442356']) await page.throwDice(dice);
    await pick(page, '二举');
    await page.tap('前面补一把');
    const who = screen.getByLabelText<HTMLSelectElement>('谁');
    expect(who.selectedOptions[0]?.textContent).toBe('林二');
    expect(screen.queryByText(/这里该是/)).toBeNull();
    fireEvent.change(who, { target: { value: '5' } });
    expect(screen.getByText('照次序，这里该是 林二。')).toBeTruthy();
  });

  it('is that of who was said not to be there', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('不在');
    await page.throwDice('442356');
    await pick(page, '二举');
    await page.tap('前面补一把');
    expect(screen.getByLabelText<HTMLSelectElement>('谁').selectedOptions[0]?.textContent).toBe('林二');
  });
});

describe('an entry of the log', () => {
  it('opens what can be done about it in sight', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const page = await renderHost(server);
    await page.throwDice('444216');
    await pick(page, '三红');
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(scrolled.mock.contexts[0]).toBe(screen.getByRole('button', { name: '前面补一把' }).parentElement);
  });
});

describe('犯规', () => {
  it('is found in the menu, with whose throw it takes', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('更多');
    await page.tap(/^林二 犯规/);
    expect(page.last().textContent).toContain('林二 犯规，这一把不算');
    expect(page.turn().textContent).toContain('黄三');
    await page.tap('为什么');
    expect(screen.getByText('碰了骰子，或替别人博：这一把不算，轮到下一位；犯规不轮空。')).toBeTruthy();
  });

  it('is not offered where nobody throws', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('更多');
    await page.tap('结束本桌');
    await page.tap(/^剩下的抢饼/);
    await page.tap('更多');
    expect(screen.queryByRole('button', { name: /犯规/ })).toBeNull();
  });
});
