import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { SentEntry } from '@/lib/schemas/append';
import { newId } from '@/lib/schemas/new-id';
import { appendEntries } from '@/lib/services/append-entries';
import { loadGame } from '@/lib/services/load-game';
import {
  appendOf,
  hostDevice,
  openGame,
  sent,
  thrown,
  type HostDevice,
  type OpenGame,
} from '../../support/open-game';

let game: OpenGame;
let device: HostDevice;
let sittingId: string;
beforeEach(async () => {
  game = await openGame();
  device = await hostDevice(game.gameId);
  const sitting = await db().sitting.findFirstOrThrow({ where: { eventId: game.eventId } });
  sittingId = sitting.id;
});
afterAll(disconnect);

async function waits(name: string, change: object = {}): Promise<string> {
  const id = newId();
  await db().guest.create({
    data: { id, eventId: game.eventId, name, department: '财务部', waiting: true, ...change },
  });
  return id;
}
const joins = (name: string, guest?: string, chair?: number): SentEntry => ({
  ...sent({ kind: 'join', name }),
  ...(guest && { guest }),
  ...(chair && { chair }),
});
async function append(length: number, entries: SentEntry[], at = game, by = device) {
  const author = { kind: 'host' as const, tokenHash: by.tokenHash, epoch: by.epoch };
  return appendEntries(author, appendOf(at, by, length, entries));
}
const guest = (id: string) => db().guest.findUniqueOrThrow({ where: { id } });
const guests = () => db().guest.count({ where: { eventId: game.eventId } });
const seatOf = async (id: string) => db().seat.findUniqueOrThrow({ where: { id }, include: { guest: true } });
const audited = (action: string) => db().audit.findMany({ where: { eventId: game.eventId, action } });
async function view() {
  const loaded = await loadGame(game.gameId, device.sessionId);
  if (!loaded) throw new Error('no game');
  return loaded;
}

/** A second table of the same event, with a game of its own. */
async function secondTable(): Promise<[OpenGame, HostDevice]> {
  const other = await openGame();
  const { tableId } = await db().game.findUniqueOrThrow({ where: { id: other.gameId } });
  const moved = { eventId: game.eventId };
  await db().table.update({ where: { id: tableId ?? '' }, data: { ...moved, sittingId, number: 2 } });
  await db().guest.updateMany({ where: { tableId }, data: { ...moved, sittingId } });
  await db().game.update({ where: { id: other.gameId }, data: moved });
  return [{ ...other, eventId: game.eventId }, await hostDevice(other.gameId)];
}

describe('the waiting list of a table', () => {
  it('names those of its sitting or of none who sit nowhere', async () => {
    const other = await db().sitting.create({
      data: { eventId: game.eventId, position: 2, startsAt: new Date() },
    });
    const here = await waits('本场', { sittingId });
    const any = await waits('随便', { pinyin: 'sui bian' });
    await waits('晚场', { sittingId: other.id });
    await waits('已来', { waiting: false });
    expect((await view()).waiting).toEqual([
      { id: here, name: '本场', department: '财务部', pinyin: '' },
      { id: any, name: '随便', department: '财务部', pinyin: 'sui bian' },
    ]);
  });
});

describe('a join from the waiting list', () => {
  it('seats that guest, with the chair of who stayed away, and makes no new one', async () => {
    const id = await waits('候补');
    const before = await guests();
    const join = joins('候补', id, 2);
    expect((await append(0, [join])).outcomes).toMatchObject([{ status: 'accepted' }]);
    const { tableId } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    expect(await guest(id)).toMatchObject({ waiting: false, late: false, tableId, sittingId });
    expect(await seatOf(join.id)).toMatchObject({ guestId: id, chair: 2 });
    expect(await guests()).toBe(before);
    expect(await view()).toMatchObject({
      waiting: [],
      late: [{ id: join.id, name: '候补', department: '财务部', chair: 2 }],
    });
    expect(
      (await audited('guest.seat-waiting')).map(({ actor, actorId, detail }) => [actor, actorId, detail]),
    ).toEqual([['host', device.sessionId, { guest: id, seated: id, entry: join.id }]]);
  });

  it('counts once when it is sent twice', async () => {
    const id = await waits('候补');
    const join = joins('候补', id);
    await append(0, [join]);
    expect((await append(0, [join])).outcomes).toMatchObject([{ status: 'duplicate' }]);
    expect(await db().seat.count({ where: { guestId: id } })).toBe(1);
  });

  it('stands with a new guest of that name where another table was quicker, and the organiser is told', async () => {
    const id = await waits('候补');
    const [other, otherDevice] = await secondTable();
    const [first, second] = [joins('候补', id), joins('候补', id)];
    const lost = [second, thrown(other.seats[0], '123456')];
    const answers = await Promise.all([append(0, [first]), append(0, lost, other, otherDevice)]);
    for (const { outcomes } of answers)
      expect(outcomes.every(({ status }) => status === 'accepted')).toBe(true);
    const seats = [await seatOf(first.id), await seatOf(second.id)];
    expect(seats.filter((seat) => seat.guestId === id)).toHaveLength(1);
    const late = seats.find((seat) => seat.guestId !== id);
    expect(late?.guest).toMatchObject({ name: '候补', late: true, waiting: false });
    const [row] = await audited('guest.waiting-taken');
    expect(row?.detail).toMatchObject({ guest: id, seated: late?.guestId });
    // The list of changes goes by ids.
    const list = await db().audit.findMany({
      where: { eventId: game.eventId },
      orderBy: { id: 'desc' },
      take: 2,
    });
    expect(list.map(({ action }) => action).sort()).toEqual(['guest.seat-waiting', 'guest.waiting-taken']);
    expect(await audited('guest.seat-waiting')).toHaveLength(1);
  });

  it.each([
    ['doesn’t wait', { waiting: false }],
    ['is of another event', 'elsewhere'],
    ['waits for another sitting', 'another sitting'],
    ['is unknown', 'unknown'],
  ])('makes a late guest where the one it names %s', async (_, how) => {
    let id = newId();
    if (how === 'elsewhere') {
      const { eventId } = await openGame();
      await db().guest.create({ data: { id, eventId, name: '别处', waiting: true } });
    } else if (how === 'another sitting') {
      const data = { eventId: game.eventId, position: 2, startsAt: new Date() };
      id = await waits('晚场', { sittingId: (await db().sitting.create({ data })).id });
    } else if (typeof how === 'object') id = await waits('已来', how);
    const join = joins('来客', id);
    expect((await append(0, [join])).outcomes).toMatchObject([{ status: 'accepted' }]);
    expect((await seatOf(join.id)).guest).toMatchObject({ name: '来客', late: true });
    expect(await audited('guest.waiting-taken')).toHaveLength(1);
  });

  it('gives the guest back to the list when it is taken back, and takes them again when that is', async () => {
    const id = await waits('候补');
    const join = joins('候补', id);
    await append(0, [join]);
    const removal = sent({ kind: 'remove', target: join.id });
    await append(1, [removal]);
    expect(await guest(id)).toMatchObject({ waiting: true, tableId: null });
    expect((await view()).waiting.map((one) => one.id)).toEqual([id]);
    expect(await audited('guest.wait-again')).toHaveLength(1);
    await append(2, [sent({ kind: 'remove', target: removal.id })]);
    expect(await guest(id)).toMatchObject({ waiting: false });
    expect((await view()).waiting).toEqual([]);
  });

  it('that was taken back leaves the guest to the table that has them since', async () => {
    const id = await waits('候补');
    const join = joins('候补', id);
    await append(0, [join]);
    await append(1, [sent({ kind: 'remove', target: join.id })]);
    const [other, otherDevice] = await secondTable();
    const again = joins('候补', id);
    await append(0, [again], other, otherDevice);
    expect((await seatOf(again.id)).guestId).toBe(id);
    const late = sent({ kind: 'join', name: '来客' });
    const undone = await append(2, [late, sent({ kind: 'remove', target: late.id })]);
    expect(undone.outcomes.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect(await guest(id)).toMatchObject({ waiting: false });
  });
});
