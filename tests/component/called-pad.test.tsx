import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost } from './helpers/render-host';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer(['陈一', '林二', '黄三'], { calledThrows: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const key = (name: RegExp) => screen.getByRole('button', { name });
const tap = (name: RegExp) => fireEvent.click(key(name), { detail: 1 });

describe('a called throw', () => {
  it('is logged once by two taps within a second, and the key shows that it was', async () => {
    const page = await renderHost(server);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    tap(/^罚黑/);
    expect(key(/^罚黑/).ariaDisabled).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(600));
    tap(/^罚黑/);
    expect(page.turn().textContent).toMatch(/轮到.*林二/);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(key(/^罚黑/).ariaDisabled).toBe('false');
    tap(/^罚黑/);
    expect(page.client.getSnapshot().entries).toHaveLength(2);
  });

  it('does not wait for another key’s, and a keyboard waits for nothing', async () => {
    const page = await renderHost(server);
    tap(/^罚黑/);
    tap(/^一秀/);
    fireEvent.click(key(/^二举/), { detail: 0 });
    fireEvent.click(key(/^二举/), { detail: 0 });
    expect(page.client.getSnapshot().entries).toHaveLength(4);
  });
});
