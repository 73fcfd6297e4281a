import { describe, expect, it, vi } from 'vitest';
import { streamResponse, type StreamMessage } from '@/lib/live/sse';

function open() {
  const abort = new AbortController();
  const stop = vi.fn();
  let send: (message: StreamMessage) => void = () => undefined;
  const response = streamResponse(abort.signal, (sender) => {
    send = sender;
    return stop;
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no body');
  return { abort, stop, send: (message: StreamMessage) => send(message), response, reader };
}

describe('streamResponse', () => {
  it('sends messages as server-sent events that nothing may hold back', async () => {
    const { send, response, reader } = open();
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    expect((await reader.read()).value).toBe('retry: 2000\n\n');
    send({ id: '7', event: 'games', data: { name: '两行\n文字' } });
    expect((await reader.read()).value).toBe('id: 7\nevent: games\ndata: {"name":"两行\\n文字"}\n\n');
    await reader.cancel();
  });

  it('stops once when the request is aborted, and sends nothing more', async () => {
    const { abort, stop, send, reader } = open();
    await reader.read();
    abort.abort();
    abort.abort();
    send({ data: 1 });
    expect(stop).toHaveBeenCalledTimes(1);
    expect((await reader.read()).done).toBe(true);
  });

  it('stops when the reader goes', async () => {
    const { stop, reader } = open();
    await reader.read();
    await reader.cancel();
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  });

  it('stops at once for a request that is gone already', () => {
    const stop = vi.fn();
    streamResponse(AbortSignal.abort(), () => stop);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('cuts off a reader that lags behind', () => {
    const { send, stop } = open();
    for (let n = 0; n < 30; n += 1) send({ data: 'x'.repeat(100_000) });
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('keeps a silent connection alive', async () => {
    vi.useFakeTimers();
    const { reader } = open();
    await reader.read();
    vi.advanceTimersByTime(15_000);
    expect((await reader.read()).value).toBe('event: beat\ndata: .\n\n');
    await reader.cancel();
    vi.useRealTimers();
  });

  it('ends after ten minutes, so that its reader signs in again', () => {
    vi.useFakeTimers();
    const { stop } = open();
    vi.advanceTimersByTime(600_000);
    expect(stop).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
