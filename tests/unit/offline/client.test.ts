import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastAct } from '@/lib/offline/acts';
import type { Api } from '@/lib/offline/api';
import { GameClient } from '@/lib/offline/client';
import { memoryStore, type Store } from '@/lib/offline/store';
import type { SentEntry } from '@/lib/schemas/append';
import { FakeServer } from './fake-server';

const NAMES = ['陈一', '林二', '黄三'];
const DICE = ['122356', '444326', '123456', '223365', '444411', '114366'];

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer(NAMES);
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(device = 'tablet', store: Store = memoryStore()): Promise<GameClient> {
  const client = new GameClient({ game: server.id, api: server.api(device), store, fallback: memoryStore() });
  await client.open();
  await settle();
  return client;
}

/** Lets everything under way come to its end, pauses of the outbox included. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
}

/** Throws in turn, with the next dice of the list. */
function throwNext(client: GameClient, count = 1): void {
  for (let n = 0; n < count; n++) {
    const { replica, entries } = client.getSnapshot();
    if (!replica) throw new Error('not ready');
    const { state, seatIds } = replica.local;
    const seat = seatIds[(state.next ?? 1) - 1] ?? '';
    const acted = client.act([{ kind: 'throw', seat, dice: DICE[entries.length % DICE.length] ?? '' }]);
    if (!acted.ok) throw new Error(acted.error.code);
  }
}

/** The answer to taking the pen comes late; the server has long given it. */
function slowPen(api: Api): Api {
  return {
    ...api,
    takePen: async (id, epoch) => {
      const answer = await api.takePen(id, epoch);
      await new Promise((done) => setTimeout(done, 3_000));
      return answer;
    },
  };
}

const sentIds = () => server.entries.map(({ id }) => id);

describe('the outbox', () => {
  it('takes the free pen and sends a throw as soon as it is logged', async () => {
    const client = await open();
    throwNext(client);
    expect(client.getSnapshot().waiting).toBe(1);
    expect(client.getSnapshot().replica?.local.state.length).toBe(1);
    await settle();
    expect(client.getSnapshot().waiting).toBe(0);
    expect(server.entries).toHaveLength(1);
  });

  it('waits for the free pen with a roll-call that was made before the pen had come', async () => {
    server.rollCalled = false;
    const client = new GameClient({
      game: server.id,
      api: slowPen(server.api('tablet')),
      store: memoryStore(),
      fallback: memoryStore(),
    });
    const opening = client.open();
    await vi.advanceTimersByTimeAsync(100);
    const order = [...(client.getSnapshot().game?.seats ?? [])].reverse().map(({ id }) => id);
    client.rollCall(order, []);
    throwNext(client);
    await settle();
    await opening;
    expect(client.getSnapshot()).toMatchObject({ waiting: 0, held: [], notice: null });
    expect(server.seats.map(({ id }) => id)).toEqual(order);
    expect(server.entries).toHaveLength(1);
  });

  it('keeps 40 throws while the network is cut, and sends them in order, once each', async () => {
    const client = await open();
    server.fault = 'unreachable';
    throwNext(client, 40);
    await settle();
    expect(client.getSnapshot()).toMatchObject({ waiting: 40, reachable: false });
    const ids = client.getSnapshot().entries.map(({ id }) => id);
    server.fault = 'none';
    await settle();
    expect(sentIds()).toEqual(ids);
    expect(client.getSnapshot()).toMatchObject({ waiting: 0, reachable: true, notice: null });
  });

  it('says when the server was last reached, and not when it was last asked', async () => {
    const client = await open();
    throwNext(client);
    await settle();
    const { lastReached } = client.getSnapshot();
    server.fault = 'unreachable';
    throwNext(client);
    await settle();
    client.hint(null);
    await vi.advanceTimersByTimeAsync(10);
    expect(client.getSnapshot()).toMatchObject({ reachable: false, lastReached, waiting: 1 });
    server.fault = 'none';
    client.hint(null);
    await vi.advanceTimersByTimeAsync(10);
    expect(client.getSnapshot()).toMatchObject({ reachable: true, waiting: 0 });
  });

  it('remembers over a reload without the network when the server was last reached, heard of by the stream alone too', async () => {
    const store = memoryStore();
    const client = await open('phone', store);
    throwNext(client);
    await settle();
    await settle();
    const { epoch, version, revision, entries } = server;
    client.hint({ length: entries.length, epoch, version, revision });
    const { lastReached } = client.getSnapshot();
    await settle();
    server.fault = 'unreachable';
    const again = await open('phone', store);
    expect(again.getSnapshot()).toMatchObject({ reachable: false, lastReached });
  });

  it('counts nothing twice when the server took a batch and its answer was lost', async () => {
    const client = await open();
    server.fault = 'answer-lost';
    throwNext(client, 3);
    await vi.advanceTimersByTimeAsync(10_000);
    server.fault = 'none';
    throwNext(client);
    await settle();
    expect(server.entries).toHaveLength(4);
    expect(new Set(sentIds()).size).toBe(4);
    expect(client.getSnapshot().waiting).toBe(0);
  });

  it('loses nothing over a reload without the network', async () => {
    const store = memoryStore();
    const first = await open('tablet', store);
    server.fault = 'unreachable';
    throwNext(first, 5);
    await first.saved();
    const again = await open('tablet', store);
    expect(again.getSnapshot()).toMatchObject({ status: 'ready', waiting: 5 });
    server.fault = 'none';
    await settle();
    expect(server.entries).toHaveLength(5);
  });

  it('loses nothing that was logged just before the page went away', async () => {
    const store = memoryStore();
    const journal = { entries: [] as SentEntry[] };
    const options = {
      game: server.id,
      api: server.api('tablet'),
      fallback: memoryStore(),
      journal: {
        read: () => journal.entries,
        keep: (_game: string, entries: readonly SentEntry[]) => {
          journal.entries = [...entries];
        },
      },
    };
    const slow = { ...store, save: () => new Promise<boolean>(() => undefined) };
    await (await open('tablet', store)).saved();
    const gone = new GameClient({ ...options, store: slow });
    await gone.open();
    server.fault = 'unreachable';
    throwNext(gone, 3);
    const again = new GameClient({ ...options, store });
    await again.open();
    expect(again.getSnapshot().waiting).toBe(3);
    server.fault = 'none';
    await settle();
    expect(server.entries).toHaveLength(3);
    expect(journal.entries).toEqual([]);
  });

  it('keeps the queue through an expired session and sends it after the PIN', async () => {
    const client = await open();
    server.signedOut.add('tablet');
    throwNext(client, 2);
    await settle();
    expect(client.getSnapshot()).toMatchObject({ obstacle: 'signed-out', waiting: 2 });
    throwNext(client);
    expect(await client.signIn('000000')).toMatchObject({ code: 'wrong-pin' });
    // The new session is another one, and doesn't have the pen: the device takes it along.
    server.penHolder = 'the expired session';
    expect(await client.signIn('123456')).toBeNull();
    await settle();
    expect(client.getSnapshot()).toMatchObject({ obstacle: null, waiting: 0 });
    expect(server.entries).toHaveLength(3);
  });

  it('keeps the queue when the rules of the server are of another version', async () => {
    const client = await open();
    server.rulesVersion += 1;
    throwNext(client, 2);
    await settle();
    expect(client.getSnapshot()).toMatchObject({ obstacle: 'rules-version', waiting: 2 });
    expect(server.entries).toHaveLength(0);
  });

  it('finds again what was noted while the store had failed', async () => {
    const journal = { entries: [] as SentEntry[] };
    const noted = {
      read: () => journal.entries,
      keep: (_game: string, entries: readonly SentEntry[]) => {
        journal.entries = [...entries];
      },
    };
    const full = { ...memoryStore(), save: () => Promise.reject(new Error('quota')) };
    const open = async () => {
      const client = new GameClient({
        ...{ game: server.id, api: server.api('tablet'), store: full, fallback: memoryStore() },
        journal: noted,
      });
      await client.open();
      await settle();
      return client;
    };
    const first = await open();
    throwNext(first);
    await settle();
    server.fault = 'unreachable';
    throwNext(first, 3);
    await settle();
    expect(first.getSnapshot()).toMatchObject({ storage: 'memory', waiting: 3 });
    expect(journal.entries).toHaveLength(3);
    server.fault = 'none';
    const again = await open();
    expect(again.getSnapshot().waiting).toBe(0);
    expect(server.entries).toHaveLength(4);
    expect(new Set(sentIds()).size).toBe(4);
    expect(journal.entries).toEqual([]);
  });

  it('goes on in memory where nothing can be kept, and says so', async () => {
    const broken = { ...memoryStore(), claim: () => Promise.reject(new Error('private')) };
    const client = await open('tablet', broken);
    expect(client.getSnapshot().storage).toBe('memory');
    throwNext(client);
    await settle();
    expect(server.entries).toHaveLength(1);
  });
});

describe('what others do meanwhile', () => {
  it('takes in an organiser’s entry silently where the queue still fits behind it', async () => {
    const client = await open();
    throwNext(client, 3);
    await settle();
    server.fault = 'unreachable';
    throwNext(client, 2);
    await settle();
    const target = sentIds()[1] ?? '';
    server.correct({
      kind: 'amend',
      target,
      with: { kind: 'throw', seat: server.seats[1]?.id ?? '', dice: '444256' },
    });
    server.fault = 'none';
    await settle();
    expect(server.entries).toHaveLength(6);
    expect(client.getSnapshot()).toMatchObject({ waiting: 0, held: [], notice: { code: 'corrected' } });
  });

  it('holds the queue for a person when the organiser has ended the game meanwhile', async () => {
    const client = await open();
    throwNext(client);
    await settle();
    server.fault = 'unreachable';
    throwNext(client, 2);
    await settle();
    server.correct({ kind: 'end', reason: 'late' });
    server.fault = 'none';
    await settle();
    const { held, waiting, replica } = client.getSnapshot();
    expect(held.map(({ sent }) => sent.entry.kind)).toEqual(['throw', 'throw']);
    expect(waiting).toBe(0);
    expect(replica?.local.state.phase).toBe('finished');
    expect(server.entries).toHaveLength(2);
    expect(client.review(held[0]?.sent.id ?? '', 'add')).toMatchObject({ code: 'game-ended' });
    client.review(held[0]?.sent.id ?? '', 'drop');
    expect(client.getSnapshot().held).toHaveLength(1);
  });

  it('survives the removal of the very last entry that it knew', async () => {
    const client = await open();
    throwNext(client, 2);
    await settle();
    server.fault = 'unreachable';
    throwNext(client);
    server.correct({ kind: 'remove', target: sentIds()[1] ?? '' });
    server.fault = 'none';
    await settle();
    const { held, waiting } = client.getSnapshot();
    expect(waiting).toBe(0);
    expect(held).toHaveLength(1);
    expect(server.entries).toHaveLength(3);
  });

  it('becomes a reader when another device takes the pen, and keeps what was unsent', async () => {
    const first = await open('phone');
    const second = await open('tablet');
    expect(second.getSnapshot().obstacle).toBe('reading');
    server.fault = 'unreachable';
    throwNext(first, 2);
    await vi.advanceTimersByTimeAsync(3_000);
    server.fault = 'none';
    await second.takePen();
    await settle();
    expect(second.getSnapshot().obstacle).toBeNull();
    expect(first.getSnapshot()).toMatchObject({
      obstacle: 'reading',
      waiting: 0,
      notice: { code: 'pen-taken' },
    });
    expect(first.getSnapshot().held).toHaveLength(2);
    expect(first.act([{ kind: 'pass', seat: server.seats[0]?.id ?? '' }])).toMatchObject({ ok: false });
    expect(server.entries).toHaveLength(0);
  });

  it('rebuilds when device and server differ, and says so', async () => {
    const client = await open();
    server.wrongDigests = 1;
    throwNext(client);
    await settle();
    expect(client.getSnapshot()).toMatchObject({ waiting: 0, notice: { code: 'rebuilt' } });
    throwNext(client);
    await settle();
    expect(server.entries).toHaveLength(2);
  });
});

describe('the roll-call', () => {
  it('counts at once and goes up before the throws, also when it was made offline', async () => {
    server.rollCalled = false;
    const client = await open();
    server.fault = 'unreachable';
    const [one, two, three] = server.seats.map(({ id }) => id) as [string, string, string];
    client.rollCall([two, three, one], [three]);
    expect(client.getSnapshot().replica?.local.state.players.map(({ name, away }) => [name, away])).toEqual([
      ['林二', false],
      ['黄三', true],
      ['陈一', false],
    ]);
    throwNext(client, 2);
    await settle();
    expect(client.getSnapshot().waiting).toBe(3);
    server.fault = 'none';
    await settle();
    expect(client.getSnapshot()).toMatchObject({ waiting: 0, held: [] });
    expect(server.seats.map(({ name }) => name)).toEqual(['林二', '黄三', '陈一']);
    expect(server.entries.map(({ entry }) => entry.kind)).toEqual(['leave', 'throw', 'throw']);
  });

  /** Names as the device has them in throwing order, in brackets who is away, and whose turn it is. */
  const told = (client: GameClient) => {
    const state = client.getSnapshot().replica?.local.state;
    const names = state?.players.map(({ name, away }) => (away ? `(${name})` : name));
    return [names?.join(' '), state?.players[(state.next ?? 0) - 1]?.name];
  };

  it('made again counts at once, also offline, and leaves nothing of the one before', async () => {
    server.rollCalled = false;
    const client = await open();
    const [one, two, three] = server.seats.map(({ id }) => id) as [string, string, string];
    expect(client.rollCall([two, three, one], [three])).toBeNull();
    await settle();
    expect(told(client)).toEqual(['林二 (黄三) 陈一', '林二']);
    server.fault = 'unreachable';
    expect(client.rollCall([three, one, two], [one])).toBeNull();
    expect(told(client)).toEqual(['黄三 (陈一) 林二', '黄三']);
    throwNext(client);
    await settle();
    server.fault = 'none';
    await settle();
    expect(client.getSnapshot()).toMatchObject({ waiting: 0, held: [], notice: null });
    expect(told(client)).toEqual(['黄三 (陈一) 林二', '林二']);
    expect(server.entries.map(({ entry }) => entry.kind)).toEqual(['leave', 'remove', 'leave', 'throw']);
    const reloaded = await open('another tablet');
    expect(told(reloaded)).toEqual(told(client));
  });

  it('made again while the answer to the first was lost is the one that counts', async () => {
    server.rollCalled = false;
    const client = await open();
    const [one, two, three] = server.seats.map(({ id }) => id) as [string, string, string];
    server.fault = 'answer-lost';
    client.rollCall([two, three, one], [three]);
    await vi.advanceTimersByTimeAsync(10);
    expect(server.rollCalled).toBe(true);
    client.rollCall([one, two, three], []);
    server.fault = 'none';
    await settle();
    expect(client.getSnapshot()).toMatchObject({ waiting: 0, held: [] });
    expect(told(client)).toEqual(['陈一 林二 黄三', '陈一']);
    expect(server.seats.map(({ id }) => id)).toEqual([one, two, three]);
  });

  it('can’t be made again once somebody has thrown, nor while entries wait', async () => {
    server.rollCalled = false;
    const client = await open();
    const ids = server.seats.map(({ id }) => id);
    client.rollCall(ids, []);
    await settle();
    server.fault = 'unreachable';
    client.act([{ kind: 'join', name: '孙六' }]);
    expect(client.rollCall([...ids].reverse(), [])?.code).toBe('unsent');
    server.fault = 'none';
    await settle();
    expect(client.rollCall([...ids].reverse(), [])).toBeNull();
    await settle();
    expect(told(client)).toEqual(['黄三 林二 陈一 孙六', '黄三']);
    throwNext(client);
    const [thrown] = lastAct(client.getSnapshot().entries) ?? [];
    client.act([{ kind: 'remove', target: thrown ?? '' }]);
    expect(client.rollCall(ids, [])?.code).toBe('started');
  });

  it('isn’t taken back as an act is, which would leave its order', async () => {
    server.rollCalled = false;
    const client = await open();
    const [one, two, three] = server.seats.map(({ id }) => id) as [string, string, string];
    client.rollCall([two, three, one], [three]);
    expect(lastAct(client.getSnapshot().entries)).toBeNull();
    await settle();
    expect(lastAct(client.getSnapshot().entries)).toBeNull();
    client.act([{ kind: 'leave', seat: one }]);
    expect(lastAct(client.getSnapshot().entries)).toHaveLength(1);
    await settle();
    client.rollCall([two, three, one], []);
    await settle();
    expect(lastAct(client.getSnapshot().entries)).toBeNull();
    expect(told(client)).toEqual(['林二 黄三 陈一', '林二']);
  });

  it('of another device stays: one that waited here does not replace it', async () => {
    server.rollCalled = false;
    const client = await open();
    const ids = server.seats.map(({ id }) => id);
    server.fault = 'unreachable';
    client.rollCall(ids, []);
    await settle();
    server.fault = 'none';
    const other = await open('phone');
    await other.takePen();
    other.rollCall([...ids].reverse(), []);
    await settle();
    await client.refresh();
    expect(told(client)[0]).toBe('黄三 林二 陈一');
    expect(server.seats.map(({ id }) => id)).toEqual([...ids].reverse());
  });
});

describe('taking back', () => {
  it('takes back act by act, whole batches, and skips what was taken back already', async () => {
    const client = await open();
    throwNext(client, 2);
    const [seat3, seat1] = [server.seats[2]?.id ?? '', server.seats[0]?.id ?? ''];
    client.act([
      { kind: 'pass', seat: seat3 },
      { kind: 'throw', seat: seat1, dice: '444256' },
    ]);
    const ids = client.getSnapshot().entries.map(({ id }) => id);
    const takeBack = () => {
      const act = lastAct(client.getSnapshot().entries) ?? [];
      const done = client.act(act.map((target) => ({ kind: 'remove', target })));
      expect(done.ok).toBe(true);
      return act;
    };
    expect(takeBack()).toEqual([ids[3], ids[2]]);
    expect(takeBack()).toEqual([ids[1]]);
    expect(takeBack()).toEqual([ids[0]]);
    expect(lastAct(client.getSnapshot().entries)).toBeNull();
    expect(client.getSnapshot().replica?.local.state.next).toBe(1);
    await settle();
    expect(client.getSnapshot().waiting).toBe(0);
  });
});
