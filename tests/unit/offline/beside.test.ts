import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextDeed, withDeeds, withoutDropped } from '@/lib/offline/beside';
import type { Deed } from '@/lib/offline/deed';
import { GameClient } from '@/lib/offline/client';
import type { Kept } from '@/lib/offline/kept';
import { memoryStore, type Store } from '@/lib/offline/store';
import { newId } from '@/lib/schemas/new-id';
import { FakeServer } from './fake-server';

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer(['陈一', '林二', '黄三']);
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(store: Store = memoryStore(), device = 'tablet'): Promise<GameClient> {
  const client = new GameClient({ game: server.id, api: server.api(device), store, fallback: memoryStore() });
  await client.open();
  await settle();
  return client;
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
}

function throwDice(client: GameClient, dice: string): string {
  const { replica } = client.getSnapshot();
  const seat = replica?.local.seatIds[(replica.local.state.next ?? 1) - 1] ?? '';
  const done = client.act([{ kind: 'throw', seat, dice }]);
  if (!done.ok) throw new Error(done.error.code);
  return done.value[0] ?? '';
}

const witness = (client: GameClient, entry: string, verdict: 'confirm' | 'reject' = 'confirm') => {
  const id = newId();
  client.deed({ kind: 'witness', body: { id, entry, verdict } });
  return id;
};
const give = (client: GameClient, entry: string) => {
  const id = newId();
  client.deed({ kind: 'given', body: { rows: [{ id, entry, nth: 1, item: newId() }] } });
  return id;
};
const call = (client: GameClient, id = newId(), wanted = true) => {
  client.deed({ kind: 'help', body: { id, wanted }, at: '2026-09-25T12:00:00Z' });
  return id;
};

describe('what is beside the log', () => {
  it('counts at once, and goes up behind the entries that it is about', async () => {
    const client = await open();
    server.fault = 'unreachable';
    const entry = throwDice(client, '444412');
    const id = witness(client, entry);
    expect(client.getSnapshot()).toMatchObject({
      waiting: 1,
      deeds: [{ kind: 'witness' }],
      game: { witnesses: [{ entry, verdict: 'confirm' }] },
    });
    await settle();
    server.fault = 'none';
    await settle();
    expect(server.entries.map((one) => one.id)).toEqual([entry]);
    expect(server.deeds).toEqual([id]);
    expect(client.getSnapshot()).toMatchObject({
      deeds: [],
      game: { witnesses: [{ entry, verdict: 'confirm' }] },
    });
  });

  it('of one kind goes up in order, once each, also where the answers were lost', async () => {
    const client = await open();
    const entry = throwDice(client, '444412');
    await settle();
    server.fault = 'answer-lost';
    const ids = [witness(client, entry, 'reject'), witness(client, entry), witness(client, entry, 'reject')];
    await vi.advanceTimersByTimeAsync(5_000);
    server.fault = 'none';
    await settle();
    expect(server.deeds).toEqual(ids);
    expect(server.witnesses.map(({ verdict }) => verdict)).toEqual(['reject', 'confirm', 'reject']);
  });

  it('is kept over a reload without the network', async () => {
    const store = memoryStore();
    const first = await open(store);
    server.fault = 'unreachable';
    const id = call(first);
    await first.saved();
    const again = await open(store);
    expect(again.getSnapshot().game?.help).toEqual({
      id,
      calledAt: '2026-09-25T12:00:00Z',
      answered: false,
    });
    server.fault = 'none';
    await settle();
    expect(server.help?.id).toBe(id);
  });

  it('a call for help waits neither for the throws before it nor for goods of a throw that waits', async () => {
    const client = await open();
    server.fault = 'unreachable';
    const entry = throwDice(client, '444412');
    await vi.advanceTimersByTimeAsync(3_000);
    give(client, entry);
    server.rulesVersion += 1; // the throws must wait for a newer app
    server.fault = 'none';
    const id = call(client);
    await settle();
    expect(server.entries).toEqual([]);
    expect(server.help?.id).toBe(id);
    expect(client.getSnapshot().deeds.map(({ kind }) => kind)).toEqual(['given']);
  });

  it('may be done by a device that only reads along', async () => {
    server.penHolder = 'phone';
    const client = await open();
    expect(client.getSnapshot().obstacle).toBe('reading');
    const id = call(client);
    await settle();
    expect(server.help?.id).toBe(id);
    call(client, id, false);
    expect(client.getSnapshot().game?.help).toBeNull();
    await settle();
    expect(server.help).toBeNull();
  });

  it('that is refused for good is dropped, and the host told why', async () => {
    const client = await open();
    const entry = throwDice(client, '444412');
    await settle();
    server.refuseDeeds = 'unknown-item';
    give(client, entry);
    await settle();
    expect(client.getSnapshot()).toMatchObject({ deeds: [], notice: { code: 'unknown-item' } });
    expect(client.getSnapshot().game?.given).toEqual([]);
  });

  it('waits while the session has ended or the event is closed', async () => {
    const client = await open();
    const entry = throwDice(client, '444412');
    await settle();
    server.status = 'closed';
    server.refuseDeeds = 'not-open';
    const first = give(client, entry);
    await settle();
    expect(client.getSnapshot()).toMatchObject({ obstacle: 'closed', deeds: [{ kind: 'given' }] });
    server.status = 'open';
    server.refuseDeeds = null;
    client.hint(null);
    await settle();
    expect(server.deeds).toEqual([first]);

    server.signedOut.add('tablet');
    const second = give(client, entry);
    await settle();
    expect(client.getSnapshot()).toMatchObject({ obstacle: 'signed-out', deeds: [{ kind: 'given' }] });
    await client.signIn('123456');
    await settle();
    expect(server.deeds).toEqual([first, second]);
  });

  it('is forgotten with the throw that a person dropped', async () => {
    const client = await open();
    server.fault = 'unreachable';
    const entry = throwDice(client, '444412');
    witness(client, entry);
    server.correct({ kind: 'end', reason: 'late' });
    await settle();
    server.fault = 'none';
    await settle();
    expect(client.getSnapshot()).toMatchObject({
      held: [{ sent: { id: entry } }],
      deeds: [{ kind: 'witness' }],
    });
    client.review(entry, 'drop');
    expect(client.getSnapshot().deeds).toEqual([]);
    await settle();
    expect(server.deeds).toEqual([]);
  });

  it('is learnt from others by the revision alone', async () => {
    const client = await open();
    server.changeBeside({ twoEyes: true });
    const { epoch, version, revision } = server;
    client.hint({ length: 0, epoch, version, revision });
    await settle();
    expect(client.getSnapshot().game).toMatchObject({ twoEyes: true, revision: 1 });
  });
});

describe('a join from the waiting list', () => {
  it('takes the guest from the list and the chair at once, and names both to the server', async () => {
    const waiting = { id: newId(), name: '候补', department: '财务部', pinyin: 'hou bu' };
    server.waiting = [waiting];
    const client = await open();
    server.fault = 'unreachable';
    const done = client.act([{ kind: 'join', name: waiting.name }], { guest: waiting.id, chair: 2 });
    const seat = done.ok ? done.value[0] : '';
    const joined = { id: seat, name: '候补', department: '财务部', chair: 2 };
    expect(client.getSnapshot().game).toMatchObject({ waiting: [], late: [joined] });
    server.fault = 'none';
    await settle();
    expect(client.getSnapshot().game).toMatchObject({ waiting: [], late: [joined] });
    expect(server.joins).toEqual([{ guest: waiting.id, chair: 2 }]);
  });
});

describe('the pure parts', () => {
  const kept = (deeds: Deed[], entries: string[], queue: string[] = []): Kept => ({
    v: 1,
    game: {
      ...server.view('tablet'),
      entries: entries.map((id) => ({
        seq: 1,
        id,
        batch: id,
        author: 'host',
        at: '',
        entry: { kind: 'end', reason: '-' },
      })),
    },
    rollCall: null,
    queue: queue.map((id) => ({ id, batch: id, at: null, entry: { kind: 'end', reason: '-' } })),
    held: [],
    deeds,
    reached: null,
  });
  const given = (...entries: string[]): Deed => ({
    id: newId(),
    kind: 'given',
    body: { rows: entries.map((entry) => ({ id: newId(), entry, nth: 1, item: 'x' })) },
  });
  const help = (id: string, wanted: boolean): Deed => ({
    id: newId(),
    kind: 'help',
    body: { id, wanted },
    at: 'now',
  });

  it('send nothing before every entry that it is about', () => {
    const swap = given('a', 'b');
    expect(nextDeed(kept([swap], ['a'], ['b']))).toBeNull();
    expect(nextDeed(kept([swap], ['a', 'b']))).toBe(swap);
    const later = given('a');
    expect(nextDeed(kept([swap, later], ['a'], ['b']))).toBeNull();
  });

  it('leave out the rows of a dropped throw, and keep the others', () => {
    const swap = given('a', 'gone');
    const [left] = withoutDropped(kept([swap], ['a'])).deeds;
    expect(left).toMatchObject({ id: swap.id, body: { rows: [{ entry: 'a' }] } });
    expect(withoutDropped(kept([given('gone')], ['a'])).deeds).toEqual([]);
  });

  it('show one call a table, until it is taken back or answered', () => {
    const view = server.view('tablet');
    expect(withDeeds(view, [help('1', true), help('2', true)]).help?.id).toBe('1');
    expect(withDeeds(view, [help('1', true), help('1', false)]).help).toBeNull();
    expect(withDeeds(view, [help('1', true), help('2', false)]).help?.id).toBe('1');
    const answered = { ...view, help: { id: '1', calledAt: '', answered: true } };
    expect(withDeeds(answered, [help('1', true)]).help?.answered).toBe(true);
    expect(withDeeds(answered, [help('1', false)]).help?.answered).toBe(true);
    expect(withDeeds(answered, [help('2', true)]).help).toEqual({
      id: '2',
      calledAt: 'now',
      answered: false,
    });
  });
});
