import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClient } from '@/lib/offline/client';
import { memoryStore } from '@/lib/offline/store';
import type { GameHint } from '@/lib/schemas/game';
import { FakeServer } from './fake-server';

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer(['陈一', '林二', '黄三']);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A game that another device writes, so that its opening is one question; the answer takes a second. */
function openSlowly() {
  const api = server.api('phone');
  server.api('tablet');
  server.penHolder = 'tablet';
  const game = vi.fn(async (id: string) => {
    const answer = await api.game(id);
    await new Promise((done) => setTimeout(done, 1_000));
    return answer;
  });
  const client = new GameClient({
    ...{ game: server.id, api: { ...api, game }, store: memoryStore(), fallback: memoryStore() },
  });
  void client.open();
  return { client, game };
}

const hint = (): GameHint => {
  const { entries, version, epoch, revision } = server;
  return { length: entries.length, version, epoch, revision };
};

describe('a message of the stream while the first answer is on its way', () => {
  it('is no reason to ask again where the answer knows of it', async () => {
    const { client, game } = openSlowly();
    await vi.advanceTimersByTimeAsync(500);
    client.hint(hint());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(game).toHaveBeenCalledTimes(1);
    expect(client.getSnapshot()).toMatchObject({ status: 'ready' });
  });

  it('is one where the answer is older', async () => {
    const { client, game } = openSlowly();
    await vi.advanceTimersByTimeAsync(500);
    server.revision += 1;
    client.hint(hint());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(game).toHaveBeenCalledTimes(2);
    expect(client.getSnapshot().game?.revision).toBe(server.revision);
  });
});
