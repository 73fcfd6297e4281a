// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchGame } from '@/lib/offline/watch';

/** A stream that does what the test says. */
class FakeStream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = FakeStream.OPEN;
  onmessage: ((message: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    FakeStream.opened.push(this);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

const hints = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.opened = [];
  vi.stubGlobal('EventSource', FakeStream);
  hints.mockClear();
  stop = watchGame('g', hints);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watching a game', () => {
  it('asks nothing while its stream is alive', () => {
    for (let n = 0; n < 8; n++) {
      vi.advanceTimersByTime(15_000);
      FakeStream.opened[0]?.dispatchEvent(new Event('beat'));
    }
    expect(FakeStream.opened).toHaveLength(1);
    expect(hints).not.toHaveBeenCalled();
    FakeStream.opened[0]?.onmessage?.({ data: '{"length":3,"version":1,"epoch":2,"revision":0}' });
    expect(hints).toHaveBeenCalledWith({ length: 3, version: 1, epoch: 2, revision: 0 });
  });

  it('connects anew where the stream has died without a word', () => {
    vi.advanceTimersByTime(50_000);
    expect(FakeStream.opened).toHaveLength(2);
    expect(FakeStream.opened[0]?.readyState).toBe(FakeStream.CLOSED);
  });

  it('looks at once when the device wakes up, and mends a stream that died in its sleep', () => {
    // The device sleeps: no timer runs.
    vi.setSystemTime(Date.now() + 20 * 60_000);
    document.dispatchEvent(new Event('resume'));
    expect(hints).toHaveBeenCalledWith(null);
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('asks nothing for a page that has just been loaded, which asks by itself, but for one gone back to', () => {
    const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    window.dispatchEvent(shown(false));
    expect(hints).not.toHaveBeenCalled();
    window.dispatchEvent(shown(true));
    expect(hints.mock.calls).toEqual([[null]]);
  });

  it('asks every few seconds where there is no stream', () => {
    FakeStream.opened[0]?.close();
    vi.advanceTimersByTime(11_000);
    expect(hints.mock.calls).toEqual([[null], [null]]);
  });
});
